/**
 * The interactive environment: one class per command, listed in {@link
 * dev.oser.cli.shell.Commands}, over the state in {@link dev.oser.cli.shell.Shell}; versions of
 * functions and OSR points are in {@link dev.oser.cli.shell.Versions}. Only {@link
 * dev.oser.cli.shell.TerminalShell} and what it uses know about terminals.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.cli.shell;
