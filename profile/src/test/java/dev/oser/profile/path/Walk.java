package dev.oser.profile.path;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A call of an instrumented method: takes random edges, does on each what the numbering says, and
 * keeps both the numbers emitted and the blocks really visited.
 */
final class Walk {
  final List<Integer> emitted = new ArrayList<>();
  final List<Integer> visited = new ArrayList<>();

  Walk(PathNumbering numbering, Random random, int mostSteps) {
    int register = 0;
    int block = numbering.graph().entry();
    for (int step = 0; ; step++) {
      visited.add(block);
      var edges = numbering.graph().outgoing(block);
      var edge = edges.get(random.nextInt(edges.size()));
      switch (numbering.action(edge)) {
        case EdgeAction.None() -> {}
        case EdgeAction.Add(int amount) -> register += amount;
        case EdgeAction.Emit(int amount) -> {
          emitted.add(register + amount);
          return;
        }
        case EdgeAction.EmitAndRestart(int amount, int restart) -> {
          emitted.add(register + amount);
          register = restart;
          if (step >= mostSteps) {
            return;
          }
        }
      }
      block = edge.to();
    }
  }
}
