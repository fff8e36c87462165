package dev.oser.lang.sourir.jit;

import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.Conversion;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.lang.sourir.jit.SourirOp.Plain;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes counters of loops i32 where comparisons show that they fit: that is what HotSpot
 * understands, unrolls, and finds array bounds for. What they start with may be assumed to fit.
 */
final class Narrowing implements Pass {
  @Override
  public String name() {
    return "narrowing";
  }

  @Override
  public String description() {
    return "Makes counters of loops i32 where they fit.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    boolean changed = splitAfterCheckpoints(editor);
    var counters = new Counters(function).find();
    if (counters.isEmpty()) {
      return changed;
    }
    new Rewriting(editor, counters).run();
    return true;
  }

  /** Makes room for assumptions between a checkpoint and the loop it leads into. */
  private static boolean splitAfterCheckpoints(Editor editor) {
    boolean changed = false;
    for (var loop : LoopForest.of(editor.function()).loops()) {
      for (var edge : List.copyOf(loop.header().incoming())) {
        if (edge.terminator().op() instanceof Checkpoint) {
          editor.split(edge, "before");
          changed = true;
        }
      }
    }
    return changed;
  }

  // ---- Which. ----

  /** Finds the parameters that fit if all of them do. */
  private static final class Counters {
    private final Function function;
    private final Set<Parameter> narrow = new LinkedHashSet<>();

    Counters(Function function) {
      this.function = function;
    }

    Set<Parameter> find() {
      for (var loop : LoopForest.of(function).loops()) {
        loop.header().parameters().stream()
            .filter(parameter -> parameter.type() == CoreType.I64 && isCounter(parameter))
            .forEach(narrow::add);
      }
      while (narrow.removeIf(parameter -> !fits(parameter))) {
        // Others may have counted on it.
      }
      return narrow;
    }

    /** Whether it is compared with a limit or used as an index. */
    private static boolean isCounter(Parameter parameter) {
      return parameter.users().stream()
          .anyMatch(
              user ->
                  user.op() == Plain.IN_BOUNDS
                      || (user.op() instanceof Comparison(var kind, _)
                          && kind != Comparison.Kind.EQ
                          && kind != Comparison.Kind.NE));
    }

    private boolean fits(Parameter parameter) {
      return parameter.block().incoming().stream()
          .allMatch(edge -> fits(edge, edge.arguments().get(parameter.index())));
    }

    private boolean fits(Edge edge, Value argument) {
      return IntegerRange.of(argument, edge.terminator(), narrow::contains)
              .isWithin(IntegerRange.NARROW)
          || (!comesFromLoop(edge) && checkpointBefore(edge) != null);
    }

    /** Whether an edge is a turn of the loop: what changes there is not worth assuming. */
    private boolean comesFromLoop(Edge edge) {
      var loop = LoopForest.of(function).loopOf(edge.target());
      return loop != null && loop.contains(edge.source());
    }
  }

  /** {@return a checkpoint that an assumption at the end of an edge's source can fall back to} */
  private static @Nullable Instruction checkpointBefore(Edge edge) {
    var block = edge.source();
    boolean isQuiet =
        block.instructions().stream()
            .filter(instruction -> !instruction.isTerminator())
            .allMatch(
                instruction ->
                    instruction.op().effects().writes() == Memory.NONE
                        && !instruction.op().effects().observable());
    if (!isQuiet || block.incoming().size() != 1) {
      return null;
    }
    var before = block.incoming().getFirst().terminator();
    return before.op() instanceof Checkpoint && before.edges().getFirst().target() == block
        ? before
        : null;
  }

  // ---- How. ----

  private static final class Rewriting {
    private final Editor editor;
    private final Map<Parameter, Parameter> narrowed = new LinkedHashMap<>();

    Rewriting(Editor editor, Set<Parameter> counters) {
      this.editor = editor;
      for (var counter : counters) {
        narrowed.put(
            counter, editor.addParameter(counter.block(), counter.name() + ".i32", CoreType.I32));
      }
    }

    void run() {
      narrowed.forEach(
          (counter, narrow) -> {
            for (var edge : counter.block().incoming()) {
              editor.addArgument(edge, argument(edge, edge.arguments().get(counter.index())));
            }
          });
      narrowed.keySet().forEach(this::useNarrow);
      narrowed.forEach(this::replace);
    }

    private Value argument(Edge edge, Value wide) {
      var place = edge.terminator();
      boolean isKnown =
          IntegerRange.of(wide, place, narrowed::containsKey).isWithin(IntegerRange.NARROW);
      var checkpoint = checkpointBefore(edge);
      if (!isKnown && checkpoint != null) {
        var fits = editor.add(place, "fits", Plain.FITS_INT, List.of(wide));
        editor.add(place, "", new Assume(Reason.INDEX.ordinal()), List.of(fits, checkpoint));
      }
      return narrow(wide, place, 3);
    }

    /** {@return a value that is known to fit, as an i32} */
    private Value narrow(Value wide, Instruction place, int distance) {
      if (wide instanceof Constant constant && constant.value() instanceof Long number) {
        return Constant.of((int) (long) number);
      }
      if (wide instanceof Parameter parameter && narrowed.get(parameter) instanceof Value known) {
        return known;
      }
      if (distance > 0
          && wide instanceof Instruction sum
          && sum.op() instanceof IntegerBinary(var kind, _)
          && (kind == IntegerBinary.Kind.ADD || kind == IntegerBinary.Kind.SUB)) {
        return editor.add(
            place,
            "narrow",
            kind.on(CoreType.I32),
            List.of(
                narrow(sum.operand(0), place, distance - 1),
                narrow(sum.operand(1), place, distance - 1)));
      }
      return editor.add(place, "narrow", Conversion.I32_FROM_I64, List.of(wide));
    }

