/**
 * Tests of passes that text cannot say: laws on random functions, limits, and single operations.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.opt;
