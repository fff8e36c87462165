package dev.oser.lang.r.fuzz;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Random calls of the functions of R's packages, with arguments that their parameters may expect,
 * and with others. Programs of strangers call what nobody here thought of trying.
 */
public final class CallScripts {
  private static final String ANY = "any";

  /** A function and its parameters. */
  private record Signature(String name, List<Parameter> parameters) {}

  /**
   * A parameter.
   *
   * @param kind what its default looks like, as {@code signatures.R} says it
   */
  private record Parameter(String name, String kind) {
    boolean isRequired() {
      return kind.equals("required");
    }
  }

  /** Parameters of such names expect values of a kind. */
  private record Expectation(Pattern names, String kind) {}

  private final List<Signature> signatures;
  private final Map<String, List<String>> values = new HashMap<>();
  private final List<Expectation> expectations;

  /**
   * Makes a generator.
   *
   * @param chosen which functions to call, of those that can be called at random
   */
  public CallScripts(Predicate<String> chosen) {
    this(GnuRServer.output(GnuRServer.text("calls/signatures.R")), chosen);
  }

  /**
   * Makes a generator of calls of the functions of a text in the form {@code signatures.R} gives.
   */
  CallScripts(String described, Predicate<String> chosen) {
    var excluded =
        lines("excluded.txt").stream()
            .flatMap(line -> Stream.of(line.split(" ")))
            .collect(Collectors.toSet());
    signatures =
        described
            .lines()
            .map(CallScripts::signature)
            .filter(each -> !excluded.contains(each.name) && chosen.test(each.name))
            .toList();
    if (signatures.isEmpty()) {
      throw new IllegalArgumentException("no function that can be called at random is chosen");
    }
    for (var line : lines("values.tsv")) {
      int tab = line.indexOf('\t');
      values
          .computeIfAbsent(line.substring(0, tab), _ -> new ArrayList<>())
          .add(line.substring(tab + 1));
    }
    expectations =
        lines("parameters.tsv").stream()
            .map(line -> line.split("\t"))
            .map(words -> new Expectation(Pattern.compile(words[0]), words[1]))
            .toList();
  }

  private static List<String> lines(String name) {
    return GnuRServer.text("calls/" + name)
        .lines()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .toList();
  }

  private static Signature signature(String line) {
    var words = line.split("\t");
    var parameters = new ArrayList<Parameter>();
    for (int i = 1; i < words.length; i++) {
      int equal = words[i].indexOf('=');
      parameters.add(new Parameter(words[i].substring(0, equal), words[i].substring(equal + 1)));
    }
    return new Signature(words[0], parameters);
  }

  /** {@return how many functions are called} */
  public int functions() {
    return signatures.size();
  }

  /** {@return the script of a seed: functions take turns} */
  public String script(long seed) {
    var random = new SplittableRandom(seed);
    var signature = signatures.get(Math.floorMod(seed, signatures.size()));
    var call = call(signature, random);
    var shown =
        switch (random.nextInt(8)) {
          case 0, 1 -> "dput(" + call + ")";
          case 2 -> "str(" + call + ")";
          default -> call;
        };
    return shown + "\n";
  }

  private String call(Signature signature, SplittableRandom random) {
    var arguments = new ArrayList<String>();
    boolean byPlace = true;
    for (var parameter : signature.parameters) {
      boolean isDots = parameter.name.equals("...");
      boolean isGiven =
          parameter.isRequired() && !isDots
              ? arguments.isEmpty() || random.nextInt(10) != 0
              : random.nextInt(isDots ? 2 : 6) == 0;
      if (isDots && isGiven) {
        arguments.add(value(parameter, random));
      } else if (isGiven) {
        arguments.add((byPlace ? "" : name(parameter) + " = ") + value(parameter, random));
      }
      byPlace &= isGiven && !isDots;
    }
    return "`" + signature.name + "`(" + String.join(", ", arguments) + ")";
  }

  private static String name(Parameter parameter) {
    return "`" + parameter.name + "`";
  }

  private String value(Parameter parameter, SplittableRandom random) {
    if (random.nextInt(12) == 0) {
      return anyOf(ANY, random);
    }
    var kind = parameter.kind;
    if (kind.startsWith("choice|")) {
      var choices = kind.split("\\|", -1);
      return '"' + choices[random.nextInt(1, choices.length)] + '"';
    }
    for (var expectation : expectations) {
      if (expectation.names.matcher(parameter.name).find()) {
        return anyOf(expectation.kind, random);
      }
    }
    return anyOf(values.containsKey(kind) ? kind : ANY, random);
  }

  private String anyOf(String kind, SplittableRandom random) {
    var choices = values.getOrDefault(kind, List.of("NULL"));
    return choices.get(random.nextInt(choices.size()));
  }
}
