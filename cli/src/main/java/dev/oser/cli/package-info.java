/**
 * The command line: what a person types. Everything a library user would need too is in the kit.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.cli;
