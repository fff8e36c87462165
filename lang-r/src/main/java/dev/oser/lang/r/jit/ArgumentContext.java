package dev.oser.lang.r.jit;

import dev.oser.kit.dispatch.Context;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Feedback;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Instruction.Operand;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.value.Value;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the arguments of a call (Flückiger §4.8): of each of the first eight parameters
 * the {@linkplain Shape shape} of its value, in a byte, or 0 if it may be anything: if the argument
 * is a promise that nobody has asked for yet, if there is none, or if it does not matter.
 *
 * @param said all bits of the parameters of which something is known
 */
record ArgumentContext(long shapes, long said) implements Context<ArgumentContext> {
  static final int PARAMETERS = 8;

  private static final long BYTE = 0xff;

  /** Nothing is known. */
  static final ArgumentContext TOP = new ArgumentContext(0, 0);

  static ArgumentContext of(long shapes) {
    if (shapes == 0) {
      return TOP;
    }
    long said = 0;
    for (int i = 0; i < PARAMETERS; i++) {
      if (shape(shapes, i) != 0) {
        said |= BYTE << 8 * i;
      }
    }
    return new ArgumentContext(shapes, said);
  }

  /** {@return the shapes of the arguments that a mask has the bits of} */
  static long shapes(Activation activation, long mask) {
    var slots = activation.slots();
    long found = 0;
    for (int i = 0; i < PARAMETERS && mask >>> 8 * i != 0; i++) {
      if (shape(mask, i) != 0) {
        found |= (long) shape(Steps.available(slots[i])) << 8 * i;
      }
    }
    return found;
  }

  /** {@return a shape that code can be made for; 0 for what is not there, and for NA} */
  private static int shape(@Nullable Value value) {
    int shape = value == null ? 0 : Shape.of(value);
    return (shape & Shape.NA) != 0 ? 0 : shape;
  }

  /**
   * {@return the bits of the parameters that had values of different shapes where they were read:
   * only of those it pays to have versions}
   */
  static long polymorphic(Code code, Feedback feedback, int parameters) {
    long mask = 0;
    var words = code.instructions();
    for (int at = 0; at < words.length; at += Instruction.of(words[at]).size()) {
      var instruction = Instruction.of(words[at]);
      if (instruction == Instruction.LOAD_SLOT) {
        int slot = words[at + instruction.place(Operand.SLOT)];
        int seen = feedback.word(words[at + instruction.place(Operand.FEEDBACK)]);
        boolean several = Feedback.shape(seen, 1) != 0 || (seen & Feedback.MORE_SHAPES) != 0;
        if (several && slot < Math.min(parameters, PARAMETERS)) {
          mask |= BYTE << 8 * slot;
        }
      }
    }
    return mask;
  }

  /** {@return the bits of so many parameters} */
  static long all(int parameters) {
    return parameters >= PARAMETERS ? -1 : (1L << 8 * parameters) - 1;
  }

  private static int shape(long shapes, int parameter) {
    return (int) (shapes >>> 8 * parameter & BYTE);
  }

  /** {@return the shape of the value of a parameter, or 0} */
  int shape(int parameter) {
    return parameter < PARAMETERS ? shape(shapes, parameter) : 0;
  }

  /** Of each parameter the other says the same, or nothing. */
  @Override
  public boolean implies(ArgumentContext other) {
    return (shapes & other.said) == other.shapes;
  }

  // What a record has of itself is made by the JVM when it is first asked, which takes long.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ArgumentContext context && context.shapes == shapes;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(shapes);
  }

  /** {@return the shapes for people: {@code (double, ?, list[])}; nothing if none is known} */
  @Override
  public String toString() {
    int last = PARAMETERS - Long.numberOfLeadingZeros(said) / 8;
    return said == 0
        ? ""
        : IntStream.range(0, last)
            .mapToObj(i -> Shape.text(shape(i)))
            .collect(Collectors.joining(", ", "(", ")"));
  }
}
