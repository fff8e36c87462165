package dev.oser.lang.r;

import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Memory;
import dev.oser.lang.r.runtime.Messages;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.show.Printer;
import dev.oser.lang.r.syntax.Node;
import dev.oser.lang.r.syntax.ParseException;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;

/** Evaluates one statement after the other, and says what comes of it. */
final class TopLevel {
  private static final Symbol LAST = Symbol.of(".Last");
  private static final Symbol LAST_VALUE = Symbol.of(".Last.value");

  /** Calls what environments that are still there want to be called at the end. */
  private final Call finalization = Call.of(".finalizeAll");

  private final Runtime runtime;

  TopLevel(Runtime runtime) {
    this.runtime = runtime;
  }

  /**
   * Evaluates a statement and shows its value and warnings, or what went wrong.
   *
   * @return whether it ended well
   */
  boolean evaluate(Node statement) {
    return attempt(() -> show(runtime.evaluator().eval(Language.of(statement), runtime.global())));
  }

  private void show(Value value) {
    value.share();
    runtime.base().put(LAST_VALUE, value);
    if (runtime.isVisible()) {
      Printer.show(runtime, value);
    }
  }

  /**
   * Calls what the program wants to be called at the end of the session, if it does.
   *
   * @return whether it ended well
   */
  boolean runLast() {
    boolean well = runtime.global().get(LAST) == null || attempt(this::last);
    return attempt(() -> runtime.evaluator().eval(finalization, runtime.library())) && well;
  }

  private void last() {
    if (runtime.functionOrNull(LAST, runtime.global()) != null) {
      runtime.evaluator().eval(Call.of(LAST), runtime.global());
    }
  }

  private boolean attempt(Runnable action) {
    try {
      runtime.setVisible(true);
      action.run();
      runtime.conditions().showDeferred();
      return true;
    } catch (RError e) {
      var call = e.call();
      return failed(
          e.condition() != null
              ? ""
              : Messages.error(e.message(), call == null ? NullValue.NULL : call));
    } catch (Jump.Loop e) {
      return failed("Error: " + Jump.Loop.NO_LOOP + "\n");
    } catch (Jump.Return | Jump.Handle | Jump.Restarted e) {
      return failed("Error: no function to return from, jumping to top level\n");
    } catch (StackOverflowError e) {
      return failed("Error: C stack usage is too close to the limit\n");
    } catch (OutOfMemoryError e) {
      return failed("Error: " + Memory.full().message() + "\n");
    } finally {
      runtime.setFrame(null);
    }
  }

  /** Says what is wrong with a text. */
  boolean reject(ParseException problem) {
    return failed(problem.consoleMessage() + "\n");
  }

  private boolean failed(String message) {
    runtime.errors().print(message);
    return false;
  }
}
