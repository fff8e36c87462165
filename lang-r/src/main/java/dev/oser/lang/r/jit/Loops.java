package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;

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

  /** {@return where the outermost loop around a place ends} */
  static int outermostEnd(Code code, int place) {
    int end = place;
    for (var loop : code.loops()) {
      if (loop.start() <= place && place < loop.end()) {
        end = Math.max(end, loop.end());
      }
    }
    return end;
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
