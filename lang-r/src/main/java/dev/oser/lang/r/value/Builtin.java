package dev.oser.lang.r.value;

import dev.oser.lang.r.number.ScalarFunction;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A function written in Java, as its annotation describes it. How it is called is known to the
 * family it belongs to.
 */
public final class Builtin extends Function {
  /** What GNU R calls special, whatever we do with their arguments. */
  private static final Set<String> SPECIALS =
      Set.of(
          (":: ::: .Internal [ [[ [[<- [<- { @ @<- && <- <<- = || ~ $ $<- break call expression for"
                  + " forceAndCall function if log missing next on.exit quote rep repeat return"
                  + " round signif substitute switch UseMethod while")
              .split(" "));

  /** What a builtin gets. */
  public enum Treatment {
    /** Values of its arguments. */
    EAGER,
    /** Values of its arguments, but promises of those that go on to another function. */
    PASSING,
    /** Promises. */
    LAZY,
    /** The call as it stands. */
    SPECIAL
  }

  /** Whether its result is printed at top level. */
  public enum Visibility {
    ON,
    OFF,
    /** What it calls decides. */
    OWN
  }

  /** How it takes part in method dispatch. */
  public enum Dispatch {
    NONE,
    INTERNAL,
    MATH,
    OPS,
    SUMMARY,
    COMPLEX
  }

  /**
   * What is known about a builtin without calling it.
   *
   * @param formals names of parameters if arguments are matched to them, else null
   * @param primitive whether GNU R has it as a primitive and not as a closure
   * @param quiet whether it computes a value from its arguments and does nothing else
   * @param least how few arguments it takes
   * @param most how many arguments it takes, or -1
   */
  public record Signature(
      String name,
      Formals formals,
      boolean matched,
      boolean primitive,
      Treatment treatment,
      Dispatch dispatch,
      Visibility visibility,
      boolean quiet,
      int least,
      int most) {}

  private final Signature signature;
  private final Object family;
  private final int number;
  private final Symbol symbol;
  private final @Nullable ScalarFunction ofNumber;

  public Builtin(Signature signature, Object family, int number) {
    this.signature = signature;
    this.family = family;
    this.number = number;
    this.symbol = Symbol.of(signature.name());
    this.ofNumber = signature.primitive() ? ScalarFunction.named(signature.name()) : null;
    share();
  }

  public Signature signature() {
    return signature;
  }

  public String name() {
    return signature.name();
  }

  public Symbol symbol() {
    return symbol;
  }

  public Object family() {
    return family;
  }

  public int number() {
    return number;
  }

  /** {@return what it does with one double, if that is simple; or null} */
  public @Nullable ScalarFunction ofNumber() {
    return ofNumber;
  }

  public Treatment treatment() {
    return signature.treatment();
  }

  /** {@return whether GNU R has it as a primitive and not as a closure} */
  public boolean isPrimitive() {
    return signature.primitive();
  }

  public @Nullable Formals formals() {
    return isPrimitive() ? null : signature.formals();
  }

  @Override
  public String type() {
    return SPECIALS.contains(name()) ? "special" : isPrimitive() ? "builtin" : "closure";
  }
}
