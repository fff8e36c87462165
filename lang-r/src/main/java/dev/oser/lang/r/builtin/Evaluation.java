package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Matching;
import dev.oser.lang.r.syntax.ParseException;
import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Signatures;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Code as data: evaluation, quoting, parts of functions. */
final class Evaluation {
  private Evaluation() {}

  @RBuiltin(value = "eval", formals = "expr, envir, enclos", visibility = Visibility.OWN)
  static Value eval(
      Context context, Value expression, @Nullable Value envir, @Nullable Value enclosure) {
    return run(context, expression, environment(context, envir, enclosure));
  }

  private static Environment environment(
      Context context, @Nullable Value envir, @Nullable Value enclosure) {
    var outer = enclosure instanceof Environment given ? given : context.environment();
    return switch (envir) {
      case null -> context.environment();
      case Environment environment -> environment;
      case NullValue nothing -> new Environment(outer);
      case ListVector list -> {
        var environment = new Environment(outer);
        for (int i = 0; i < list.length(); i++) {
          if (!list.nameAt(i).isEmpty()) {
            list.get(i).share();
            environment.put(Symbol.of(list.nameAt(i)), list.get(i));
          }
        }
        yield environment;
      }
      case Vector number when number.isNumeric() && number.length() == 1 ->
          (Environment) Frames.environment(context, number);
      default -> throw new RError("invalid 'envir' argument of type '" + envir.type() + "'");
    };
  }

  /**
   * Evaluates; {@code return} in the code ends the evaluation, not the function around it. The
   * evaluation is among the running calls beside that of the function that asks for it.
   */
  private static Value run(
      Context context, Value expression, Environment environment, Call call, Environment caller) {
    var runtime = context.runtime();
    var before = runtime.frame();
    if (context.builtin() != null) {
      runtime.enter(call, context.builtin(), environment, caller);
    }
    var frame = runtime.frame() == before ? null : runtime.frame();
    try {
      context.setVisible(true);
      return left(context, frame, context.eval(expression, environment));
    } catch (Jump.Return jump) {
      if (jump.target() != environment) {
        throw jump;
      }
      return left(context, frame, jump.value());
    } catch (RError | Jump.Handle problem) {
      left(context, frame, NullValue.NULL);
      throw problem;
    } finally {
      runtime.setFrame(before);
    }
  }

  private static Value left(Context context, @Nullable Frame frame, Value result) {
    if (frame != null && !frame.onExit().isEmpty()) {
      result.share();
    }
    var instead = frame == null ? null : context.runtime().evaluator().leave(frame);
    return instead == null ? result : instead;
  }

  private static Value run(Context context, Value expression, Environment environment) {
    return run(context, expression, environment, context.call(), context.calling());
  }

  @RBuiltin(
      value = "evalq",
      formals = "expr, envir, enclos",
      treatment = Treatment.LAZY,
      visibility = Visibility.OWN)
  static Value evalQuoted(
      Context context, Value expression, @Nullable Value envir, @Nullable Value enclosure) {
    return run(
        context,
        Printing.written(expression),
        environment(
            context,
            envir == null ? null : context.force(envir),
            enclosure == null ? null : context.force(enclosure)));
  }

  @RBuiltin(
      value = "local",
      formals = "expr, envir",
      treatment = Treatment.LAZY,
      visibility = Visibility.OWN)
  static Value local(Context context, Value expression, @Nullable Value envir) {
    var runtime = context.runtime();
    var inner = runtime.innerCalls();
    var written = Call.of("quote", Printing.written(expression));
    var call =
        Call.of("eval", written, envir == null ? inner.of("new.env()") : Printing.written(envir));
    var evaluation = inner.of("eval(expr, p)");
    var before = runtime.frame();
    if (context.builtin() != null) {
      var parent = inner.of("eval.parent(substitute(eval(quote(expr), envir)))");
      runtime.enter(List.of(parent, evaluation), context.builtin());
    }
    try {
      var frame = runtime.frame();
      var caller = frame == null ? runtime.global() : frame.environment();
      return run(context, call, context.environment(), evaluation, caller);
    } finally {
      runtime.setFrame(before);
    }
  }

