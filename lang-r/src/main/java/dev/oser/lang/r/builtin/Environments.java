package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Namespaces;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.text.Collation;
import dev.oser.lang.r.value.ActiveBinding;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Environments and their variables. */
final class Environments {
  private Environments() {}

  @RBuiltin("globalenv")
  static Value global(Context context) {
    return context.runtime().global();
  }

  @RBuiltin("baseenv")
  static Value base(Context context) {
    return context.runtime().base();
  }

  @RBuiltin("emptyenv")
  static Value empty(Context context) {
    return context.runtime().empty();
  }

  @RBuiltin(value = "new.env", formals = "hash, parent, size")
  static Value create(
      Context context, @Nullable Value hash, @Nullable Value parent, @Nullable Value size) {
    if (parent != null && !(parent instanceof Environment)) {
      throw new RError("'enclos' must be an environment");
    }
    return new Environment(parent instanceof Environment given ? given : context.environment());
  }

  @RBuiltin(value = "environment", formals = "fun")
  static Value environment(Context context, @Nullable Value fun) {
    if (fun == null || fun == NullValue.NULL) {
      return context.environment();
    }
    if (fun instanceof Closure closure) {
      return context.runtime().namespaces().shown(closure.environment());
    }
    if (fun instanceof Builtin builtin) {
      return builtin.isPrimitive()
          ? NullValue.NULL
          : StandardPackages.surroundings(context.runtime(), builtin.name());
    }
    var attribute = fun.attribute(Symbol.of(".Environment"));
    return attribute == null ? NullValue.NULL : attribute;
  }

  @RBuiltin("environment<-")
  static Value setEnvironment(Value fun, Value value) {
    if (fun instanceof Closure closure) {
      if (!(value instanceof Environment environment)) {
        throw new RError("replacement object is not an environment");
      }
      var result = new Closure(closure.definition(), environment);
      result.setAttributes(closure.attributes());
      return result;
    }
    var result = AttributeFunctions.changeable(fun);
    result.setAttribute(Symbol.of(".Environment"), value);
    return result;
  }

  @RBuiltin(value = "parent.env", formals = "env")
  static Value parent(Context context, Value env) {
    if (!(env instanceof Environment environment)) {
      throw new RError("argument is not an environment");
    }
    var parent = environment.parent();
    if (parent == null) {
      throw new RError("the empty environment has no parent");
    }
    return context.runtime().namespaces().shown(parent);
  }

  @RBuiltin(value = "parent.env<-", formals = "env, value")
  static Value setParent(Value env, Value value) {
    if (!(env instanceof Environment environment)) {
      throw new RError("argument is not an environment");
    }
    if (!(value instanceof Environment parent)) {
      throw new RError("'parent' is not an environment");
    }
    environment.setParent(parent);
    return env;
  }

  @RBuiltin(value = "environmentName", formals = "env")
  static Value name(Value env) {
    if (!(env instanceof Environment environment)) {
      return new StringVector("");
    }
    if (Namespaces.isNamespace(environment)) {
      return new StringVector(Namespaces.nameOf(environment));
    }
    return environment.attribute(Symbol.of("name")) instanceof StringVector name
            && !environment.name().startsWith("package:")
        ? name
        : new StringVector(environment.name());
  }

  /** {@return the environment that an argument means: itself, a frame's number, a list} */
  static Environment of(Context context, @Nullable Value value) {
    switch (value) {
      case null -> {
        return context.environment();
      }
      case Environment environment -> {
        return environment;
      }
      case ListVector list -> {
        var environment = new Environment(context.runtime().empty());
        for (int i = 0; i < list.length(); i++) {
          environment.put(Symbol.ofVariable(list.nameAt(i)), list.get(i));
        }
        return environment;
      }
      case StringVector text when text.length() == 0 -> {
        return attached(context, "NA");
      }
      case StringVector text when text.get(0).equals(".GlobalEnv") -> {
        return context.runtime().global();
      }
      case StringVector text -> {
        return attached(context, text.get(0));
      }
      case Vector number when number.isNumeric() && number.length() == 1 -> {
        return byNumber(context, number.intAt(0));
      }
      case Function function ->
          throw new RError("invalid 'envir' argument of type '" + function.type() + "'");
      default -> throw new RError("invalid 'envir' argument of type '" + value.type() + "'");
    }
  }

