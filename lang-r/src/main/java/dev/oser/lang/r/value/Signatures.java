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
  private static final Map<String, String> PRIMITIVES = primitives();

  private static final Map<String, String> CLOSURES = closures();

  private Signatures() {}

  private static Map<String, String> primitives() {
    var signatures = new HashMap<String, String>();
    for (var parts : lines("primitives.txt")) {
      for (var name : parts[1].split(" ")) {
        signatures.put(name, parts[0]);
      }
    }
    return Map.copyOf(signatures);
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
