package dev.oser.agent.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.agent.options.Options;
import dev.oser.agent.rewrite.Selection;
import dev.oser.agent.rewrite.Tally;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Loaded classes are changed many at a time; one that fails does not keep others from that. */
class LoadedClassesTest {
  private static final int COUNT = 250;

  private final List<Integer> stops = new ArrayList<>();
  private int changed;

  /** {@return a JVM with so many classes that can be changed, and one among them that cannot} */
  private Instrumentation jvm() {
    var loaded = new Class<?>[COUNT];
    Arrays.fill(loaded, Test.class);
    loaded[120] = Assertions.class;
    loaded[130] = String.class;
    return (Instrumentation)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Instrumentation.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getAllLoadedClasses" -> loaded;
                  case "isModifiableClass" -> true;
                  default -> {
                    change((Class<?>[]) arguments[0]);
                    yield null;
                  }
                });
  }

  private void change(Class<?>[] classes) throws UnmodifiableClassException {
    stops.add(classes.length);
    if (Arrays.asList(classes).contains(Assertions.class)) {
      throw new UnmodifiableClassException();
    }
    changed += classes.length;
  }

  @Test
  void oneThatFailsIsFound() throws Exception {
    var tally = new Tally();
    new LoadedClasses(jvm(), new Selection(Options.parse("cct")), tally).change(() -> false);
    assertEquals(COUNT - 2, changed);
    assertEquals(100, stops.getFirst());
    assertTrue(stops.size() < 20, stops.toString());
    assertEquals(Map.of("class that the JVM does not let change", 1), tally.leftAlone());
  }

  @Test
  void theRestIsLeftWhenTheProgramEnds() throws Exception {
    new LoadedClasses(jvm(), new Selection(Options.parse("cct")), new Tally())
        .change(() -> changed >= 100);
    assertEquals(List.of(100), stops);
  }
}
