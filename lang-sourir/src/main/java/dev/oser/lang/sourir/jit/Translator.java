package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.BooleanOp;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.tier.Backend;
import dev.oser.lang.sourir.interp.AssumeSite;
import dev.oser.lang.sourir.interp.Code;
import dev.oser.lang.sourir.interp.ResolvedFunction;
import dev.oser.lang.sourir.jit.SourirOp.AtLine;
import dev.oser.lang.sourir.jit.SourirOp.Plain;
import dev.oser.lang.sourir.jit.SourirOp.Returning;
import dev.oser.lang.sourir.runtime.ArrayObject;
import dev.oser.lang.sourir.runtime.Stuck;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.run.Speculation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes IR of a version, from a line on. Variables are values of SSA, except where control flow
 * meets: there they are parameters of the block.
 */
final class Translator {
  private final Jit jit;
  private final Code code;
  private final Advice advice;
  private final Builder builder;
  private final Emission emission;
  private final ExpressionTranslator expressions;
  private final boolean isStressed;
  private final Map<Integer, @Nullable Kind[]> kinds = new HashMap<>();
  private final Map<Integer, Block> merges = new HashMap<>();
  private final ArrayDeque<Pending> open = new ArrayDeque<>();

  /** A block to be written. */
  private record Pending(Block block, int line, @Nullable Typed[] variables) {}

  private Translator(Jit jit, Advice advice, Emission emission, Code code) {
    this.jit = jit;
    this.code = code;
    this.advice = advice;
    this.emission = emission;
    this.builder = emission.builder();
    this.isStressed = code.function().program().assumptions().areStressed();
    this.expressions = new ExpressionTranslator(emission, advice, code.function().program());
  }

  /**
   * Writes a function's code.
   *
   * @param function without code; its entry block may have instructions already
   * @param depth how many calls the activation is nested in
   * @param start the line it starts with
   * @param variables what they are there
   */
  static void translate(
      Jit jit,
      Entry entry,
      Function function,
      Value depth,
      int start,
      @Nullable Typed[] variables,
      Advice advice) {
    var builder = new Builder(function);
    var emission = new Emission(jit, entry, builder, depth, variables, jit.checksFail());
    var translator = new Translator(jit, advice, emission, entry.code());
    translator.run(start, variables);
  }

  private void run(int start, @Nullable Typed[] variables) {
    var known = new @Nullable Kind[variables.length];
    for (int i = 0; i < known.length; i++) {
      var variable = variables[i];
      known[i] = variable == null ? null : variable.kind();
    }
    kinds.putAll(KindInference.run(code, advice, start, known));
    emission.begin(builder.function().entry(), start, variables);
    if (start < code.lines().size() && code.instruction(start) instanceof Instruction.MergeLabel) {
      emission.checkpoint();
      jump(start);
    } else {
      lines(start);
    }
    while (!open.isEmpty()) {
      var next = open.remove();
      emission.begin(next.block, next.line, next.variables);
      lines(next.line);
    }
  }

  private void lines(int first) {
    for (int line = first; line < code.lines().size(); line++) {
      emission.goTo(line);
      expressions.startAt(code.firstSite(line));
      if (isStressed && Speculation.allowsAgain(code.instruction(line))) {
        emission.emit(new AtLine(AtLine.Action.PROGRESS, emission.site()));
        emission.done();
      }
      if (!line(code.instruction(line))) {
        return;
      }
    }
    emission.goTo(code.lines().size());
    stop(Constant.of(0L));
  }

  /** {@return whether control goes on to the next line} */
  private boolean line(Instruction instruction) {
    switch (instruction) {
      case Instruction.Declare(var name, var value) -> emission.set(name, expressions.of(value));
      case Instruction.Assign(var name, var value) -> emission.set(name, expressions.of(value));
      case Instruction.ArrayAllocate(var name, var length) -> allocate(name, length);
      case Instruction.ArrayCreate(var name, var elements) ->
          emission.set(
              name,
              new Typed(
                  emission.emit(
                      new SourirOp.Many(SourirOp.Many.Kind.ARRAY_OF, elements.size()),
                      values(elements).toArray(Value[]::new)),
                  Kind.ANY));
      case Instruction.ArrayAssign(var name, var index, var value) -> {
        expressions.store(emission.variable(name), index, value);
        emission.done();
      }
      case Instruction.Drop(var name) -> emission.set(name, null);
      case Instruction.Read(var name) -> {
        emission.variable(name);
        var value = emission.emit(new AtLine(AtLine.Action.READ, emission.site()));
        emission.done();
        emission.set(name, new Typed(value, Kind.ANY));
      }
      case Instruction.Print(var value) -> {
        var shown = emission.toAny(expressions.of(value));
        emission.emit(new AtLine(AtLine.Action.PRINT, emission.site()), shown);
        emission.done();
      }
      case Instruction.Assert(var condition) ->
          emission.check(emission.toBool(expressions.of(condition)), Reason.ASSERTION);
      case Instruction.Return(var value) -> {
        emission.returnThis(expressions.of(value));
        return false;
      }
      case Instruction.Stop(var status) -> {
        stop(expressions.of(status));
        return false;
      }
      case Instruction.Branch(var condition, var yes, var no) -> {
        branch(
            emission.toBool(expressions.of(condition)),
            code.labels().branch(yes).orElseThrow(),
            code.labels().branch(no).orElseThrow());
        return false;
      }
      case Instruction.Goto(var label) -> {
        int target = code.labels().merge(label).orElseThrow();
        if (target <= emission.line()) {
          // Free while it holds; a loop that runs notices when somebody wants it to stop.
          emission.check(emission.emit(new SpeculationOp.Holds(Jit.RUNNING)), Reason.CANCELLED);
        } else if (advice.isLoop(target)) {
          // What does not change in the loop can then be checked before it.
          emission.checkpoint();
        }
        jump(target);
        return false;
      }
      case Instruction.Call(var result, var function, var arguments, _) ->
          call(result, function, arguments);
      case Instruction.Assume assume -> assume(assume);
      case Instruction.MergeLabel _,
          Instruction.BranchLabel _,
          Instruction.BailoutLabel _,
          Instruction.GuardHint _,
          Instruction.Comment _ -> {}
    }
    return true;
  }

