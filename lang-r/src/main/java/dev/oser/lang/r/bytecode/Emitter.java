package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.Symbol;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects instructions, constants and labels of one code. */
final class Emitter {
  /** A place that is jumped to and may not be known yet. */
  static final class Label {
    private int target = -1;
    private final List<Integer> uses = new ArrayList<>();

    int target() {
      return target;
    }
  }

  private int[] instructions = new int[32];
  private int size;
  private final List<Object> constants = new ArrayList<>();
  private final IdentityHashMap<Object, Integer> constantPlaces = new IdentityHashMap<>();
  private final List<Integer> callPlaces = new ArrayList<>();
  private final List<Call> calls = new ArrayList<>();
  private final List<Integer> emptyPlaces = new ArrayList<>();
  private final List<Code.Loop> loops = new ArrayList<>();
  private int depth;
  private int deepest;
  private final List<FeedbackPlace> feedback = new ArrayList<>();
  private @Nullable Call written;

  int size() {
    return size;
  }

  int depth() {
    return depth;
  }

  /** Says how the operand stack is where control comes from elsewhere. */
  void setDepth(int depth) {
    this.depth = depth;
  }

  private void word(int word) {
    if (size == instructions.length) {
      instructions = Arrays.copyOf(instructions, 2 * size);
    }
    instructions[size++] = word;
  }

  /** What the next instruction reads may be a missing argument. */
  void nextMayBeEmpty() {
    emptyPlaces.add(size);
  }

  /**
   * Emits an instruction.
   *
   * @param operands all but the places of feedback, which are found here
   */
  void emit(Instruction instruction, int... operands) {
    emit(instruction, null, operands);
  }

  /** Emits an instruction whose errors are errors of this call. */
  void emit(Call call, Instruction instruction, int... operands) {
    callAtNext(call);
    emit(instruction, null, operands);
  }

  void jump(Instruction instruction, Label label, int... operands) {
    emit(instruction, label, operands);
  }

  private void emit(Instruction instruction, @Nullable Label label, int... operands) {
    int at = size;
    word(instruction.ordinal());
    int next = 0;
    for (var kind : instruction.operands()) {
      if (kind == Instruction.Operand.FEEDBACK) {
        word(feedback.size());
        feedback.add(new FeedbackPlace(written, instruction));
      } else if (kind == Instruction.Operand.TARGET && label != null) {
        use(label);
      } else {
        word(operands[next++]);
      }
    }
    if (next != operands.length) {
      throw new IllegalArgumentException(instruction + " has fewer operands");
    }
    depth += instruction.leaves() - instruction.takes(instructions, at);
    deepest = Math.max(deepest, depth);
  }

  /** Says which call is being translated. {@return which one was} */
  @Nullable Call within(@Nullable Call call) {
    var before = written;
    written = call;
    return before;
  }

  void callAtNext(Call call) {
    callPlaces.add(size);
    calls.add(call);
  }

  private void use(Label label) {
    if (label.target < 0) {
      label.uses.add(size);
    }
    word(label.target);
  }

  void place(Label label) {
    label.target = size;
    for (int use : label.uses) {
      instructions[use] = size;
    }
  }

  int constant(Object constant) {
    return constantPlaces.computeIfAbsent(
        constant,
        added -> {
          constants.add(added);
          return constants.size() - 1;
        });
  }

  /** {@return the place of a variable that is looked for by its name} */
  int variable(Symbol symbol) {
    return constant(new VariableSite(symbol));
  }

  void loop(Code.Loop loop) {
    loops.add(loop);
  }

  /**
   * {@return the code}
   *
   * @param function whether it is the body of a function
   */
  Code finish(Layout layout, boolean function, int epoch) {
    return new Code(
        Arrays.copyOf(instructions, size),
        constants.toArray(),
        deepest + 1,
        layout,
        function,
        epoch,
        callPlaces.stream().mapToInt(Integer::intValue).toArray(),
        calls.toArray(Call[]::new),
        emptyPlaces.stream().mapToInt(Integer::intValue).toArray(),
        loops,
        feedback);
  }
}
