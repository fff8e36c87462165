/** The front door of the kit. */
@org.jspecify.annotations.NullMarked
package dev.oser.kit;
