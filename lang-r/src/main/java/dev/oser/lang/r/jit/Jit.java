package dev.oser.lang.r.jit;

import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.callee.Callee;
import dev.oser.kit.callee.HostFunction;
import dev.oser.kit.event.Event;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.speculation.LeftFrames;
import dev.oser.kit.jit.FunctionTooLarge;
import dev.oser.kit.tier.Backend;
import dev.oser.kit.tier.Effort;
import dev.oser.kit.tier.TierController;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.CompiledBody;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.bytecode.Tier;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.io.OutputStream;
import java.lang.invoke.MethodHandle;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Compiles what is hot in one session, and links it with the interpreter. */
public final class Jit implements Tier, Backend<Entry>, AutoCloseable {
  private static final int MOST_LOOP_VERSIONS = 3;

  /** So often one activation goes from the interpreter to compiled code and back, at most. */
  private static final int DEEPEST = 200;

  /**
   * So often code comes to where it never was before that counts as a failure: to leave costs some
   * microseconds, and to be made anew, cold once more, some ten thousand times that.
   */
  private static final int OFTEN = 512;

  /** So much longer it takes until an argument is compiled for itself. */
  private static final int ARGUMENT_PATIENCE = 16;

  /** So much longer it takes until a call gets a version for its arguments: it starts cold. */
  private static final int VERSION_PATIENCE = 32;

  /** So often a loop is looked at until it is hot. */
  private static final int LOOKS = 16;

  /** Code larger than this is made again without copies of the first turns of loops. */
  private static final int LARGE = 900;

  /** HotSpot gives methods up that are much larger than its limit of 8,000 bytes. */
  private static final int LARGEST = 1_600;

  private final Steps steps;
  private final JitOptions options;
  private final Machine machine;
  private final TierController<Entry> controller;
  private final MiddleVersions loops = new MiddleVersions(MOST_LOOP_VERSIONS);
  private final Continuations continuations;
  private final EntryPoints points = new EntryPoints();
  private final Map<Entry, Callee> units = new ConcurrentHashMap<>();
  private final Map<Code, BodyVersions> bodies = new ConcurrentHashMap<>();
  private final AtomicInteger numbers = new AtomicInteger();
  private final PureFunctions pure = new PureFunctions();
  private final Eagerness eagerness;
  private final Request.@Nullable Stress stress;

  /** All code of older generations was given up because of an interrupt. */
  private volatile int generation;

  private int nested;
  private long deoptimisations;

  /** What goes on when the interpreter has returned to where compiled code was left. */
  private HostFunction.@Nullable Leave next;

  /** Prepares to compile for a session, and has its interpreter tell what is hot. */
  public Jit(Steps steps, JitOptions options) {
    this.steps = steps;
    this.options = options;
    this.eagerness = new Eagerness(options.policy());
    var output = MachineOptions.writingTo(OutputStream.nullOutputStream());
    this.machine =
        new Machine(
            new MachineOptions(
                output.engine(), output.output(), 0, Jit.class.getClassLoader(), _ -> {}));
    this.controller = new TierController<>(options.policy(), this, options.events());
    this.continuations = new Continuations(options.deoptless(), controller);
    this.stress = options.failing() == null ? null : new Request.Stress(options.failing());
    machine.define(Emission.ENTRY, this::land);
    steps.machine().use(this);
    steps.machine().runtime().interrupts().onRequest(this::giveUp);
  }

  public TierController<Entry> controller() {
    return controller;
  }

  /** {@return how often compiled code was left because something it assumed did not hold} */
  public long deoptimisations() {
    return deoptimisations;
  }

  @Override
  public void close() {
    controller.close();
  }

  private String running() {
    return "r.running." + generation;
  }

  /** Somebody wants the program to stop: compiled code leaves at the next turn of a loop. */
  private synchronized void giveUp() {
    var assumption = machine.assumption(running());
    generation++;
    pure.forget();
    for (var entry : units.keySet()) {
      leaveAlone(entry);
    }
    assumption.invalidate();
  }

