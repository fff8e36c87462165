package dev.oser.lang.sourir.jit;

import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.callee.Callee;
import dev.oser.kit.callee.HostFunction;
import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.jit.FunctionTooLarge;
import dev.oser.kit.tier.Backend;
import dev.oser.kit.tier.Effort;
import dev.oser.kit.tier.TierController;
import dev.oser.lang.sourir.interp.Code;
import dev.oser.lang.sourir.interp.Frame;
import dev.oser.lang.sourir.interp.ResolvedFunction;
import dev.oser.lang.sourir.interp.ResolvedProgram;
import dev.oser.lang.sourir.interp.Tier;
import dev.oser.lang.sourir.jit.SourirOp.Plain;
import dev.oser.lang.sourir.runtime.Kinds;
import dev.oser.models.sourir.Instruction;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Compiles what is hot in one run of a program, and links it with the interpreter. */
public final class Jit implements Tier, Backend<Entry>, AutoCloseable {
  /** The assumption about the world that nobody wants the program to stop. */
  static final String RUNNING = "sourir.running";

  private static final int LONGEST_VERSION = 1_500;
  private static final int MOST_LOOP_VERSIONS = 3;

  private final ResolvedProgram program;
  private final JitOptions options;
  private final Events events;
  private final Machine machine;
  private final TierController<Entry> controller;
  private final Resumptions resumptions;
  private final Calls calls;
  private final Map<Place, LoopHead> loops = new ConcurrentHashMap<>();
  private final Map<Entry, Unit> units = new ConcurrentHashMap<>();
  private final AtomicInteger numbers = new AtomicInteger();
  private final int checkEvery;

  private record Place(Code code, int line) {}

  /**
   * Compiled code.
   *
   * @param resumptions where its frames go on
   */
  private record Unit(Callee code, Set<Resumption> resumptions) {}

  /** Prepares to compile a program that has not run yet. */
  public Jit(ResolvedProgram program, JitOptions options, Events events) {
    this.program = program;
    this.options = options;
    this.events = events;
    var output = MachineOptions.writingTo(OutputStream.nullOutputStream());
    this.machine =
        new Machine(
            new MachineOptions(
                output.engine(), output.output(), 0, Jit.class.getClassLoader(), _ -> {}));
    this.controller = new TierController<>(options.policy(), this, events);
    this.calls = new Calls(program, machine, options.policy().calls(), this::dispatchedInexactly);
    this.resumptions = new Resumptions(this, machine);
    this.checkEvery = Math.max(1, options.policy().turns() / 16);
    machine.assumption(RUNNING);
    program.use(this);
  }

  public TierController<Entry> controller() {
    return controller;
  }

  /** Makes the program stop soon, wherever it is. */
  public void cancel() {
    program.cancel();
    machine.assumption(RUNNING).invalidate();
  }

  @Override
  public void close() {
    controller.close();
  }

  Machine machine() {
    return machine;
  }

  Resumptions resumptions() {
    return resumptions;
  }

  boolean checksFail() {
    return options.failing() != null;
  }

  boolean mustGuardFail() {
    return Objects.requireNonNull(options.failing()).getAsBoolean();
  }

  // ---- Calls. ----

  Calls calls() {
    return calls;
  }

  private void dispatchedInexactly(Entry.Call wanted) {
    events.publish(
        () -> new Event.Dispatched(wanted.function().name(), wanted.context().toString()));
    request(wanted);
  }

  @Override
  public void called(ResolvedFunction function, int count, Object[] arguments) {
    int many = options.policy().calls();
    if (count >= many && count % many == 0) {
      var values = new @Nullable Object[arguments.length + 1];
      System.arraycopy(arguments, 0, values, 1, arguments.length);
      var context = KindContext.OF_CALLS.contextOf(values);
      var entry = new Entry.Call(function, Signature.of(context, function.arity()), context);
      if (count >= (long) many * controller.reluctance(entry)) {
        request(entry);
      }
    }
  }

  /** Asks for code that knows less if there is enough that knows more. */
  private void request(Entry entry) {
    boolean isFull =
        switch (entry) {
          case Entry.Call call -> calls.isFull(call);
          case Entry.Loop(var head, _) -> head.versions().size() >= MOST_LOOP_VERSIONS;
          case Entry.Resume(var resumption, _) -> resumption.versions().isFull();
        };
    controller.request(isFull ? entry.general() : entry);
  }

  // ---- Loops. ----

