package dev.oser.kit;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.callee.AbstractCallee;
import dev.oser.kit.callee.AssumptionCallee;
import dev.oser.kit.callee.Callee;
import dev.oser.kit.callee.Callees;
import dev.oser.kit.callee.DispatchCallee;
import dev.oser.kit.callee.DispatchedFunction;
import dev.oser.kit.callee.FrameEntry;
import dev.oser.kit.callee.HostCallee;
import dev.oser.kit.callee.HostFunction;
import dev.oser.kit.callee.IrCallee;
import dev.oser.kit.callee.LoweredVersion;
import dev.oser.kit.callee.OpenPointCallee;
import dev.oser.kit.callee.WorldAssumption;
import dev.oser.kit.dispatch.Context;
import dev.oser.kit.dispatch.ContextRule;
import dev.oser.kit.dispatch.DispatchTable;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.interp.Interpreter;
import dev.oser.kit.interp.Observer;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.jit.CompiledClass;
import dev.oser.kit.jit.Compiler;
import dev.oser.kit.jit.EntryPoint;
import dev.oser.kit.jit.ExternalSymbols;
import dev.oser.kit.jit.FunctionTooLarge;
import dev.oser.kit.jit.GeneratedClasses;
import dev.oser.kit.jit.InterruptPoll;
import dev.oser.kit.opt.FrameExit;
import dev.oser.kit.osr.point.ContinuationGenerator;
import dev.oser.kit.osr.point.OpenPoint;
import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.Output;
import dev.oser.kit.runtime.RecordValue;
import dev.oser.kit.runtime.Trap;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Loads modules and runs their functions. A function has one current version at any time;
 * installing another takes effect at its next call everywhere, also for calls from code that is
 * running now. Machines share nothing.
 *
 * <p>A machine may be used by any number of threads. Whoever looks for a function needs no lock;
 * verifying, lowering and compiling hold none, and what they made is published in one short step.
 * So a program does not wait for what is compiled meanwhile.
 *
 * <pre>{@code
 * var machine = new Machine(MachineOptions.writingTo(System.out));
 * machine.load(new Parser().parse("isord.oir", text));
 * machine.call("main");
 * machine.output().flush();
 * }</pre>
 */
public final class Machine {
  private final MachineOptions options;
  private final GeneratedClasses classes;
  private final Compiler compiler;
  private final Interpreter interpreter;
  private final Map<String, AbstractCallee> functions = new ConcurrentHashMap<>();
  private final Map<String, WorldAssumption> assumptions = new ConcurrentHashMap<>();
  private final Map<String, FrameEntry> entries = new ConcurrentHashMap<>();
  private final Map<String, RecordType> records = new ConcurrentHashMap<>();
  private final InterruptPoll interruptPoll = new InterruptPoll();
  private final AtomicLong defined = new AtomicLong();
  private final World world = new World();
  private volatile Engine engine;

  public Machine(MachineOptions options) {
    this.options = options;
    this.engine = options.engine();
    this.classes = new GeneratedClasses(options.hostLoader());
    this.compiler = new Compiler(classes, world);
    this.interpreter = new Interpreter(world, options.fuel());
  }

  /**
   * Verifies a module and makes its functions callable. A function that is already there is
   * replaced if the type is the same.
   *
   * @throws LoadError if the module is not valid; nothing of it is loaded then
   */
  public void load(Module module) {
    requireFits(module);
    var violations = Verifier.verify(module, options.hostLoader());
    if (!violations.isEmpty()) {
      var more = violations.size() == 1 ? "" : " (and " + (violations.size() - 1) + " more)";
      throw new LoadError(violations.getFirst().message() + more);
    }
    var versions = module.functions().stream().map(LoweredVersion::of).toList();
    synchronized (this) {
      requireFits(module); // still
      for (var record : module.records()) {
        records.put(record.name(), record);
        classes.declare(record);
      }
      module.functions().forEach(this::prepare); // nothing is published unless all can be
      versions.forEach(this::publish);
    }
  }

