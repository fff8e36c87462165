package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.core.Comparison.Kind.EQ;
import static dev.oser.kit.ir.core.Comparison.Kind.NE;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.BooleanOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.Conversion;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Feedback;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.jit.State.Known;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The code that is being written, the interpreter's state at this point, and the place to fall back
 * to. Checks fall back to the beginning of an instruction behind everything that somebody could
 * notice; the interpreter does the rest again (Flückiger §4.6).
 *
 * <p>Code that runs in the place of a call, or of a promise, and does nothing that somebody could
 * notice needs neither a frame nor an environment: its checks fall back to the instruction of the
 * code around it, which calls it then. After a closure has done something, its checks leave with
 * two frames, of itself and of the code around ({@link InlinedCall}).
 */
final class Emission {
  /** The entry of the machine that frames are handed to. */
  static final String ENTRY = "r";

  /** How many failures of an instruction are one lesson, about what the policy has patience for. */
  private static final int PATIENCE = 4;

  static final Constant NULL = Constant.nullOf(CoreType.REF);

  /** So deep code runs in the place of code that runs in the place of an instruction. */
  private static final int DEEPEST = 4;

  private final Request request;

  /** What writes the code around this, if this runs in the place of an instruction of that. */
  private final @Nullable Emission around;

  /** The call that this runs in the place of, if others may notice what it does. */
  private final @Nullable InlinedCall call;

  /** What is told if a function that only computes fails; null if this is none. */
  private final PureFunctions.@Nullable Unit pure;

  /** Whether nothing was done yet that others notice, so that the call can be made instead. */
  private boolean isUntouched;

  /** Whether variables are in an environment, too. */
  private final boolean hasEnvironment;

  /** Whether variables are those of other code, which has to know of assignments. */
  private final boolean borrowsVariables;

  private final Code code;
  private final Feedback feedback;
  private final Builder builder;
  private final Value environment;
  private final Value home;
  private final VariableTable table;
  private State state;

  /** The state to fall back to, and the instruction that the interpreter goes on with then. */
  private State before;

  private int landing;

  /** The instruction that is translated. */
  private int place;

  private @Nullable Instruction checkpoint;

  /** Whether code in the place of the instruction has done something that others notice. */
  private boolean isTouched;

  /** How much code has been translated in the places of instructions. */
  private int contained;

  Emission(Request request, Builder builder, Value environment, Value home, VariableTable table) {
    this(request, builder, environment, home, table, null);
  }

  /** Writes a function that only computes; its environment is that of the closure. */
  Emission(Request request, Builder builder, Value environment, PureFunctions.Unit unit) {
    this(request, builder, environment, NULL, new VariableTable(request.code()), unit);
  }

  private Emission(
      Request request,
      Builder builder,
      Value environment,
      Value home,
      VariableTable table,
      PureFunctions.@Nullable Unit pure) {
    this.request = request;
    this.around = null;
    this.call = null;
    this.pure = pure;
    this.hasEnvironment = pure == null;
    this.borrowsVariables = false;
    this.code = request.code();
    this.feedback = request.feedback();
    this.builder = builder;
    this.environment = environment;
    this.home = home;
    this.table = table;
    this.state = new State(table.size());
    this.before = state.copy();
  }

  /**
   * Writes code in the place of an instruction.
   *
   * @param environment that free variables are looked for in
   * @param state what is known of the variables
   * @param ofCall whether the code has variables of its own, which are nowhere else then
   * @param call the call, if others may notice what the code does; or null
   */
  Emission(
      Emission around,
      Code code,
      Feedback feedback,
      Value environment,
      State state,
      boolean ofCall,
      @Nullable InlinedCall call) {
    this.request = around.request;
    this.around = around;
    this.call = call;
    this.pure = null;
    this.isUntouched = true;
    this.hasEnvironment = !ofCall && around.hasEnvironment;
    this.borrowsVariables = !ofCall;
    this.code = code;
    this.feedback = feedback;
    this.builder = around.builder;
    this.environment = environment;
    this.home = around.home;
    // An argument reads the variables of the code around it, which may not be written down yet.
    this.table = ofCall ? new VariableTable(code) : around.table;
    this.state = state;
    this.before = state;
  }