  @RBuiltin(value = "withVisible", formals = "x", treatment = Treatment.LAZY)
  static Value withVisible(Context context, Value x) {
    context.setVisible(true);
    var value = context.force(x);
    return ListVector.named(
        List.of("value", "visible"),
        List.of(value, LogicalVector.of(context.runtime().isVisible())));
  }

  @RBuiltin(value = "force", formals = "x")
  static Value force(Value x) {
    return x;
  }

  @RBuiltin(value = "identity", formals = "x", quiet = true)
  static Value identity(Value x) {
    return x;
  }

  @RBuiltin(value = "forceAndCall", treatment = Treatment.LAZY, formals = "n, FUN, ...")
  static Value forceAndCall(Context context, Value n, Value fun, Dots dots) {
    for (var value : dots.values()) {
      context.force(value);
    }
    return context.apply(context.function(context.force(fun)), Vectors.arguments(dots));
  }

  private static final Formals SUBSTITUTE =
      Formals.of(
          new Symbol[] {Symbol.of("expr"), Symbol.of("env")},
          new Value[] {Symbol.MISSING, Symbol.MISSING});

  @RBuiltin(value = "substitute", treatment = Treatment.SPECIAL)
  static Value substitute(Context context) {
    var call = context.call();
    var matched =
        Matching.match(SUBSTITUTE, new Args(call.arguments(), call.names()), context.call());
    var expression = matched[0];
    if (expression == null) {
      // How programs make an empty argument.
      return Symbol.MISSING;
    }
    var environment = context.environment();
    if (matched[1] != null) {
      environment = environment(context, context.eval(matched[1], context.environment()), null);
    }
    if (environment == context.runtime().global()) {
      return expression;
    }
    if (expression == Symbol.DOTS && environment.get(Symbol.DOTS) instanceof Dots dots) {
      return dots.length() == 0 ? Symbol.MISSING : Printing.written(dots.values()[0]);
    }
    return substitute(expression, environment);
  }

  static Value substitute(Value expression, Environment environment) {
    if (expression instanceof Symbol symbol) {
      return substituteSymbol(symbol, environment);
    }
    if (!(expression instanceof Call call)) {
      return expression;
    }
    var builder = new Args.Builder();
    boolean callsDots =
        call.function() == Symbol.DOTS && environment.get(Symbol.DOTS) instanceof Dots;
    if (callsDots) {
      // What `...` stands for takes its place, and then there is no function any more.
      substitute(builder, Symbol.DOTS, "", environment);
    }
    for (int i = 0; i < call.size(); i++) {
      substitute(builder, call.argument(i), call.name(i), environment);
    }
    var arguments = builder.build();
    return callsDots
        ? pairs(arguments)
        : new Call(substitute(call.function(), environment), arguments.values(), arguments.names());
  }

  private static Value pairs(Args arguments) {
    if (arguments.size() == 0) {
      return NullValue.NULL;
    }
    var list = ListVector.pairs(arguments.values());
    var names = arguments.names();
    if (names != null) {
      list.setAttribute(Symbol.NAMES, StringVector.of(names));
    }
    return list;
  }

  /** Adds a part of a call, or all that `...` stands for. */
  private static void substitute(
      Args.Builder builder, Value part, String name, Environment environment) {
    if (part == Symbol.DOTS && environment.get(Symbol.DOTS) instanceof Dots dots) {
      for (int j = 0; j < dots.length(); j++) {
        builder.add(Printing.written(dots.values()[j]), dots.name(j));
      }
    } else {
      builder.add(substitute(part, environment), name);
    }
  }

