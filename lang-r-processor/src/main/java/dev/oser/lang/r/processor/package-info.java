/**
 * The annotation processor of lang-r: reads {@code @RBuiltin} methods and writes, for each class
 * that has some, a family that calls them by number, and a registry of all families. Nothing is
 * looked up by reflection when R starts.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.processor;
