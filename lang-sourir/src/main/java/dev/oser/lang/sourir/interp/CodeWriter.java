package dev.oser.lang.sourir.interp;

import dev.oser.lang.sourir.runtime.Nil;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Target;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.run.Speculation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Resolves a version. Nested expressions become instructions that write to temporaries, in the
 * order of evaluation, so that errors come in the same order as in the model.
 */
final class CodeWriter {
  private final Code code;
  private final ResolvedProgram program;
  private final Map<String, Integer> slots = new LinkedHashMap<>();
  private final Map<Object, Integer> constantIndices = new HashMap<>();
  private final List<Object> constants = new ArrayList<>();
  private final Map<Integer, AssumeSite> assumes = new LinkedHashMap<>();
  private final List<AssumeSite> assumeList = new ArrayList<>();
  private final List<Jump> jumps = new ArrayList<>();
  private final int[] offsets;
  private final int[] firstSites;
  private int[] instructions = new int[64];
  private int[] lines = new int[64];
  private int size;
  private int sites;
  private int temporaries;
  private int mostTemporaries;
  private int line;

  /** An operand that is to become the offset of a line. */
  private record Jump(int operand, int line) {}

  CodeWriter(Code code) {
    this.code = code;
    this.program = code.function().program();
    this.offsets = new int[code.lines().size() + 1];
    this.firstSites = new int[code.lines().size()];
    code.function().source().parameters().forEach(this::declare);
    for (var each : code.lines()) {
      var declared = each.instruction().declares();
      if (declared != null) {
        declare(declared);
      }
    }
    // Code that only deoptimisation leads to may use what nobody declares there.
    for (var each : code.lines()) {
      switch (each.instruction()) {
        case Instruction.Assign(var name, _) -> declare(name);
        case Instruction.Read(var name) -> declare(name);
        case Instruction.Drop(var name) -> declare(name);
        case Instruction.ArrayAssign(var name, _, _) -> declare(name);
        default -> {}
      }
      Expressions.of(each.instruction())
          .forEach(expression -> expression.variables().forEach(this::declare));
    }
  }

  private void declare(String name) {
    slots.putIfAbsent(name, slots.size());
  }

  Code.Body write() {
    for (line = 0; line < code.lines().size(); line++) {
      offsets[line] = size;
      firstSites[line] = sites;
      temporaries = 0;
      var instruction = code.instruction(line);
      if (program.assumptions().areStressed() && Speculation.allowsAgain(instruction)) {
        emit(Opcode.PROGRESS);
      }
      instruction(instruction);
    }
    offsets[line] = size;
    line = Math.max(line - 1, 0);
    emit(Opcode.END);
    exits();
    for (var jump : jumps) {
      instructions[jump.operand] = offsets[jump.line];
    }
    return new Code.Body(
        Arrays.copyOf(instructions, size),
        Arrays.copyOf(lines, size),
        constants.toArray(),
        offsets,
        slots,
        slots.size() + mostTemporaries,
        firstSites,
        assumes,
        assumeList,
        new Feedback(sites, offsets.length));
  }

  // ---- Instructions. ----

