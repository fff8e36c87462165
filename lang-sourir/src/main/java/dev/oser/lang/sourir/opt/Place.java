package dev.oser.lang.sourir.opt;

/** An assume, by where it is. */
record Place(String function, String version, String label) {}
