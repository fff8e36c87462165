package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Conditions: who handles them, and what happens to those nobody handles. */
public final class Conditions {
  private final Runtime runtime;
  private @Nullable Handler handlers;
  private @Nullable Restart restarts;
  private final List<Warning> deferred = new ArrayList<>();
  private List<Warning> latest = List.of();
  private List<Call> traceback = List.of();
  private String errorMessage = "";
  private boolean silent;

  /** A warning that is to be shown later. */
  public record Warning(String message, Value call) {}

  Conditions(Runtime runtime) {
    this.runtime = runtime;
  }

  public @Nullable Handler handlers() {
    return handlers;
  }

  public void setHandlers(@Nullable Handler handlers) {
    this.handlers = handlers;
  }

  public @Nullable Restart restarts() {
    return restarts;
  }

  public void setRestarts(@Nullable Restart restarts) {
    this.restarts = restarts;
  }

  /** {@return what {@code geterrmessage()} gives} */
  public String errorMessage() {
    return errorMessage;
  }

  public void setErrorMessage(String message) {
    errorMessage = message;
  }

  /** {@return a condition object} */
  public static Value condition(String message, Value call, String... classes) {
    var list =
        ListVector.named(List.of("message", "call"), List.of(new StringVector(message), call));
    list.setAttribute(Symbol.CLASS, StringVector.of(classes));
    return list;
  }

  private static boolean inherits(Value condition, String name) {
    return condition.attribute(Symbol.CLASS) instanceof StringVector classes
        && classes.indexOf(name) >= 0;
  }

  public static String message(Value condition) {
    if (condition instanceof ListVector list) {
      var names = list.names();
      int at = names == null ? -1 : names.indexOf("message");
      if (at >= 0 && list.get(at) instanceof Vector text && text.length() > 0) {
        return text.stringAt(0);
      }
    }
    return "";
  }

  public static Value callOf(Value condition) {
    if (condition instanceof ListVector list) {
      var names = list.names();
      int at = names == null ? -1 : names.indexOf("call");
      if (at >= 0) {
        return list.get(at);
      }
    }
    return NullValue.NULL;
  }

  /** Shows a condition to the handlers, the latest first. Returns if none of them takes over. */
  public void signal(Value condition) {
    signal(condition, false);
  }

  /**
   * Shows a condition to the handlers.
   *
   * @param simple whether it is an error that only has a message so far
   */
  private void signal(Value condition, boolean simple) {
    var before = handlers;
    var frame = runtime.frame();
    try {
      for (var h = handlers; h != null; h = h.next()) {
        if (!inherits(condition, h.conditionClass())) {
          continue;
        }
        if (!h.calling()) {
          throw new Jump.Handle(h, condition);
        }
        handlers = h.next();
        if (h.function() instanceof Function function) {
          var arguments = Args.of(condition);
          var shown = Calls.shown(function, arguments);
          if (simple) {
            runtime.enter(List.of(simpleHandling(function, condition)), function);
            shown = runtime.innerCalls().of("h(simpleError(msg, call))");
          }
          runtime.evaluator().call(function, arguments, shown, runtime.global(), null);
          runtime.setFrame(frame);
        }
      }
    } finally {
      handlers = before;
    }
  }

  private static Call simpleHandling(Function function, Value condition) {
    return Call.of(
        ".handleSimpleError",
        function,
        new StringVector(message(condition)),
        quoted(callOf(condition)));
  }

  /** {@return code that evaluates to this code, whatever {@code quote} means there} */
  public static Call quoted(Value call) {
    var quote = Call.of("::", Symbol.of("base"), Symbol.of("quote"));
    return new Call(quote, new Value[] {call}, null);
  }

  /** Turns an error that comes out of Java into one that handlers have seen. */
  public RError raise(RError error, Value call) {
    if (error.condition() != null) {
      return error;
    }
    var known = error.call();
    var where = known == null ? call : known;
    return raise(condition(error.message(), where, error.kind(), "error", "condition"), true);
  }

  /** Shows an error to the handlers. {@return what is to be thrown if none of them takes over} */
  public RError raise(String message, Value call) {
    return raise(condition(message, call, "simpleError", "error", "condition"), true);
  }

  /** Shows an error to the handlers. {@return what is to be thrown if none of them takes over} */
  public RError raise(Value condition) {
    return raise(condition, false);
  }

  private RError raise(Value condition, boolean simple) {
    runtime.requireLoud();
    signal(condition, simple);
    report(message(condition), callOf(condition));
    return new RError(message(condition), callOf(condition), condition);
  }

  /** From now on somebody asks for errors and warnings, who need not be shown them. */
  public void setSilent() {
    silent = true;
  }

