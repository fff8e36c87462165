/**
 * Text tests: each file under {@code kit/src/test/filetests} holds a command, a module and what
 * must come out. {@link dev.oser.kit.filetest.FileTest} is the format, {@link
 * dev.oser.kit.filetest.Commands} what the commands do, {@link dev.oser.kit.filetest.FileTestsTest}
 * runs them all.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.filetest;
