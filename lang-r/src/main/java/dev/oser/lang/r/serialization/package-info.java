/**
 * Values as bytes, in the format that R's {@code serialize} writes (R Internals, section
 * "Serialization Formats"): {@link dev.oser.lang.r.serialization.ValueWriter} and {@link
 * dev.oser.lang.r.serialization.ValueReader} know what is written of a value, {@link
 * dev.oser.lang.r.serialization.ItemOutput} and {@link dev.oser.lang.r.serialization.ItemInput} how
 * numbers and texts become bytes. Files, connections and compression are elsewhere.
 *
 * <p>What is read may be damaged or made to do harm: no length is believed before the bytes are
 * there, nothing is nested without limit, and whatever is wrong is an error of R.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.serialization;
