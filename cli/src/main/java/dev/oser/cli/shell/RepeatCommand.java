package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.cli.Words;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.util.Arrays;
import java.util.List;

/** Calls a function many times, and measures. */
final class RepeatCommand implements ShellCommand {
  /** Every time is kept, for the median. */
  private static final int MOST_CALLS = 10_000_000;

  @Override
  public Manual manual() {
    return new Manual(
        "repeat N @f(ARGUMENT, …)",
        "call a function N times and print how long it takes",
        """
        Arguments are made once: a function that changes an array finds it changed at
        its next call. Results are not printed. Ctrl-C ends the current call and sums up the others.
        """);
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? List.of() : CallCommand.callable(shell, argument - 1);
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    if (invocation.arguments().size() < 2) {
      throw misuse();
    }
    int count = count(invocation.arguments().getFirst());
    var call = CallCommand.read(this, shell, invocation);
    var machine = shell.machine();
    var times = new long[count];
    int done = 0;
    try (var progress = ProgressBar.in(shell, count)) {
      while (done < count && !shell.isInterrupted()) {
        long start = System.nanoTime();
        CallCommand.invoke(machine, call);
        times[done++] = System.nanoTime() - start;
        progress.show(done);
      }
    } catch (Trap trap) {
      if (trap.kind() != TrapKind.INTERRUPTED) {
        throw trap;
      }
    }
    shell.endProgramOutput();
    shell.out().println(summary(Arrays.copyOf(times, done)));
  }

  private int count(String word) {
    try {
      int count = Integer.parseInt(word);
      if (count >= 1 && count <= MOST_CALLS) {
        return count;
      }
    } catch (NumberFormatException _) {
      // The message below says it.
    }
    throw new Failure(
        "expected a number of calls from 1 to " + MOST_CALLS + ", not '" + word + "'");
  }

  private static String summary(long[] times) {
    if (times.length == 0) {
      return "stopped before the first call ended";
    }
    Arrays.sort(times);
    double total = 0;
    for (long time : times) {
      total += time;
    }
    int middle = times.length / 2;
    double median =
        times.length % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2.0;
    return Words.count(times.length, "call")
        + ": total "
        + Times.text(total)
        + ", mean "
        + Times.text(total / times.length)
        + ", median "
        + Times.text(median)
        + ", min "
        + Times.text(times[0]);
  }
}