  private void instruction(Instruction instruction) {
    switch (instruction) {
      case Instruction.Declare(var name, var value) -> assign(slot(name), value);
      case Instruction.Assign(var name, var value) -> {
        int to = slot(name);
        checkBound(name, to);
        assign(to, value);
      }
      case Instruction.ArrayAllocate(var name, var length) ->
          emit(Opcode.NEW_ARRAY, slot(name), operand(length));
      case Instruction.ArrayCreate(var name, var elements) -> {
        var operands = operands(elements);
        emit(Opcode.ARRAY_OF, slot(name), operands.length);
        append(operands);
      }
      case Instruction.ArrayAssign(var name, var index, var value) -> store(name, index, value);
      case Instruction.Drop(var name) -> {
        checkBound(name, slot(name));
        emit(Opcode.DROP, slot(name));
      }
      case Instruction.Read(var name) -> {
        checkBound(name, slot(name));
        emit(Opcode.READ, slot(name), sites++);
      }
      case Instruction.Print(var value) -> emit(Opcode.PRINT, operand(value));
      case Instruction.Assert(var condition) -> emit(Opcode.ASSERT, operand(condition));
      case Instruction.Return(var value) -> emit(Opcode.RETURN, operand(value));
      case Instruction.Stop(var status) -> emit(Opcode.STOP, operand(status));
      case Instruction.Branch(var condition, var ifTrue, var ifFalse) -> {
        int tested = operand(condition);
        emit(Opcode.BRANCH, tested, 0, 0, line);
        jumps.add(new Jump(size - 3, code.labels().branch(ifTrue).orElseThrow()));
        jumps.add(new Jump(size - 2, code.labels().branch(ifFalse).orElseThrow()));
      }
      case Instruction.Goto(var label) -> {
        int target = code.labels().merge(label).orElseThrow();
        emit(target <= line ? Opcode.LOOP : Opcode.GOTO, 0, line);
        jumps.add(new Jump(size - 2, target));
      }
      case Instruction.Call(var result, var function, var arguments, _) -> {
        int callee = operand(function);
        var operands = operands(arguments);
        emit(Opcode.CALL, slot(result), callee, sites++, line, operands.length);
        append(operands);
      }
      case Instruction.Assume assume -> assume(assume);
      case Instruction.MergeLabel _,
          Instruction.BranchLabel _,
          Instruction.BailoutLabel _,
          Instruction.GuardHint _,
          Instruction.Comment _ -> {}
    }
  }

  private void store(String name, Expression index, Expression value) {
    int array = slot(name);
    checkBound(name, array);
    if (!isSimple(index) || !isSimple(value)) {
      emit(Opcode.CHECK_ARRAY, array);
    }
    int at = operand(index);
    if (!isSimple(value)) {
      emit(Opcode.CHECK_INDEX, array, at);
    }
    int stored = operand(value);
    emit(Opcode.STORE, array, at, stored, sites++);
  }

  private void assume(Instruction.Assume assume) {
    int number = assumeList.size();
    emit(Opcode.ASSUME, number);
    int guards = size;
    for (var guard : assume.guards()) {
      emit(Opcode.GUARD, number, operand(guard));
    }
    var position = code.lines().get(line).position();
    var site =
        new Speculation.Site(
            code.function().name(), code.version().name(), assume.label(), position);
    // The exit is written at the end; until then the place is taken.
    assumeList.add(new AssumeSite(assume, line, site, guards, -1, List.of()));
  }

  /** Varmaps are evaluated where nobody runs into them. */
  private void exits() {
    for (int number = 0; number < assumeList.size(); number++) {
      var open = assumeList.get(number);
      line = open.line();
      temporaries = 0;
      int exit = size;
      var assume = open.instruction();
      var frames = new ArrayList<AssumeSite.Landing>();
      frames.add(landing(assume.target(), null, assume.varmap()));
      for (var frame : assume.frames()) {
        frames.add(landing(frame.target(), frame.result(), frame.varmap()));
      }
      emit(Opcode.DEOPTIMIZE, number);
      var site =
          new AssumeSite(assume, line, open.site(), open.guards(), exit, List.copyOf(frames));
      assumeList.set(number, site);
      assumes.put(line, site);
    }
  }

  private AssumeSite.Landing landing(
      Target target, @Nullable String result, List<VariableMapping> map) {
    var landed = program.function(target.function()).code(target.version());
    var names = landed == code ? slots : new CodeWriter(landed).slots;
    var values = operands(map.stream().map(VariableMapping::value).toList());
    int[] into = map.stream().mapToInt(each -> slotIn(names, each.name())).toArray();
    return new AssumeSite.Landing(
        landed,
        landed.landing(target.label()),
        result == null ? -1 : slotIn(names, result),
        into,
        values);
  }