  private void requireFits(Module module) {
    for (var record : module.records()) {
      requireSameRecord(record);
    }
    for (var item : module.items()) {
      switch (item) {
        case Module.FunctionItem(Function function) -> {
          requireSameType(function.name(), function.type());
          requireReplaceable(function.name());
        }
        case Module.Declaration(String name, FunctionType type, _) -> {
          requireLoaded(name);
          requireSameType(name, type);
        }
        case Module.RecordItem _ -> {}
      }
    }
  }

  private void requireSameRecord(RecordType record) {
    var known = records.get(record.name());
    if (known != null && !known.fields().equals(record.fields())) {
      throw new LoadError(
          "record " + record.name() + " is already loaded with other fields: " + known.fields());
    }
  }

  private void requireLoaded(String name) {
    if (!functions.containsKey(name)) {
      throw new LoadError(
          "@" + name + " is declared but not loaded; load the module that defines it first");
    }
  }

  private void requireSameType(String name, FunctionType type) {
    var known = functions.get(name);
    if (known != null && !known.entryPoint().type().equals(type)) {
      throw new LoadError(
          "@"
              + name
              + " is already loaded as "
              + known.entryPoint().type().text()
              + ", not "
              + type.text());
    }
  }

  /** What has no code that could be verified has a type that must be callable all the same. */
  private void requireCallable(String name, FunctionType type) {
    requireSameType(name, type);
    var excess = type.excess();
    if (excess != null) {
      throw new LoadError("@" + name + " " + excess);
    }
  }

  /** Makes what the code of a function refers to without saying so. */
  private void prepare(Function function) {
    for (var block : function.blocks()) {
      for (var instruction : block.instructions()) {
        switch (instruction.op()) {
          case SpeculationOp.Holds(String assumption) -> assumption(assumption);
          case CallOp.Call(var callee, var type) -> defineEntry(callee, type);
          case ControlOp.Transition(var callee, var type) -> defineEntry(callee, type);
          case Op _ when FrameExit.of(instruction) instanceof FrameExit exit ->
              defineEntry(exit.function(), exit.type());
          default -> {}
        }
      }
    }
  }

  private void requireReplaceable(String name) {
    var problem =
        switch (functions.get(name)) {
          case IrCallee _ -> null;
          case OpenPointCallee _ -> " is the stub of an open OSR point";
          case DispatchCallee<?> _ -> " has versions by context: add one";
          case HostCallee _ -> " is Java code";
          case AssumptionCallee _ -> " answers for an assumption about the world";
          case null -> null;
        };
    if (problem != null) {
      throw new LoadError("@" + name + problem);
    }
  }

  private void requireFree(String name) {
    if (functions.containsKey(name)) {
      throw new LoadError("there is already a function @" + name);
    }
  }

  /** Makes a version the current one of its name, or the first; the caller has the lock. */
  private IrCallee publish(LoweredVersion version) {
    prepare(version.function());
    if (functions.get(version.function().name()) instanceof IrCallee callee) {
      callee.install(version);
      return callee;
    }
    var callee = new IrCallee(version, world, classes, interpreter, compiler);
    functions.put(version.function().name(), callee);
    return callee;
  }

  /**
   * Makes another version of a loaded function the current one; it must be verified and have the
   * same type.
   */
  public void install(Function version) {
    requireSameType(version.name(), version.type());
    version(version.name()).replace(LoweredVersion.of(version));
  }

  /**
   * Makes a new function callable: a continuation, a stub, a version under a name of its own.
   *
   * @throws LoadError if it is not valid, or a function of another type has its name
   */
  public void define(Function function) {
    verifiedAndAdded(function);
  }

  /**
   * The same for a function whose maker vouches for it: it is not verified, which takes a good part
   * of the time to compile it.
   */
  public void defineUnverified(Function function) {
    requireSameType(function.name(), function.type());
    requireReplaceable(function.name());
    add(function);
  }

