package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.BooleanOp;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.tier.Backend;
import dev.oser.lang.sourir.interp.Code;
import dev.oser.lang.sourir.jit.SourirOp.Plain;
import dev.oser.lang.sourir.jit.SourirOp.Returning;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The code that is being written, the variables at this point, and the place to fall back to.
 * Checks are assumptions that fall back to the last place where something was done that somebody
 * could notice: the interpreter goes on from there and does again what nobody noticed (Correctness
 * §4.4).
 */
final class Emission {
  private final Jit jit;
  private final Entry entry;
  private final Code code;
  private final Builder builder;
  private final Value depth;
  private final boolean checksFail;
  private final boolean isPrecise;
  private @Nullable Typed[] variables;
  private int line;
  private @Nullable Instruction checkpoint;

  Emission(
      Jit jit,
      Entry entry,
      Builder builder,
      Value depth,
      @Nullable Typed[] variables,
      boolean checksFail) {
    this.jit = jit;
    this.entry = entry;
    this.code = entry.code();
    this.builder = builder;
    this.depth = depth;
    this.variables = variables;
    this.checksFail = checksFail;
    this.isPrecise = jit.isKept(entry);
  }

  Builder builder() {
    return builder;
  }

  Value depth() {
    return depth;
  }

  int line() {
    return line;
  }

  /** Goes on with another line. */
  void goTo(int next) {
    line = next;
    if (isPrecise) {
      checkpoint = null;
    }
  }

  /** Goes on in another block, with these variables. */
  void begin(Block block, int first, @Nullable Typed[] state) {
    builder.moveTo(block);
    variables = state;
    line = first;
    checkpoint = null;
  }

  @Nullable Typed[] variables() {
    return variables;
  }

  Typed variable(String name) {
    var known = variables[code.slot(name)];
    if (known == null) {
      throw new Backend.CannotCompile("variable " + name + " may be unbound");
    }
    return known;
  }

  void set(String name, @Nullable Typed value) {
    // A checkpoint remembers the variables as they were.
    variables = variables.clone();
    variables[code.slot(name)] = value;
  }

  LineSite site() {
    return new LineSite(code, line, jit::mustGuardFail);
  }

  Value emit(Op op, Value... operands) {
    return builder.emit(op, operands);
  }

  Value known(Object value) {
    return emit(new SourirOp.Known(value));
  }

  /** Something was done that must not be done again: later checks fall back behind it. */
  void done() {
    checkpoint = null;
  }

  // ---- Checks. ----

  /** Goes on only if a condition holds. */
  void check(Value condition, Reason reason) {
    check(condition, reason.ordinal());
  }

  private void check(Value condition, int reason) {
    if (condition.equals(Constant.of(true))) {
      return;
    }
    var point = checkpoint();
    builder.emit(new SpeculationOp.Assume(reason), condition, point);
    if (checksFail) {
      var fails = emit(new SourirOp.AtLine(SourirOp.AtLine.Action.GUARD_MUST_FAIL, site()));
      builder.emit(
          new SpeculationOp.Assume(Reason.STRESS.ordinal()), emit(BooleanOp.NOT, fails), point);
    }
  }

  /** {@return the place to fall back to; a new one if nothing leads back any more} */
  Instruction checkpoint() {
    if (checkpoint == null) {
      var exit = newCheckpoint();
      leaveTo(exit, code.offset(line));
    }
    return Objects.requireNonNull(checkpoint);
  }

  /** Starts a checkpoint and returns its exit, which is for the caller to write. */
  private Block newCheckpoint() {
    var go = builder.newBlock("line" + line);
    var exit = builder.newBlock("exit" + line);
    checkpoint =
        builder.terminate(
            new SpeculationOp.Checkpoint(), List.of(), Target.of(go), Target.of(exit));
    builder.moveTo(go);
    return exit;
  }

  private void leaveTo(Block exit, int offset) {
    var go = builder.block();
    builder.moveTo(exit);
    var why = builder.emit("why", new SpeculationOp.Failure());
    leaveFor(why, List.of(new MappedFrame(code, offset, -1, variables)), false);
    builder.moveTo(go);
  }

  /** Leaves here and now. */
  void leave(Reason reason) {
    var here = new MappedFrame(code, code.offset(line), -1, variables);
    leaveFor(Constant.of(reason.ordinal()), List.of(here), false);
  }

  /**
   * {@return a frame that goes on elsewhere} What the program says may go on in compiled code.
   * Where the compiler was wrong the interpreter goes on, or compiled code would come back to the
   * same place and fail there again; unless code that fails is to be kept, and then only once
   * (Flückiger §3.4).
   *
   * @param caller the frame outside, if there is one
   * @param nested how many calls it is nested in more than this one
   */
  private Instruction frame(
      SpeculationOp.Place place,
      List<Value> caller,
      MappedFrame target,
      int nested,
      boolean isAssume) {
    boolean isOutermost = caller.isEmpty();
    var resumption =
        jit.resumptions()
            .at(
                target.code(),
                target.offset(),
                target.result(),
                target.variables(),
                isOutermost ? builder.function().type().result() : CoreType.REF);
    if (isAssume) {
      resumption.expect();
    }
    var operands = new ArrayList<Value>(caller);
    operands.add(nested == 0 ? depth : deeper(nested));
    for (var each : target.variables()) {
      if (each != null) {
        operands.add(each.value());
      }
    }
    var function =
        isAssume || jit.isKept(entry) ? resumption.name() : Stubs.interpreted(resumption.name());
    return builder.append(
        "frame",
        new SpeculationOp.Framestate(place, function, resumption.type()),
        operands,
        List.of());
  }

