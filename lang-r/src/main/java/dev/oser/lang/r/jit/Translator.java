package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ArrayOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.tier.Backend;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.SwitchTable;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.runtime.VariableSite;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Translates bytecode to IR, from any instruction on, following control and keeping the
 * interpreter's state as values.
 *
 * <p>Where control comes together, a block takes the state in one shape. The first way there
 * decides it; if another way has less to offer, the shape is widened, and when all that can be
 * learnt in this way is known, everything is translated again, until all agree. At the head of a
 * loop that would be a pity: in the first turn promises are forced and variables are assigned for
 * the first time. So the first turn of such a loop is translated apart (loop peeling), and the
 * others begin with what it knows.
 */
final class Translator {
  private static final int MOST_INSTRUCTIONS = 6_000;

  /** Loops that are longer than this are not worth being there twice. */
  private static final int LONGEST_PEELED = 400;

  /**
   * A place in the code, and the loops around it that are translated apart: those in their first
   * turn, by their heads, and the loop that was entered while it ran, by the complement of its
   * head. When that one begins again, inside of others, it is another loop with a place before it.
   */
  private record Key(int place, Set<Integer> firstTurns) {
    // What a record has of itself is made by the JVM when it is first asked, which takes long.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key key && key.place == place && key.firstTurns.equals(firstTurns);
    }

