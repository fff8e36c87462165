/**
 * How commands report figures: a table for people, a line for scripts, JSON for tools. Every
 * benchmark, fuzzer and report ends in one {@link dev.oser.kit.report.Result}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.report;
