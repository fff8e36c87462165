package dev.oser.lang.r.numeric;

/**
 * When a minimiser stops.
 *
 * @param relative a change of the function that is not worth going on
 * @param absolute a value of the function that is good enough
 * @param most how many rounds, or calls, at most
 */
public record Tolerances(double relative, double absolute, int most) {}
