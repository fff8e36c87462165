package dev.oser.house.planted.upper;

/** A class of a layer that nobody below may use. */
public class Above {}
