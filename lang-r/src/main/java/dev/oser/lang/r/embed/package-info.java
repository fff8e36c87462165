/** stub */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.embed;
