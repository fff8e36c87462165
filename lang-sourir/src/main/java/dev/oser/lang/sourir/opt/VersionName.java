package dev.oser.lang.sourir.opt;

/** A version of a function, by name. */
record VersionName(String function, String version) {}
