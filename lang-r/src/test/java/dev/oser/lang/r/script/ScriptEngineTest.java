package dev.oser.lang.r.script;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;
import javax.script.Compilable;
import javax.script.Invocable;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;
import javax.script.SimpleBindings;
import org.junit.jupiter.api.Test;

/** R as {@code javax.script} knows it. */
class ScriptEngineTest {
  private final ScriptEngineManager manager = new ScriptEngineManager();
  private final ScriptEngine engine = manager.getEngineByName("R");

  @Test
  void managersFindIt() {
    assertNotNull(manager.getEngineByExtension("R"));
    assertNotNull(manager.getEngineByMimeType("text/x-r"));
    assertEquals("R", engine.getFactory().getLanguageName());
    assertEquals("MULTITHREADED", engine.getFactory().getParameter("THREADING"));
  }

  @Test
  void bindingsAreGlobalVariables() throws Exception {
    engine.put("x", 20.5);
    assertEquals(41.0, engine.eval("y <- x * 2; y"));
    assertEquals(41.0, engine.get("y"));
    assertEquals(
        true, engine.getBindings(javax.script.ScriptContext.ENGINE_SCOPE).containsKey("y"));
    assertNull(engine.get("z"));
    assertEquals(3.0, engine.eval(new StringReader("1 + 2")));
  }

  @Test
  void otherBindingsKeepTheirVariables() throws Exception {
    var bindings = new SimpleBindings(new java.util.HashMap<>(Map.of("x", 1.0)));
    assertEquals(3.0, engine.eval("z <- x + 2; z", bindings));
    assertEquals(3.0, bindings.get("z"));
    assertNull(engine.get("z"));
  }

  @Test
  void whatIsPrintedGoesToTheContext() throws Exception {
    var writer = new StringWriter();
    engine.getContext().setWriter(writer);
    engine.eval(engine.getFactory().getOutputStatement("a \"b\""));
    assertEquals("a \"b\"", writer.toString());
  }

  /** What a script offers. */
  interface Calculator {
    double add(double a, double b);
  }

  @Test
  void functionsAndMethodsAreCalled() throws Exception {
    engine.eval("add <- function(a, b) a + b; o <- list(twice = function(v) 2 * v)");
    var invocable = (Invocable) engine;
    assertEquals(5.0, invocable.invokeFunction("add", 2.0, 3));
    assertEquals(7.0, invocable.getInterface(Calculator.class).add(3, 4));
    assertEquals(8.0, invocable.invokeMethod(engine.get("o"), "twice", 4));
    assertThrows(NoSuchMethodException.class, () -> invocable.invokeFunction("none"));
    assertNull(invocable.getInterface(Runnable.class));
  }

  @Test
  void scriptsAreCheckedWhenTheyAreCompiled() throws Exception {
    var script = ((Compilable) engine).compile("x * 2");
    engine.put("x", new double[] {1, 2});
    assertArrayEquals(new double[] {2, 4}, (double[]) script.eval());
    assertThrows(ScriptException.class, () -> ((Compilable) engine).compile("x *"));
    assertThrows(ScriptException.class, () -> engine.eval("stop('no')"));
  }
}
