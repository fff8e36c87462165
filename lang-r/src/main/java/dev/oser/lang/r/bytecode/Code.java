package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Executable;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Value;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bytecode with its constants, and what was seen while it ran. */
public final class Code extends Executable {
  /**
   * A loop: which instructions are in it and where {@code break} and {@code next} go, when they
   * come from a promise that runs inside.
   *
   * @param depth of the operand stack in the loop
   */
  public record Loop(
      int start, int end, int breakTarget, int nextTarget, int breakDepth, int depth) {}

  private final int[] instructions;
  private final Object[] constants;
  private final int stackSize;
  private final Layout layout;
  private final boolean function;
  private final int epoch;
  private final int[] callPlaces;
  private final Call[] calls;
  private final int[] emptyPlaces;
  private final List<Loop> loops;

  private final List<FeedbackPlace> feedbackPlaces;
  private final Feedback feedback;

  private int @Nullable [] askedFirst;

  /** What runs instead of this. Another thread may set it. */
  private volatile CompiledBody.@Nullable Versions compiled;

  private volatile @Nullable PureBody pure;

  Code(
      int[] instructions,
      Object[] constants,
      int stackSize,
      Layout layout,
      boolean function,
      int epoch,
      int[] callPlaces,
      Call[] calls,
      int[] emptyPlaces,
      List<Loop> loops,
      List<FeedbackPlace> feedbackPlaces) {
    this.instructions = instructions;
    this.constants = constants;
    this.stackSize = stackSize;
    this.layout = layout;
    this.function = function;
    this.epoch = epoch;
    this.callPlaces = callPlaces;
    this.calls = calls;
    this.emptyPlaces = emptyPlaces;
    this.loops = List.copyOf(loops);
    this.feedbackPlaces = List.copyOf(feedbackPlaces);
    this.feedback = new Feedback(feedbackPlaces.size());
  }

  /** {@return code that gives NULL, as an example} */
  public static Code nothing() {
    return new Code(
        new int[] {Op.CONST, 0, Op.RETURN, 0},
        new Object[] {NullValue.NULL},
        1,
        Layout.EMPTY,
        false,
        0,
        new int[0],
        new Call[0],
        new int[0],
        List.of(),
        List.of(new FeedbackPlace(null, Instruction.RETURN)));
  }

  /** {@return whether any instruction reads an index, which may be a missing argument} */
  boolean takesEmpty() {
    return emptyPlaces.length > 0;
  }

  /** {@return whether the instruction here does} */
  boolean takesEmpty(int place) {
    return takesEmpty() && Arrays.binarySearch(emptyPlaces, place) >= 0;
  }

  public int[] instructions() {
    return instructions;
  }

  public Object[] constants() {
    return constants;
  }

  int stackSize() {
    return stackSize;
  }

  public Layout layout() {
    return layout;
  }

  /** {@return whether this is the body of a function, which ends with its activation} */
  public boolean isFunction() {
    return function;
  }

  int epoch() {
    return epoch;
  }

  public Feedback feedback() {
    return feedback;
  }

  /** {@return what runs in the place of this in an environment; null if the interpreter does} */
  @Nullable CompiledBody compiled(Environment environment) {
    var versions = compiled;
    return versions == null ? null : versions.version(environment);
  }

  /** Has something else run in the place of this, or nothing any more. */
  public void setCompiled(CompiledBody.@Nullable Versions versions) {
    compiled = versions;
  }

  /** {@return what computes the result without an activation, or null} */
  @Nullable PureBody pure() {
    return pure;
  }

  /** Says what computes the result without an activation, or that nothing does any more. */
  public void setPure(@Nullable PureBody body) {
    pure = body;
  }

  /** Takes over what older code of the same expression has seen. */
  void inherit(Code older) {
    FeedbackPlace.transfer(older.feedbackPlaces, older.feedback, feedbackPlaces, feedback);
  }

  /** {@return the parameters that are {@linkplain AskedFirst asked for first}} */
  public int[] askedFirst() {
    if (askedFirst == null) {
      askedFirst = AskedFirst.of(this);
    }
    return askedFirst;
  }

  /** {@return the call that an error at this instruction is in} */
  public Value callAt(int place) {
    int found = Arrays.binarySearch(callPlaces, place);
    return found >= 0 ? calls[found] : NullValue.NULL;
  }

  /** {@return whether errors at this instruction are in a call of this code's own} */
  public boolean hasCallAt(int place) {
    return Arrays.binarySearch(callPlaces, place) >= 0;
  }

  public List<Loop> loops() {
    return loops;
  }

  /** {@return the innermost loop that this instruction is in, or null} */
  @Nullable Loop loopAt(int place) {
    Loop innermost = null;
    for (var loop : loops) {
      if (loop.start() <= place
          && place < loop.end()
          && (innermost == null || loop.start() >= innermost.start())) {
        innermost = loop;
      }
    }
    return innermost;
  }
}