  private static Value substituteSymbol(Symbol symbol, Environment environment) {
    var bound = symbol == Symbol.MISSING ? null : environment.get(symbol);
    return switch (bound) {
      case null -> symbol;
      case Promise promise -> {
        var expression = promise.expression();
        yield expression;
      }
      case Dots dots -> symbol;
      case Symbol missing when missing == Symbol.MISSING -> missing;
      default -> {
        var written =
            environment instanceof Activation activation ? activation.written(symbol) : null;
        bound.share();
        yield written == null ? bound : written;
      }
    };
  }

  @RBuiltin(value = "body", formals = "fun")
  static Value body(Context context, @Nullable Value fun) {
    return switch (function(context, fun)) {
      case Closure closure -> closure.body();
      case Builtin builtin -> builtin.isPrimitive() ? NullValue.NULL : forwarding(builtin);
      case null, default -> noFunction(context, "body");
    };
  }

  /**
   * {@return what the body of a function in Java could be in R: a call of itself that hands its
   * arguments over, so that programs can give it other parameters or defaults}
   */
  private static Value forwarding(Builtin builtin) {
    var formals = Signatures.of(builtin);
    if (formals == null) {
      return NullValue.NULL;
    }
    var arguments = new Args.Builder();
    boolean behindDots = false;
    for (var name : formals.names()) {
      arguments.add(name, behindDots && name != Symbol.DOTS ? name.name() : "");
      behindDots |= name == Symbol.DOTS;
    }
    var built = arguments.build();
    return new Call(builtin.symbol(), built.values(), built.names());
  }

  private static @Nullable Value function(Context context, @Nullable Value fun) {
    if (fun == null) {
      var frame = context.functionFrame();
      return frame == null ? context.builtin() : frame.function();
    }
    return fun instanceof StringVector ? context.function(fun) : fun;
  }

  @RBuiltin(value = "formals", formals = "fun, envir")
  static Value formals(Context context, @Nullable Value fun, @Nullable Value envir) {
    return switch (function(context, fun)) {
      case Closure closure -> Language.list(closure.formals());
      case Builtin builtin -> builtin.isPrimitive() ? NullValue.NULL : shown(builtin);
      case null, default -> noFunction(context, "formals");
    };
  }

  private static Value noFunction(Context context, String asked) {
    var call = new Call(Symbol.of(asked), Args.of(Symbol.of("fun")).values(), null);
    context.runtime().conditions().warning("argument is not a function", call);
    return NullValue.NULL;
  }

  private static Value shown(Builtin builtin) {
    var formals = Signatures.of(builtin);
    return formals == null ? NullValue.NULL : Language.list(formals);
  }

  /** What {@code args} shows of a primitive; FALSE if it is syntax. */
  @RBuiltin(".primitiveFormals")
  static Value primitiveFormals(Value fun) {
    var formals = fun instanceof Builtin builtin ? Signatures.of(builtin) : null;
    return formals == null ? LogicalVector.FALSE : Language.list(formals);
  }

  @RBuiltin(value = "formalArgs", formals = "def")
  static Value formalNames(Context context, Value def) {
    return AttributeFunctions.names(context, formals(context, def, null));
  }

  @RBuiltin(value = "body<-", formals = "fun, envir, value")
  static Value setBody(Context context, Value fun, @Nullable Value envir, Value value) {
    var closure = asClosure(context, fun);
    return new Closure(
        new Closure.Definition(closure.formals(), value), environment(closure, envir));
  }

  /** {@return where a function is to look for variables: where it does so far, or elsewhere} */
  private static Environment environment(Closure function, @Nullable Value wanted) {
    if (wanted == null) {
      return function.environment();
    }
    if (wanted instanceof Environment environment) {
      return environment;
    }
    throw new RError("invalid environment");
  }

  /** {@return a closure that calls a function, if that is none itself} */
  private static Closure asClosure(Context context, Value function) {
    if (function instanceof Closure closure) {
      return closure;
    }
    if (!(function instanceof Builtin builtin)) {
      throw new RError("invalid function argument");
    }
    var formals = Signatures.of(builtin);
    return new Closure(
        new Closure.Definition(formals == null ? Formals.NONE : formals, forwarding(builtin)),
        context.runtime().namespaces().base());
  }

