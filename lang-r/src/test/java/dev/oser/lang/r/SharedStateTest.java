package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.ir.Type;
import dev.oser.kit.opt.Pass;
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
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * No static field of R's implementation holds anything that a session could change, but for the
 * table of symbols and what belongs to a thread, and so to one session: two sessions in one JVM
 * never see each other.
 */
class SharedStateTest {
  /** What nobody can tell of: the names that somebody uses, and what each thread has its own of. */
  private static final Set<String> ALLOWED =
      Set.of(
          "dev.oser.lang.r.value.Symbol.ALL",
          "dev.oser.lang.r.value.Symbol.GONE",
          "dev.oser.lang.r.number.ScientificPenalty.HERE",
          "dev.oser.lang.r.number.ScientificPenalty.used",
          "dev.oser.lang.r.text.Collation.HERE",
          "dev.oser.lang.r.text.Collation.used");

  /** Classes whose objects do not change; records and enums are asked for their parts. */
  private static final Set<Class<?>> UNCHANGING =
      Set.of(
          Object.class,
          Class.class,
          String.class,
          Pattern.class,
          MathContext.class,
          Duration.class,
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

  private static final Set<Class<?>> BOXES =
      Set.of(Boolean.class, Integer.class, Long.class, Double.class, Character.class);

  private static List<String> changeable(Class<?> type) {
    var found = new ArrayList<String>();
    for (var field : type.getDeclaredFields()) {
      var name = type.getName() + "." + field.getName();
      if (Modifier.isStatic(field.getModifiers())
          && !field.isSynthetic()
          && !ALLOWED.contains(name)
          && !isUnchanging(field, null)) {
        found.add(name);
      }
    }
    return found;
  }

  private static boolean isUnchanging(Field field, @Nullable Object owner) {
    if (!Modifier.isFinal(field.getModifiers())) {
      return false;
    }
    if (field.getType().isPrimitive()) {
      return true;
    }
    field.setAccessible(true);
    try {
      return isUnchanging(field.get(owner));
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean isUnchanging(@Nullable Object value) {
    if (value == null) {
      return true;
    }
    var type = value.getClass();
    if (UNCHANGING.contains(type)
        || BOXES.contains(type)
        || type.isHidden()
        || value instanceof Type
        || value instanceof Pass
        || type.getPackageName().equals("dev.oser.lang.r.text")) {
      return true;
    }
    if (type.isRecord() || value instanceof Enum<?>) {
      return hasUnchangingParts(value, type);
    }
    if (type.getName().startsWith("java.util.ImmutableCollections")) {
      var parts =
          value instanceof Map<?, ?> map
              ? Stream.concat(map.keySet().stream(), map.values().stream())
              : ((Collection<?>) value).stream();
      return parts.allMatch(SharedStateTest::isUnchanging);
    }
    // Tables of numbers and texts are arrays; they are private and nobody writes to them.
    return type.isArray()
        && (type.componentType().isPrimitive()
            || type.componentType() == String.class
            || type.componentType() == Symbol.class
            || type.componentType().isEnum()
            || ((Object[]) value).length == 0);
  }

  /** Whether the fields of a record or an enum constant can neither be set nor changed. */
  private static boolean hasUnchangingParts(Object value, Class<?> type) {
    for (Class<?> each = type; each != null && each != Enum.class; each = each.getSuperclass()) {
      for (var field : each.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !isUnchanging(field, value)) {
          return false;
        }
      }
    }
    return true;
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
    static final Box BOX = new Box(new HashMap<>());
    static final List<Box> BOXES = List.of(BOX);
    static final Kind KIND = Kind.ONLY;
    static int counter;
    static final int CONSTANT = 1;

    private Planted() {}

    /** A record does not change, but what it holds does. */
    private record Box(Map<String, String> contents) {}

    /** So it is with a constant of an enum. */
    private enum Kind {
      ONLY;

      private final List<String> names = new ArrayList<>();
    }
  }

  @Test
  void plantedStateIsFound() {
    var name = Planted.class.getName();
    Planted.counter = Planted.CONSTANT;
    assertEquals(
        List.of(
            name + ".CACHE",
            name + ".CALL",
            name + ".BOX",
            name + ".BOXES",
            name + ".KIND",
            name + ".counter"),
        changeable(Planted.class));
  }
}
