package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** All code that a program had made of its expressions, for people who want to look. */
public final class CodeListing {
  private record Entry(String title, Code code) {}

  private final List<Entry> entries = new ArrayList<>();

  void function(Closure closure, Code code) {
    if (!isOfPackage(closure.environment())) {
      var parameters =
          Arrays.stream(closure.formals().names())
              .map(Symbol::name)
              .collect(Collectors.joining(", ", "function(", ") "));
      entries.add(new Entry(parameters + shown(closure.body()), code));
    }
  }

  void expression(Call expression, Environment environment, Code code) {
    if (!isOfPackage(environment)) {
      entries.add(new Entry(shown(expression), code));
    }
  }

  private static boolean isOfPackage(Environment environment) {
    var outermost = environment;
    while (outermost instanceof Activation activation) {
      outermost = activation.function().environment();
    }
    return outermost.name().equals("base") || outermost.name().startsWith("namespace:");
  }

  private static String shown(Value expression) {
    var lines = Language.deparse(expression);
    return lines.size() == 1 ? lines.getFirst() : lines.getFirst() + " …";
  }

  /**
   * {@return the code, in the order in which it was made}
   *
   * @param feedback whether to show what it has seen, too
   */
  public String text(boolean feedback) {
    var text = new StringBuilder();
    for (var entry : entries) {
      text.append(entry.title()).append('\n');
      if (feedback && entry.code().feedback().entries() > 0) {
        text.append("  entered ").append(entry.code().feedback().entries()).append(" times\n");
      }
      text.append(Disassembler.text(entry.code(), feedback)).append('\n');
    }
    return text.toString();
  }
}
