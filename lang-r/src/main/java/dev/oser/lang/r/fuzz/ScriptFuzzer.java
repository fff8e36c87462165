package dev.oser.lang.r.fuzz;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/** Runs scripts that may contain anything, and tells results and errors of R from our own. */
public final class ScriptFuzzer {
  private static final Pattern JAVA =
      Pattern.compile("(java|jdk)\\.[a-z]+\\.[A-Za-z.]*(Exception|Error)|\\tat [a-z.]+\\(");

  private final Runner runner;
  private final long patience;
  private final long grace;

  /** What runs a script. */
  public interface Runner {
    /** {@return a run that has not begun} */
    Run start(String script);

    /** One run of a script. */
    interface Run {
      /** Runs the script to its end. {@return what it wrote} */
      String finish();

      /** Asks it to stop, from another thread. */
      void interrupt();
    }
  }

  /** What became of a script. */
  public enum Verdict {
    /** A result or an error of R. */
    FINE,
    /** It ran on until it was asked to stop, and did. */
    STOPPED,
    /** A Java exception came out, or its text. */
    JAVA_ERROR,
    /** It did not stop when asked to. */
    HANG
  }

  /**
   * A verdict and what it is about.
   *
   * @param detail what the script wrote, or what is wrong
   */
  public record Outcome(Verdict verdict, String detail) {
    /** {@return whether this is as it must be} */
    public boolean isFine() {
      return verdict == Verdict.FINE || verdict == Verdict.STOPPED;
    }
  }

  /**
   * Makes a fuzzer.
   *
   * @param patience milliseconds before a script is asked to stop
   * @param grace milliseconds that it may take to do so
   */
  public ScriptFuzzer(Runner runner, long patience, long grace) {
    this.runner = runner;
    this.patience = patience;
    this.grace = grace;
  }

  /** Runs a script. */
  public Outcome run(String script) {
    var run = runner.start(script);
    var task = new FutureTask<>(run::finish);
    Thread.ofPlatform().daemon().name("fuzzed").start(task);
    try {
      return await(task, run);
    } catch (TimeoutException e) {
      return new Outcome(Verdict.HANG, "does not stop");
    } catch (ExecutionException e) {
      return new Outcome(Verdict.JAVA_ERROR, String.valueOf(e.getCause()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private Outcome await(FutureTask<String> task, Runner.Run run)
      throws ExecutionException, InterruptedException, TimeoutException {
    try {
      return judge(task.get(patience, TimeUnit.MILLISECONDS), Verdict.FINE);
    } catch (TimeoutException e) {
      run.interrupt();
      return judge(task.get(grace, TimeUnit.MILLISECONDS), Verdict.STOPPED);
    }
  }

  private static Outcome judge(String written, Verdict otherwise) {
    var matcher = JAVA.matcher(written);
    return matcher.find()
        ? new Outcome(Verdict.JAVA_ERROR, matcher.group())
        : new Outcome(otherwise, written);
  }
}
