/**
 * The annotation processor of lang-r: reads {@code @RBuiltin} methods and writes, for each class
 * that has some, a family that calls them by number, and a registry of all families. Nothing is
 * looked up by reflection when R starts. When all classes have been compiled, {@link
 * dev.oser.lang.r.processor.Weaver} makes those that may take long or much memory ask whether they
 * may, and {@link dev.oser.lang.r.processor.TypeSwitches} makes plain code of switches over types.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.processor;
