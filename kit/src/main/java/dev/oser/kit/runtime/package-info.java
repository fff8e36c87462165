/**
 * What a running program is made of, whichever engine runs it: records, function values, output and
 * traps. Both engines and the code the back end generates use these classes, so a value can cross
 * from one engine to the other unchanged. Nothing here knows the IR.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.runtime;
