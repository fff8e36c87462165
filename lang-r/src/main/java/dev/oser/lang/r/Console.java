package dev.oser.lang.r;

import dev.oser.lang.r.runtime.ConsoleInput;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.syntax.Node;
import dev.oser.lang.r.syntax.ParseException;
import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.LogicalVector;
import java.util.ArrayList;
import java.util.List;

/**
 * A session that a person talks to, line by line. Statements are run as soon as they are complete;
 * an error ends the line and nothing else.
 */
public final class Console {
  private static final String PROMPT = "> ";
  private static final String MORE = "+ ";

  private final Runtime runtime;
  private final TopLevel top;
  private final StringBuilder unfinished = new StringBuilder();
  private int status;

  /** Whether the session goes on. */
  public enum State {
    /** It waits for a statement, or for the rest of one. */
    READING,
    /** {@code quit()} was called. */
    ENDED
  }

  Console(Runtime runtime, TopLevel top) {
    this.runtime = runtime;
    this.top = top;
    // A person sees functions as they were typed.
    runtime.options().set("keep.source", LogicalVector.TRUE);
  }

  /** {@return what to ask for the next line with} */
  public String prompt() {
    return unfinished.isEmpty()
        ? runtime.options().textOption("prompt", PROMPT)
        : runtime.options().textOption("continue", MORE);
  }

  /** Lets programs ask the person, too. */
  public void listen(ConsoleInput input) {
    runtime.setConsoleInput(input);
  }

  /** Leaves what is running if somebody has interrupted it; for who waits for the person. */
  public void leaveIfInterrupted() {
    runtime.leaveIfInterrupted();
  }

  /** Ends the session as {@code quit()} does. {@return the exit status} */
  public int end() {
    return take("base::quit()") == State.ENDED ? status : 1;
  }

  /** {@return the exit status after the end} */
  public int status() {
    return status;
  }

  /** Takes a line and runs what is complete now. */
  public State take(String line) {
    unfinished.append(line).append('\n');
    var statements = new ArrayList<Node>();
    try {
      var parser = new Parser(Source.ofText(unfinished.toString()));
      for (var next = parser.next(); next != null; next = parser.next()) {
        statements.add(next.node());
      }
    } catch (ParseException e) {
      if (e.incomplete()) {
        return State.READING;
      }
      unfinished.setLength(0);
      // What came before the mistake on the line is run, as in R.
      return run(statements) == State.ENDED ? State.ENDED : rejected(e);
    }
    unfinished.setLength(0);
    return run(statements);
  }

  private State rejected(ParseException problem) {
    top.reject(problem);
    return State.READING;
  }

  private State run(List<Node> statements) {
    if (statements.isEmpty()) {
      return State.READING;
    }
    runtime.clearInterrupt();
    return runtime.inThread(
        Session.STACK,
        () -> {
          try {
            for (var statement : statements) {
              if (!top.evaluate(statement)) {
                break;
              }
            }
          } catch (Jump.Quit quit) {
            status = quit.status();
            return State.ENDED;
          } catch (Jump.Interrupt interrupt) {
            return State.READING;
          } finally {
            runtime.output().flush();
          }
          return State.READING;
        });
  }

  /** Forgets an unfinished statement. */
  public void forget() {
    unfinished.setLength(0);
  }

  /** Stops what is running; from any thread. {@return whether it answered all earlier requests} */
  public boolean interrupt() {
    return runtime.interrupts().request();
  }

  /** {@return what could stand for the name before the end of a line, with what comes before it} */
  public List<String> completions(String line) {
    return new Completion(runtime).of(line);
  }
}
