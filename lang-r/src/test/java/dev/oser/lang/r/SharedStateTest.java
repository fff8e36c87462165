package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.lang.r.number.NumberStyle;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.value.Attributes;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Symbol;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * No static field of R's implementation holds anything that a session could change, but for the
 * table of symbols: two sessions in one JVM never see each other.
 */
class SharedStateTest {
  /** The table of names, which only grows, and of which nobody can tell. */
  private static final Set<String> ALLOWED = Set.of("dev.oser.lang.r.value.Symbol.ALL");

  /** Classes whose objects do not change; records and enums are asked for their parts. */
  private static final Set<Class<?>> UNCHANGING =
      Set.of(
          Object.class,
          String.class,
          Pattern.class,
          MathContext.class,
          NumberStyle.class,
          // Values that are shared from the start, so that nobody changes them in place.
          Symbol.class,
          NullValue.class,
          LogicalVector.class,
          Attributes.class,
          Layout.class,
          Formals.class,
          Args.class,
          Dots.class);

  private static List<String> changeable(Class<?> type) {
    var found = new ArrayList<String>();
    for (var field : type.getDeclaredFields()) {
      var name = type.getName() + "." + field.getName();
      if (Modifier.isStatic(field.getModifiers())
          && !field.isSynthetic()
          && !ALLOWED.contains(name)
          && !isUnchanging(field)) {
        found.add(name);
      }
    }
    return found;
  }

  private static boolean isUnchanging(Field field) {
    if (!Modifier.isFinal(field.getModifiers())) {
      return false;
    }
    if (field.getType().isPrimitive()) {
      return true;
    }
    field.setAccessible(true);
    try {
      return isUnchanging(field.get(null));
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean isUnchanging(Object value) {
    var type = value.getClass();
    if (UNCHANGING.contains(type)
        || type.isEnum()
        || type.isRecord()
        || type.isHidden()
        || value instanceof Enum<?>
        || type.getName().startsWith("java.util.ImmutableCollections")
        || type.getPackageName().equals("dev.oser.lang.r.text")) {
      return true;
    }
    // Tables of numbers and texts are arrays; they are private and nobody writes to them.
    return type.isArray()
        && (type.componentType().isPrimitive()
            || type.componentType() == String.class
            || type.componentType() == Symbol.class
            || type.componentType().isEnum()
            || ((Object[]) value).length == 0);
  }

  private static List<Class<?>> classes() throws IOException, ClassNotFoundException {
    var root = Path.of("classes").toAbsolutePath();
    var classes = new ArrayList<Class<?>>();
    try (var files = Files.walk(root)) {
      for (var file : (Iterable<Path>) files::iterator) {
        var name = root.relativize(file).toString();
        if (name.endsWith(".class") && !name.endsWith("package-info.class")) {
          classes.add(Class.forName(name.substring(0, name.length() - 6).replace('/', '.')));
        }
      }
    }
    return classes;
  }

  @Test
  void staticFieldsHoldNothingThatChanges() throws Exception {
    var found = new ArrayList<String>();
    for (var type : classes()) {
      found.addAll(changeable(type));
    }
    assertEquals(List.of(), found);
  }

  /** What the test is to find. */
  private static final class Planted {
    static final Map<String, String> CACHE = new HashMap<>();
    static final Call CALL = Call.of("f");
    static int counter;
    static final int CONSTANT = 1;

    private Planted() {}
  }

  @Test
  void plantedStateIsFound() {
    var name = Planted.class.getName();
    Planted.counter = Planted.CONSTANT;
    assertEquals(
        List.of(name + ".CACHE", name + ".CALL", name + ".counter"), changeable(Planted.class));
  }
}