    @Override
    public int hashCode() {
      return 31 * place + firstTurns.hashCode();
    }
  }

  private record Pending(Block block, Key key, State state) {}

  private record Merge(Block block, MergeShape shape) {}

  /** Everything has to be translated again. */
  private static final class Again extends RuntimeException {
    private static final long serialVersionUID = 1;

    Again() {
      super(null, null, false, false);
    }
  }

  /** Code that runs in the place of an instruction. */
  private record InPlace(Key at, Code code) {}

  /** What was learnt in earlier attempts. */
  private static final class Lessons {
    final Map<Key, MergeShape> shapes = new HashMap<>();
    final Set<Key> peeled = new HashSet<>();
    final Map<InPlace, Lessons> inPlace = new HashMap<>();

    /** What does more than to compute in the place of an instruction. */
    final Set<InPlace> noticed = new HashSet<>();

    /** What cannot run in the place of an instruction. */
    final Set<InPlace> called = new HashSet<>();

    final boolean mayPeel;

    Lessons(boolean mayPeel) {
      this.mayPeel = mayPeel;
    }
  }

  private final Request request;
  private final Code code;
  private final Lessons lessons;
  private final Builder builder;
  private final Emission out;
  private final Interpreted interpreted;
  private final VariableTranslator variables;
  private final ArithmeticTranslator arithmetic;
  private final VectorTranslator vectors;
  private final ReplacementTranslator replacements;
  private final LoopTranslator loops;
  private final CallTranslator calls;
  private final ConditionTranslator conditions;
  private final Set<Integer> targets;
  private final List<Code.Loop> outermostFirst;
  private final Map<Key, Merge> merges = new HashMap<>();
  private final ArrayDeque<Pending> open = new ArrayDeque<>();
  private Set<Integer> firstTurns = Set.of();
  private boolean ended;

  /** Whether a shape turned out to be too narrow, so that this attempt only serves to learn. */
  private boolean isInVain;

  private int translated;

  /** Where the interpreter goes on, behind the loops that are translated. */
  private int end = Integer.MAX_VALUE;

  /** How a function that only computes gives its result. */
  private Kind result = Kind.REF;

  /** What code that runs in the place of an instruction gives, at the ends of blocks. */
  private final Results results = new Results();

  /** Whether the code in whose place this runs is in a loop that has turned. */
  private final boolean isInSteadyLoop;

  private Translator(Request request, Function function, Value home, Lessons lessons) {
    this(
        new Emission(
            request,
            new Builder(function),
            function.parameters().getFirst(),
            home,
            new VariableTable(request.code())),
        lessons,
        false);
  }

  private Translator(Emission out, Lessons lessons, boolean isInSteadyLoop) {
    this.request = out.request();
    this.code = out.code();
    this.lessons = lessons;
    this.isInSteadyLoop = isInSteadyLoop;
    this.builder = out.builder();
    this.out = out;
    this.interpreted = new Interpreted(out);
    this.variables = new VariableTranslator(out, interpreted);
    this.arithmetic = new ArithmeticTranslator(out, interpreted);
    this.vectors = new VectorTranslator(out, interpreted);
    this.replacements = new ReplacementTranslator(out, interpreted, vectors);
    this.loops = new LoopTranslator(out, interpreted);
    var inlining = new Inlining(out, this::inPlace, this::pureFunction);
    var methods = new MethodInlining(out, inlining, this::inPlace, this::mayCompute);
    this.calls = new CallTranslator(out, interpreted, inlining, methods);
    this.conditions = new ConditionTranslator(out, interpreted, new Ways());
    this.targets = targets(code);
    this.outermostFirst =
        code.loops().stream().sorted(Comparator.comparingInt(Code.Loop::start)).toList();
  }

  /**
   * {@return the code from its beginning, as a function of the environment}
   *
   * @param mayPeel whether the first turns of loops may be translated apart
   */
  static Function body(Request request, String name, boolean mayPeel) {
    var lessons = new Lessons(mayPeel);
    while (true) {
      var function = Functions.body(name);
      try {
        var home =
            new Builder(function)
                .emit(
                    "home",
                    new At(At.Action.FRAME, new Site(request.steps(), request.code(), 0, null)));
        var translator = new Translator(request, function, home, lessons);
        translator.begin(0);
        translator.enterBody(request.entry().context());
        return translator.finish(0);
      } catch (Again again) {
        // with what was learnt
      }
    }
  }

  /**
   * {@return a function that only computes, of the environment of the closure, how deep calls are
   * nested, and the values of parameters}
   *
   * @throws Impure if it does more than to compute
   */
  static Function pure(Request around, PureFunctions.Key key, PureFunctions.Unit unit) {
    var request = around.of(unit.entry());
    var lessons = new Lessons(false);
    while (true) {
      var function = Functions.pure(unit.name(), key.type());
      try {
        var environment = function.parameters().getFirst();
        var out = new Emission(request, new Builder(function), environment, unit);
        var translator = new Translator(out, lessons, false);
        translator.beginPure(key, function);
        return translator.finish(0);
      } catch (Again again) {
        // with what was learnt
      }
    }
  }

  private void beginPure(PureFunctions.Key key, Function function) {
    int next = PureFunctions.FIRST_PARAMETER;
    for (int i = 0; i < key.parameters().size(); i++) {
      var parameter = key.parameters().get(i);
      if (parameter != null) {
        var value = function.parameters().get(next++);
        var held =
            parameter.kind() == Kind.REF
                ? Held.ref(value)
                : Held.raw(value, parameter.kind(), parameter.known());
        out.state().set(i, new State.Known(held, true));
      }
    }
    result = key.result();
    Inlining.defaults(key.formals(), out.state());
    out.begin(0);
    out.checkpoint();
    out.check(out.emit(new SpeculationOp.Holds(request.running())), Reason.INTERRUPTED);
    out.check(out.emit(At.Action.MAY_NEST, null, out.depth()), Reason.CALLEE);
  }

  /**
   * {@return the code from the middle on, to the end of all loops around that place if there are
   * any, as a function of environment and operands}
   */
  static Function middle(Request request, EntryPoint point, String name, boolean mayPeel) {
    var lessons = new Lessons(mayPeel);
    var inner = Loops.innermost(request.code(), point.place());
    var outer = Loops.outermost(request.code(), point.place());
    while (true) {
      var function = Functions.middle(name);
      try {
        var home = function.parameters().get(1);
        var translator = new Translator(request, function, home, lessons);
        translator.enterMiddle(point, function);
        translator.firstTurns = inner == null ? Set.of() : Set.of(~inner.start());
        translator.end = outer == null ? Integer.MAX_VALUE : outer.end();
        return translator.finish(point.place());
      } catch (Again again) {
        // with what was learnt
      }
    }
  }

  private void begin(int place) {
    out.begin(place);
    out.checkUnguarded();
  }

  /** Parameters have values of these shapes: calls with others enter other versions. */
  private void enterBody(ArgumentContext context) {
    for (int i = 0; i < ArgumentContext.PARAMETERS; i++) {
      int shape = context.shape(i);
      if (shape != 0) {
        var value = variables.read(i);
        out.checkPresent(value, Reason.TYPE);
        out.state().set(i, new State.Known(out.as(shape, value).withoutBox(), false));
      }
    }
  }

  private void enterMiddle(EntryPoint point, Function function) {
    var operands = function.parameters().getLast();
    for (int i = 0; i < point.operands().size(); i++) {
      var operand =
          builder.emit("operand", new ArrayOp.Load(CoreType.REF), operands, Constant.of(i));
      out.state().push(Held.ref(operand, point.operands().get(i).shape()));
    }
    begin(point.place());
    // What falls back from here on has the loops as the code has them.
    for (int i = 0; i < point.operands().size(); i++) {
      var slot = point.operands().get(i);
      var operand = (Held) out.state().stack().get(i);
      var source = slot.source();
      out.state()
          .stack()
          .set(
              i,
              source != null
                  ? loops.entered(operand.value(), source)
                  : out.as(slot.shape(), operand.value()));
    }
    var known = out.state();
    for (int i = 0; i < point.variables().size() && i < known.variables(); i++) {
      int shape = point.variables().get(i);
      if (shape != 0) {
        var value = variables.read(i);
        out.checkPresent(value, Reason.TYPE);
        known.set(i, new State.Known(out.as(shape, value).withoutBox(), false));
      }
    }
    variables.setInSteadyLoop(true);
    out.done(point.place());
  }

  private Function finish(int place) {
    go(place);
    while (!open.isEmpty()) {
      var next = open.removeFirst();
      firstTurns = next.key.firstTurns;
      out.begin(next.block, next.key.place, next.state);
      follow(next.key.place);
    }
    requireAgreement();
    return builder.function();
  }

  private void requireAgreement() {
    if (isInVain) {
      throw new Again();
    }
  }

  /**
   * Translates code in the place of the instruction that is being translated.
   *
   * @param start what is known of its variables
   * @param describe describes the call if others notice what the code does; null for an argument
   * @return its value; null if it has to be called
   */
  private @Nullable Held inPlace(
      Code inner,
      Value environment,
      State start,
      @Nullable Supplier<@Nullable InlinedCall> describe) {
    var key = new InPlace(new Key(out.place(), firstTurns), inner);
    var observed = request.entry().observedIn(inner);
    if (observed == null
        || request.isGeneric()
        || lessons.called.contains(key)
        || !inner.loops().isEmpty() && out.isArgument()
        || !out.mayContain(inner)) {
      return null;
    }
    boolean isNoticed = lessons.noticed.contains(key);
    if (isNoticed) {
      interpreted.showEntered();
    }
    var call = isNoticed && describe != null ? describe.get() : null;
    if (isNoticed && call == null) {
      return null;
    }
    var pinned = call == null ? List.<Value>of() : pin();
    out.checkpoint();
    var known = lessons.inPlace.computeIfAbsent(key, _ -> new Lessons(false));
    var emission = new Emission(out, inner, observed, environment, start, describe != null, call);
    var translator = new Translator(emission, known, variables.isInSteadyLoop());
    try {
      return call == null ? translator.value() : noticed(call, pinned, translator);
    } catch (Impure doesMore) {
      boolean mayBeNoticed = describe != null && !isNoticed && out.hasOwnPlace();
      (mayBeNoticed ? lessons.noticed : lessons.called).add(key);
      lessons.inPlace.remove(key);
      throw new Again();
    }
  }

  /** {@return whether code may run here that, as far as is known, does nothing but to compute} */
  private boolean mayCompute(Code inner) {
    var key = new InPlace(new Key(out.place(), firstTurns), inner);
    return request.entry().observedIn(inner) != null
        && !request.isGeneric()
        && !lessons.called.contains(key)
        && !lessons.noticed.contains(key)
        && (inner.loops().isEmpty() || !out.isArgument());
  }

  /** Keeps operands from being changed by a closure that runs in the place of its call. */
  private List<Value> pin() {
    var pinned = out.pinned(1);
    if (!pinned.isEmpty()) {
      pinned.forEach(each -> out.emit(Plain.PIN, each));
      // Who makes the call instead pins them once more, which costs a copy at most.
      out.done(out.place());
    }
    return pinned;
  }

  /** {@return a function that only computes; null if there is none} */
  private PureFunctions.@Nullable Unit pureFunction(PureFunctions.Key key) {
    return pureFunction(request, key);
  }

  static PureFunctions.@Nullable Unit pureFunction(Request request, PureFunctions.Key key) {
    return request.pure().find(key, request.entry(), (wanted, unit) -> pure(request, wanted, unit));
  }

  /** {@return the value of a closure that changes something, and owns what it was given} */
  private Held noticed(InlinedCall call, List<Value> pinned, Translator inner) {
    for (var each : call.given()) {
      if (each.value().kind() == Kind.REF) {
        out.emit(Plain.OWN, each.value().value());
      }
    }
    var value = inner.value();
    pinned.forEach(each -> out.emit(Plain.UNPIN, each));
    out.touch();
    return value;
  }

  /** {@return the value of the code, which does not return it} */
  private Held value() {
    follow(0);
    while (!open.isEmpty()) {
      var next = open.removeFirst();
      out.begin(next.block, next.key.place, next.state);
      follow(next.key.place);
    }
    requireAgreement();
    if (results.isEmpty()) {
      throw new Impure(); // it has never returned
    }
    return results.join(out);
  }

  // ---- Control. ----

  private final class Ways implements ConditionTranslator.Control {
    @Override
    public void go(int place) {
      Translator.this.go(place);
    }

    @Override
    public boolean isTarget(int place) {
      return targets.contains(place);
    }
  }

  private static Set<Integer> targets(Code code) {
    var words = code.instructions();
    var all = new TreeSet<Integer>();
    for (int at = 0; at < words.length; at += Instruction.of(words[at]).size()) {
      var instruction = Instruction.of(words[at]);
      if (instruction.has(Instruction.Operand.TARGET)) {
        all.add(words[at + instruction.place(Instruction.Operand.TARGET)]);
      }
      if (instruction.has(Instruction.Operand.TABLE)) {
        var table = code.constants()[words[at + instruction.place(Instruction.Operand.TABLE)]];
        all.addAll(((SwitchTable) table).targets());
      }
    }
    code.loops().forEach(loop -> all.add(loop.start()));
    return all;
  }

  private static boolean contains(Code.Loop loop, int place) {
    return loop.start() <= place && place < loop.end();
  }

  /** {@return which loops are in their first turn, apart, when control has come to a place} */
  private Set<Integer> firstTurnsAt(int place) {
    var there = new TreeSet<Integer>();
    for (var loop : outermostFirst) {
      if (firstTurns.contains(~loop.start()) && contains(loop, place)) {
        there.add(~loop.start());
      }
      boolean isHead = loop.start() == place;
      boolean comesBack = isHead && contains(loop, out.place()) && out.place() != place;
      if (contains(loop, place)
          && (firstTurns.contains(loop.start()) && !comesBack
              || isHead && !comesBack && isPeeled(place, there))) {
        there.add(loop.start());
      }
    }
    return Set.copyOf(there);
  }

  /** {@return whether the first turn of a loop is apart where others are in the first turns too} */
  private boolean isPeeled(int head, Set<Integer> around) {
    return lessons.peeled.contains(new Key(head, Set.copyOf(around)));
  }

  /** Goes to an instruction, with the state there is; the block ends here. */
  private void go(int place) {
    if (place >= end) {
      out.done(place);
      out.leave(Reason.ENDED);
      ended = true;
      return;
    }
    var key = new Key(place, firstTurnsAt(place));
    if (isHead(place)) {
      // What does not change in the loop can then be checked before it.
      out.begin(place);
      out.checkpoint();
    }
    var merge = merges.get(key);
    if (merge == null) {
      var shape = lessons.shapes.get(key);
      var met =
          shape == null
              ? MergeShape.of(out.state(), out.hasEnvironment())
              : shape.meet(out.state());
      lessons.shapes.put(key, met);
      merge = new Merge(builder.newBlock("at" + place), met);
      merges.put(key, merge);
      open.addLast(new Pending(merge.block, key, met.parameters(builder, merge.block)));
    }
    var met = merge.shape.meet(out.state());
    if (!met.equals(merge.shape)) {
      if (isHead(place) && merge.shape.isLostIn(met) && mayPeel(place, key)) {
        lessons.peeled.add(key);
        lessons.shapes.clear();
        throw new Again();
      }
      // What comes behind has its say too before everything is translated again.
      lessons.shapes.compute(key, (_, learnt) -> learnt == null ? met : learnt.meet(out.state()));
      isInVain = true;
      ended = true;
      return;
    }
    if (merge.shape.needsReal(out.state())) {
      interpreted.makeReal();
    }
    builder.terminate(
        new ControlOp.Jump(), List.of(), new Target(merge.block, merge.shape.arguments(out)));
    ended = true;
  }

  private boolean isHead(int place) {
    return code.loops().stream().anyMatch(loop -> loop.start() == place);
  }

  private boolean mayPeel(int head, Key key) {
    return lessons.mayPeel
        && !lessons.peeled.contains(key)
        && key.firstTurns.stream().allMatch(each -> each < 0)
        && code.loops().stream()
            .allMatch(loop -> loop.start() != head || loop.end() - head < LONGEST_PEELED);
  }

  /** Follows the code in one block. */
  private void follow(int start) {
    var words = code.instructions();
    boolean isSteady =
        code.loops().stream()
            .anyMatch(loop -> contains(loop, start) && !firstTurns.contains(loop.start()));
    variables.setInSteadyLoop(
        isInSteadyLoop || isSteady && (!lessons.peeled.isEmpty() || isEntered()));
    ended = false;
    int place = start;
    while (!ended) {
      if (++translated > MOST_INSTRUCTIONS) {
        throw new Backend.CannotCompile("the code is too long");
      }
      var instruction = Instruction.of(words[place]);
      int next = place + instruction.size();
      out.begin(place);
      if (neverRan(instruction)) {
        out.leave(Reason.NEVER);
        return;
      }
      translate(instruction, next);
      place = next;
      if (!ended && targets.contains(place)) {
        go(place);
      }
    }
  }

  /** {@return whether an instruction notes that it ran, and never did although others do} */
  private boolean neverRan(Instruction instruction) {
    if (!request.isExperienced() || !instruction.has(Instruction.Operand.FEEDBACK)) {
      return false;
    }
    int word = code.instructions()[out.place() + instruction.place(Instruction.Operand.FEEDBACK)];
    return switch (instruction) {
      case FUNCTION, FUNCTION_VALUE -> out.feedback().targets(word) == null;
      // Loops that are left in their first turn do not come back.
      case JUMP_BACK, JUMP_UNLESS, RETURN -> false;
      default -> out.seen(word) == 0;
    };
  }

  private boolean isEntered() {
    return builder.function().parameters().size() > 1;
  }

  private void translate(Instruction instruction, int next) {
    var state = out.state();
    switch (instruction) {
      case CONST -> state.push(Constants.held((dev.oser.lang.r.value.Value) out.constantAt(0)));
      case LOAD_SLOT -> variables.loadSlot();
      case LOAD -> variables.loadNamed();
      case STORE_SLOT -> variables.store(out.operand(0), next);
      case STORE -> variables.store(named(0), next);
      case POP -> state.popAny();
      case DUP -> state.push(state.peek(0));
      case PICK -> state.push(state.peek(out.operand(0)));
      case DROP -> {
        for (int i = 0; i < out.operand(0); i++) {
          state.popAny();
        }
      }
      case JUMP -> go(out.operand(0));
      case JUMP_BACK -> {
        out.check(out.emit(new SpeculationOp.Holds(request.running())), Reason.INTERRUPTED);
        go(out.operand(0));
      }
      case JUMP_UNLESS -> conditions.branch(next);
      case RETURN -> returning();
      case VISIBLE -> out.emit(At.Action.VISIBLE, Boolean.TRUE);
      case INVISIBLE -> out.emit(At.Action.VISIBLE, Boolean.FALSE);
      case ADD,
          SUBTRACT,
          MULTIPLY,
          DIVIDE,
          POWER,
          MODULO,
          INTEGER_DIVIDE,
          EQUAL,
          NOT_EQUAL,
          LESS,
          GREATER,
          LESS_EQUAL,
          GREATER_EQUAL,
          AND,
          OR ->
          arithmetic.binary(instruction);
      case NOT, MINUS, PLUS -> arithmetic.unary(instruction);
      case RANGE -> arithmetic.range();
      case AND_LEFT -> conditions.shortCircuit(false, next);
      case OR_LEFT -> conditions.shortCircuit(true, next);
      case AND_RIGHT, OR_RIGHT -> conditions.both(instruction);
      case INDEX, ELEMENT -> vectors.element(instruction);
      case INDEX_MATRIX -> vectors.matrixElement();
      case MEMBER -> vectors.member();
      case SUBSET -> vectors.subset();
      case SET_INDEX, SET_ELEMENT -> replacements.setOperand(instruction, next);
      case SET_SUBSET -> replacements.setSubset(next);
      case SET_INDEX_SLOT, SET_ELEMENT_SLOT ->
          replacements.setVariable(out.operand(0), out.seen(out.operand(1)), instruction, next);
      case SET_INDEX_NAMED, SET_ELEMENT_NAMED ->
          replacements.setVariable(named(0), out.seen(out.operand(1)), instruction, next);
      case UPDATE_SLOT -> replacements.update(out.operand(0), true);
      case UPDATE -> {
        int variable = named(0);
        replacements.update(variable, variable >= 0);
      }
      case UPDATE_OUTER -> replacements.updateOuter();
      case FOR -> loops.begin(next);
      case STEP_SLOT -> loops.step(out.operand(0), out.operand(1), next, this::go);
      case STEP -> loops.step(named(0), out.operand(1), next, this::go);
      case CLOSURE -> calls.closure(next);
      case FUNCTION -> calls.function();
      case FUNCTION_VALUE -> calls.functionValue();
      case JUMP_UNLESS_EAGER -> {
        if (!calls.isEager()) {
          go(out.operand(0));
        }
      }
      case ENTER -> calls.enter();
      case CALL_EAGER -> calls.callEager(next);
      case CALL_LAZY -> calls.callLazy();
      case SWITCH -> conditions.alternatives();
      case BEGIN_LOOP -> noteLoop(Plain.BEGIN_LOOP, next);
      case END_LOOP -> noteLoop(Plain.END_LOOP, next);
      case PIN, UNPIN -> {
        state.forgetBoxes();
        out.pinned(0)
            .forEach(
                each -> out.emit(instruction == Instruction.PIN ? Plain.PIN : Plain.UNPIN, each));
        out.done(next);
      }
      case SHARE_PART -> {
        var part = out.boxed((Held) state.peek(0));
        out.emit(At.Action.SHARE_PART, null, out.boxed((Held) state.peek(1)), part);
        out.done(next);
      }
      case SET_MEMBER -> replacements.setMember(next);
      case STORE_OUTER -> variables.storeOuter(next);
      case FORCE, SUBSET_ELEMENT, SET_SUBSET_ELEMENT, CALL_GETTER, CALL_SETTER, USE_METHOD ->
          interpreted.step();
      case RETURN_OUTER, BREAK_OUTER, NEXT_OUTER -> {
        interpreted.step();
        returnNever();
      }
    }
  }

  /** Promises may leave loops of the code they come from; what runs in place makes none. */
  private void noteLoop(Plain op, int next) {
    if (out.hasEnvironment()) {
      out.emit(op, out.environment());
      out.done(next);
    }
  }

  private int named(int operand) {
    return out.table().named(((VariableSite) out.constantAt(operand)).symbol());
  }

  private void returning() {
    if (out.isInPlace()) {
      var value = out.state().pop();
      out.release(value);
      results.add(builder.block(), value);
      ended = true;
      return;
    }
    if (out.isPure()) {
      var value = out.to(result, out.state().pop());
      if (result == Kind.INT) {
        out.checkNotNa(value);
      }
      builder.terminate(new ControlOp.Return(result.type()), List.of(value.value()));
      ended = true;
      return;
    }
    var result = out.boxed(out.state().pop());
    if (!code.isFunction()) {
      out.sync();
    } else if (out.state().hasDirty()) {
      // Only if somebody may still look.
      var watched = builder.newBlock("watched");
      var end = builder.newBlock("end");
      builder.terminate(
          new ControlOp.Branch(List.of(1, 100)),
          List.of(out.emit(Plain.IS_WATCHED, out.environment())),
          Target.of(watched),
          Target.of(end));
      builder.moveTo(watched);
      out.sync();
      builder.terminate(new ControlOp.Jump(), List.of(), Target.of(end));
      builder.moveTo(end);
    }
    builder.terminate(new ControlOp.Return(CoreType.REF), List.of(result));
    ended = true;
  }

  private void returnNever() {
    builder.terminate(new ControlOp.Return(CoreType.REF), List.of(Constant.nullOf(CoreType.REF)));
    ended = true;
  }
}