  private IrCallee verifiedAndAdded(Function function) {
    requireSameType(function.name(), function.type());
    requireReplaceable(function.name());
    var violations = Verifier.verify(function);
    if (!violations.isEmpty()) {
      throw new LoadError(violations.getFirst().message());
    }
    return add(function);
  }

  private IrCallee add(Function function) {
    var version = LoweredVersion.of(function);
    synchronized (this) {
      requireSameType(function.name(), function.type());
      requireReplaceable(function.name());
      return publish(version);
    }
  }

  /**
   * Makes the stub of an open OSR point callable: when the point fires, the generator is asked for
   * the function that goes on.
   */
  public synchronized void define(OpenPoint point, ContinuationGenerator generator) {
    requireFree(point.stub());
    requireCallable(point.stub(), point.stubType());
    functions.put(point.stub(), new OpenPointCallee(point, generator, world, classes));
  }

  /**
   * Makes a function with versions for contexts.
   *
   * @param top the context that every context implies
   * @param baseline the version for it: a function that is there already
   * @param most how many versions there may be, the baseline included
   * @param rule finds out what holds at a call
   * @param inexact counts calls for which there could be a better version
   */
  public synchronized <C extends Context<C>> DispatchedFunction<C> define(
      String name,
      C top,
      String baseline,
      int most,
      ContextRule<C> rule,
      InexactDispatches<C> inexact) {
    requireFree(name);
    var version = known(baseline);
    var table = new DispatchTable<C, AbstractCallee>(top, version, most);
    var callee =
        new DispatchCallee<>(
            name, version.entryPoint().type(), table, rule, inexact, world, classes);
    functions.put(name, callee);
    return callee.versions();
  }

  /** Makes a function with versions for contexts; the baseline is defined now unless it is. */
  public <C extends Context<C>> DispatchedFunction<C> define(
      String name,
      C top,
      Function baseline,
      int most,
      ContextRule<C> rule,
      InexactDispatches<C> inexact) {
    return define(name, top, defined(baseline).entryPoint().name(), most, rule, inexact);
  }

  /** Makes Java code callable as a function. */
  public synchronized void define(String name, FunctionType type, HostFunction code) {
    requireFree(name);
    requireCallable(name, type);
    functions.put(name, new HostCallee(name, type, code, world, classes));
  }

  /**
   * Tells how a language goes on with the frames of compiled code that leaves for it.
   *
   * @param name what the code calls it: {@code deopt.to "name"}
   */
  public synchronized void define(String name, FrameEntry entry) {
    if (entries.putIfAbsent(name, entry) != null) {
      throw new LoadError("there is already an entry \"" + name + "\"");
    }
  }

  /** Exits of one shape share a function, made when the first is defined. */
  private void defineEntry(String function, FunctionType type) {
    var name = FrameExit.entryOf(function);
    if (name == null || functions.containsKey(function)) {
      return;
    }
    var entry = entries.get(name);
    if (entry == null) {
      throw new LoadError(
          "code leaves with deopt.to \"" + name + "\", but no such entry is defined");
    }
    define(function, type, arguments -> entry.enter(FrameExit.received(arguments)));
  }

  /** {@return the assumption about the world of this name, made now if there is none} */
  public WorldAssumption assumption(String name) {
    var known = assumptions.get(name);
    return known == null ? newAssumption(name) : known;
  }

  private synchronized WorldAssumption newAssumption(String name) {
    return assumptions.computeIfAbsent(
        name,
        _ -> {
          var function = SpeculationOp.Holds.functionFor(name);
          requireFree(function);
          var callee = new AssumptionCallee(function, world, classes);
          functions.put(function, callee);
          return callee.assumption();
        });
  }