  // ---- What is hot. ----

  @Override
  public int entryMask() {
    return eagerness.calls() - 1;
  }

  @Override
  public int turnMask() {
    // Loops that are compiled are entered soon each time they begin.
    return Math.max(1, options.policy().turns() / LOOKS) - 1;
  }

  @Override
  public void entered(Code code, Environment environment) {
    var formals = formals(code, environment);
    var entry =
        new Entry(code, null, name(code, environment), generation, formals, ArgumentContext.TOP);
    int times = code.feedback().entries() / eagerness.calls();
    // An argument runs in the place of its call when the code around it is compiled.
    int patience = code.isFunction() || eagerness.calls() == 1 ? 1 : ARGUMENT_PATIENCE;
    if (times % (patience * controller.reluctance(entry)) == 0) {
      controller.request(entry);
    }
  }

  private static @Nullable Formals formals(Code code, Environment environment) {
    return environment instanceof Activation activation
            && activation.function().definition().executable() == code
        ? activation.function().formals()
        : null;
  }

  private static String name(Code code, Environment environment) {
    if (environment instanceof Activation activation && formals(code, environment) != null) {
      return activation.call().function() instanceof Symbol symbol ? symbol.name() : "function";
    }
    return code.callAt(firstCall(code)) instanceof Call call
            && call.function() instanceof Symbol symbol
        ? "expression " + symbol.name() + "(…)"
        : "expression";
  }

  private static int firstCall(Code code) {
    for (int i = 0; i < code.instructions().length; i++) {
      if (code.callAt(i) instanceof Call) {
        return i;
      }
    }
    return 0;
  }

  @Override
  public @Nullable Value turned(
      Code code,
      int head,
      int turns,
      Environment environment,
      @Nullable Frame home,
      Value[] stack,
      boolean mayLeave) {
    if (nested > DEEPEST || steps.machine().runtime().frame() != home) {
      return null;
    }
    boolean isHot = isHot(code, head, turns);
    if (!isHot && !isCompiled(code, head)) {
      return null;
    }
    var seen = points.ofLoop(code, head, environment, stack);
    var found = loops.findExact(code, seen);
    if (found == null && isHot) {
      var wanted = loops.count(code, head) < MOST_LOOP_VERSIONS ? seen : seen.general();
      var entry =
          new Entry(code, wanted, name(code, environment), generation, null, ArgumentContext.TOP);
      controller.request(entry);
      found = loops.findExact(code, seen);
    }
    return found == null
        ? null
        : enter(found, "the interpreter", environment, home, stack, mayLeave);
  }

  /**
   * Goes on with running code in the middle of it, if it may, when everything has ended that waits
   * for the result: so an activation comes and goes any number of times in bounded stack.
   */
  private Value enter(
      Callee code,
      String from,
      Environment environment,
      @Nullable Frame home,
      Value[] stack,
      boolean mayLeave) {
    options.events().publish(() -> new Event.Transition(from, code.name()));
    var leave = new HostFunction.Leave(code, new @Nullable Object[] {environment, home, stack});
    if (mayLeave) {
      next = leave;
      return NullValue.NULL;
    }
    boolean wasLate = environment.isLate();
    environment.setLate(true);
    nested++;
    try {
      return (Value) Objects.requireNonNull(machine.call(leave));
    } finally {
      nested--;
      environment.setLate(wasLate);
    }
  }

  /**
   * Of loops inside each other the outermost that turns is compiled: it contains the others. It
   * turns less often, so it is hot as soon as one inside of it is. If one inside of it has been
   * compiled already, with all that comes until this one ends, control gets there soon.
   */
  private boolean isHot(Code code, int head, int turns) {
    int many = eagerness.turns();
    if (many <= LOOKS) {
      return true;
    }
    for (var loop : code.loops()) {
      boolean isAround = loop.start() < head && head < loop.end();
      boolean isInside = head < loop.start() && loop.start() < Loops.end(code, head);
      if (turns % (16L * many) != 0
          && (isAround && Loops.turns(code, loop) >= many / LOOKS
              || isInside && isCompiled(code, loop.start()))) {
        return false;
      }
    }
    return turns % many == 0
        || code.loops().stream()
            .anyMatch(
                loop ->
                    head < loop.start()
                        && loop.start() < Loops.end(code, head)
                        && Loops.turns(code, loop) >= many);
  }

