package dev.oser.lang.r.script;

import dev.oser.lang.r.embed.LimitException;
import dev.oser.lang.r.embed.RException;
import dev.oser.lang.r.embed.RValue;
import dev.oser.lang.r.embed.Session;
import java.io.IOException;
import java.io.Reader;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.TreeMap;
import javax.script.AbstractScriptEngine;
import javax.script.Bindings;
import javax.script.Compilable;
import javax.script.CompiledScript;
import javax.script.Invocable;
import javax.script.ScriptContext;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineFactory;
import javax.script.ScriptException;
import javax.script.SimpleBindings;
import org.jspecify.annotations.Nullable;

/**
 * R as a script engine. The engine's own bindings are the global variables of its session; with
 * other bindings a script sees those first, and leaves its variables there.
 */
public final class RScriptEngine extends AbstractScriptEngine
    implements Invocable, Compilable, AutoCloseable {
  private final ScriptEngineFactory factory;
  private final Session session;

  RScriptEngine(ScriptEngineFactory factory, Session session) {
    this.factory = factory;
    this.session = session;
    context.setBindings(new GlobalVariables(session), ScriptContext.ENGINE_SCOPE);
  }

  /** {@return the session that everything runs in} */
  public Session session() {
    return session;
  }

  @Override
  public ScriptEngineFactory getFactory() {
    return factory;
  }

  @Override
  public Bindings createBindings() {
    return new SimpleBindings();
  }

  @Override
  public @Nullable Object eval(Reader script, ScriptContext where) throws ScriptException {
    return eval(read(script), where);
  }

  private static String read(Reader script) throws ScriptException {
    try {
      return script.readAllAsString();
    } catch (IOException e) {
      throw new ScriptException(e);
    }
  }

  @Override
  public @Nullable Object eval(String script, ScriptContext where) throws ScriptException {
    var own = where.getBindings(ScriptContext.ENGINE_SCOPE);
    boolean global = own instanceof GlobalVariables variables && variables.isOf(session);
    return attempt(
        where,
        () -> {
          var common = common(where);
          if (global && common.isEmpty()) {
            return session.eval(script);
          }
          var variables = new TreeMap<String, @Nullable Object>(common);
          if (global) {
            // What all engines see is hidden by what this one has.
            variables.keySet().removeAll(own.keySet());
            variables.forEach(session::set);
            return session.eval(script);
          }
          variables.putAll(own);
          var result = session.eval(script, variables);
          variables.forEach(
              (name, value) -> {
                if (own.containsKey(name) || !isCommon(where, name)) {
                  own.put(name, value);
                }
              });
          return result;
        });
  }

  private static boolean isCommon(ScriptContext where, String name) {
    var bindings = where.getBindings(ScriptContext.GLOBAL_SCOPE);
    return bindings != null && bindings.containsKey(name);
  }

  private static Map<String, @Nullable Object> common(ScriptContext where) {
    var bindings = where.getBindings(ScriptContext.GLOBAL_SCOPE);
    return bindings == null ? new TreeMap<>() : new TreeMap<>(bindings);
  }

  /** Something that gives a value of R. */
  private interface Action {
    @Nullable Object run() throws NoSuchMethodException;
  }

  private @Nullable Object attempt(ScriptContext where, Action action) throws ScriptException {
    try {
      return plain(action.run());
    } catch (RException | LimitException | IllegalArgumentException | NoSuchMethodException e) {
      throw new ScriptException(e);
    } finally {
      print(where);
    }
  }

  private static @Nullable Object plain(@Nullable Object value) {
    return value instanceof RValue known ? known.as(Object.class) : value;
  }

  /** What was printed goes where the context wants it. */
  private void print(ScriptContext where) throws ScriptException {
    try {
      where.getWriter().write(session.takeOutput());
      where.getWriter().flush();
    } catch (IOException e) {
      throw new ScriptException(e);
    }
  }

  @Override
  public CompiledScript compile(String script) throws ScriptException {
    attempt(
        context,
        () -> {
          session.check(script);
          return null;
        });
    return new CompiledScript() {
      @Override
      public @Nullable Object eval(ScriptContext where) throws ScriptException {
        return RScriptEngine.this.eval(script, where);
      }

      @Override
      public ScriptEngine getEngine() {
        return RScriptEngine.this;
      }
    };
  }

  @Override
  public CompiledScript compile(Reader script) throws ScriptException {
    return compile(read(script));
  }

  @Override
  public @Nullable Object invokeFunction(String name, @Nullable Object... arguments)
      throws ScriptException, NoSuchMethodException {
    var function =
        session.get(name).orElseThrow(() -> new NoSuchMethodException("R has no '" + name + "'"));
    return attempt(context, () -> function.call(arguments));
  }

  /** Calls an element of a list or an environment. */
  @Override
  public @Nullable Object invokeMethod(Object object, String name, @Nullable Object... arguments)
      throws ScriptException, NoSuchMethodException {
    var method = session.function("function(object, name) object[[name]]", Element.class);
    var function = method.of(object, name);
    if (function.isNull()) {
      throw new NoSuchMethodException("the object has no '" + name + "'");
    }
    return attempt(context, () -> function.call(arguments));
  }

  /** {@code object[[name]]}. */
  private interface Element {
    RValue of(Object object, String name);
  }

  @Override
  public <T> @Nullable T getInterface(Class<T> type) {
    for (var method : type.getMethods()) {
      if (Modifier.isAbstract(method.getModifiers()) && session.get(method.getName()).isEmpty()) {
        return null;
      }
    }
    return session.functions(type);
  }

  @Override
  public <T> @Nullable T getInterface(Object object, Class<T> type) {
    return object instanceof RValue function && function.type().equals("closure")
        ? function.as(type)
        : null;
  }

  /** Ends the session. */
  @Override
  public void close() {
    session.close();
  }
}