  /** {@return whether this runs in the place of an instruction of other code} */
  boolean isInPlace() {
    return around != null;
  }

  /**
   * {@return whether this is an argument that is evaluated at the call, or in such a one} Nobody
   * may ever ask for it, so it must not take long.
   */
  boolean isArgument() {
    return around != null && (borrowsVariables || around.isArgument());
  }

  /** {@return whether variables that are not known can be looked for in the environment} */
  boolean hasEnvironment() {
    return hasEnvironment;
  }

  /** {@return whether code may run in the place of an instruction of this: not in its own} */
  boolean mayContain(Code inner) {
    int depth = 0;
    for (var each = this; each != null; each = each.around) {
      if (each.code == inner || ++depth > DEEPEST) {
        return false;
      }
      if (each.around == null) {
        each.contained += inner.instructions().length;
        return each.contained <= request.room();
      }
    }
    return false;
  }

  /**
   * Somebody looks for a variable from the environment of a closure that runs in place, which may
   * be the environment of the code around: that has to write the variable down first.
   */
  void requireWritten(Symbol symbol) {
    for (var each = around; each != null; each = each.around) {
      if (each.keeps(symbol)) {
        throw new Impure();
      }
    }
    outermost().noteRead(Set.of(symbol));
  }

  /** {@return whether environments have all variables that a function looks for outside} */
  boolean hasWritten(Set<Symbol> symbols) {
    for (var each = this; each != null; each = each.around) {
      if (symbols.stream().anyMatch(each::keeps)) {
        return false;
      }
    }
    outermost().noteRead(symbols);
    return true;
  }

  /** {@return whether the environment of this code does not have the value of a variable yet} */
  private boolean keeps(Symbol symbol) {
    int index = hasEnvironment ? table.find(symbol) : -1;
    var known = index < 0 ? null : state.variable(index);
    return known != null && known.dirty();
  }

  /** {@return whether environments have all variables that may be methods of a generic} */
  boolean hasWrittenMethods(String generic) {
    for (var each = this; each != null; each = each.around) {
      for (int i = 0; i < each.table.size(); i++) {
        var known = each.state.variable(i);
        boolean isElsewhere = !each.hasEnvironment || known != null && known.dirty();
        if (isElsewhere && each.table.symbol(i).name().startsWith(generic + ".")) {
          return false;
        }
      }
    }
    return true;
  }

  /** {@return whether this is part of a function that only computes} */
  boolean isInPure() {
    return outermost().isPure();
  }

  private Emission outermost() {
    return around == null ? this : around.outermost();
  }

  private void noteRead(Set<Symbol> symbols) {
    if (pure != null) {
      pure.reads().addAll(symbols);
    }
  }

  /** {@return the value of a variable that has no place here, or null} */
  Value loadFree(VariableSite site) {
    requireWritten(site.symbol());
    return emit(At.Action.LOAD_FREE, site, environment);
  }

  /** {@return whether this runs in the place of a call, and others may notice what it does} */
  boolean isNoticed() {
    return call != null;
  }

  /** {@return whether the interpreter can go on in the middle of this code} */
  boolean hasOwnPlace() {
    return pure == null && (around == null || call != null);
  }

  /** {@return whether this is a function that only computes} */
  boolean isPure() {
    return pure != null;
  }

  /** Something has to be done that others could notice. */
  void requireOwnPlace() {
    if (!hasOwnPlace()) {
      throw new Impure();
    }
  }

  /** Other code has to run, which can look at frames and environments. */
  void requireFrame() {
    if (around != null || pure != null) {
      throw new Impure();
    }
  }

  /** {@return where to look for variables of functions around this one, also to assign to them} */
  Value enclosing() {
    return hasEnvironment ? emit(Plain.ENCLOSING, environment) : environment;
  }

