/**
 * The command line: what a person types. Everything a library user would need too is in the kit.
 * {@link dev.oser.cli.Main} holds the list of commands, each command is a class, and {@link
 * dev.oser.cli.Problem} turns whatever went wrong into a message and an exit status. The
 * interactive environment is in {@code dev.oser.cli.shell}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.cli;