  /**
   * Forgets an assumption about the world: code that is defined later and asks for this name asks
   * for a new one, which holds. Code that is there goes on asking for the one it knows.
   */
  public synchronized void forgetAssumption(String name) {
    if (assumptions.remove(name) != null) {
      undefine(SpeculationOp.Holds.functionFor(name));
    }
  }

  /** {@return how many names and assumptions this machine knows} */
  public int size() {
    return functions.size() + assumptions.size();
  }

  /**
   * Forgets a function or a stub: its name is free again. Code that was compiled before and calls
   * it still does.
   */
  public synchronized void undefine(String name) {
    known(name);
    functions.remove(name);
  }

  /** {@return how often an open point has fired, by the name of its stub} */
  public long timesFired(String stub) {
    if (known(stub) instanceof OpenPointCallee generator) {
      return generator.timesFired();
    }
    throw new IllegalArgumentException("@" + stub + " is not the stub of an open OSR point");
  }

  /** {@return whether a function or a stub has this name} */
  public boolean isDefined(String name) {
    return functions.containsKey(name);
  }

  /** {@return a function's code, defined now unless it is the current version already} */
  private IrCallee defined(Function function) {
    return functions.get(function.name()) instanceof IrCallee callee
            && callee.function() == function
        ? callee
        : verifiedAndAdded(function);
  }

  /** {@return the current version of a function, or null if there is none of this name} */
  public @Nullable Function function(String name) {
    return functions.get(name) instanceof IrCallee callee ? callee.function() : null;
  }

  /** {@return the current versions of all functions, in the order they were loaded} */
  public Collection<Function> functions() {
    return functions.values().stream()
        .sorted(Comparator.comparingLong(AbstractCallee::number))
        .flatMap(callee -> callee instanceof IrCallee version ? Stream.of(version) : Stream.empty())
        .map(IrCallee::function)
        .toList();
  }

  public Engine engine() {
    return engine;
  }

  /** Runs functions with another engine from their next call on. */
  public synchronized void use(Engine next) {
    engine = next;
    functions.values().forEach(callee -> callee.entryPoint().reset());
  }

  public Output output() {
    return options.output();
  }

  /** {@return the value that stands for a function, to pass as an argument} */
  public FunctionValue functionValue(String name) {
    return known(name).value();
  }

  /**
   * {@return how many instructions the interpreter has run since the last call from outside began}
   */
  public long instructionsInterpreted() {
    return interpreter.burnt();
  }

  /** Watches the interpreted activations of a version of a function; null to stop. */
  public void observe(Function version, @Nullable Observer observer) {
    interpreter.observe(version, observer);
  }

  /** {@return the class file the compiler makes of a function} */
  public CompiledClass compiled(String name) {
    return version(name).toClass();
  }

  /**
   * Compiles a function now, not when it is called for the first time.
   *
   * @throws FunctionTooLarge if it does not fit a JVM method
   */
  public void compile(String name) {
    version(name).compile();
  }

  /**
   * Calls a function from outside. Exceptions that {@linkplain HostFunction Java code} throws pass
   * unchanged; only when the stack or the memory of the JVM is used up, the error becomes the cause
   * of a trap.
   *
   * @param arguments boxed: Boolean, Byte, Integer, Long, Double, arrays, or what a function
   *     returned
   * @return the boxed result, or null for none
   * @throws Trap if the program stops
   * @throws IllegalArgumentException if the arguments do not fit the function
   */
  public @Nullable Object call(String name, @Nullable Object... arguments) {
    return call(known(name), arguments);
  }

  /** Calls a function; it is defined now unless it is the current version of its name. */
  public @Nullable Object call(Function function, @Nullable Object... arguments) {
    return call(defined(function), arguments);
  }

  /**
   * Goes where Java code left for, as part of the call from outside that it belongs to: it has the
   * same fuel, and what is thrown passes unchanged.
   */
  public @Nullable Object call(HostFunction.Leave leave) {
    return AbstractCallee.of(leave.code()).call(leave.arguments());
  }