  private static int slotIn(Map<String, Integer> names, String name) {
    return names.getOrDefault(name, -1);
  }

  // ---- Expressions. ----

  private static boolean isSimple(Expression expression) {
    return expression instanceof Expression.Literal || expression instanceof Expression.Variable;
  }

  private int[] operands(List<Expression> expressions) {
    return expressions.stream().mapToInt(this::operand).toArray();
  }

  /** {@return where the value of an expression is found once the code written so far has run} */
  private int operand(Expression expression) {
    return switch (expression) {
      case Expression.Literal literal -> ~constant(literal);
      case Expression.Variable(var name, _) -> {
        checkBound(name, slot(name));
        yield slot(name);
      }
      default -> {
        int temporary = slots.size() + temporaries++;
        mostTemporaries = Math.max(mostTemporaries, temporaries);
        assign(temporary, expression);
        yield temporary;
      }
    };
  }

  private void assign(int to, Expression expression) {
    switch (expression) {
      case Expression.Literal _, Expression.Variable _ ->
          emit(Opcode.MOVE, to, operand(expression));
      case Expression.Binary(var operator, var left, var right) -> {
        int a = operand(left);
        int b = operand(right);
        int opcode =
            switch (operator) {
              case EQUAL -> Opcode.EQUAL;
              case NOT_EQUAL -> Opcode.NOT_EQUAL;
              case LESS -> Opcode.LESS;
              case LESS_OR_EQUAL -> Opcode.LESS_OR_EQUAL;
              case GREATER -> Opcode.GREATER;
              case GREATER_OR_EQUAL -> Opcode.GREATER_OR_EQUAL;
              case ADD -> Opcode.ADD;
              case SUBTRACT -> Opcode.SUBTRACT;
              case MULTIPLY -> Opcode.MULTIPLY;
              case DIVIDE -> Opcode.DIVIDE;
              case MODULO -> Opcode.MODULO;
              case AND -> Opcode.AND;
              case OR -> Opcode.OR;
            };
        emit(opcode, to, a, b);
      }
      case Expression.Negate(var operand) -> emit(Opcode.NEGATE, to, operand(operand));
      case Expression.Not(var operand) -> emit(Opcode.NOT, to, operand(operand));
      case Expression.Index(var array, var index) -> {
        int elements = operand(array);
        if (!isSimple(index)) {
          emit(Opcode.CHECK_ARRAY, elements);
        }
        int at = operand(index);
        emit(Opcode.LOAD, to, elements, at, sites++);
      }
      case Expression.Length(var array) -> emit(Opcode.LENGTH, to, operand(array));
    }
  }

  private int constant(Expression.Literal literal) {
    var value =
        switch (literal) {
          case Expression.Int(var number) -> number;
          case Expression.Bool(var truth) -> truth;
          case Expression.Nil _ -> Nil.NIL;
          case Expression.Text(var text) -> text;
          case Expression.FunctionReference(var name, _) -> program.function(name);
        };
    return constantIndices.computeIfAbsent(
        value,
        _ -> {
          constants.add(value);
          return constants.size() - 1;
        });
  }

  /** The static rules promise that variables have values, except where control cannot come. */
  private void checkBound(String name, int slot) {
    if (!code.scopes().isReachable(line)) {
      emit(Opcode.CHECK_BOUND, slot, constant(new Expression.Text(name)));
    }
  }

  private int slot(String name) {
    return Objects.requireNonNull(slots.get(name), name);
  }

  // ---- Numbers. ----

  private void emit(int... numbers) {
    append(numbers);
  }

  private void append(int[] numbers) {
    if (size + numbers.length > instructions.length) {
      int larger = 2 * (size + numbers.length);
      instructions = Arrays.copyOf(instructions, larger);
      lines = Arrays.copyOf(lines, larger);
    }
    Arrays.fill(lines, size, size + numbers.length, line);
    System.arraycopy(numbers, 0, instructions, size, numbers.length);
    size += numbers.length;
  }
}
