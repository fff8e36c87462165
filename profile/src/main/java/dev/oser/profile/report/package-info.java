/**
 * Profiles for people and for other programs: {@link dev.oser.profile.report.ContextReport} and
 * {@link dev.oser.profile.report.PathReport} for the terminal, {@link
 * dev.oser.profile.report.CollapsedStacks}, {@link dev.oser.profile.report.Speedscope} and {@link
 * dev.oser.profile.report.Pprof} for viewers that others made.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.profile.report;