  private boolean isCompiled(Code code, int head) {
    return loops.count(code, head) > 0;
  }

  // ---- Leaving. ----

  /** Compiled code has left: the interpreter goes on. */
  private Object land(LeftFrames left) {
    var landing = (Landing) left.frames().getLast().descriptor();
    var reason = Reason.of(left.reason());
    var blamed = landing.entry().place(Reason.place(left.reason()));
    deoptimisations++;
    pure.flag().lower();
    options
        .events()
        .publish(
            () ->
                new Event.Deoptimised(
                    landing.entry().toString(),
                    "instruction " + landing.place(),
                    reason + " at " + blamed.place() + inlined(blamed, landing)));
    if (options.explanation() != null && reason.isMisjudged()) {
      options.explanation().left(landing.entry(), reason, blamed);
    }
    var continuation = Landing.land(steps, left.frames());
    nested++;
    try {
      if (reason == Reason.JUMP) {
        return continuation.runAfterJump();
      }
      boolean mayLeave = left.frames().size() == 1;
      var result =
          continuation.run(
              (_, environment, home, _, stack) ->
                  followed(landing, reason, blamed, environment, home, stack, mayLeave));
      var leave = next;
      next = null;
      return leave == null ? result : leave;
    } finally {
      nested--;
    }
  }

  /** {@return the result of other code that goes on; null if the interpreter has to} */
  private @Nullable Value followed(
      Landing landing,
      Reason reason,
      Entry.Place blamed,
      Environment environment,
      @Nullable Frame home,
      Value[] stack,
      boolean mayLeave) {
    var entry = landing.entry();
    boolean mayFollow =
        nested <= DEEPEST
            && !landing.isAmongArguments()
            && steps.machine().runtime().frame() == home
            && continuations.mayFollow(entry, landing.code(), reason, landing.place());
    var point =
        mayFollow ? points.afterFailure(landing.code(), landing.place(), environment, stack) : null;
    var found = point == null ? null : continuations.find(landing.code(), point);
    if (found == null) {
      boolean isHoped = point != null && continuations.want(landing, blamed, reason, point);
      int times =
          reason.isMisjudged() ? blamed.code().feedback().fail(reason.about(blamed.place())) : 0;
      // What comes behind a loop runs once for each time the loop does: that is no mistake.
      if (times > 0 && !isHoped && (reason != Reason.NEVER || times % OFTEN == 0)) {
        controller.failed(entry, reason.toString());
      }
      return null;
    }
    return enter(found, entry.toString(), environment, home, stack, mayLeave);
  }

  private static String inlined(Entry.Place blamed, Landing landing) {
    return blamed.code() == landing.code() ? "" : " of what it calls";
  }

  // ---- Compiling. ----

  @Override
  public int compile(Entry entry, Effort effort) {
    var request =
        new Request(
            steps,
            entry,
            options.speculation(),
            effort == Effort.GENERIC,
            effort != Effort.GENERIC && options.policy().turns() > 2,
            stress,
            running(),
            pure,
            Request.MUCH_ROOM);
    var name = "r." + numbers.incrementAndGet() + "." + entry.symbol();
    var function = optimised(request, name, true);
    if (function.size() > LARGE) {
      function = optimised(request, name, false);
    }
    if (function.size() > LARGEST) {
      function = optimised(request.small(), name, false);
    }
    if (function.size() > LARGEST) {
      throw new CannotCompile("the code is too large: " + function.size() + " instructions");
    }
    options.showing().accept(function);
    if (options.explanation() != null) {
      options.explanation().compiled(entry, effort, function);
    }
    var alone = pureBody(request);
    installPure();
    int size = install(entry, function);
    if (alone != null) {
      var boxed = new BoxedPureFunction(entry.code(), machine, machine.callee(alone.name()), pure);
      entry.code().setPure(boxed);
    }
    eagerness.compiled();
    return size;
  }

