package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Family;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A builtin that stumbles is a bug, and says so even to a program that handles all errors. */
class InternalErrorTest {
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
  private final Session session =
      new Session(InputStream.nullInputStream(), output, errors, List.of("R"));

  /** A builtin with a bug. */
  private static final class Broken extends Family {
    @Override
    public List<Builtin> builtins() {
      return List.of(
          new Builtin(
              new Builtin.Signature(
                  "broken",
                  Formals.NONE,
                  false,
                  true,
                  Builtin.Treatment.EAGER,
                  Builtin.Dispatch.NONE,
                  Builtin.Visibility.ON,
                  false,
                  0,
                  -1),
              this,
              0));
    }

    @Override
    public Value call(int number, Context context, Args arguments, @Nullable Value[] matched) {
      throw new ClassCastException("planted");
    }
  }

  private int run(String script) {
    var broken = new Broken().builtins().getFirst();
    session.runtime().global().put(Symbol.of("broken"), broken);
    return session.run(Source.of("script.R", script));
  }

  private String errors() {
    return errors.toString(StandardCharsets.UTF_8);
  }

  @Test
  void handlersDoNotHideIt() {
    assertEquals(0, run("x <- tryCatch(broken(1), error = function(e) conditionMessage(e))\n"));
    assertTrue(errors().startsWith("oser: internal error in broken(): java.lang.ClassCast"));
    assertNotNull(session.runtime().internalError());
  }

  @Test
  void itNamesTheBuiltinAlsoWhenAnotherOneCallsIt() {
    assertEquals(1, run("lapply(1:2, broken)\n"));
    assertTrue(errors().contains("internal error in broken(): please report it"));
    assertTrue(!errors().contains("\tat "), "no stack trace unless asked for");
  }

  @Test
  void theTraceIsThereForThoseWhoAsk() {
    session.runtime().debug();
    assertEquals(1, run("broken()\n"));
    assertTrue(errors().contains("\tat "));
  }
}
