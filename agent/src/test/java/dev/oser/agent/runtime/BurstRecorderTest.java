package dev.oser.agent.runtime;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.oser.profile.context.Counting;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A thread whose stack is nearly full is not looked at, and goes on recording later. */
class BurstRecorderTest {
  /** Less than a recorder makes sure of. */
  private static final int FRAMES_OF_A_WALK = 200;

  @Test
  void aFullStackDamagesNothing() {
    assertNull(damageNearTheEndOfTheStack(BurstRecorder::hasRoom));
  }

  @Test
  void walkingWithoutRoomWould() {
    assertNotNull(damageNearTheEndOfTheStack(_ -> true));
  }

  /** Says whether a recorder may begin. */
  private interface Check {
    boolean allows(BurstRecorder recorder);
  }

  private static @Nullable Throwable damageNearTheEndOfTheStack(Check check) {
    var recursion = new Recursion(check);
    try {
      recursion.deeper();
    } catch (StackOverflowError e) {
      return recursion.damage;
    }
    throw new AssertionError("unreachable");
  }

  /** At each depth a recorder that does not know where it is sees a method start. */
  private static final class Recursion {
    private final Check check;
    private @Nullable Throwable damage;

    Recursion(Check check) {
      this.check = check;
    }

    void deeper() {
      var recorder =
          new BurstRecorder(Counting.exact(), _ -> ContextRecorder.probe(FRAMES_OF_A_WALK));
      recorder.own(Thread.currentThread());
      if (check.allows(recorder)) {
        try {
          recorder.descend(1);
        } catch (StackOverflowError e) {
          damage = e;
        }
      }
      deeper();
    }
  }
}