  @RBuiltin(value = "formals<-", formals = "fun, envir, value")
  static Value setFormals(Context context, Value fun, @Nullable Value envir, Value value) {
    var closure = asClosure(context, fun);
    return new Closure(
        new Closure.Definition(
            Language.formals(value == NullValue.NULL ? value : Types.asList(value)),
            closure.body()),
        environment(closure, envir));
  }

  @RBuiltin(value = "as.function.default", formals = "x, envir, ...")
  static Value asFunction(Context context, Value x, @Nullable Value envir, Dots rest) {
    if (x instanceof Closure) {
      return x;
    }
    if (!(x instanceof ListVector list)) {
      throw new RError("list argument expected");
    }
    int last = list.length() - 1;
    var places = new int[last];
    for (int i = 0; i < last; i++) {
      places[i] = i;
    }
    var formals = list.select(places);
    if (list.names() != null) {
      formals.setAttribute(Symbol.NAMES, list.names().select(places));
    }
    return new Closure(
        new Closure.Definition(Language.formals(formals), list.get(last)),
        envir instanceof Environment given ? given : context.environment());
  }

  @RBuiltin("call")
  static Value call(Context context, Args arguments) {
    if (arguments.size() == 0 || !(arguments.get(0) instanceof StringVector name)) {
      throw new RError("first argument must be a character string");
    }
    var rest = arguments.from(1);
    for (var value : rest.values()) {
      value.share();
    }
    return new Call(Symbol.of(name.get(0)), rest.values(), rest.names());
  }

  @RBuiltin(value = "expression", treatment = Treatment.SPECIAL)
  static Value expression(Context context) {
    var call = context.call();
    var result = ExpressionVector.of(call.arguments().clone());
    if (call.names() != null) {
      result.setAttribute(Symbol.NAMES, StringVector.of(call.names().clone()));
    }
    return result;
  }

  @RBuiltin(value = "parse", formals = "file, n, text, prompt, keep.source, srcfile, encoding")
  static Value parse(
      Context context,
      @Nullable Value file,
      @Nullable Value n,
      @Nullable Value text,
      @Nullable Value prompt,
      @Nullable Value keep,
      @Nullable Value sourceFile,
      @Nullable Value encoding) {
    var source = source(context, file, text);
    if (source == null) {
      return ExpressionVector.of();
    }
    boolean keeping =
        sourceFile instanceof Environment
            || (keep == null ? context.runtime().keepsSource() : FirstElement.logical(keep) == 1);
    int most = n == null || n == NullValue.NULL ? Na.INT : FirstElement.integer(n, context);
    return parse(context, source, most < 0 ? Integer.MAX_VALUE : most, keeping, sourceFile);
  }

  /** {@return what is to be parsed, or null} */
  private static @Nullable Source source(
      Context context, @Nullable Value file, @Nullable Value text) {
    if (text instanceof StringVector lines) {
      return Source.ofText(String.join("\n", lines.toArray()) + "\n");
    }
    if (text instanceof Vector lines) {
      return source(context, file, Coercion.to(Vector.Kind.STRING, lines));
    }
    if (text != null && text != NullValue.NULL) {
      return source(context, file, Texts.of(context, text));
    }
    if (file instanceof StringVector path) {
      return Source.of(path.get(0), DataFile.read(context, path.get(0)) + "\n");
    }
    if (file != null && Connections.isConnection(file)) {
      var connection = Coercion.integer(file, "file");
      var lines = ConnectionTable.of(context).read(context, connection, -1, false);
      return Source.ofText(String.join("\n", lines) + "\n");
    }
    if (file != null && text == null) {
      throw new RError("'file' must be a character string or connection");
    }
    return null;
  }

