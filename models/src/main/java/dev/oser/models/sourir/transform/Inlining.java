package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Frame;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Target;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Labels;
import dev.oser.models.sourir.check.Scopes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Function inlining (Sections 4.3 and 6.3, Theorem 6.4). Assumes that come with the callee get an
 * extra continuation which re-creates the caller's frame, in the version the caller falls back to:
 * "it would be erroneous to create a continuation that returns to the optimised version".
 */
public final class Inlining {
  private final Function caller;
  private final Version version;
  private final String fallback;
  private final Function callee;
  private final Instruction.Call call;
  private final Set<String> callerScope;
  private final String prefix;
  private final Renaming renaming;
  private final List<Line> lines = new ArrayList<>();

  private Inlining(
      Function caller,
      Version version,
      String fallback,
      Function callee,
      Instruction.Call call,
      Set<String> callerScope) {
    this.caller = caller;
    this.version = version;
    this.fallback = fallback;
    this.callee = callee;
    this.call = call;
    this.callerScope = callerScope;
    this.prefix = unusedPrefix();
    this.renaming = new Renaming(this::mangled, this::mangled);
  }

  /**
   * {@return the program with a labelled direct call inlined, or empty where that is not possible}
   *
   * @param versionName a version that nothing targets
   * @param label the label of the call
   * @param fallback a version of the same function with a call of the same label in the same scope,
   *     usually the one this version is a fresh copy of
   */
  public static Optional<Program> inline(
      Program program, String functionName, String versionName, String label, String fallback) {
    var caller = program.function(functionName).orElseThrow();
    var version = caller.version(versionName).orElseThrow();
    var base = caller.version(fallback).orElseThrow();
    int index = Labels.of(version).bailout(label).orElse(-1);
    int baseIndex = Labels.of(base).bailout(label).orElse(-1);
    if (index < 0
        || baseIndex < 0
        || !(version.lines().get(index).instruction() instanceof Instruction.Call call)
        || !(base.lines().get(baseIndex).instruction() instanceof Instruction.Call original)
        || !(call.function() instanceof Expression.FunctionReference(var name, _))
        || name.equals(functionName)
        || !original.result().equals(call.result())) {
      return Optional.empty();
    }
    var callee = program.function(name).orElseThrow();
    var scopes = Scopes.of(caller, version);
    var baseScope = Scopes.of(caller, base).before(baseIndex);
    if (!scopes.isReachable(index)
        || !scopes.before(index).containsAll(baseScope)
        || callee.parameters().size() != call.arguments().size()) {
      return Optional.empty();
    }
    var inlining = new Inlining(caller, version, fallback, callee, call, baseScope);
    return Optional.of(program.with(caller.with(version.with(inlining.run(index)))));
  }

  private List<Line> run(int index) {
    lines.addAll(version.lines().subList(0, index));
    add(new Instruction.Declare(call.result(), new Expression.Nil()));
    for (int i = 0; i < call.arguments().size(); i++) {
      add(new Instruction.Declare(mangled(callee.parameters().get(i)), call.arguments().get(i)));
    }
    var body = callee.active();
    var scopes = Scopes.of(callee, body);
    for (int i = 0; i < body.lines().size(); i++) {
      if (scopes.isReachable(i)) {
        inlined(body.lines().get(i).instruction(), scopes.before(i));
      }
    }
    add(new Instruction.MergeLabel(mangled("return")));
    lines.addAll(version.lines().subList(index + 1, version.lines().size()));
    return lines;
  }

  private void add(Instruction instruction) {
    lines.add(Line.of(instruction));
  }

  private void inlined(Instruction instruction, Set<String> scope) {
    if (instruction instanceof Instruction.Return(var value)) {
      add(new Instruction.Assign(call.result(), renaming.of(value)));
      scope.forEach(name -> add(new Instruction.Drop(mangled(name))));
      add(new Instruction.Goto(mangled("return")));
      return;
    }
    var renamed = renaming.of(instruction);
    add(renamed instanceof Instruction.Assume assume ? inCaller(assume) : renamed);
  }

  private Instruction.Assume inCaller(Instruction.Assume assume) {
    var frames = new ArrayList<>(assume.frames());
    frames.add(callerFrame());
    return new Instruction.Assume(
        assume.label(), assume.guards(), assume.target(), assume.varmap(), frames);
  }

  /** The caller as if it had made the call: it goes on after it, with its environment unchanged. */
  private Frame callerFrame() {
    var label = call.label();
    return new Frame(
        new Target(caller.name(), fallback, label == null ? "" : label, Position.NONE),
        call.result(),
        FreshVersion.identity(callerScope));
  }

  private String mangled(String name) {
    return prefix + name;
  }

  /** A prefix with which nothing in the caller begins. */
  private String unusedPrefix() {
    var taken = new TreeSet<String>();
    for (var line : version.lines()) {
      Expressions.of(line.instruction()).forEach(each -> taken.addAll(each.variables()));
      var declared = line.instruction().declares();
      if (declared != null) {
        taken.add(declared);
      }
    }
    taken.addAll(caller.parameters());
    var candidate = new StringBuilder(callee.name()).append('_');
    while (taken.stream().anyMatch(name -> name.startsWith(candidate.toString()))
        || hasLabelWith(candidate.toString())) {
      candidate.append('_');
    }
    return candidate.toString();
  }

  private boolean hasLabelWith(String start) {
    return version.lines().stream()
        .map(Line::instruction)
        .anyMatch(
            instruction ->
                switch (instruction) {
                  case Instruction.MergeLabel(var name) -> name.startsWith(start);
                  case Instruction.BranchLabel(var name) -> name.startsWith(start);
                  case Instruction.BailoutLabel(var name) -> name.startsWith(start);
                  case Instruction.Assume assume -> assume.label().startsWith(start);
                  case Instruction.Call each ->
                      each.label() != null && each.label().startsWith(start);
                  default -> false;
                });
  }
}
