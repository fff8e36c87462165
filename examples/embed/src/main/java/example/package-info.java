/** A program that embeds R, as somebody outside of Oser would write it. */
@org.jspecify.annotations.NullMarked
package example;
