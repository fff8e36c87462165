/**
 * The reference interpreter: slow, simple, and right. Every other way to run a program is compared
 * with it, so it follows the declarations of the ops and nothing else.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.interp;