  private @Nullable Object call(AbstractCallee callee, @Nullable Object[] arguments) {
    requireArguments(callee.entryPoint().type(), callee.entryPoint().name(), arguments);
    interpreter.refuel();
    try {
      return callee.call(arguments);
    } catch (StackOverflowError | OutOfMemoryError e) {
      throw Trap.of(e);
    }
  }

  /**
   * Stops the functions that run with a trap, and those that are called, until {@link
   * #clearInterrupt}; from any thread. Compiled loops are stopped only if the options say so, Java
   * code never.
   */
  public void interrupt() {
    interpreter.interrupt(true);
    interruptPoll.request();
  }

  /** Lets functions run again. */
  public void clearInterrupt() {
    interpreter.interrupt(false);
    interruptPoll.clear();
  }

  /**
   * {@return a handle that calls whatever version of a function is installed at that moment} Unlike
   * {@link #call} it checks nothing, and what it throws is what the code threw.
   */
  public MethodHandle caller(String name) {
    return known(name).entryPoint().caller();
  }

  private void requireArguments(FunctionType type, String name, @Nullable Object[] arguments) {
    var parameters = type.parameters();
    if (arguments.length != parameters.size()) {
      throw new IllegalArgumentException(
          "@" + name + " takes " + parameters.size() + " arguments, not " + arguments.length);
    }
    for (int i = 0; i < arguments.length; i++) {
      var expected = MethodType.methodType(classes.classOf(parameters.get(i))).wrap().returnType();
      var argument = arguments[i];
      boolean fits =
          argument == null
              ? parameters.get(i).isReference()
              : expected.isInstance(argument)
                  && (!(parameters.get(i) instanceof FunctionType function)
                      || FunctionValue.isOf(argument, function.text()));
      if (!fits) {
        throw new IllegalArgumentException(
            "argument "
                + (i + 1)
                + " of @"
                + name
                + " is a "
                + parameters.get(i).text()
                + ", not "
                + argument);
      }
    }
  }

  private IrCallee version(String name) {
    if (known(name) instanceof IrCallee version) {
      return version;
    }
    throw new IllegalArgumentException("@" + name + " has no code of its own");
  }

  /** {@return the function of this name, to hold on to} */
  public Callee callee(String name) {
    return known(name);
  }

  private AbstractCallee known(String name) {
    var callee = functions.get(name);
    if (callee == null) {
      throw new IllegalArgumentException("there is no function @" + name);
    }
    return callee;
  }

  /** What running code can ask of this machine. */
  private final class World implements Execution, ExternalSymbols, Callees {
    @Override
    public AbstractCallee callee(String name) {
      return known(name);
    }

    @Override
    public IrCallee defined(Function function) {
      return Machine.this.defined(function);
    }

    @Override
    public long nextNumber() {
      return defined.incrementAndGet();
    }

    @Override
    public boolean isInterpreting() {
      return engine == Engine.INTERPRETER;
    }

    @Override
    public void warn(String message) {
      options.warnings().accept(message);
    }

    @Override
    public @Nullable Object call(String function, @Nullable Object[] arguments) {
      return known(function).call(arguments);
    }

    @Override
    public EntryPoint entryPoint(String function) {
      return known(function).entryPoint();
    }

    @Override
    public FunctionValue functionValue(String function, FunctionType type) {
      return known(function).value();
    }

    @Override
    public RecordValue newRecord(RecordType type, @Nullable Object[] fields) {
      return classes.newRecord(type, fields);
    }

    @Override
    public Class<?> classOf(Type type) {
      return classes.classOf(type);
    }

    @Override
    public ClassLoader hostLoader() {
      return options.hostLoader();
    }

    @Override
    public void spend(long instructions) {
      interpreter.burn(instructions);
    }

    @Override
    public @Nullable InterruptPoll interruptPoll() {
      return options.isInterruptible() ? interruptPoll : null;
    }

    @Override
    public Output output() {
      return options.output();
    }
  }
}
