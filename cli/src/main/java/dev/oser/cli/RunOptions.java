package dev.oser.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of {@code oser run}. Each language has its own use for some of them. */
final class RunOptions {
  @Parameters(index = "0", paramLabel = "FILE", description = "The program.")
  private String file = "";

  @Parameters(
      index = "1..*",
      paramLabel = "ARGS",
      description = {
        "Arguments of @main (.oir), written as its parameter types ask for, or of a",
        "script (.R): all that comes after FILE."
      })
  private List<String> arguments = List.of();

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      description = {
        "What runs it.",
        ".oir: interpreter or compiler (default).",
        ".sou: jit (default) or model, the semantics of the paper, slow."
      })
  private String engine = "";

  @Option(
      names = {"--opt", "--passes"},
      paramLabel = "PASSES",
      description = {
        "Passes to run on every function first, separated by commas.",
        ".sou: 'all' is the usual sequence; see docs/sourir.md."
      })
  private String passes = "";

  @Option(
      names = "--dump-bytecode",
      description = "Print the JVM code of every function to standard error first (.oir).")
  private boolean dumpBytecode;

  @Option(
      names = "--show",
      description =
          "Print the program as it is run, and what each pass did, to standard error (.sou).")
  private boolean show;

  @Option(
      names = "--stress",
      paramLabel = "MODE",
      description = {
        "Make assumes fail on purpose (.sou): first (each one the first time), every:N",
        "(every Nth executed), random:SEED (one in four), all; checks:N (every Nth check that",
        "the compiler made)."
      })
  private String stress = "";

  @Option(
      names = "--log",
      description =
          "Write what happens to code (compiled, deoptimised, …) to standard error (.sou).")
  private boolean log;

  @Option(
      names = "--deoptless",
      description = {
        "Keep compiled code whose assumptions fail, and compile what goes on then for what",
        "failed and the state it failed in (.sou)."
      })
  private boolean deoptless;

  @Option(
      names = "--trust",
      description = {
        "Let --opt believe that assumes in the file are transparent (.sou). Without it,",
        "passes never change what a program shows, even if its assumes lie."
      })
  private boolean trust;

  @Option(
      names = "--profile",
      paramLabel = "FILE",
      description = "Write where the time went to a file (.R); see below.")
  private String profile = "";

  String file() {
    return file;
  }

  List<String> arguments() {
    return arguments;
  }

  /** {@return the engine asked for, or the default} */
  String engineOr(String usual) {
    return engine.isEmpty() ? usual : engine;
  }

  String passes() {
    return passes;
  }

  boolean dumpBytecode() {
    return dumpBytecode;
  }

  boolean show() {
    return show;
  }

  String stressOr(String usual) {
    return stress.isEmpty() ? usual : stress;
  }

  boolean log() {
    return log;
  }

  boolean deoptless() {
    return deoptless;
  }

  boolean trust() {
    return trust;
  }

  /** Fails if one of these is given, which mean nothing in a language. */
  void reject(String language, String... names) {
    var given = new ArrayList<String>();
    for (var name : names) {
      boolean isGiven =
          switch (name) {
            case "--engine" -> !engine.isEmpty();
            case "--opt" -> !passes.isEmpty();
            case "--dump-bytecode" -> dumpBytecode;
            case "--show" -> show;
            case "--stress" -> !stress.isEmpty();
            case "--log" -> log;
            case "--deoptless" -> deoptless;
            case "--trust" -> trust;
            case "--profile" -> !profile.isEmpty();
            case "ARGS" -> !arguments.isEmpty();
            default -> throw new IllegalArgumentException(name);
          };
      if (isGiven) {
        given.add(name.equals("ARGS") ? "arguments" : name);
      }
    }
    if (!given.isEmpty()) {
      throw new Failure(String.join(", ", given) + ": not for programs in " + language);
    }
  }
}
