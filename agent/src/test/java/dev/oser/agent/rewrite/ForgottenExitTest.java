package dev.oser.agent.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.oser.agent.options.Options;
import dev.oser.agent.runtime.CallRecorder;
import dev.oser.agent.runtime.ContextRecorder;
import dev.oser.agent.runtime.Gate;
import dev.oser.agent.runtime.Recorders;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.report.CollapsedStacks;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/** A planted bug: an instrumenter that forgets that methods also end by exceptions. */
@Execution(ExecutionMode.SAME_THREAD)
@ResourceLock("recorders")
class ForgottenExitTest {
  private static final String EXPECTED =
      """
      .run 1
      .run;.after 1
      .run;.fails 1
      .run;.fails;.throwsIt 1
      """;

  /** What is profiled. */
  public static final class Program {
    private Program() {}

    public static void run() {
      try {
        fails();
      } catch (IllegalStateException e) {
        after();
      }
    }

    static void fails() {
      throwsIt();
    }

    static void throwsIt() {
      throw new IllegalStateException();
    }

    static void after() {}
  }

  @Test
  void theCountsShowIt() throws Exception {
    assertEquals(EXPECTED, profile(true));
    assertNotEquals(EXPECTED, profile(false));
  }

  private static String profile(boolean coversExceptions) throws Exception {
    var names = new Names();
    var rewriter =
        new ClassRewriter(
            new Selection(Options.parse("cct")),
            (name, code) -> new ContextBody(name, code, names, coversExceptions),
            new Tally());
    var name = Program.class.getName();
    byte[] original;
    try (var in = Program.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
      original = in.readAllBytes();
    }
    var rewritten = Objects.requireNonNull(rewriter.rewrite(original));
    var loader =
        new ClassLoader(Program.class.getClassLoader()) {
          Class<?> define() {
            return defineClass(name, rewritten, 0, rewritten.length);
          }
        };
    Recorders.start(() -> new CallRecorder(Counting.exact()));
    Gate.open();
    loader.define().getMethod("run").invoke(null);
    Gate.end();
    var summaries =
        Recorders.all().stream().map(each -> ((ContextRecorder) each).summary(names)).toList();
    return CollapsedStacks.of(ContextSummary.merge(summaries)).replace(name, "");
  }
}
