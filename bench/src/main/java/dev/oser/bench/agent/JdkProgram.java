package dev.oser.bench.agent;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/**
 * A program that is run on several JVMs.
 *
 * @param oldest the first feature version it runs on
 * @param command class path, main class and arguments
 */
record JdkProgram(String name, int oldest, List<String> command) {
  private static final String WORKLOADS = "dev.oser.agent.workload.";

  /** The programs of the agent's tests; which JVMs they need is what the compiler says. */
  private static final List<String> TEST_PROGRAMS =
      List.of(
          "Recursion",
          "Unwinding",
          "Constructors",
          "StaticInitialisers",
          "Lambdas",
          "ManyThreads platform",
          "ManyThreads virtual",
          "ExitInTheMiddle",
          "Uncaught",
          "HidingLoader",
          "Overflow",
          "OddClasses",
          "Interrupts",
          "Nameless",
          "MaskedSum");

  /** {@return the programs for a version of Java} */
  static List<JdkProgram> all(int feature, Path directory)
      throws IOException, InterruptedException {
    var programs = new ArrayList<>(testPrograms(feature, directory));
    var languages = new PopularJars();
    var fibonacci = "(defn f [n] (if (< n 2) n (+ (f (- n 1)) (f (- n 2))))) (println (f 20))";
    programs.add(
        of(
            "Clojure",
            8,
            languages.get(List.of("clojure", "spec.alpha", "core.specs.alpha")),
            List.of("clojure.main", "-e", fibonacci)));
    programs.add(
        of(
            "Groovy",
            11,
            languages.get(List.of("groovy")),
            List.of(
                "groovy.ui.GroovyMain",
                "-e",
                "def f(n) { n < 2 ? n : f(n - 1) + f(n - 2) }; println f(20)")));
    programs.add(
        of(
            "JRuby",
            21,
            languages.get(List.of("jruby-complete")),
            List.of(
                "org.jruby.Main",
                "-e",
                "def f(n); n < 2 ? n : f(n - 1) + f(n - 2); end; puts f(20)")));
    programs.add(
        of(
            "Jython",
            8,
            languages.get(List.of("jython-standalone")),
            List.of(
                "org.python.util.jython",
                "-c",
                "f = lambda n: n if n < 2 else f(n - 1) + f(n - 2)\nprint(f(20))")));
    return programs.stream().filter(each -> each.oldest <= feature).toList();
  }

  private static JdkProgram of(String name, int oldest, List<Path> jars, List<String> words) {
    var command = new ArrayList<String>();
    command.add("-cp");
    command.add(jars.stream().map(Path::toString).collect(Collectors.joining(":")));
    command.addAll(words);
    return new JdkProgram(name, oldest, command);
  }

  private static List<JdkProgram> testPrograms(int feature, Path directory) throws IOException {
    var sources =
        Path.of(System.getProperty("oser.root", "."), "agent/src/test/java")
            .resolve(WORKLOADS.replace('.', '/'));
    var classes = directory.resolve("classes-" + feature);
    Files.createDirectories(classes);
    var programs = new ArrayList<JdkProgram>();
    for (var program : TEST_PROGRAMS) {
      var words = program.split(" ");
      if (compiles(sources.resolve(words[0] + ".java"), feature, classes)) {
        var command = new ArrayList<>(List.of("-cp", classes.toString(), WORKLOADS + words[0]));
        command.addAll(List.of(words).subList(1, words.length));
        programs.add(new JdkProgram(program, feature, command));
      }
    }
    return programs;
  }

  private static boolean compiles(Path source, int feature, Path classes) throws IOException {
    try (var silence = OutputStream.nullOutputStream()) {
      var arguments =
          List.of(
              "--release",
              String.valueOf(feature),
              "-proc:none",
              "-d",
              classes.toString(),
              source.toString());
      return ToolProvider.getSystemJavaCompiler()
              .run(null, silence, silence, arguments.toArray(String[]::new))
          == 0;
    }
  }
}