  private static Environment attached(Context context, String name) {
    var runtime = context.runtime();
    for (var each : SearchPath.environments(runtime)) {
      if (SearchPath.name(runtime, each).equals(name)) {
        return each;
      }
    }
    if (name.equals("base")) {
      return runtime.base();
    }
    boolean itself = context.builtin() != null && context.builtin().name().equals("as.environment");
    throw new RError(
        "no item called \"" + name + "\" on the search list",
        itself ? context.call() : runtime.innerCalls().of("as.environment(pos)"));
  }

  private static Environment byNumber(Context context, int number) {
    if (number == -1) {
      return context.environment();
    }
    var path = SearchPath.environments(context.runtime());
    if (number >= 1 && number <= path.size()) {
      return path.get(number - 1);
    }
    throw new RError("invalid 'pos' argument");
  }

  @RBuiltin("as.environment")
  static Value asEnvironment(Context context, Value x) {
    if (x == NullValue.NULL) {
      throw new RError("using 'as.environment(NULL)' is defunct");
    }
    if (!(x instanceof Environment || x instanceof Vector)
        || x instanceof LogicalVector
        || x instanceof ComplexVector) {
      throw new RError("invalid object for 'as.environment'");
    }
    if (x instanceof Vector vector && vector.isNumeric() && vector.length() != 1) {
      return each(context, vector);
    }
    return of(context, x);
  }

  /** {@return what numbers stand for on the search path} */
  private static Value each(Context context, Vector numbers) {
    if (numbers.length() == 0) {
      throw new RError("invalid 'pos' argument");
    }
    var environments = ListVector.ofLength(numbers.length());
    for (int i = 0; i < numbers.length(); i++) {
      environments.set(i, byNumber(context, numbers.intAt(i)));
    }
    return environments;
  }

  @RBuiltin(value = "list2env", formals = "x, envir, parent")
  static Value fromList(Context context, Value x, @Nullable Value envir, @Nullable Value parent) {
    var environment =
        envir instanceof Environment given
            ? given
            : new Environment(parent instanceof Environment outer ? outer : context.environment());
    if (!(x instanceof ListVector list)) {
      throw new RError("first argument must be a named list");
    }
    if (envir != null && envir != NullValue.NULL && !(envir instanceof Environment)) {
      throw new RError("'envir' argument must be an environment");
    }
    if (list.names() == null && list.length() > 0) {
      throw new RError("names(x) must be a character vector of the same length as x");
    }
    for (int i = 0; i < list.length(); i++) {
      context.runtime().assign(Symbol.of(list.nameAt(i)), list.get(i), environment);
    }
    return environment;
  }

  @RBuiltin(
      value = {"as.list.environment"},
      formals = "x, all.names, sorted")
  static Value asList(Context context, Value x, @Nullable Value allNames, @Nullable Value sorted) {
    boolean all = allNames != null && Coercion.flag(allNames, "all.names");
    boolean inOrder = sorted != null && Coercion.flag(sorted, "sorted");
    var symbols = symbols((Environment) x, all, inOrder);
    var names = new ArrayList<String>(symbols.length);
    var values = new ArrayList<Value>(symbols.length);
    for (var symbol : symbols) {
      names.add(symbol.name());
      values.add(value(context, (Environment) x, symbol));
    }
    return names.isEmpty() ? ListVector.ofLength(0) : ListVector.named(names, values);
  }

  private static Value value(Context context, Environment environment, Symbol symbol) {
    var bound = environment.get(symbol);
    return bound == null ? NullValue.NULL : context.runtime().valueOf(bound);
  }

  static ArrayList<String> names(Environment environment, boolean all, boolean sorted) {
    var names = new ArrayList<String>();
    for (var symbol : symbols(environment, all, sorted)) {
      names.add(symbol.name());
    }
    return names;
  }

