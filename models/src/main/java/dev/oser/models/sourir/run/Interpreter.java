package dev.oser.models.sourir.run;

import dev.oser.models.sourir.ArrayValue;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Target;
import dev.oser.models.sourir.Value;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.text.Printer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Runs a program that {@link dev.oser.models.sourir.check.StaticChecker} has nothing against: the
 * reduction relation of Figure 17, one {@link #step} per rule. The configuration (Figure 15) is
 * held in fields; the heap is Java's. An interpreter runs once.
 */
public final class Interpreter {
  private static final int DEEPEST_CALL = 200_000;
  private static final long LONGEST_ARRAY = 100_000_000;

  private final Program program;
  private final World world;
  private final Speculation speculation;
  private final Map<String, Code> codes = new HashMap<>();

  private Code code;
  private int next;
  private Map<String, Value> environment = new HashMap<>();
  private final Deque<Continuation> stack = new ArrayDeque<>();
  private @Nullable Outcome outcome;
  private boolean returnsStop = true;
  private List<Value> arguments = List.of();
  private long assumes;
  private long deoptimizations;

  /** Where deoptimisation was forced since the program last did something. */
  private final Set<Instruction> forcedHere = new HashSet<>();

  /** K of Figure 15: what to do when the callee returns. */
  private record Continuation(Code code, int next, String result, Map<String, Value> environment) {}

  public Interpreter(Program program, World world, Speculation speculation) {
    this.program = program;
    this.world = world;
    this.speculation = speculation;
    this.code = code(Function.MAIN, null);
  }

  /** {@return how main ends, or that it did not within this many steps} */
  public Outcome run(long fuel) {
    return reduce(fuel);
  }

  /** {@return how a version of a function ends when it is called with these arguments} */
  public Outcome call(String function, String version, List<Value> values, long fuel) {
    code = code(function, version);
    arguments = values;
    returnsStop = false;
    bind(code.function(), values);
    return reduce(fuel);
  }

  /** {@return how many assumes have run} */
  public long assumes() {
    return assumes;
  }

  /** {@return how many of them deoptimised} */
  public long deoptimizations() {
    return deoptimizations;
  }

  private Outcome reduce(long fuel) {
    for (long steps = 0; steps < fuel; steps++) {
      if (next >= code.size()) {
        return new Outcome.Stopped(0);
      }
      var line = code.line(next);
      try {
        step(line);
      } catch (Stuck stuck) {
        return new Outcome.Failed(
            stuck.kind(), line.position(), Printer.print(line.instruction()), stuck.text());
      } catch (OutOfMemoryError e) {
        return new Outcome.Failed(
            ErrorKind.TOO_LARGE,
            line.position(),
            Printer.print(line.instruction()),
            "there is not enough memory");
      }
      if (outcome != null) {
        return outcome;
      }
    }
    return new Outcome.Unfinished();
  }

  private void step(Line line) {
    int here = next;
    next = here + 1;
    if (!forcedHere.isEmpty() && Speculation.allowsAgain(line.instruction())) {
      forcedHere.clear();
    }
    switch (line.instruction()) {
      case Instruction.Declare(var name, var value) -> environment.put(name, evaluate(value));
      case Instruction.ArrayAllocate(var name, var length) ->
          environment.put(name, new ArrayValue(length(evaluate(length))));
      case Instruction.ArrayCreate(var name, var elements) ->
          environment.put(name, ArrayValue.of(elements.stream().map(this::evaluate).toList()));
      case Instruction.Assign(var name, var value) -> assign(name, evaluate(value));
      case Instruction.ArrayAssign(var name, var index, var value) -> {
        var array = Evaluator.array(Evaluator.lookUp(name, environment));
        int at = Evaluator.index(evaluate(index), array);
        array.set(at, evaluate(value));
      }
      case Instruction.Drop(var name) -> {
        Evaluator.lookUp(name, environment);
        environment.remove(name);
      }
      case Instruction.Read(var name) -> assign(name, read());
      case Instruction.Print(var value) -> world.print(Values.print(evaluate(value)));
      case Instruction.Assert(var condition) -> {
        if (!Evaluator.truth(evaluate(condition))) {
          throw new Stuck(ErrorKind.FAILED_ASSERT, "the assertion does not hold");
        }
      }
      case Instruction.Return(var value) -> returnValue(evaluate(value));
      case Instruction.Stop(var status) ->
          outcome = new Outcome.Stopped(Values.status(evaluate(status)));
      case Instruction.Branch(var condition, var ifTrue, var ifFalse) ->
          next =
              code.labels()
                  .branch(Evaluator.truth(evaluate(condition)) ? ifTrue : ifFalse)
                  .orElseThrow();
      case Instruction.Goto(var label) -> next = code.labels().merge(label).orElseThrow();
      case Instruction.Call call -> call(call);
      case Instruction.Assume assume -> assume(assume, line);
      case Instruction.MergeLabel _,
          Instruction.BranchLabel _,
          Instruction.BailoutLabel _,
          Instruction.GuardHint _,
          Instruction.Comment _ -> {}
    }
  }

  private void call(Instruction.Call call) {
    var callee = evaluate(call.function());
    var values = call.arguments().stream().map(this::evaluate).toList();
    var function =
        callee instanceof Expression.FunctionReference(var name, _)
            ? program.function(name).orElse(null)
            : null;
    if (function == null) {
      throw new Stuck(
          ErrorKind.NOT_A_FUNCTION, Values.print(callee) + " is not a function to call");
    }
    if (function.parameters().size() != values.size()) {
      throw new Stuck(
          ErrorKind.WRONG_ARGUMENT_COUNT,
          function.name()
              + " takes "
              + function.parameters().size()
              + " arguments, not "
              + values.size());
    }
    if (stack.size() >= DEEPEST_CALL) {
      throw new Stuck(ErrorKind.TOO_LARGE, "calls are nested too deeply");
    }
    stack.push(new Continuation(code, next, call.result(), environment));
    code = code(function.name(), null);
    next = 0;
    bind(function, values);
  }

  private void bind(Function function, List<Value> values) {
    environment = new HashMap<>();
    for (int i = 0; i < values.size(); i++) {
      environment.put(function.parameters().get(i), values.get(i));
    }
  }

  private void returnValue(Value value) {
    if (stack.isEmpty()) {
      outcome =
          returnsStop
              ? new Outcome.Stopped(Values.status(value))
              : new Outcome.Returned(shown(value));
      return;
    }
    var continuation = stack.pop();
    code = continuation.code();
    next = continuation.next();
    environment = continuation.environment();
    environment.put(continuation.result(), value);
  }

  /** A caller could look at the result, and at what became of the arrays it passed. */
  private String shown(Value result) {
    var arrays =
        arguments.stream()
            .filter(ArrayValue.class::isInstance)
            .map(Values::print)
            .collect(Collectors.joining(", "));
    return Values.print(result) + (arrays.isEmpty() ? "" : " leaving " + arrays);
  }

  private void assume(Instruction.Assume assume, Line line) {
    var site =
        new Speculation.Site(
            code.function().name(), code.version().name(), assume.label(), line.position());
    boolean forced = speculation.mustFail(site, assumes++) && forcedHere.add(assume);
    if (forced || !holds(assume.guards())) {
      deoptimize(assume);
    }
  }

  private boolean holds(List<Expression> guards) {
    for (var guard : guards) {
      if (!Evaluator.truth(evaluate(guard))) {
        return false;
      }
    }
    return true;
  }

  /** DeoptimizeConf of Figure 17. All varmaps are evaluated in the old environment. */
  private void deoptimize(Instruction.Assume assume) {
    deoptimizations++;
    var target = environment(assume.varmap());
    var frames = assume.frames().stream().map(frame -> environment(frame.varmap())).toList();
    // The first frame listed is the innermost, so it goes on the stack last.
    for (int i = frames.size() - 1; i >= 0; i--) {
      var frame = assume.frames().get(i);
      var caller = code(frame.target());
      stack.push(
          new Continuation(
              caller, caller.landing(frame.target().label()), frame.result(), frames.get(i)));
    }
    code = code(assume.target());
    next = code.landing(assume.target().label());
    environment = target;
  }

  private Map<String, Value> environment(List<VariableMapping> varmap) {
    var result = new HashMap<String, Value>();
    for (var mapping : varmap) {
      result.put(mapping.name(), evaluate(mapping.value()));
    }
    return result;
  }

  private void assign(String name, Value value) {
    Evaluator.lookUp(name, environment);
    environment.put(name, value);
  }

  private Value read() {
    var line = world.readLine();
    if (line == null) {
      throw new Stuck(ErrorKind.END_OF_INPUT, "there is no more input");
    }
    var literal = Values.read(line, program);
    if (literal == null) {
      throw new Stuck(ErrorKind.INVALID_INPUT, "the input '" + line.strip() + "' is no literal");
    }
    return literal;
  }

  private static int length(Value value) {
    long length = Evaluator.integer(value);
    if (length < 0) {
      throw new Stuck(ErrorKind.NEGATIVE_LENGTH, "an array cannot have length " + length);
    }
    if (length > LONGEST_ARRAY) {
      throw new Stuck(ErrorKind.TOO_LARGE, "an array of length " + length + " is too large");
    }
    return (int) length;
  }

  private Value evaluate(Expression expression) {
    return Evaluator.evaluate(expression, environment);
  }

  private Code code(Target target) {
    return code(target.function(), target.version());
  }

  /** The active version if none is named. */
  private Code code(String function, @Nullable String version) {
    var key = version == null ? function : function + " " + version;
    var known = codes.get(key);
    if (known == null) {
      var found = program.function(function).orElseThrow();
      known =
          Code.of(found, version == null ? found.active() : found.version(version).orElseThrow());
      codes.put(key, known);
    }
    return known;
  }
}
