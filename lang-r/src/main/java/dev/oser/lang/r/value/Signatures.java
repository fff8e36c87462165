package dev.oser.lang.r.value;

import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The parameters of functions that are not written in R here, as R shows them. */
public final class Signatures {
  private static final String SYNTAX = "-";

  /** Parameters with their parentheses by the name of the function. */
  private static final Map<String, String> PRIMITIVES = byFunction("primitives.txt");

  /** What the first argument may be called, by the name of the function. */
  private static final Map<String, String> FIRST_NAMES = byFunction("first-names.txt");

  private static final Map<String, String> CLOSURES = closures();

  private Signatures() {}

  /** {@return what the lines of a file begin with, by each of the functions that follow} */
  private static Map<String, String> byFunction(String file) {
    var facts = new HashMap<String, String>();
    for (var parts : lines(file)) {
      for (var name : parts[1].split(" ")) {
        facts.put(name, parts[0]);
      }
    }
    return Map.copyOf(facts);
  }

  private static Map<String, String> closures() {
    return lines("closures.txt").stream()
        .collect(Collectors.toUnmodifiableMap(parts -> parts[0], parts -> parts[1]));
  }

  private static List<String[]> lines(String file) {
    try (var in = Objects.requireNonNull(Signatures.class.getResourceAsStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Primitives take arguments by place; some still refuse a first one of another name, though they
   * take the beginning of the right one.
   */
  public static void checkFirstName(String function, String name) {
    var right = FIRST_NAMES.get(function);
    if (right != null && !right.startsWith(name)) {
      throw new RError("supplied argument name '" + name + "' does not match '" + right + "'");
    }
  }

  /** {@return how a primitive is printed} */
  public static String primitive(String name) {
    var signature = PRIMITIVES.getOrDefault(name, "(...)");
    var primitive = ".Primitive(\"" + name + "\")";
    return signature.equals(SYNTAX) ? primitive : "function " + signature + "  " + primitive;
  }

  /** {@return the parameters of a builtin with their defaults, or null if it is syntax} */
  public static @Nullable Formals of(Builtin builtin) {
    var matched = builtin.formals();
    var signature =
        matched == null
            ? PRIMITIVES.getOrDefault(builtin.name(), "(...)")
            : CLOSURES.get(builtin.name());
    if (signature == null) {
      return matched;
    }
    if (signature.equals(SYNTAX)) {
      return null;
    }
    var definition = Source.ofText("function" + signature + " NULL\n");
    var call = (Call) Language.of(Parser.parse(definition).nodes().get(0));
    return Language.formals(call.argument(0));
  }
}