  private List<Value> values(List<Expression> list) {
    var values = new ArrayList<Value>();
    for (var each : list) {
      values.add(emission.toAny(expressions.of(each)));
    }
    return values;
  }

  private void allocate(String name, Expression expression) {
    var length = emission.toInt(expressions.of(expression));
    emission.check(
        emission.emit(Comparison.Kind.GE.on(CoreType.I64), length, Constant.of(0L)), Reason.LENGTH);
    emission.check(
        emission.emit(
            Comparison.Kind.LE.on(CoreType.I64), length, Constant.of(ArrayObject.LONGEST)),
        Reason.LENGTH);
    var array = emission.emit(new AtLine(AtLine.Action.NEW_ARRAY, emission.site()), length);
    emission.set(name, new Typed(array, Kind.ANY));
  }

  private void stop(Constant status) {
    stop(new Typed(status, Kind.INT));
  }

  private void stop(Typed status) {
    emission.emit(Plain.STOP, emission.toAny(status));
    emission.returnNever();
  }

  // ---- Control flow. ----

  private void branch(Value condition, int ifTrue, int ifFalse) {
    var way = advice.onlyWay(emission.line(), ifTrue, ifFalse);
    if (way != null) {
      emission.check(way ? condition : emission.emit(BooleanOp.NOT, condition), Reason.BRANCH);
      var next = builder.newBlock("line" + (way ? ifTrue : ifFalse));
      builder.terminate(new ControlOp.Jump(), List.of(), Target.of(next));
      open.add(new Pending(next, way ? ifTrue : ifFalse, emission.variables()));
      return;
    }
    var yes = builder.newBlock("line" + ifTrue);
    var no = builder.newBlock("line" + ifFalse);
    builder.terminate(
        new ControlOp.Branch(List.of()), List.of(condition), Target.of(yes), Target.of(no));
    open.add(new Pending(yes, ifTrue, emission.variables()));
    open.add(new Pending(no, ifFalse, emission.variables()));
  }

  private void jump(int label) {
    var wanted =
        kinds.computeIfAbsent(
            label,
            _ -> {
              throw new Backend.CannotCompile("line " + label + " was not expected to be reached");
            });
    var arguments = new ArrayList<Value>();
    var variables = emission.variables();
    for (int i = 0; i < variables.length; i++) {
      var have = variables[i];
      var want = wanted[i];
      if ((have == null) != (want == null)) {
        throw new Backend.CannotCompile("the scopes at line " + label + " do not agree");
      }
      if (have != null && want != null) {
        arguments.add(emission.to(want, have));
      }
    }
    builder.terminate(new ControlOp.Jump(), List.of(), new Target(merge(label, wanted), arguments));
  }

  private Block merge(int label, @Nullable Kind[] wanted) {
    var known = merges.get(label);
    if (known != null) {
      return known;
    }
    var block = builder.newBlock("label" + label);
    var variables = new @Nullable Typed[wanted.length];
    for (int i = 0; i < wanted.length; i++) {
      var kind = wanted[i];
      if (kind != null) {
        variables[i] = new Typed(builder.parameter(block, "v" + i, kind.type()), kind);
      }
    }
    merges.put(label, block);
    open.add(new Pending(block, label, variables));
    return block;
  }

  // ---- Calls. ----