  private Function optimised(Request request, String name, boolean mayPeel) {
    var point = request.entry().point();
    var function =
        point == null
            ? Translator.body(request, name, mayPeel)
            : Translator.middle(request, point, name, mayPeel);
    options.watching().accept(function);
    Optimization.run(function);
    return function;
  }

  /** {@return a function that only computes, for builtins that call it with values; else null} */
  private PureFunctions.@Nullable Unit pureBody(Request request) {
    var formals = request.entry().formals();
    return formals == null || formals.size() == 0 || formals.dots() >= 0 || request.isGeneric()
        ? null
        : Translator.pureFunction(request, PureFunctions.Key.boxed(request.code(), formals));
  }

  /** Functions that only compute may call each other, so all are there before one is compiled. */
  private void installPure() {
    var fresh = pure.takeFresh();
    for (var function : fresh) {
      Optimization.run(function);
      options.showing().accept(function);
      define(function);
    }
    fresh.forEach(function -> machine.compile(function.name()));
  }

  private void define(Function function) {
    if (options.policy().inBackground()) {
      machine.defineUnverified(function);
    } else {
      machine.define(function);
    }
  }

  private int install(Entry entry, Function function) {
    try {
      define(function);
      machine.compile(function.name());
    } catch (FunctionTooLarge e) {
      machine.undefine(function.name());
      throw new CannotCompile(String.valueOf(e.getMessage()));
    }
    var linked = machine.callee(function.name());
    units.put(entry, linked);
    var point = entry.point();
    if (point == null) {
      addBody(entry, body(machine.caller(function.name())));
    } else if (entry.isContinuation()) {
      continuations.add(entry.code(), point, linked);
    } else {
      loops.add(entry.code(), point, linked);
    }
    if (entry.generation() != generation) {
      leaveAlone(entry);
    }
    return function.size();
  }

  private void addBody(Entry entry, CompiledBody body) {
    var formals = entry.formals();
    var versions =
        bodies.computeIfAbsent(
            entry.code(),
            _ ->
                new BodyVersions(
                    options.contexts().most(),
                    VERSION_PATIENCE * options.policy().calls(),
                    context -> controller.request(entry.in(context))));
    long mask =
        formals == null
            ? 0
            : options.contexts().mask(entry.code(), entry.feedback(), formals.size());
    versions.add(entry.context(), body, mask);
    entry.code().setCompiled(versions);
  }

  /** An error leaves the environment late, which is only slower for who reads variables there. */
  private static CompiledBody body(MethodHandle handle) {
    return environment -> {
      boolean wasLate = environment.isLate();
      environment.setLate(true);
      try {
        var result = (Value) (Object) handle.invokeExact((Object) environment);
        environment.setLate(wasLate);
        return result;
      } catch (RuntimeException | Error e) {
        throw e;
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
    };
  }

  /** Nobody enters it any more. */
  private void leaveAlone(Entry entry) {
    var point = entry.point();
    if (point == null) {
      var versions = bodies.get(entry.code());
      if (versions != null && versions.remove(entry.context())) {
        entry.code().setCompiled(null);
      }
    } else if (entry.isContinuation()) {
      continuations.remove(entry.code(), point);
    } else {
      loops.remove(entry.code(), point);
    }
  }

  @Override
  public void remove(Entry entry) {
    leaveAlone(entry);
    var linked = units.remove(entry);
    if (linked != null) {
      machine.undefine(linked.name());
    }
  }

  @Override
  public BooleanSupplier watch(Entry entry) {
    var linked = units.get(entry);
    return linked == null ? () -> false : linked.watch();
  }

  /** A loop that runs contains what it calls, or will call it for long. */
  @Override
  public int urgency(Entry entry) {
    return entry.point() != null ? 1 : 0;
  }

  @Override
  public String name(Entry entry) {
    return entry.toString();
  }
}
