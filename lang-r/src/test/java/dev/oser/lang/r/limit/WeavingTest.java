package dev.oser.lang.r.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The questions are where they should be, and nowhere else. */
class WeavingTest {
  private static long questions(String type, String question) throws IOException {
    var file = "/" + type.replace('.', '/') + ".class";
    try (var in = WeavingTest.class.getResourceAsStream(file)) {
      assertTrue(in != null, type);
      long count = 0;
      for (var method : ClassFile.of().parse(in.readAllBytes()).methods()) {
        if (method.code().isPresent()) {
          for (var element : method.code().get()) {
            if (element instanceof InvokeInstruction call
                && call.owner().asInternalName().endsWith("/limit/Polls")
                && call.name().equalsString(question)) {
              count++;
            }
          }
        }
      }
      return count;
    }
  }

  @Test
  void loopsAroundLoopsAsk() throws IOException {
    assertTrue(questions("dev.oser.lang.r.builtin.MatrixKernel", "loop") > 0);
    assertTrue(questions("dev.oser.lang.r.numeric.Householder", "loop") > 0);
    assertTrue(questions("dev.oser.lang.r.regex.Nfa", "loop") > 0);
  }

  @Test
  void arraysAskForRoom() throws IOException {
    assertTrue(questions("dev.oser.lang.r.value.Vector", "longs") > 0);
    assertTrue(questions("dev.oser.lang.r.builtin.Strings", "repeat") > 0);
  }

  @Test
  void theInnermostLoopsAndTheEngineDoNotAsk() throws IOException {
    assertEquals(0, questions("dev.oser.lang.r.value.DoubleVector", "loop"));
    assertEquals(0, questions("dev.oser.lang.r.number.Sums", "loop"));
    assertEquals(0, questions("dev.oser.lang.r.bytecode.Interpreter", "loop"));
  }

  @Test
  void aQuestionReachesTheGuardOfTheThread() {
    var asked = new AtomicInteger();
    var guard =
        new Guard() {
          @Override
          public boolean isWatching() {
            return true;
          }

          @Override
          public void stop() {
            asked.incrementAndGet();
          }

          @Override
          public void allocate(long bytes) {
            throw new IllegalStateException("no room for " + bytes);
          }
        };
    Polls.loop();
    Polls.longs(1 << 20);
    var problem =
        assertThrows(
            IllegalStateException.class,
            () ->
                SessionThread.call(
                    guard,
                    1 << 20,
                    () -> {
                      Polls.loop();
                      ((SessionThread) Thread.currentThread()).setStopping(true);
                      Polls.loop();
                      Polls.longs(10);
                      Polls.longs(1 << 20);
                      return null;
                    }));
    assertEquals("no room for " + (8 << 20), problem.getMessage());
    assertEquals(1, asked.get());
  }
}
