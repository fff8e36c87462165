package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.ObjectReference;
import dev.oser.kit.ir.Value;
import dev.oser.lang.r.value.Closure;
import org.jspecify.annotations.Nullable;

/** What compiled code has on the operand stack. */
sealed interface Operand {
  /**
   * A value.
   *
   * @param known whether a number is certainly not NA (nor NaN)
   * @param boxed the same as the interpreter has it, if that is at hand
   * @param shape the only {@link dev.oser.lang.r.bytecode.Shape} that was observed where it comes
   *     from, or 0
   * @param definition of a closure, if it is assumed to have been made by that
   */
  record Held(
      Value value,
      Kind kind,
      boolean known,
      @Nullable Value boxed,
      int shape,
      Closure.@Nullable Definition definition)
      implements Operand {
    Held(Value value, Kind kind, boolean known, @Nullable Value boxed, int shape) {
      this(value, kind, known, boxed, shape, null);
    }

    static Held ref(Value value) {
      return ref(value, 0);
    }

    static Held ref(Value value, int shape) {
      return new Held(value, Kind.REF, false, null, shape);
    }

    static Held closure(Value value, Closure.@Nullable Definition definition) {
      return new Held(value, Kind.REF, false, null, 0, definition);
    }

    static Held raw(Value value, Kind kind, boolean known) {
      return new Held(value, kind, known || kind == Kind.BOOL, null, 0);
    }

    Held withoutBox() {
      return boxed == null ? this : raw(value, kind, known);
    }

    /** {@return the object this certainly is, or null} */
    @Nullable Object constant() {
      return value instanceof Constant constant
              && constant.value() instanceof ObjectReference reference
          ? reference.object()
          : null;
    }
  }

  /**
   * A running {@code for} loop.
   *
   * @param loop the interpreter's object, which does not know how far the loop is
   * @param next the index of the next element
   */
  record Iteration(Value loop, Value next, Source source) implements Operand {}

  /** What a loop goes through. */
  enum Source {
    /** Integers given by start and step. */
    SEQUENCE,
    /** A vector of integers. */
    INTS,
    /** A vector of doubles. */
    DOUBLES,
    /** Anything. */
    ANY
  }
}
