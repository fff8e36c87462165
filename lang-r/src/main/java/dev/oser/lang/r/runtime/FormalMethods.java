package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** S4 in a session: its classes, its generic functions, and which method answers a call. */
public final class FormalMethods {
  /** Generic functions of the package methods and what they do without a method. */
  private static final Map<String, String> STANDARD =
      Map.of("show", ".showObject", "initialize", ".initializeSlots");

  private final Runtime runtime;
  private final Map<String, FormalGeneric> generics = new HashMap<>();
  private @Nullable FormalClasses classes;

  /** Whether some builtin may be answered by a method. */
  private boolean answersBuiltins;

  FormalMethods(Runtime runtime) {
    this.runtime = runtime;
  }

  /** {@return all classes of a value, as {@code is} gives them} */
  public List<String> classesOf(Value value) {
    if (value.isFormal() || !(value.attribute(Symbol.CLASS) instanceof StringVector named)) {
      return classes().linear(FormalClasses.label(value));
    }
    var all = new LinkedHashSet<String>();
    for (int i = 0; i < named.length(); i++) {
      all.addAll(classes().linear(named.get(i)));
    }
    return List.copyOf(all);
  }

  /** {@return the classes; most programs never ask} */
  public FormalClasses classes() {
    if (classes == null) {
      classes = new FormalClasses(runtime, this::forget);
    }
    return classes;
  }

  private void forget() {
    for (var generic : generics.values()) {
      generic.forget();
    }
  }

  public @Nullable FormalGeneric generic(String name) {
    var known = generics.get(name);
    if (known == null && STANDARD.containsKey(name)) {
      known = predefined(name, STANDARD.get(name));
    }
    return known;
  }

  /** Generics that are there from the beginning are entered when somebody asks for them. */
  private FormalGeneric predefined(String name, String standard) {
    var function = (Closure) runtime.function(Symbol.of(name), runtime.library());
    var generic =
        new FormalGeneric(
            name,
            "methods",
            function.formals(),
            List.of(function.formals().names()[0]),
            List.of(),
            runtime.function(Symbol.of(standard), runtime.library()));
    generics.put(name, generic);
    return generic;
  }

  public Collection<FormalGeneric> generics() {
    return generics.values();
  }

  public void define(FormalGeneric generic) {
    generics.put(generic.name(), generic);
    forget();
  }

  public void removeGeneric(String name) {
    generics.remove(name);
    forget();
  }

  /** Defines a method. Calls of builtins are answered by methods from now on if it is for one. */
  public void define(FormalGeneric generic, List<String> signature, Function function) {
    generic.define(new FormalMethod(generic.name(), signature, function));
    answersBuiltins |= generic.packageName().equals("base") || isGroup(generic);
    forget();
  }

  private static boolean isGroup(FormalGeneric generic) {
    return FormalGroups.isGroup(generic.name());
  }

  public boolean removeMethod(FormalGeneric generic, List<String> signature) {
    boolean removed = generic.remove(signature);
    forget();
    return removed;
  }

  /** {@return the method for arguments of these classes, or null} */
  public @Nullable FormalMethod find(FormalGeneric generic, List<String> labels) {
    Object key = labels.size() == 1 ? labels.get(0) : labels;
    var known = generic.found().get(key);
    if (known == null) {
      known = Optional.ofNullable(search(generic, labels));
      generic.found().put(key, known);
    }
    return known.orElse(null);
  }

  private @Nullable FormalMethod search(FormalGeneric generic, List<String> labels) {
    var selection = new MethodSelection(this, generic, labels, List.of());
    var best = selection.best();
    if (best == null) {
      return generic.standard();
    }
    if (selection.isAmbiguous()) {
      var message = runtime.function(Symbol.of("message"), runtime.library());
      var arguments =
          new Args(
              new Value[] {new StringVector(selection.note()), LogicalVector.FALSE},
              new String[] {"", "appendLF"});
      var call = Calls.shown("message", arguments);
      runtime.evaluator().call(message, arguments, call, runtime.global(), null);
    }
    return best;
  }