  /**
   * {@return the variables; those of a call as they are there, unless they are to be sorted}
   *
   * @param sorted as {@code sort} does it, else cheaply: GNU R promises no order
   */
  private static Symbol[] symbols(Environment environment, boolean all, boolean sorted) {
    var shown = new ArrayList<Symbol>();
    for (var symbol : environment.names()) {
      if (all || !symbol.name().startsWith(".")) {
        shown.add(symbol);
      }
    }
    if (!sorted) {
      if (environment.layout().size() == 0) {
        shown.sort(Comparator.comparing(Symbol::name));
      }
      return shown.toArray(Symbol[]::new);
    }
    var order = Collation.order(shown.stream().map(Symbol::name).toArray(String[]::new));
    return Arrays.stream(order).mapToObj(shown::get).toArray(Symbol[]::new);
  }

  @RBuiltin(
      value = {"ls", "objects"},
      formals = "name, pos, envir, all.names, pattern, sorted",
      treatment = Treatment.LAZY)
  static Value list(
      Context context,
      @Nullable Value name,
      @Nullable Value pos,
      @Nullable Value envir,
      @Nullable Value allNames,
      @Nullable Value pattern,
      @Nullable Value sorted) {
    var given = name != null ? searched(context, name) : envir != null ? envir : pos;
    var where = of(context, given == null ? null : context.force(given));
    boolean all = allNames != null && FirstElement.logical(context.force(allNames)) != 0;
    boolean inOrder = sorted == null || FirstElement.logical(context.force(sorted)) != 0;
    var names = StringVector.of(names(where, all, inOrder));
    return pattern != null && context.force(pattern) instanceof StringVector text
        ? matching(context, names, text)
        : names;
  }

  /** What cannot be found is the name of something to search. */
  private static Value searched(Context context, Value name) {
    if (!(name instanceof Promise promise)
        || promise.value() != null
        || !(promise.expression() instanceof Symbol symbol)
        || promise.environment() == null
        || Runtime.find(symbol, promise.environment()) != null) {
      return name;
    }
    var text = Printing.written(name) instanceof Symbol written ? written.name() : symbol.name();
    context.warning("‘" + text + "’ converted to character string");
    return new StringVector(text);
  }

  private static Value matching(Context context, StringVector names, StringVector pattern) {
    var sought = pattern;
    if (pattern.length() > 0 && pattern.get(0).equals("[")) {
      context.warning("replaced regular expression pattern '[' by  '\\\\['");
      sought = new StringVector("\\[");
    }
    var runtime = context.runtime();
    var grep = runtime.function(Symbol.of("grep"), runtime.library());
    var builder = new Args.Builder();
    builder.add(sought, "");
    builder.add(names, "");
    builder.add(LogicalVector.TRUE, "value");
    var arguments = builder.build();
    return context.apply(grep, arguments, Calls.shown("grep", arguments));
  }

  private static Symbol symbol(Value name) {
    if (!(name instanceof StringVector text) || text.length() == 0) {
      throw new RError("invalid first argument");
    }
    return Symbol.ofVariable(text.get(0));
  }

  @RBuiltin(
      value = "assign",
      formals = "x, value, pos, envir, inherits, immediate",
      visibility = Visibility.OFF)
  static Value assign(
      Context context,
      Value x,
      Value value,
      @Nullable Value pos,
      @Nullable Value envir,
      @Nullable Value inherits,
      @Nullable Value immediate) {
    var where = of(context, envir != null ? envir : pos);
    if (inherits != null && Coercion.flag(inherits, "inherits")) {
      context.runtime().assignOuter(symbol(x), value, where);
    } else {
      context.runtime().assign(symbol(x), value, where);
    }
    return value;
  }

  private static @Nullable Value find(
      Context context, Symbol symbol, Environment where, boolean inherits, String mode) {
    for (var e = where; e != null; e = inherits ? e.parent() : null) {
      var bound = e.get(symbol);
      if (bound == null) {
        continue;
      }
      if (mode.equals("any")) {
        return bound;
      }
      if (bound != Symbol.MISSING) {
        var value = context.runtime().valueOf(bound);
        if (hasMode(value, mode)) {
          return value;
        }
      }
    }
    return null;
  }

  private static boolean hasMode(Value value, String mode) {
    return switch (mode) {
      case "function" -> value instanceof Function;
      case "numeric" -> value instanceof Vector vector && vector.isNumeric();
      default -> value.type().equals(mode);
    };
  }

