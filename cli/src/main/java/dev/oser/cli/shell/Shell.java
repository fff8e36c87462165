package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.cli.Problem;
import dev.oser.cli.SourceFile;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Comments;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Module;
import dev.oser.kit.osr.point.ContinuationGenerator;
import dev.oser.kit.osr.point.OpenPoint;
import java.io.PrintStream;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
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
  private final Map<String, Versions> versions = new LinkedHashMap<>();

  /** Continuations and stubs of OSR points, which no file has. */
  private final Module generated = new Module("osr");

  /** What is to be told when the program has ended its line. */
  private final List<String> notices = new ArrayList<>();

  private int lastPoint;
  private Lines lines = new ScriptLines("", Reader.nullReader());
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
                .withInterrupts()
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
    machine.clearInterrupt();
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
    notices.forEach(out::println);
    notices.clear();
  }

  /** Tells something while a program runs: now, or later if the program is within a line. */
  void tell(String notice) {
    machine.output().flush();
    if (programOutput.isWithinLine()) {
      notices.add(notice);
    } else {
      out.println(notice);
    }
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

  /**
   * Stops the current command, a function that is running included, and returns whether it had been
   * asked before; from any thread.
   */
  boolean interrupt() {
    boolean before = interrupted;
    interrupted = true;
    machine.interrupt();
    return before;
  }

  // ---- Modules. ----

  /** Loads a program and remembers it. */
  public void load(SourceFile source) {
    var functions = source.module().functions();
    for (var function : functions) {
      if (generated.contains(function.toString())) {
        throw new Failure(function + " was made for an OSR point; remove the point first");
      }
    }
    machine.load(source.module());
    modules.add(source.module());
    sources.put(source.module().source(), source.lines());
    functions.forEach(function -> forgetVersions(function.name()));
    List.copyOf(versions.values()).forEach(Versions::decideAgain);
  }

  /** {@return what was loaded, oldest first} */
  public List<Module> modules() {
    return Collections.unmodifiableList(modules);
  }

  /** {@return the module whose definition of a loaded function counts: the last} */
  public Module owner(String function) {
    return Stream.concat(Stream.of(generated), modules.reversed().stream())
        .filter(module -> module.function(function) != null)
        .findFirst()
        .orElseThrow();
  }

  /** {@return what was made for OSR points: continuations, and stubs as declarations} */
  public Module generated() {
    return generated;
  }

  /** Makes a changed version of a function the current one. */
  public void install(Function version) {
    versions.remove(version.name());
    replace(version);
  }

  /** Makes code that runs a function. */
  void replace(Function code) {
    machine.install(code);
    owner(code.name()).replace(code);
  }

  /** {@return the lines of the file a function comes from, none if it is not known} */
  public List<String> sourceOf(Function function) {
    var position = function.position();
    return position == null ? List.of() : lines(position.file());
  }

  private List<String> lines(String file) {
    return Objects.requireNonNullElse(sources.get(file), List.of());
  }

  // ---- Versions and OSR points. ----

  /** {@return the versions of a loaded function} */
  Versions versionsOf(Function function) {
    return versions.computeIfAbsent(function.name(), _ -> new Versions(this, function));
  }

  Versions versionsOf(Version version) {
    return versionsOf(version.code());
  }

  /** {@return the versions of all functions that have more than one, or OSR points} */
  List<Versions> versions() {
    return versions.values().stream().filter(each -> !each.isTrivial()).toList();
  }

  /** {@return the version a person named: {@code @f:fast}, or {@code @f} for the current one} */
  Version version(String symbol) {
    var parts = List.of(symbol.split(":", 2));
    var all = versionsOf(function(parts.getFirst()));
    return parts.size() == 1 ? all.current() : all.named(parts.getLast());
  }

  /** {@return the code of the function or version a person named, with its OSR points} */
  Function code(String symbol) {
    if (!symbol.contains(":")) {
      return function(symbol);
    }
    var version = version(symbol);
    return versionsOf(version).code(version);
  }

  /** {@return the names of all functions, and of their versions} */
  List<String> versionNames() {
    var names = new ArrayList<>(functionNames());
    versions().forEach(each -> each.all().forEach(version -> names.add(version.symbol())));
    return names;
  }

  /** {@return the OSR points of all functions, oldest first} */
  List<Point> points() {
    return versions.values().stream()
        .flatMap(each -> each.points().stream())
        .sorted(Comparator.comparingInt(Point::number))
        .toList();
  }

  /** {@return the number of the next point that is inserted} */
  int nextPoint() {
    return lastPoint + 1;
  }

  /** Takes note that a point was inserted. */
  void countPoint() {
    lastPoint++;
  }

  /** {@return the name, or one made from it that no function has} */
  String freshName(String name) {
    var fresh = name;
    for (int i = 2; machine.isDefined(fresh) || generated.contains("@" + fresh); i++) {
      fresh = name + "." + i;
    }
    return fresh;
  }

  /** Makes a continuation callable. */
  void define(Function function) {
    machine.define(function);
    generated.add(function);
  }

  /** Makes the stub of an open point callable. */
  void define(OpenPoint point, ContinuationGenerator generator) {
    machine.define(point, generator);
    generated.add(new Module.Declaration(point.stub(), point.stubType(), Comments.NONE));
  }

  /** Remembers a continuation that the machine defines when the generator has returned it. */
  void addGenerated(Function function) {
    generated.add(function);
  }

  /** Forgets a continuation or a stub, and the versions of it. */
  void undefine(String name) {
    forgetVersions(name);
    generated.remove(name);
    if (machine.isDefined(name)) {
      machine.undefine(name);
    }
  }

  private void forgetVersions(String function) {
    var gone = versions.remove(function);
    if (gone != null) {
      gone.release();
      if (!gone.isTrivial()) {
        out.println("the versions and OSR points of @" + function + " are gone");
      }
    }
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
