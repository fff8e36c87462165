package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import java.util.Comparator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is known of the loops of code. */
final class Loops {
  private Loops() {}

  /** {@return how often a loop has turned} */
  static int turns(Code code, Code.Loop loop) {
    var words = code.instructions();
    int turns = 0;
    for (int at = loop.start(); at < loop.end(); at += Instruction.of(words[at]).size()) {
      if (Instruction.of(words[at]) == Instruction.JUMP_BACK && words[at + 1] == loop.start()) {
        turns += code.feedback().word(words[at + 2]);
      }
    }
    return turns;
  }

  /** {@return the outermost loop around a place, or null} */
  static Code.@Nullable Loop outermost(Code code, int place) {
    return around(code, place).max(Comparator.comparingInt(Loops::length)).orElse(null);
  }

  /** {@return the innermost loop around a place, or null} */
  static Code.@Nullable Loop innermost(Code code, int place) {
    return around(code, place).min(Comparator.comparingInt(Loops::length)).orElse(null);
  }

  private static Stream<Code.Loop> around(Code code, int place) {
    return code.loops().stream().filter(loop -> loop.start() <= place && place < loop.end());
  }

  private static int length(Code.Loop loop) {
    return loop.end() - loop.start();
  }

  /** {@return where the loop with a head ends} */
  static int end(Code code, int head) {
    for (var loop : code.loops()) {
      if (loop.start() == head) {
        return loop.end();
      }
    }
    return head;
  }
}
