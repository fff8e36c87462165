package dev.oser.lang.r.bytecode;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An enum whose numbers are wanted as constants, for a {@code switch} over ints. They are written
 * at build time, in a class of this name.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
@interface Numbered {
  String value();
}