  @Override
  public HostFunction.@Nullable Leave turned(
      Code code, int line, int turns, Frame frame, int depth) {
    if (turns < options.policy().turns() || turns % checkEvery != 0) {
      return null;
    }
    int label = jumpTarget(code, line);
    var head = loops.computeIfAbsent(new Place(code, label), _ -> head(code, label, frame));
    var slots = head.slots();
    var kinds = new int[slots.length];
    for (int i = 0; i < slots.length; i++) {
      kinds[i] = Kinds.of(frame.slots()[slots[i]]);
    }
    var context = new KindContext(kinds);
    var found = find(head, context);
    if (found == null) {
      var entry = new Entry.Loop(head, context);
      int many = options.policy().turns();
      if (turns % many < checkEvery && turns >= (long) many * controller.reluctance(entry)) {
        request(entry);
        found = find(head, context);
      }
    }
    if (found == null) {
      return null;
    }
    var entered = found;
    events.publish(
        () -> new Event.Transition("the interpreter", head + " (" + entered.name() + ")"));
    var arguments = new @Nullable Object[slots.length + 1];
    arguments[0] = depth;
    for (int i = 0; i < slots.length; i++) {
      arguments[i + 1] = frame.slots()[slots[i]];
    }
    return new HostFunction.Leave(entered, arguments);
  }

  private static int jumpTarget(Code code, int line) {
    var jump = (Instruction.Goto) code.instruction(line);
    return code.labels().merge(jump.label()).orElseThrow();
  }

  private static LoopHead head(Code code, int label, Frame frame) {
    var slots =
        IntStream.range(0, code.variables()).filter(slot -> frame.slots()[slot] != null).toArray();
    return new LoopHead(code, label, slots);
  }

  private static @Nullable Callee find(LoopHead head, KindContext context) {
    for (var version : head.versions()) {
      if (context.implies(version.context())) {
        return version.code();
      }
    }
    return null;
  }

  @Override
  public Object call(HostFunction.Leave leave) {
    return Objects.requireNonNull(machine.call(leave));
  }

  // ---- Leaving. ----

  /** Compiled code leaves. */
  void left(ExitSite site, int reason) {
    events.publish(
        () ->
            new Event.Deoptimised(
                site.entry().toString(), site.target().place(site.line()), Reason.words(reason)));
    if (site.isAssume()) {
      program.assumptions().fail();
    } else if (Reason.isMisjudged(reason) && !isKept(site.entry())) {
      controller.failed(site.entry(), Reason.words(reason));
    }
  }

  /**
   * With deoptless, code that fails is kept, and what goes on with the state it failed in is made
   * for that state. But not again and again: what goes on must not fail itself (Flückiger §3.4).
   */
  boolean isKept(Entry entry) {
    return options.deoptless() && !(entry instanceof Entry.Resume);
  }

  /** The interpreter goes on where compiled code left. */
  void resumed(Resumption resumption, int times, @Nullable Object[] arguments) {
    boolean isWanted = options.deoptless() || resumption.isExpected();
    int calls = options.policy().calls();
    boolean isTime = times > 1 && (options.deoptless() || times % calls == 0);
    if (isWanted && isTime && startsLine(resumption)) {
      var entry = new Entry.Resume(resumption, KindContext.OF_RESUMPTIONS.contextOf(arguments));
      // With deoptless it was hot code that failed. But the first time the interpreter goes on: it
      // sees what else is not as it was.
      boolean isHot = options.deoptless() && !controller.isWaiting(entry);
      int many = isHot ? 1 : calls;
      if (times % many == 0 && times >= (long) many * controller.reluctance(entry)) {
        request(entry);
      }
    }
  }

  /** Guards of an assume that was counted already are compiled only if nobody counts. */
  private static boolean startsLine(Resumption resumption) {
    var code = resumption.code();
    int line = code.lineAt(resumption.offset());
    return resumption.offset() == code.offset(line)
        || (!code.function().program().assumptions().areStressed()
            && code.instruction(line) instanceof Instruction.Assume
            && code.assume(line).guards() == resumption.offset());
  }

  // ---- Compiling. ----

  @Override
  public int compile(Entry entry, Effort effort) {
    var code = entry.code();
    if (code.lines().size() > LONGEST_VERSION) {
      throw new CannotCompile("the version is too long");
    }
    var name = "code." + code + "." + numbers.incrementAndGet();
    resumptions.startCompiling();
    try {
      var function = translate(entry, name, effort);
      Optimization.run(function, isKept(entry));
      options.tampering().accept(function);
      return install(entry, function);
    } finally {
      resumptions.endCompiling();
    }
  }

  /** Links what was compiled. If that does not work, nothing of it is left behind. */
  private int install(Entry entry, Function function) {
    var needed = resumptions.acquire(function);
    if (entry instanceof Entry.Resume(var resumption, _) && needed.add(resumption)) {
      resumptions.acquire(resumption); // its versions are gone before it is
    }
    try {
      machine.define(function);
      machine.compile(function.name());
      units.put(entry, new Unit(machine.callee(function.name()), needed));
      enter(entry, function);
      return function.size();
    } catch (FunctionTooLarge e) {
      release(function.name(), needed);
      throw new CannotCompile(String.valueOf(e.getMessage()));
    } catch (RuntimeException | Error e) {
      units.remove(entry);
      release(function.name(), needed);
      throw e;
    }
  }

  private void release(String name, Set<Resumption> needed) {
    if (machine.isDefined(name)) {
      machine.undefine(name);
    }
    resumptions.release(needed);
  }