  static ExpressionVector parse(Context context, Source source) {
    return parse(context, source, Integer.MAX_VALUE, false, null);
  }

  private static ExpressionVector parse(
      Context context, Source source, int most, boolean keeping, @Nullable Value file) {
    try {
      var program = Parser.parse(source, most, context::warning);
      var parsed =
          ExpressionVector.of(program.nodes().stream().map(Language::of).toArray(Value[]::new));
      if (keeping) {
        SourceReferences.keep(context, parsed, program, source, file);
      }
      return parsed;
    } catch (ParseException e) {
      throw new RError(e.message());
    }
  }

  @RBuiltin(value = "str2lang", formals = "s")
  static Value textToLanguage(Context context, Value s) {
    var parsed = parse(context, Source.ofText(Coercion.string(s, "s") + "\n"));
    if (parsed.length() != 1) {
      throw new RError("parsing result not of length one, but " + parsed.length());
    }
    return parsed.get(0);
  }

  @RBuiltin(value = "str2expression", formals = "text")
  static Value textToExpression(Context context, Value text) {
    if (!(text instanceof StringVector lines)) {
      throw new RError("argument must be character");
    }
    return parse(context, Source.ofText(String.join("\n", lines.toArray()) + "\n"));
  }

  @RBuiltin(value = "~", treatment = Treatment.SPECIAL)
  static Value formula(Context context) {
    var written = context.call();
    var result = new Call(written.function(), written.arguments(), written.names());
    result.setAttribute(Symbol.CLASS, new StringVector("formula"));
    result.setAttribute(Symbol.of(".Environment"), context.environment());
    return result;
  }

  @RBuiltin(value = "all.names", formals = "expr, functions, max.names, unique")
  static Value allNames(
      Context context,
      Value expression,
      @Nullable Value functions,
      @Nullable Value max,
      @Nullable Value unique) {
    boolean all = functions == null || FirstElement.logical(functions) == 1;
    return names(context, expression, all, max, unique != null && isOn(unique));
  }

  @RBuiltin(value = "all.vars", formals = "expr, functions, max.names, unique")
  static Value allVariables(
      Context context,
      Value expression,
      @Nullable Value functions,
      @Nullable Value max,
      @Nullable Value unique) {
    boolean all = functions != null && FirstElement.logical(functions) == 1;
    return names(context, expression, all, max, unique == null || isOn(unique));
  }

  private static boolean isOn(Value flag) {
    return FirstElement.logical(flag) != 0;
  }

  /** {@return the names in an expression, so many at most unless that is -1} */
  private static Value names(
      Context context, Value expression, boolean functions, @Nullable Value max, boolean unique) {
    var names = new ArrayList<String>();
    collect(expression, names, functions);
    int most = max == null ? -1 : FirstElement.integer(max, context);
    var found = unique ? names.stream().distinct() : names.stream();
    return StringVector.of((most == -1 ? found : found.limit(Math.max(0, most))).toList());
  }

  private static void collect(Value expression, List<String> names, boolean functions) {
    switch (expression) {
      case Symbol symbol when symbol != Symbol.MISSING -> names.add(symbol.name());
      case Call call -> {
        if (call.function() instanceof Symbol symbol) {
          if (functions) {
            names.add(symbol.name());
          }
        } else if (functions) {
          collect(call.function(), names, true);
        }
        for (var argument : call.arguments()) {
          collect(argument, names, functions);
        }
      }
      case ExpressionVector expressions -> {
        for (int i = 0; i < expressions.length(); i++) {
          collect(expressions.get(i), names, functions);
        }
      }
      default -> {}
    }
  }

  @RBuiltin(value = ".Primitive")
  static Value primitive(Context context, Value name) {
    var symbol = Symbol.of(Coercion.string(name, "name"));
    if (context.runtime().base().get(symbol) instanceof Builtin builtin && builtin.isPrimitive()) {
      return builtin;
    }
    throw new RError("no such primitive function");
  }
}