  /** {@return the method that comes after those that were called, or null} */
  public @Nullable FormalMethod next(FormalCall current) {
    var generic = current.generic();
    var known = generic.next().get(current.tried());
    if (known == null) {
      known = Optional.ofNullable(searchNext(generic, current.tried()));
      generic.next().put(current.tried(), known);
    }
    return known.orElse(null);
  }

  private @Nullable FormalMethod searchNext(FormalGeneric generic, List<FormalMethod> tried) {
    var labels = new ArrayList<String>();
    for (int i = 0; i < generic.depth(); i++) {
      labels.add(tried.getLast().classAt(i));
    }
    var best = new MethodSelection(this, generic, labels, tried).best();
    var standard = generic.standard();
    return best != null || standard == null || tried.contains(standard) ? best : standard;
  }

  /**
   * Lets a method answer a call of a builtin, if an argument that counts is an object of S4.
   *
   * @return null if there is no method
   */
  public @Nullable Value dispatch(String name, Args arguments, Call call, Environment from) {
    if (!answersBuiltins || !hasFormal(name, arguments)) {
      return null;
    }
    var generic = builtinGeneric(name);
    if (generic == null) {
      return null;
    }
    var method = find(generic, labels(generic, arguments, call));
    if (method == null || method == generic.standard()) {
      return null;
    }
    return call(generic, List.of(method), Methods.promised(arguments, call), call, from);
  }

  private static boolean hasFormal(String name, Args arguments) {
    if (arguments.get(0).isFormal()) {
      return true;
    }
    return arguments.size() > 1 && arguments.get(1).isFormal() && isBinary(name);
  }

  private static boolean isBinary(String name) {
    return FormalGroups.of(name).contains("Ops") || name.equals("%*%");
  }

  /** Calls a method. */
  public Value call(
      FormalGeneric generic,
      List<FormalMethod> tried,
      Args arguments,
      Call call,
      Environment from) {
    var function = tried.getLast().function();
    // A builtin that is the default of a generic still looks for methods of S3.
    boolean dispatches = function instanceof Builtin builtin && !builtin.isPrimitive();
    var dispatch = dispatches ? null : dispatch(generic, tried, from);
    return runtime.evaluator().call(function, arguments, call, from, dispatch);
  }

  private Dispatch dispatch(FormalGeneric generic, List<FormalMethod> tried, Environment from) {
    return new Dispatch(
        generic.name(),
        "",
        generic.name(),
        new String[0],
        -1,
        NullValue.NULL,
        from,
        runtime.global(),
        null,
        new FormalCall(generic, tried));
  }

  /** {@return the generic that a builtin is, if it or a group of it has methods} */
  private @Nullable FormalGeneric builtinGeneric(String name) {
    var known = generics.get(name);
    if (known != null) {
      return known;
    }
    for (var group : FormalGroups.of(name)) {
      var members = generics.get(group);
      if (members != null) {
        var generic =
            new FormalGeneric(
                name, "base", members.formals(), members.signature(), FormalGroups.of(name), null);
        generics.put(name, generic);
        return generic;
      }
    }
    return null;
  }

  private List<String> labels(FormalGeneric generic, Args arguments, Call call) {
    int depth = deep(generic);
    if (depth == 1) {
      return List.of(FormalClasses.label(arguments.get(0)));
    }
    var values =
        arguments.hasNames() || generic.formals().dots() >= 0
            ? matched(generic.formals(), arguments, call)
            : arguments.values();
    var labels = new ArrayList<String>(depth);
    for (int i = 0; i < depth; i++) {
      int place = generic.formals().indexOf(generic.signature().get(i));
      var value = place < values.length ? values[place] : null;
      labels.add(value == null || value == Symbol.MISSING ? "missing" : FormalClasses.label(value));
    }
    return labels;
  }

  private static @Nullable Value[] matched(Formals formals, Args arguments, Call call) {
    return Matching.match(formals, arguments, call);
  }

  /** {@return how many arguments the methods of a generic and of its groups look at} */
  public int deep(FormalGeneric generic) {
    for (var name : generic.groups()) {
      var group = generics.get(name);
      if (group != null) {
        generic.deepen(group.depth());
      }
    }
    return generic.depth();
  }
}