  /**
   * A variable outside of this code is about to be assigned to, which may be one of the code
   * around.
   */
  void willAssign(Symbol symbol) {
    requireWritten(symbol);
    for (var each = this; each != null; each = each.around) {
      if (each.call != null && each.call.reads().contains(symbol)) {
        throw new Impure();
      }
    }
    for (var each = around; each != null; each = each.around) {
      int index = each.table.find(symbol);
      if (index >= 0 && each.hasEnvironment) {
        each.state.set(index, null);
      }
    }
  }

  Code code() {
    return code;
  }

  Request request() {
    return request;
  }

  VariableTable table() {
    return table;
  }

  Value environment() {
    return environment;
  }

  Builder builder() {
    return builder;
  }

  State state() {
    return state;
  }

  int place() {
    return place;
  }

  /** {@return an operand of the instruction} */
  int operand(int index) {
    return code.instructions()[place + 1 + index];
  }

  Object constantAt(int index) {
    return code.constants()[operand(index)];
  }

  /** {@return what the interpreter observed at this place for feedback} */
  int seen(int feedbackPlace) {
    return feedback.word(feedbackPlace);
  }

  Feedback feedback() {
    return feedback;
  }

  /**
   * {@return how often code was made anew because assumptions about this instruction failed} Code
   * is only made anew after some failures: counted one by one they would pass over the forms that
   * assume a little less.
   */
  int failures() {
    if (request.isGeneric() || !request.speculation().on(Speculation.Kind.TYPES)) {
      return Integer.MAX_VALUE;
    }
    int lessons = (feedback.failures(place) + PATIENCE - 1) / PATIENCE;
    return lessons == 0 && instruction().isQuickOrSlow() && isSlow(instruction()) ? 1 : lessons;
  }

  private dev.oser.lang.r.bytecode.Instruction instruction() {
    return dev.oser.lang.r.bytecode.Instruction.of(code.instructions()[place]);
  }

  /** {@return whether the interpreter could often not do the instruction the short way} */
  private boolean isSlow(dev.oser.lang.r.bytecode.Instruction instruction) {
    int at = instruction.place(dev.oser.lang.r.bytecode.Instruction.Operand.FEEDBACK);
    return Feedback.isSlow(seen(code.instructions()[place + at]));
  }

  /** {@return whether to assume that nobody else assigns to variables during this instruction} */
  boolean isAlone() {
    return !request.isGeneric()
        && request.speculation().on(Speculation.Kind.ENVIRONMENTS)
        && feedback.failures(Reason.environmentOf(place)) == 0
        && !(instruction().isCallOfFunction() && isSlow(instruction()));
  }

  /** Goes on with an instruction. */
  void begin(int next) {
    place = next;
    landing = next;
    before = state.copy();
  }

  /** Goes on in a block, with this state. */
  void begin(Block block, int next, State there) {
    builder.moveTo(block);
    state = there;
    if (pure == null) {
      checkpoint = null;
    }
    isUntouched = false;
    begin(next);
  }

  /** Something was done that must not be done again: checks fall back to the next instruction. */
  void done(int next) {
    if (!hasOwnPlace()) {
      return; // others notice nothing of this
    }
    checkpoint = null;
    isUntouched = false;
    landing = next;
    before = state.copy();
  }

  /** Code in the place of an instruction has done something that others notice. */
  void touch() {
    isTouched = true;
  }

  /** An instruction is done; what comes before must not be done again if it was noticed. */
  void doneIfTouched(int next) {
    if (isTouched) {
      isTouched = false;
      done(next);
    }
  }

  /** Says which calls were entered, also for who falls back. */
  void setEntered(List<State.Entered> calls) {
    state.setEntered(calls);
    before.setEntered(calls);
  }

  /** Goes on with another state in this block. */
  void setState(State other) {
    state = other;
  }

  Site site() {
    return site(null);
  }

  Site site(@Nullable Object more) {
    return new Site(request.steps(), code, place, more);
  }

