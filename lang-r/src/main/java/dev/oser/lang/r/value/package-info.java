/**
 * R's values: vectors, language, functions, environments, promises.
 *
 * <p>Start with {@link dev.oser.lang.r.value.Value}. A vector of length one holds its element in a
 * field, sequences of integers are kept as start and step, and attributes are an immutable list
 * that most values do not have. {@link dev.oser.lang.r.value.Na} says how missing values look.
 *
 * <p>Values are copied when modified only if they are shared: a value counts its owners up to two
 * ({@link dev.oser.lang.r.value.Value#own}). A value without an owner is a temporary that whoever
 * holds it may change; a variable that is the only owner may change its value in place.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.value;