  private void call(String result, Expression function, List<Expression> arguments) {
    var callee = expressions.of(function);
    var values = arguments.stream().map(expressions::of).toList();
    int site = expressions.nextSite();
    emission.check(
        emission.emit(
            Comparison.Kind.LT.on(CoreType.I32), emission.depth(), Constant.of(Stuck.DEEPEST_CALL)),
        Reason.DEPTH);
    var target = target(function, callee, arguments.size());
    var kind = advice.kind(site);
    if (target != null && kind == Kind.INT) {
      var returned = call(target, values);
      emission.done();
      leaveIfElsewhere(result, returned, site);
      emission.set(result, new Typed(returned, Kind.INT));
      emission.goTo(emission.line() + 1);
      return;
    }
    var returned =
        target == null
            ? call(emission.toAny(callee), values)
            : emission.emit(
                jit.calls().returning(Returning.Action.UNPACK_RESULT), call(target, values));
    emission.done();
    // What it returned is checked in the next line: the call must not be made again.
    emission.set(result, new Typed(returned, Kind.ANY));
    emission.goTo(emission.line() + 1);
    if (kind != Kind.ANY) {
      var held = emission.to(kind, new Typed(returned, Kind.ANY));
      emission.set(result, new Typed(held, kind));
    }
  }

  /** {@return the number that a compiled function returns} */
  private Value call(ResolvedFunction target, List<Typed> values) {
    var signature = new Signature(values.stream().map(Typed::kind).toList());
    var operands = new ArrayList<Value>();
    operands.add(emission.deeper(1));
    values.forEach(each -> operands.add(each.value()));
    return builder.append(
        "result",
        new CallOp.Call(jit.calls().name(target, signature), signature.type()),
        operands,
        List.of());
  }

  /** Calls what may be anything, so its result may be too. */
  private Value call(Value callee, List<Typed> values) {
    emission.check(emission.emit(new SourirOp.IsCallable(values.size()), callee), Reason.CALLABLE);
    var operands = new ArrayList<Value>();
    operands.add(callee);
    operands.add(emission.deeper(1));
    values.forEach(each -> operands.add(emission.toAny(each)));
    return builder.append(
        "result", new SourirOp.Many(SourirOp.Many.Kind.INVOKE, values.size()), operands, List.of());
  }

  /** Leaves if a call that was expected to return an integer did not. */
  private void leaveIfElsewhere(String result, Value returned, int site) {
    var isInteger =
        emission.emit(
            Comparison.Kind.GE.on(CoreType.I64), returned, Constant.of(ArrayObject.LEAST_INT));
    var go = builder.newBlock("line" + (emission.line() + 1));
    var elsewhere = builder.newBlock("elsewhere" + emission.line());
    builder.terminate(
        new ControlOp.Branch(List.of(1_000, 1)),
        List.of(isInteger),
        Target.of(go),
        Target.of(elsewhere));
    int line = emission.line();
    var before = emission.variables();
    builder.moveTo(elsewhere);
    var value = emission.emit(jit.calls().returning(Returning.Action.TAKE));
    emission.emit(new AtLine(AtLine.Action.SEEN, emission.site()), value, Constant.of(site));
    emission.set(result, new Typed(value, Kind.ANY));
    emission.goTo(line + 1);
    emission.leave(Reason.INT);
    emission.begin(go, line, before);
  }

  /** {@return the function that is called, after checking; null if it may be any} */
  private @Nullable ResolvedFunction target(Expression function, Typed callee, int arguments) {
    if (function instanceof Expression.FunctionReference(var name, _)) {
      var target = code.function().program().function(name);
      return target.arity() == arguments ? target : null;
    }
    var seen = advice.callee(emission.line());
    if (seen == null || seen.arity() != arguments || callee.kind() != Kind.ANY) {
      return null;
    }
    emission.check(
        emission.emit(ReferenceOp.Identity.EQ, callee.value(), emission.known(seen)),
        Reason.TARGET);
    return seen;
  }

  // ---- Assumes. ----

  private void assume(Instruction.Assume assume) {
    Value mustFail =
        isStressed ? emission.emit(new AtLine(AtLine.Action.MUST_FAIL, emission.site())) : null;
    emission.done();
    emission.assumeHere(() -> frames(assume));
    if (mustFail != null) {
      emission.guard(emission.emit(BooleanOp.NOT, mustFail));
    }
    for (var guard : assume.guards()) {
      emission.guard(emission.toBool(expressions.of(guard)));
    }
  }

  private @Nullable List<Emission.MappedFrame> frames(Instruction.Assume assume) {
    var site = code.assume(emission.line());
    var frames = new ArrayList<Emission.MappedFrame>();
    frames.add(frame(site.frames().getFirst(), assume.varmap()));
    for (int i = 0; i < assume.frames().size(); i++) {
      frames.add(frame(site.frames().get(i + 1), assume.frames().get(i).varmap()));
    }
    return frames.stream().allMatch(Objects::nonNull) ? frames : null;
  }

  private Emission.@Nullable MappedFrame frame(
      AssumeSite.Landing landing, List<VariableMapping> varmap) {
    boolean isKnown = Arrays.stream(landing.slots()).allMatch(slot -> slot >= 0);
    if (!isKnown || !varmap.stream().allMatch(each -> expressions.isSafe(each.value()))) {
      return null;
    }
    var variables = new @Nullable Typed[landing.code().variables()];
    for (int i = 0; i < varmap.size(); i++) {
      variables[landing.slots()[i]] = expressions.of(varmap.get(i).value());
    }
    return new Emission.MappedFrame(
        landing.code(), landing.code().offset(landing.line()), landing.result(), variables);
  }
}
