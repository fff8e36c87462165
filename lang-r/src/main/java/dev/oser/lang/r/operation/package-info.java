/**
 * What R does with vectors: arithmetic, comparison, logic, coercion, subsetting and its inverse,
 * attributes. Functions here do not dispatch on classes; whoever calls them has looked.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.operation;
