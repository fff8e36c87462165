/**
 * When to compile, and when to give up: {@link dev.oser.kit.tier.TierController} compiles what is
 * hot in the background, keeps count of assumptions that fail, and bounds how much code there is.
 * What is compiled, and how, is the language's business.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.tier;
