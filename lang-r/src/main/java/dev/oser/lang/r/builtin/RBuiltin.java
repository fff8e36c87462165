package dev.oser.lang.r.builtin;

import dev.oser.lang.r.value.Builtin;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Makes a static method a function of R. Read at build time; see the package's description. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
@interface RBuiltin {
  /** The names R knows it by. */
  String[] value();

  /** Names of parameters, separated by commas, if arguments are matched to them. */
  String formals() default "";

  /** Whether R has it as a primitive although it matches arguments to parameters. */
  boolean primitive() default false;

  Builtin.Treatment treatment() default Builtin.Treatment.EAGER;

  Builtin.Dispatch dispatch() default Builtin.Dispatch.NONE;

  Builtin.Visibility visibility() default Builtin.Visibility.ON;

  /**
   * Whether it computes a value from its arguments and does nothing else: it changes neither them
   * nor the session, reads no variables, shows nothing and draws no random numbers. It may still
   * want to warn, to stop, or to ask a method: compiled code then leaves that to the interpreter.
   */
  boolean quiet() default false;
}