  Value emit(Op op, Value... operands) {
    if (op.effects().isNoticed()) {
      requireOwnPlace();
    }
    return builder.emit(op, operands);
  }

  Value emit(At.Action action, @Nullable Object more, Value... operands) {
    return emit(new At(action, site(more)), operands);
  }

  Value emit(PartOp.Action action, @Nullable Object more, Value... operands) {
    return emit(new PartOp(action, site(more)), operands);
  }

  // ---- Checks. ----

  /** Goes on only if a condition holds. */
  void check(Value condition, Reason reason) {
    if (condition.equals(Constant.of(true))) {
      return;
    }
    builder.emit(new SpeculationOp.Assume(number(reason)), condition, checkpoint());
    if (request.isStressed()) {
      builder.emit(
          new SpeculationOp.Assume(number(Reason.STRESS)),
          emit(BooleanOp.NOT, emit(At.Action.MUST_FAIL, request.stress())),
          checkpoint());
    }
  }

  /** {@return the number that compiled code tells if it is left for a reason here} */
  private int number(Reason reason) {
    return reason.at(around == null ? place : request.entry().number(code, place));
  }

  /** Goes on only if no variable is locked or active: the interpreter looks at locks. */
  void checkUnguarded() {
    check(emit(BooleanOp.NOT, emit(Plain.IS_GUARDED, environment)), Reason.ENVIRONMENT);
  }

  void checkPresent(Value value, Reason reason) {
    check(emit(ReferenceOp.Identity.NE, value, NULL), reason);
  }

  /** {@return the place to fall back to; a new one if nothing leads back any more} */
  Instruction checkpoint() {
    if (fallsBackToCall()) {
      return Objects.requireNonNull(around).checkpoint();
    }
    var known = checkpoint;
    if (known != null) {
      return known;
    }
    var go = builder.newBlock("go" + place);
    var exit = builder.newBlock("exit" + place);
    var made =
        builder.terminate(
            new SpeculationOp.Checkpoint(), List.of(), Target.of(go), Target.of(exit));
    builder.moveTo(exit);
    var why = builder.emit("why", new SpeculationOp.Failure());
    if (pure == null) {
      leaveFor(why, before);
    } else {
      fail(why);
    }
    builder.moveTo(go);
    checkpoint = made;
    return made;
  }

  /** {@return whether the code around goes back to the call when something fails here} */
  private boolean fallsBackToCall() {
    return around != null && (call == null || isUntouched);
  }

  /** Leaves here and now, to do the instruction again. */
  void leave(Reason reason) {
    leaveFor(number(reason));
  }

  private void leaveFor(int number) {
    if (fallsBackToCall()) {
      Objects.requireNonNull(around).leaveFor(number);
    } else if (pure != null) {
      fail(Constant.of(number));
    } else {
      leaveFor(Constant.of(number), before);
    }
  }

  /** Returns from a function that only computes and could not. */
  private void fail(Value why) {
    builder.emit(new At(At.Action.FAIL, site(pure)), why);
    var type = builder.function().type().result();
    builder.terminate(new ControlOp.Return(type), List.of(Constant.zeroOf(type)));
  }

  /** Goes on only if the function that only computes and was called has done so. */
  void checkSuccess() {
    check(emit(BooleanOp.NOT, emit(At.Action.HAS_FAILED, request.pure().flag())), Reason.CALLEE);
  }

  /** {@return how deep calls are nested here} */
  Value depth() {
    if (around != null) {
      return around.depth();
    }
    return pure == null ? emit(At.Action.DEPTH, null) : builder.function().parameters().get(1);
  }

  private void leaveFor(Value why, State target) {
    builder.terminate(new SpeculationOp.Deopt(ENTRY), List.of(frame(landing, target, false), why));
  }

