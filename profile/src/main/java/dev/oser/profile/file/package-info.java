/**
 * The bytes of profile files, whatever is in them: numbers, strings, a checksum, and errors that
 * say what is wrong and where.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.profile.file;