  /** {@return the warnings that have come up since this was asked last} */
  public List<Warning> takeWarnings() {
    var all = List.copyOf(deferred);
    deferred.clear();
    return all;
  }

  /** Shows an error that nobody handles, before anything is cleaned up after it. */
  private void report(String message, Value call) {
    var text = Messages.error(message, call);
    errorMessage = text;
    traceback = runningCalls();
    if (silent) {
      return;
    }
    runtime.errors().print(text);
    var calls = Messages.calls(runtime.frame(), call);
    if (!calls.isEmpty() && !runtime.consoleInput().isInteractive()) {
      runtime.errors().print("Calls: " + calls + "\n");
    }
    showDeferredInAddition();
  }

  /** Shows warnings that were waiting when an error was shown. */
  public void showDeferredInAddition() {
    if (!deferred.isEmpty()) {
      runtime.errors().print("In addition: ");
      showDeferred();
    }
  }

  private List<Call> runningCalls() {
    var calls = new ArrayList<Call>();
    for (var f = Frame.shown(runtime.frame()); f != null; f = Frame.shown(f.previous())) {
      calls.add(f.call());
    }
    return calls;
  }

  /**
   * {@return the calls that were running at the last error that nobody handled, the latest first}
   */
  public List<Call> traceback() {
    return traceback;
  }

  public void warning(String message, Value call) {
    runtime.requireLoud();
    var condition = condition(message, call, "simpleWarning", "warning", "condition");
    var signalling =
        handlers == null
            ? List.<Call>of()
            : List.of(Call.of(".signalSimpleWarning", new StringVector(message), quoted(call)));
    warning(condition, signalling);
  }

  /** Signals a warning; if nobody muffles it, it is shown now or later or becomes an error. */
  public void warning(Value condition) {
    runtime.requireLoud();
    warning(condition, List.of());
  }

  private void warning(Value condition, List<Call> signalling) {
    if (!muffled("muffleWarning", condition, signalling)) {
      unhandled(condition);
    }
  }

  /** Tells handlers that somebody wants to stop this; unless one goes on, leaves for the top. */
  void interrupt() {
    var condition = ListVector.of();
    condition.setAttribute(Symbol.CLASS, StringVector.of("interrupt", "condition"));
    if (!muffled("resume", condition, List.of())) {
      runtime.errors().print("\n");
      throw new Jump.Interrupt();
    }
  }

  /** Signals a message. {@return whether a handler muffled it} */
  public boolean messageMuffled(Value condition) {
    return muffled("muffleMessage", condition, List.of());
  }

  private boolean muffled(String restartName, Value condition, List<Call> signalling) {
    if (handlers == null) {
      return false;
    }
    var before = restarts;
    var frame = runtime.frame();
    var restart = new Restart(restartName, NullValue.NULL, before);
    restarts = restart;
    try {
      if (frame != null) {
        runtime.enter(signalling, frame.function());
        boolean message = restartName.equals("muffleMessage");
        runtime.enter(runtime.innerCalls().muffling(restartName, message), frame.function());
      }
      signal(condition);
      return false;
    } catch (Jump.Restarted jump) {
      if (jump.restart() != restart) {
        throw jump;
      }
      return true;
    } finally {
      restarts = before;
      runtime.setFrame(frame);
    }
  }

  private void unhandled(Value condition) {
    int level = runtime.options().intOption("warn", 0);
    var message = message(condition);
    var call = callOf(condition);
    if (level >= 2) {
      throw raise("(converted from warning) " + message, call);
    }
    if (level == 1 && !silent) {
      runtime.errors().print(Messages.immediate(message, call));
    } else if (level >= 0 && deferred.size() < runtime.options().intOption("nwarnings", 50)) {
      deferred.add(new Warning(message, call));
    }
  }

  /** Shows the warnings that have come up. Called when an expression at top level has ended. */
  public void showDeferred() {
    if (deferred.isEmpty()) {
      return;
    }
    latest = List.copyOf(deferred);
    deferred.clear();
    runtime.errors().print(Messages.deferred(latest));
  }

  /** {@return the warnings that were shown last} */
  public List<Warning> latest() {
    return latest;
  }

  public boolean hasDeferred() {
    return !deferred.isEmpty();
  }

  /** {@return the call of the function that is running where this is evaluated, or NULL} */
  public Value callingFunction(@Nullable Frame frame) {
    return frame == null ? NullValue.NULL : frame.call();
  }

  /** {@return a call in the words of the condition, or null if there is none} */
  static @Nullable Call asCall(Value call) {
    return call instanceof Call written ? written : null;
  }
}