  /** {@return what it takes to go on in this code, and in the code around it} */
  private Instruction frame(int where, State target, boolean waits) {
    if (around == null || call == null) {
      var own = new Landing(request.entry(), code, where, table, environment, home, target, waits);
      return frame(waits ? SpeculationOp.Place.OUTER : SpeculationOp.Place.ONLY, own, own.values());
    }
    var caller = around.frame(around.place, call.caller(), true);
    var inner = new Landing(request.entry(), code, where, table, call, target, waits);
    var values = new ArrayList<Value>(List.of(caller));
    values.addAll(inner.values());
    return frame(waits ? SpeculationOp.Place.MIDDLE : SpeculationOp.Place.INNER, inner, values);
  }

  private Instruction frame(SpeculationOp.Place where, Landing landing, List<Value> values) {
    return builder.append("frame", new SpeculationOp.Framestate(where, landing), values, List.of());
  }

  /** Leaves, to do the instruction again, unless a condition holds that nobody falls back for. */
  void leaveUnless(Value condition, Reason reason) {
    var go = builder.newBlock("go" + place);
    var exit = builder.newBlock("leave" + place);
    builder.terminate(
        new ControlOp.Branch(List.of(1_000, 1)),
        List.of(condition),
        Target.of(go),
        Target.of(exit));
    builder.moveTo(exit);
    leave(reason);
    builder.moveTo(go);
  }

  // ---- Variables. ----

  /**
   * {@return the value of a variable in a slot, which may be an argument that nobody has asked for
   * before; null if it takes more to get it} Arguments evaluated at the call ask for nothing.
   */
  Value forceSlot(int slot) {
    var op = isArgument() ? Plain.LOAD_SLOT : Plain.FORCE_SLOT;
    return emit(op, environment, Constant.of(slot));
  }

  /** Writes a variable to the environment. */
  void store(int index, Value value) {
    requireFrame();
    if (table.isSlot(index)) {
      emit(Plain.STORE_SLOT, environment, Constant.of(index), value);
    } else {
      emit(At.Action.STORE_NAMED, table.site(index), environment, value);
    }
  }

  /** Writes all variables to the environment that it does not have yet. */
  void sync() {
    for (int i = 0; i < state.variables(); i++) {
      var known = state.variable(i);
      if (known != null && known.dirty()) {
        store(i, boxed(known.held()));
      }
    }
  }

  /** Assigns a value to a variable. Numbers stay here; others are seen by their owners at once. */
  void assign(int index, Held value) {
    if (borrowsVariables) {
      throw new Impure();
    }
    if (value.kind().isRaw()) {
      state.set(index, new Known(value.withoutBox(), true));
    } else if (!hasEnvironment) {
      emit(call == null ? Plain.HOLD : Plain.OWN, value.value());
      releaseVariable(index, NULL);
      state.set(index, new Known(value, true));
    } else {
      store(index, value.value());
      state.set(index, new Known(value, false));
    }
  }

  /** A closure that runs in the place of its call ends: its variables own nothing any more. */
  void release(Held result) {
    for (int i = 0; i < state.variables(); i++) {
      releaseVariable(i, result.kind() == Kind.REF ? result.value() : NULL);
    }
  }

  /** A variable of such a closure no longer owns what it has. */
  private void releaseVariable(int index, Value result) {
    var known = state.variable(index);
    if (call != null && known != null && known.dirty() && known.held().kind() == Kind.REF) {
      emit(Plain.RELEASE, known.held().value(), result);
    }
  }

  // ---- From one kind to another. ----

  /** {@return a value as the interpreter has it} */
  Value boxed(Held held) {
    if (held.boxed() != null) {
      return held.boxed();
    }
    return switch (held.kind()) {
      case DOUBLE -> emit(Plain.BOX_DOUBLE, held.value());
      case INT -> emit(Plain.BOX_INT, held.value());
      case BOOL -> emit(Plain.BOX_BOOL, held.value());
      case REF -> held.value();
    };
  }

