package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.bytecode.Instruction.Effect;
import dev.oser.lang.r.bytecode.Instruction.Operand;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Value;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * Checks code against what its instructions declare: operands are of the right kind, jumps go to
 * instructions, and the operand stack has one height wherever control comes together.
 */
final class CodeVerifier {
  private static final int UNKNOWN = -1;

  private final Code code;
  private final int[] words;
  private final int[] heights;
  private final ArrayDeque<Integer> pending = new ArrayDeque<>();

  private CodeVerifier(Code code) {
    this.code = code;
    this.words = code.instructions();
    this.heights = new int[words.length];
    Arrays.fill(heights, UNKNOWN);
  }

  /**
   * {@return the height of the operand stack before each instruction; negative where control does
   * not get}
   *
   * @throws IllegalStateException if the code is not as it should be
   */
  static int[] heights(Code code) {
    var verifier = new CodeVerifier(code);
    verifier.reach(0, 0, 0);
    for (var loop : code.loops()) {
      verifier.reach(loop.nextTarget(), loop.depth(), loop.start());
      verifier.reach(loop.breakTarget(), loop.breakDepth(), loop.start());
    }
    while (!verifier.pending.isEmpty()) {
      verifier.follow(verifier.pending.pop());
    }
    return verifier.heights;
  }

  private void follow(int at) {
    require(words[at] >= 0 && words[at] < Instruction.values().length, at, "no such instruction");
    var instruction = Instruction.of(words[at]);
    require(at + instruction.size() <= words.length, at, "operands are missing");
    for (int i = 0; i < instruction.operands().size(); i++) {
      check(instruction.operands().get(i), words[at + 1 + i], at);
    }
    int height = heights[at] - instruction.takes(words, at);
    require(height >= 0, at, "takes more than there is");
    height += instruction.leaves();
    require(height <= code.stackSize(), at, "the stack is too small");
    if (instruction.has(Operand.TARGET)) {
      reach(words[at + instruction.place(Operand.TARGET)], height, at);
    }
    if (instruction.has(Operand.TABLE)) {
      var table = (SwitchTable) code.constants()[words[at + instruction.place(Operand.TABLE)]];
      for (int target : table.targets()) {
        reach(target, height, at);
      }
    } else if (instruction.effect() != Effect.ENDS && !instruction.alwaysJumps()) {
      reach(at + instruction.size(), height, at);
    }
  }

  private void reach(int target, int height, int from) {
    require(target >= 0 && target < words.length, from, "goes to " + target);
    if (heights[target] == UNKNOWN) {
      heights[target] = height;
      pending.push(target);
    }
    require(
        heights[target] == height,
        from,
        "comes to " + target + " with " + height + " values instead of " + heights[target]);
  }

  private void check(Operand kind, int word, int at) {
    switch (kind) {
      case SLOT -> require(word >= -1 && word < code.layout().size(), at, "no slot " + word);
      case FEEDBACK ->
          require(word >= 0 && word < code.feedback().size(), at, "no feedback " + word);
      case COUNT -> require(word >= 0, at, "a negative count");
      case TARGET -> {}
      default -> {
        require(word >= 0 && word < code.constants().length, at, "no constant " + word);
        require(fits(kind, code.constants()[word]), at, "constant " + word + " is no " + kind);
      }
    }
  }

  private static boolean fits(Operand kind, Object constant) {
    return switch (kind) {
      case CONSTANT -> constant instanceof Value;
      case VARIABLE -> constant instanceof VariableSite;
      case CALL -> constant instanceof Call;
      case SITE -> constant instanceof CallSite;
      case TEMPLATE -> constant instanceof ClosureTemplate;
      case TABLE -> constant instanceof SwitchTable;
      default -> false;
    };
  }

  private void require(boolean holds, int at, String problem) {
    if (!holds) {
      throw new IllegalStateException(
          "bad code at " + at + ": " + problem + "\n" + Disassembler.text(code, false));
    }
  }
}
