package dev.oser.models.coreir.transform;

import dev.oser.models.coreir.Deoptimization;
import dev.oser.models.coreir.Function;
import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Program;
import dev.oser.models.coreir.Varmap;
import dev.oser.models.coreir.Version;
import dev.oser.models.distilled.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Puts the code of a callee in the place of a call that an anchor follows. Where the callee
 * deoptimises, the frame of its caller has to be synthesised, and that anchor says what it looks
 * like: it goes on behind the call, and gets the result in the call's register.
 */
public final class Inlining {
  private final String prefix;
  private final int shift;

  private Inlining(int call, int shift) {
    this.prefix = "in" + call + ".";
    this.shift = shift;
  }

  /** {@return the version of the caller without the call, if it can be inlined} */
  public static Optional<Version> inline(Program program, Version version, int label) {
    if (!(version.at(label) instanceof Instruction.Call call)
        || !(version.at(call.next()) instanceof Instruction.Anchor(var after, _))
        || readsResult(after, call.register())) {
      return Optional.empty();
    }
    var frame =
        new Deoptimization.Caller(
            after.target(), call.register(), without(after.varmap(), call.register()));
    var callers = new ArrayList<Deoptimization.Caller>();
    callers.add(frame);
    callers.addAll(after.callers());
    return Optional.of(
        new Inlining(label, version.freeLabel())
            .inline(version, label, call, program.function(call.function()), callers));
  }

  /** The register of the result has no value yet while the callee runs. */
  private static boolean readsResult(Deoptimization to, String register) {
    var others = new TreeMap<>(to.varmap().values());
    if (new Expression.Variable(register).equals(others.get(register))) {
      others.remove(register);
    }
    return new Deoptimization(to.target(), new Varmap(others), to.callers())
        .reads()
        .contains(register);
  }

  private static Varmap without(Varmap varmap, String register) {
    var others = new TreeMap<>(varmap.values());
    others.remove(register);
    return new Varmap(others);
  }

  private Version inline(
      Version version,
      int label,
      Instruction.Call call,
      Function callee,
      List<Deoptimization.Caller> callers) {
    var code = new TreeMap<>(version.code());
    var body = callee.current();
    body.code()
        .forEach(
            (at, instruction) ->
                code.put(
                    shift + at,
                    switch (renamed(instruction)) {
                      case Instruction.Return(var value) ->
                          new Instruction.Assign(call.register(), value, call.next());
                      case Instruction.Anchor(var to, int next) ->
                          new Instruction.Anchor(inside(to, callers), next);
                      case Instruction.Assume(var guards, var to, int next) ->
                          new Instruction.Assume(guards, inside(to, callers), next);
                      case Instruction other -> other;
                    }));
    // The arguments are values of the caller: they are all read before a parameter is set, because
    // no parameter has a name that the caller knows.
    int next = shift + body.entry();
    int free = code.lastKey() + 1;
    for (int i = call.arguments().size() - 1; i >= 0; i--) {
      int at = i == 0 ? label : free++;
      code.put(
          at,
          new Instruction.Assign(
              prefix + callee.parameters().get(i), call.arguments().get(i), next));
      next = at;
    }
    if (call.arguments().isEmpty()) {
      code.put(label, new Instruction.Nop(next));
    }
    return new Version(version.entry(), code);
  }

  private Instruction renamed(Instruction instruction) {
    var renamed = instruction.mapping(this::renamed).relabelled(at -> shift + at);
    return switch (renamed) {
      case Instruction.Assign(var register, var value, int next) ->
          new Instruction.Assign(prefix + register, value, next);
      case Instruction.Call(var register, var function, var arguments, int next) ->
          new Instruction.Call(prefix + register, function, arguments, next);
      case Instruction.Load(var register, var address, int next) ->
          new Instruction.Load(prefix + register, address, next);
      case Instruction other -> other;
    };
  }

  private Expression renamed(Expression expression) {
    var result = expression;
    for (var register : expression.variables()) {
      result = result.replacing(register, new Expression.Variable(prefix + register));
    }
    return result;
  }

  private static Deoptimization inside(Deoptimization to, List<Deoptimization.Caller> callers) {
    var all = new ArrayList<>(to.callers());
    all.addAll(callers);
    return new Deoptimization(to.target(), to.varmap(), all);
  }
}