  /** {@return the variable that is looked for} */
  private static Symbol sought(Value name) {
    if (!(name instanceof StringVector text) || text.length() == 0 || text.get(0).isEmpty()) {
      throw new RError("invalid first argument");
    }
    if (text.length() > 1) {
      throw new RError("first argument has length > 1");
    }
    return Symbol.of(text.get(0));
  }

  @RBuiltin(value = "get", formals = "x, pos, envir, mode, inherits")
  static Value get(
      Context context,
      Value x,
      @Nullable Value pos,
      @Nullable Value envir,
      @Nullable Value mode,
      @Nullable Value inherits) {
    var wanted = mode instanceof StringVector text ? text.get(0) : "any";
    var where = of(context, envir != null ? envir : pos);
    var bound =
        find(
            context,
            sought(x),
            where,
            inherits == null || Coercion.flag(inherits, "inherits"),
            wanted);
    if (bound == null) {
      throw new RError(
          wanted.equals("any")
              ? RError.notFound(sought(x))
              : "object '" + sought(x).name() + "' of mode '" + wanted + "' was not found");
    }
    if (bound == Symbol.MISSING) {
      throw new RError("argument \"" + sought(x).name() + "\" is missing, with no default");
    }
    return context.runtime().valueOf(bound);
  }

  @RBuiltin(value = "get0", formals = "x, envir, mode, inherits, ifnotfound")
  static Value getOrElse(
      Context context,
      Value x,
      @Nullable Value envir,
      @Nullable Value mode,
      @Nullable Value inherits,
      @Nullable Value otherwise) {
    var bound =
        find(
            context,
            sought(x),
            of(context, envir),
            inherits == null || Coercion.flag(inherits, "inherits"),
            mode instanceof StringVector text ? text.get(0) : "any");
    return bound == null
        ? otherwise == null ? NullValue.NULL : otherwise
        : context.runtime().valueOf(bound);
  }

  @RBuiltin(value = "exists", formals = "x, where, envir, frame, mode, inherits")
  static Value exists(
      Context context,
      Value x,
      @Nullable Value where,
      @Nullable Value envir,
      @Nullable Value frame,
      @Nullable Value mode,
      @Nullable Value inherits) {
    return LogicalVector.of(
        find(
                context,
                sought(x),
                of(context, envir != null ? envir : where),
                inherits == null || Coercion.flag(inherits, "inherits"),
                mode instanceof StringVector text ? text.get(0) : "any")
            != null);
  }

  @RBuiltin(value = "mget", formals = "x, envir, mode, ifnotfound, inherits")
  static Value getMany(
      Context context,
      Value x,
      @Nullable Value envir,
      @Nullable Value mode,
      @Nullable Value otherwise,
      @Nullable Value inherits) {
    if (!(x instanceof StringVector names)) {
      throw new RError("invalid first argument");
    }
    var values = new Value[names.length()];
    for (int i = 0; i < values.length; i++) {
      var bound =
          find(
              context,
              Symbol.ofVariable(names.get(i)),
              of(context, envir),
              inherits != null && Coercion.flag(inherits, "inherits"),
              mode instanceof StringVector modes && modes.length() > 0
                  ? modes.get(i % modes.length())
                  : "any");
      if (bound == null) {
        if (!(otherwise instanceof Vector vector)) {
          throw new RError("value for ‘" + names.get(i) + "’ not found", NullValue.NULL);
        }
        values[i] = vector.element(i % vector.length());
      } else {
        values[i] = context.runtime().valueOf(bound);
      }
    }
    var result = ListVector.of(values);
    result.setAttribute(Symbol.NAMES, names.copyElements());
    return result;
  }

  @RBuiltin(
      value = {"rm", "remove"},
      formals = "..., list, envir, inherits",
      treatment = Treatment.LAZY,
      visibility = Visibility.OFF)
  static Value remove(
      Context context,
      Dots dots,
      @Nullable Value list,
      @Nullable Value envir,
      @Nullable Value inherits) {
    var names = new ArrayList<String>();
    for (var each : dots.values()) {
      var written = Printing.written(each);
      switch (written) {
        case Symbol symbol -> names.add(symbol.name());
        case StringVector text -> names.add(text.get(0));
        default -> throw new RError("... must contain names or character strings");
      }
    }
    if (list != null && context.force(list) instanceof Vector texts) {
      for (int i = 0; i < texts.length(); i++) {
        names.add(texts.stringAt(i));
      }
    }
    var where = of(context, envir == null ? null : context.force(envir));
    boolean around = inherits != null && Coercion.flag(context.force(inherits), "inherits");
    for (var name : names) {
      if (!removed(context, Symbol.ofVariable(name), where, around)) {
        context.warning(RError.notFound(Symbol.of(name)));
      }
    }
    return NullValue.NULL;
  }

