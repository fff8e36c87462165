package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.cli.Problem;
import dev.oser.cli.SourceFile;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Module;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The state of an interactive session, and the loop that runs its commands. */
public final class Shell {
  static final String PROMPT = "oser> ";

  private final PrintStream out;
  private final PrintStream err;
  private final ProgramOutput programOutput;
  private final Machine machine;
  private final List<Module> modules = new ArrayList<>();
  private final Map<String, List<String>> sources = new HashMap<>();
  private Lines lines = new ScriptLines("", java.io.Reader.nullReader());
  private boolean verbose;
  private boolean finished;
  private volatile boolean interrupted;

  public Shell(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
    this.programOutput = new ProgramOutput(out);
    this.machine =
        new Machine(
            MachineOptions.writingTo(programOutput)
                .withWarnings(warning -> err.println("warning: " + warning)));
  }

  /**
   * Runs commands until they end, and returns the exit status. An error ends a script; a person
   * reads it and goes on.
   */
  public int run(Lines from) {
    lines = from;
    while (!finished) {
      try {
        var line = lines.next(PROMPT);
        if (line == null) {
          break;
        }
        execute(new Invocation(lines.source(), lines.number(), line));
      } catch (Throwable e) {
        var problem = Problem.of(e);
        out.flush();
        problem.print(prefix(problem), err);
        if (!lines.isInteractive() || problem.message().isEmpty()) {
          return problem.exitCode();
        }
      }
      out.flush();
    }
    return 0;
  }

  /** Where in a script it was, unless the message says so itself. */
  private String prefix(Problem problem) {
    return lines.isInteractive() || lines.source().equals(problem.file())
        ? ""
        : lines.source() + ":" + lines.number() + ": ";
  }

  private void execute(Invocation invocation) {
    if (invocation.isBlank()) {
      return;
    }
    interrupted = false;
    var command = Commands.named(invocation.command());
    if (command == null) {
      throw new Failure(
          "unknown command '" + invocation.command() + "'; 'help' lists the commands");
    }
    try {
      command.run(this, invocation);
    } finally {
      endProgramOutput();
    }
  }

  /** Lets what the program wrote come before what is printed next, on lines of its own. */
  public void endProgramOutput() {
    machine.output().flush();
    programOutput.endLine();
  }

  /** {@return where commands write} */
  public PrintStream out() {
    return out;
  }

  public Machine machine() {
    return machine;
  }

  /** {@return where the current command can read more} */
  public Lines lines() {
    return lines;
  }

  public boolean isVerbose() {
    return verbose;
  }

  public void setVerbose(boolean on) {
    verbose = on;
  }

  /** Makes the current command the last. */
  public void finish() {
    finished = true;
  }

  /** {@return whether the person wants the current command to stop} */
  public boolean isInterrupted() {
    return interrupted;
  }

  /** Asks the current command to stop, and returns whether it had been asked before. */
  boolean interrupt() {
    boolean before = interrupted;
    interrupted = true;
    return before;
  }

  // ---- Modules. ----

  /** Loads a program and remembers it. */
  public void load(SourceFile source) {
    machine.load(source.module());
    modules.add(source.module());
    sources.put(source.module().source(), source.lines());
  }

  /** {@return what was loaded, oldest first} */
  public List<Module> modules() {
    return Collections.unmodifiableList(modules);
  }

  /** {@return the module whose definition of a loaded function counts: the last} */
  public Module owner(String function) {
    return modules.reversed().stream()
        .filter(module -> module.function(function) != null)
        .findFirst()
        .orElseThrow();
  }

  /** Makes a changed version of a function the current one. */
  public void install(Function version) {
    machine.install(version);
    owner(version.name()).replace(version);
  }

  /** {@return the lines of the file a function comes from, none if it is not known} */
  public List<String> sourceOf(Function function) {
    var position = function.position();
    return position == null ? List.of() : lines(position.file());
  }

  private List<String> lines(String file) {
    return Objects.requireNonNullElse(sources.get(file), List.of());
  }

  /** {@return the function a person named, with its at sign} */
  public Function function(String symbol) {
    @Nullable Function function =
        symbol.startsWith("@") ? machine.function(symbol.substring(1)) : null;
    if (function == null) {
      throw new Failure(
          symbol.startsWith("@")
              ? "there is no function " + symbol + "; 'functions' lists what is loaded"
              : "expected a function such as @f, not '" + symbol + "'");
    }
    return function;
  }

  /** {@return the names of all functions, with their at sign} */
  public List<String> functionNames() {
    return machine.functions().stream().map(Function::toString).toList();
  }
}
