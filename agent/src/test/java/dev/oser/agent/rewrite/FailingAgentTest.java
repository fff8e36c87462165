package dev.oser.agent.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.oser.agent.options.Options;
import dev.oser.agent.runtime.CallRecorder;
import dev.oser.agent.runtime.Recorders;
import dev.oser.profile.context.Counting;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/** What goes wrong while a class is rewritten is never the program's problem. */
@Execution(ExecutionMode.SAME_THREAD)
@ResourceLock("recorders")
class FailingAgentTest {
  private final List<Throwable> given = new ArrayList<>();
  private final Tally tally = new Tally();

  private byte @Nullable [] rewrite(Throwable thrown, String name) throws Exception {
    Recorders.start(() -> new CallRecorder(Counting.exact()));
    var selection = new Selection(Options.parse("cct"));
    BodyFactory bodies =
        (method, code) -> {
          throw FailingAgentTest.<RuntimeException>sneaky(thrown);
        };
    var transformer =
        new Transformer(selection, new ClassRewriter(selection, bodies, tally), given::add);
    byte[] original;
    try (var in = Test.class.getClassLoader().getResourceAsStream(name)) {
      original = in.readAllBytes();
    }
    return transformer.transform(
        Test.class.getModule(), Test.class.getClassLoader(), null, null, null, original);
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> T sneaky(Throwable thrown) throws T {
    throw (T) thrown;
  }

  private static final String SOME_CLASS = "org/junit/jupiter/api/Assertions.class";

  @Test
  void anErrorEndsTheProfile() throws Exception {
    var error = new NoClassDefFoundError("planted");
    assertNull(rewrite(error, SOME_CLASS));
    assertEquals(List.of(error), given);
  }

  @Test
  void exceptionsAndStackOverflowsLeaveTheClassAlone() throws Exception {
    assertNull(rewrite(new IllegalStateException("planted"), SOME_CLASS));
    assertNull(rewrite(new StackOverflowError(), SOME_CLASS));
    assertEquals(List.of(), given);
    assertEquals(
        List.of(
            "class that cannot be rewritten (planted)",
            "class that was loaded where the stack was nearly full"),
        List.copyOf(tally.leftAlone().keySet()));
  }
}