  private Function translate(Entry entry, String name, Effort effort) {
    var advice = new Advice(entry.code(), effort, Math.min(50, options.policy().turns()));
    return switch (entry) {
      case Entry.Call(var called, var signature, _) -> {
        var parameters =
            IntStream.range(0, called.arity())
                .map(i -> entry.code().slot(called.parameter(i)))
                .toArray();
        yield translate(entry, name, signature.type(), 0, 1, parameters, -1, 0, advice);
      }
      case Entry.Loop(var head, _) -> {
        var types = new Type[head.slots().length + 1];
        Arrays.fill(types, CoreType.REF);
        types[0] = CoreType.I32;
        var type = FunctionType.of(CoreType.REF, types);
        if (type.slots() > FunctionType.MOST_SLOTS) {
          throw new CannotCompile("there are too many variables");
        }
        yield translate(entry, name, type, 0, 1, head.slots(), -1, head.line(), advice);
      }
      case Entry.Resume(var resumption, _) -> {
        int line = entry.code().lineAt(resumption.offset());
        advice.doubt(line, entry.context().reasons());
        yield translate(
            entry,
            name,
            resumption.type(),
            1,
            Resumption.FIRST_VARIABLE,
            resumption.slots(),
            resumption.result(),
            line,
            advice);
      }
    };
  }

  /**
   * Translates a version.
   *
   * @param depth the index of the parameter that is the depth
   * @param first the index of the first parameter that is a variable
   * @param slots of these variables
   * @param result the slot of the first parameter, or -1
   */
  private Function translate(
      Entry entry,
      String name,
      FunctionType type,
      int depth,
      int first,
      int[] slots,
      int result,
      int line,
      Advice advice) {
    var names = IntStream.range(0, type.parameters().size()).mapToObj(i -> "p" + i).toList();
    var function = new Function(name, type, names);
    var builder = new Builder(function);
    var variables = new @Nullable Typed[entry.code().variables()];
    boolean isLoop = entry instanceof Entry.Loop;
    for (int i = 0; i < slots.length; i++) {
      int at = first + i;
      int kinds = entry.context().kinds(isLoop ? i : at);
      variables[slots[i]] = held(builder, function, at, kinds);
    }
    if (result >= 0) {
      variables[result] = new Typed(function.parameters().getFirst(), Kind.ANY);
    }
    Translator.translate(
        this, entry, function, function.parameters().get(depth), line, variables, advice);
    return function;
  }

  private static Typed held(Builder builder, Function function, int index, int kinds) {
    var parameter = function.parameters().get(index);
    if (parameter.type() == CoreType.I64) {
      return new Typed(parameter, Kind.INT);
    }
    if (parameter.type() == CoreType.I1) {
      return new Typed(parameter, Kind.BOOL);
    }
    return switch (Kind.of(kinds)) {
      case INT -> new Typed(builder.emit(Plain.UNBOX_INT, parameter), Kind.INT);
      case BOOL -> new Typed(builder.emit(Plain.UNBOX_BOOL, parameter), Kind.BOOL);
      case ANY -> new Typed(parameter, Kind.ANY);
    };
  }

  /** Makes calls, loops and frames enter what was compiled. */
  private void enter(Entry entry, Function function) {
    switch (entry) {
      case Entry.Call call -> calls.add(call, function);
      case Entry.Loop(var head, var context) -> {
        var version = new LoopHead.Version(context, machine.callee(function.name()));
        if (context.isTop()) {
          head.versions().addLast(version);
        } else {
          head.versions().addFirst(version);
        }
      }
      case Entry.Resume(var resumption, var context) ->
          resumption.versions().add(context, function);
    }
  }

  @Override
  public void remove(Entry entry) {
    switch (entry) {
      case Entry.Call call -> calls.remove(call);
      case Entry.Loop(var head, var context) -> {
        head.versions().removeIf(version -> version.context().equals(context));
        forgetTurns(head);
      }
      case Entry.Resume(var resumption, var context) -> {
        resumption.versions().remove(context);
        resumption.forgetEntered();
      }
    }
    var unit = units.remove(entry);
    if (unit != null) {
      release(unit.code.name(), unit.resumptions);
    }
  }

  @Override
  public BooleanSupplier watch(Entry entry) {
    var unit = units.get(entry);
    return unit == null ? () -> false : unit.code.watch(); // it may just have been removed
  }

  /** Loops are entered only from the interpreter, which hardly sees a function that is compiled. */
  @Override
  public Collection<Entry> replacedBy(Entry entry) {
    return entry instanceof Entry.Call
        ? loops.values().stream()
            .filter(head -> head.code() == entry.code())
            .flatMap(
                head ->
                    head.versions().stream()
                        .<Entry>map(version -> new Entry.Loop(head, version.context())))
            .toList()
        : List.of();
  }

  private static void forgetTurns(LoopHead head) {
    var code = head.code();
    for (int line = head.line(); line < code.lines().size(); line++) {
      if (code.instruction(line) instanceof Instruction.Goto
          && jumpTarget(code, line) == head.line()) {
        code.feedback().forgetTurns(line);
      }
    }
  }

  @Override
  public String name(Entry entry) {
    return entry.toString();
  }
}