    /** Comparisons and indices use the counter as it is now. */
    private void useNarrow(Parameter counter) {
      // One that uses it twice is listed twice.
      for (var user : new LinkedHashSet<>(counter.users())) {
        if (user.op() instanceof Comparison(var kind, _)) {
          var left = compared(user.operand(0), user);
          var right = compared(user.operand(1), user);
          var made = editor.add(user, user.name(), kind.on(CoreType.I32), List.of(left, right));
          editor.replaceAll(user, made);
          editor.delete(user);
        } else if (indexOf(user) == counter) {
          useIndex(user, Objects.requireNonNull(narrowed.get(counter)));
        } else if (user.op() instanceof IntegerBinary) {
          useSum(user);
        }
      }
    }

    /** {@return what a counter can be compared with: what does not fit is beyond all that does} */
    private Value compared(Value value, Instruction place) {
      boolean fits =
          IntegerRange.of(value, place, narrowed::containsKey).isWithin(IntegerRange.NARROW);
      return fits
          ? narrow(value, place, 0)
          : editor.add(place, "clamped", Plain.CLAMP, List.of(value));
    }

    private static @Nullable Value indexOf(Instruction user) {
      if (!(user.op() instanceof Plain op)) {
        return null;
      }
      return switch (op) {
        case IN_BOUNDS, ELEMENT, SET_ELEMENT -> user.operand(1);
        case FILL -> user.operand(2);
        default -> null;
      };
    }

    /** Sums are narrowed where they are computed, so that all who use them as an index can. */
    private void useSum(Instruction sum) {
      var accesses = sum.users().stream().distinct().filter(user -> indexOf(user) == sum).toList();
      if (accesses.isEmpty()) {
        return;
      }
      var narrow = narrowIndex(sum, accesses);
      if (narrow != null) {
        accesses.forEach(access -> useIndex(access, narrow));
      }
    }

    private void useIndex(Instruction access, Value narrow) {
      var operands = access.operands();
      var made =
          switch ((Plain) access.op()) {
            case IN_BOUNDS ->
                editor.add(
                    access, access.name(), Plain.IN_BOUNDS_32, List.of(operands.get(0), narrow));
            case ELEMENT ->
                editor.add(
                    access, access.name(), Plain.ELEMENT_32, List.of(operands.get(0), narrow));
            case SET_ELEMENT ->
                editor.add(
                    access,
                    "",
                    Plain.SET_ELEMENT_32,
                    List.of(operands.get(0), narrow, operands.get(2)));
            default ->
                editor.add(
                    access, "", Plain.FILL_32, List.of(operands.get(0), operands.get(1), narrow));
          };
      if (access.hasResult()) {
        editor.replaceAll(access, made);
      }
      editor.delete(access);
    }

    /**
     * {@return an index as an i32, or null if it may not be one} A sum of which one part is not
     * negative is out of bounds if it overflows, as it should be; the other part is assumed to fit,
     * which can be checked before the loop if it does not change there.
     */
    private @Nullable Value narrowIndex(Instruction sum, List<Instruction> accesses) {
      var kind = ((IntegerBinary) sum.op()).kind();
      if (IntegerRange.of(sum, sum, narrowed::containsKey).isWithin(IntegerRange.NARROW)) {
        return narrow(sum, sum, 1);
      }
      boolean isSafe = isNotNegative(sum.operand(0), sum) || isNotNegative(sum.operand(1), sum);
      if (kind != IntegerBinary.Kind.ADD || !isSafe) {
        return null;
      }
      var checks = accesses.stream().filter(access -> access.op() == Plain.IN_BOUNDS).toList();
      boolean areAssumed =
          checks.stream()
              .allMatch(
                  check -> check.users().stream().allMatch(user -> user.op() instanceof Assume));
      return areAssumed
          ? editor.add(
              sum,
              "index",
              kind.on(CoreType.I32),
              List.of(part(sum.operand(0), sum, checks), part(sum.operand(1), sum, checks)))
          : null;
    }

    private boolean isNotNegative(Value value, Instruction place) {
      var range = IntegerRange.of(value, place, narrowed::containsKey);
      return range.least() >= 0 && range.isWithin(IntegerRange.NARROW);
    }

    private Value part(Value value, Instruction sum, List<Instruction> checks) {
      if (IntegerRange.of(value, sum, narrowed::containsKey).isWithin(IntegerRange.NARROW)) {
        return narrow(value, sum, 1);
      }
      var fits = editor.add(sum, "fits", Plain.FITS_INT, List.of(value));
      for (var check : checks) {
        for (var assume : new LinkedHashSet<>(check.users())) {
          editor.add(
              assume, "", new Assume(Reason.INDEX.ordinal()), List.of(fits, assume.operand(1)));
        }
      }
      return editor.add(sum, "part", Conversion.I32_FROM_I64, List.of(value));
    }

    /** Everybody else gets it wide again. */
    private void replace(Parameter counter, Parameter narrow) {
      var first = counter.block().instructions().getFirst();
      var wide = editor.add(first, counter.name(), Conversion.I64_FROM_I32, List.of(narrow));
      editor.replaceAll(counter, wide);
    }
  }
}