  /** {@return a value held as wanted; leaves if it is something else} */
  Held to(Kind kind, Held held) {
    if (held.kind() == kind || kind == Kind.REF) {
      return kind == Kind.REF && held.kind() != Kind.REF ? Held.ref(boxed(held)) : held;
    }
    if (held.kind() != Kind.REF) {
      check(Constant.of(false), Reason.TYPE);
      return Held.raw(Constant.zeroOf(kind.type()), kind, true);
    }
    var ref = held.value();
    return switch (kind) {
      case DOUBLE -> {
        check(emit(Plain.IS_DOUBLE, ref), Reason.TYPE);
        yield new Held(emit(Plain.UNBOX_DOUBLE, ref), kind, false, ref, 0);
      }
      case INT -> {
        check(emit(Plain.IS_INT, ref), Reason.TYPE);
        yield new Held(emit(Plain.UNBOX_INT, ref), kind, true, ref, 0);
      }
      case BOOL -> {
        check(emit(Plain.IS_BOOL, ref), Reason.TYPE);
        yield new Held(emit(Plain.UNBOX_BOOL, ref), kind, true, ref, 0);
      }
      case REF -> held;
    };
  }

  /** {@return a value of a shape, held as such values are best held; leaves if it is none} */
  Held as(int shape, Value ref) {
    return to(Kind.ofShape(shape), Held.ref(ref, shape));
  }

  /**
   * {@return a value that comes from a place with feedback, held as what was observed there}
   *
   * @param word what was observed
   */
  Held expected(Value ref, int word) {
    int shape = onlyShape(word);
    return failures() == 0 ? as(shape, ref) : Held.ref(ref, shape);
  }

  /** {@return the only shape in feedback, or 0} */
  static int onlyShape(int word) {
    return Feedback.shape(word, 1) == 0 && (word & Feedback.MORE_SHAPES) == 0
        ? Feedback.shape(word, 0)
        : 0;
  }

  /**
   * {@return the kind of all shapes in feedback that are no objects, in any length, and of other
   * values than NULL also without elements; or 0}
   */
  static int commonKind(int word) {
    int kind = Feedback.shape(word, 0) & Shape.KIND;
    if ((word & Feedback.MORE_SHAPES) != 0) {
      return 0;
    }
    for (int i = 0; i < Feedback.SHAPES; i++) {
      int shape = Feedback.shape(word, i);
      if (shape != 0 && ((shape & Shape.KIND) != kind || (shape & Shape.OBJECT) != 0)) {
        return 0;
      }
    }
    return kind;
  }

  /** {@return a number as a double; leaves if it is NA} */
  Held toDouble(Held number) {
    return switch (number.kind()) {
      case DOUBLE -> number;
      case BOOL -> toDouble(toInt(number));
      case INT -> {
        checkNotNa(number);
        yield Held.raw(emit(Conversion.F64_FROM_I32, number.value()), Kind.DOUBLE, true);
      }
      case REF -> to(Kind.DOUBLE, number);
    };
  }

  /** {@return a truth value as an integer, others as they are} */
  Held toInt(Held held) {
    return held.kind() == Kind.BOOL
        ? Held.raw(emit(Conversion.I32_FROM_I1, held.value()), Kind.INT, true)
        : held;
  }

  /** Goes on only if a number is not NA, nor NaN. */
  void checkNotNa(Held number) {
    if (number.known()) {
      return;
    }
    switch (number.kind()) {
      case DOUBLE -> check(emit(EQ.on(CoreType.F64), number.value(), number.value()), Reason.NA);
      case INT -> check(emit(NE.on(CoreType.I32), number.value(), Constant.of(Na.INT)), Reason.NA);
      case BOOL, REF -> {}
    }
  }

  Value object(String name, Object object) {
    return Constant.object(CoreType.REF, name, object);
  }

  /** {@return the operands that the interpreter would keep from changing during an instruction} */
  List<Value> pinned(int taken) {
    var values = new ArrayList<Value>();
    var stack = state.stack();
    for (int i = 0; i < stack.size() - taken; i++) {
      if (stack.get(i) instanceof Held held && held.kind() == Kind.REF) {
        values.add(held.value());
      }
    }
    return values;
  }
}
