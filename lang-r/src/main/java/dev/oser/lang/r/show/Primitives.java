package dev.oser.lang.r.show;

import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What R shows of functions that are not written in R. */
public final class Primitives {
  private static final String SYNTAX = "-";

  /** Parameters with their parentheses by the name of the function. */
  private static final Map<String, String> SIGNATURES = read();

  private Primitives() {}

  private static Map<String, String> read() {
    var signatures = new HashMap<String, String>();
    try (var in = Objects.requireNonNull(Primitives.class.getResourceAsStream("primitives.txt"))) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .forEach(
              parts -> {
                for (var name : parts[1].split(" ")) {
                  signatures.put(name, parts[0]);
                }
              });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Map.copyOf(signatures);
  }

  /** {@return how a primitive is printed} */
  static String shown(String name) {
    var signature = SIGNATURES.getOrDefault(name, "(...)");
    var primitive = ".Primitive(\"" + name + "\")";
    return signature.equals(SYNTAX) ? primitive : "function " + signature + "  " + primitive;
  }

  /** {@return the parameters of a primitive, or null if it is syntax} */
  public static @Nullable Formals formals(String name) {
    var signature = SIGNATURES.getOrDefault(name, "(...)");
    if (signature.equals(SYNTAX)) {
      return null;
    }
    var definition = Source.ofText("function" + signature + " NULL\n");
    var call = (Call) Language.of(Parser.parse(definition).nodes().get(0));
    return Language.formals(call.argument(0));
  }
}
