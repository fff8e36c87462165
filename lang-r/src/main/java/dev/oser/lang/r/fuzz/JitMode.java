package dev.oser.lang.r.fuzz;

import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.r.jit.Contexts;
import dev.oser.lang.r.jit.Deoptless;
import dev.oser.lang.r.jit.JitOptions;
import dev.oser.lang.r.jit.Speculation;
import java.util.Random;
import java.util.Set;

/** Ways to compile that bring out mistakes. All must show what the interpreter shows. */
public enum JitMode {
  /** Everything is compiled when it runs for the first time: nothing is known of it. */
  FIRST {
    @Override
    JitOptions options(long seed) {
      return JitOptions.eager();
    }
  },
  /** Everything is compiled when it runs for the second time, and loops in their second turn. */
  SECOND {
    @Override
    JitOptions options(long seed) {
      return JitOptions.eager().with(after(2));
    }
  },
  /** Everything is compiled when it has run for a while; what never ran is not. */
  EXPERIENCED {
    @Override
    JitOptions options(long seed) {
      return JitOptions.eager().with(after(4));
    }
  },
  /** Every few checks one fails although it holds. */
  FAILING {
    @Override
    JitOptions options(long seed) {
      int[] checks = {0};
      int every = 2 + Math.floorMod(seed, 7);
      return JitOptions.eager().with(after(2)).failing(() -> ++checks[0] % every == 0);
    }
  },
  /** Checks fail at random. */
  RANDOM {
    @Override
    JitOptions options(long seed) {
      var random = new Random(seed);
      return JitOptions.eager().with(after(2)).failing(() -> random.nextInt(40) == 0);
    }
  },
  /** Calls with other arguments have versions of their own, which take the room from each other. */
  CONTEXTS {
    @Override
    JitOptions options(long seed) {
      return JitOptions.eager().with(after(2)).with(new Contexts(Contexts.Use.ALL, 2));
    }
  },
  /** Wherever code is left, other code goes on, made for the state there. */
  DEOPTLESS {
    @Override
    JitOptions options(long seed) {
      var random = new Random(seed);
      return JitOptions.eager()
          .with(after(2))
          .with(new Deoptless(Deoptless.Use.ALL, 20))
          .failing(() -> random.nextInt(12) == 0);
    }
  },
  /** Nothing is assumed. */
  WITHOUT {
    @Override
    JitOptions options(long seed) {
      return JitOptions.eager().with(after(2)).with(new Speculation(Set.of()));
    }
  };

  /** {@return a policy by which code is compiled after so many entries, or turns of loops} */
  private static TierPolicy after(int times) {
    var eager = JitOptions.EAGER;
    return new TierPolicy(
        times,
        times,
        eager.patience(),
        eager.attempts(),
        eager.mostUnits(),
        eager.mostInstructions(),
        false);
  }

  /** {@return options for one session} */
  abstract JitOptions options(long seed);
}