  Value deeper(int calls) {
    return emit(IntegerBinary.Kind.ADD.on(CoreType.I32), depth, Constant.of(calls));
  }

  // ---- Assumes of the program. ----

  /** One frame of an assume: where it goes on, and with what. */
  record MappedFrame(Code code, int offset, int result, @Nullable Typed[] variables) {}

  /** Makes the frames of an assume, or says that only the interpreter can. */
  interface Varmaps {
    /** {@return from the innermost to the outermost; null if something could go wrong} */
    @Nullable List<MappedFrame> frames();
  }

  /**
   * Starts a checkpoint at an assume of the program. If the assume fails, control goes where the
   * text says; if something else fails that falls back to here, back to the assume.
   */
  void assumeHere(Varmaps varmaps) {
    var site = code.assume(line);
    var exit = newCheckpoint();
    var go = builder.block();
    builder.moveTo(exit);
    var why = builder.emit("why", new SpeculationOp.Failure());
    var mine =
        emit(Comparison.Kind.EQ.on(CoreType.I32), why, Constant.of(Reason.FIRST_ASSUME + line));
    var mapped = builder.newBlock("mapped" + line);
    var back = builder.newBlock("back" + line);
    builder.terminate(
        new ControlOp.Branch(List.of()), List.of(mine), Target.of(mapped), Target.of(back));
    builder.moveTo(mapped);
    var frames = varmaps.frames();
    if (frames == null) {
      leaveFor(why, List.of(new MappedFrame(code, site.exit(), -1, variables)), false);
    } else {
      leaveFor(why, frames, true);
    }
    builder.moveTo(back);
    leaveFor(why, List.of(new MappedFrame(code, site.guards(), -1, variables)), false);
    builder.moveTo(go);
  }

  private void leaveFor(Value why, List<MappedFrame> frames, boolean isAssume) {
    var innermost = frames.getFirst();
    int landing = innermost.code().lineAt(innermost.offset());
    builder.emit(
        new SourirOp.Leave(new ExitSite(jit::left, entry, innermost.code(), landing, isAssume)),
        why);
    List<Value> caller = List.of();
    for (int i = frames.size() - 1; i >= 0; i--) {
      var each = frames.get(i);
      boolean isOuter = i == frames.size() - 1;
      var place =
          i == 0
              ? (isOuter ? SpeculationOp.Place.ONLY : SpeculationOp.Place.INNER)
              : (isOuter ? SpeculationOp.Place.OUTER : SpeculationOp.Place.MIDDLE);
      int nested = frames.size() - 1 - i;
      caller = List.of(frame(place, caller, each, nested, isAssume));
    }
    builder.terminate(new SpeculationOp.Deopt(), List.of(caller.getFirst(), why));
  }

  /** Goes on only if a guard of the assume in this line holds. */
  void guard(Value condition) {
    builder.emit(
        new SpeculationOp.Assume(Reason.FIRST_ASSUME + line),
        condition,
        Objects.requireNonNull(checkpoint));
  }

  // ---- Returning. ----

  void returnThis(Typed typed) {
    var type = builder.function().type().result();
    Value value;
    if (type == CoreType.REF) {
      value = toAny(typed);
    } else if (typed.kind() == Kind.INT) {
      value = typed.value();
    } else {
      value = emit(jit.calls().returning(Returning.Action.PACK), toAny(typed));
    }
    builder.terminate(new ControlOp.Return(type), List.of(value));
  }

  /** Ends a block whose end is never reached. */
  void returnNever() {
    var type = builder.function().type().result();
    builder.terminate(new ControlOp.Return(type), List.of(Constant.zeroOf(type)));
  }

  // ---- From one kind to another. ----

  Value toAny(Typed typed) {
    return switch (typed.kind()) {
      case INT -> emit(Plain.BOX_INT, typed.value());
      case BOOL -> emit(Plain.BOX_BOOL, typed.value());
      case ANY -> typed.value();
    };
  }

  Value toInt(Typed typed) {
    return to(Kind.INT, typed, Plain.IS_INT, Plain.UNBOX_INT, Reason.INT);
  }

  Value toBool(Typed typed) {
    return to(Kind.BOOL, typed, Plain.IS_BOOL, Plain.UNBOX_BOOL, Reason.BOOL);
  }

  /** {@return the value held as wanted; leaves if that is not possible} */
  Value to(Kind kind, Typed typed) {
    return switch (kind) {
      case INT -> toInt(typed);
      case BOOL -> toBool(typed);
      case ANY -> toAny(typed);
    };
  }

  private Value to(Kind kind, Typed typed, Plain test, Plain unbox, Reason reason) {
    if (typed.kind() == kind) {
      return typed.value();
    }
    if (typed.kind() != Kind.ANY) {
      check(Constant.of(false), reason);
      return Constant.zeroOf(kind.type());
    }
    check(emit(test, typed.value()), reason);
    return emit(unbox, typed.value());
  }
}