  /** {@return whether there was a variable, here or, if it is inherited, in what is around} */
  private static boolean removed(
      Context context, Symbol name, Environment where, boolean inherits) {
    Environment from = where;
    while (from != null) {
      if (from == context.runtime().library() || from == context.runtime().empty()) {
        throw new RError(
            from == context.runtime().empty()
                ? "cannot remove bindings from the empty environment"
                : "cannot remove variables from the base environment");
      }
      if (from.isLocked()) {
        throw new RError("cannot remove bindings from a locked environment");
      }
      if (from.remove(name)) {
        return true;
      }
      if (!inherits) {
        return false;
      }
      from = from.parent();
      if (from == context.runtime().library() || from == context.runtime().empty()) {
        return false;
      }
    }
    return false;
  }

  @RBuiltin(
      value = "delayedAssign",
      formals = "x, value, eval.env, assign.env",
      treatment = Treatment.LAZY,
      visibility = Visibility.OFF)
  static Value delay(
      Context context,
      Value x,
      @Nullable Value value,
      @Nullable Value evaluation,
      @Nullable Value assignment) {
    var name = symbol(context.force(x));
    var where = of(context, assignment == null ? null : context.force(assignment));
    var from = of(context, evaluation == null ? null : context.force(evaluation));
    var written = value == null ? Symbol.MISSING : Printing.written(value);
    where.put(name, new Promise(written, from, false));
    return NullValue.NULL;
  }

  @RBuiltin(value = "makeActiveBinding", formals = "sym, fun, env", visibility = Visibility.OFF)
  static Value makeActive(Context context, Value symbol, Value function, Value env) {
    var name = symbol instanceof Symbol given ? given : symbol(symbol);
    required(env).bindActively(name, context.function(function));
    return NullValue.NULL;
  }

  @RBuiltin(value = "bindingIsActive", formals = "sym, env")
  static Value isActive(Value symbol, Value env) {
    var name = symbol instanceof Symbol given ? given : symbol(symbol);
    return LogicalVector.of(required(env).get(name) instanceof ActiveBinding);
  }

  @RBuiltin(
      value = {"lockBinding", "unlockBinding"},
      formals = "sym, env",
      visibility = Visibility.OFF)
  static Value lock(Context context, Value symbol, Value env) {
    var name = symbol instanceof Symbol given ? given : symbol(symbol);
    var environment = required(env);
    if (environment.get(name) == null) {
      throw new RError("no binding for \"" + name.name() + "\"");
    }
    if (context.builtin() != null && context.builtin().name().equals("lockBinding")) {
      environment.lockBinding(name);
    } else {
      environment.unlockBinding(name);
    }
    return NullValue.NULL;
  }

  private static Environment required(Value env) {
    if (env instanceof Environment environment) {
      return environment;
    }
    throw new RError("not an environment");
  }

  @RBuiltin(value = "bindingIsLocked", formals = "sym, env")
  static Value isLocked(Value symbol, Value env) {
    var name = symbol instanceof Symbol given ? given : symbol(symbol);
    return LogicalVector.of(required(env).isBindingLocked(name));
  }

  @RBuiltin(value = "lockEnvironment", formals = "env, bindings", visibility = Visibility.OFF)
  static Value lockEnvironment(Value env, @Nullable Value bindings) {
    var environment = required(env);
    environment.lock();
    if (bindings != null && Coercion.flag(bindings, "bindings")) {
      environment.names().forEach(environment::lockBinding);
    }
    return NullValue.NULL;
  }

  @RBuiltin(value = "environmentIsLocked", formals = "env")
  static Value isEnvironmentLocked(Value env) {
    return LogicalVector.of(required(env).isLocked());
  }

  /** {@return the environment of a frame, or the global one} */
  static Environment of(Runtime runtime, @Nullable Frame frame) {
    return frame == null ? runtime.global() : frame.environment();
  }
}
