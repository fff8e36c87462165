/** Tests of single rules by which state maps are found; the laws about all of them are in fuzz. */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.osr;
