package dev.oser.lang.r.embed;

import dev.oser.lang.r.runtime.Interrupts;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicLong;

/** Counts what is written, and lets no more through than the limit of an evaluation allows. */
final class LimitedOutput extends OutputStream {
  private final OutputStream to;
  private final Account account;

  /** What the streams of a session have in common. */
  static final class Account {
    private final AtomicLong written = new AtomicLong();
    private final long most;
    private volatile Runnable exceeded = () -> {};

    Account(long most) {
      this.most = most;
    }

    /** From now on the session is stopped if it writes too much. */
    void stop(Interrupts interrupts) {
      exceeded =
          () ->
              interrupts.halt(
                  new LimitException(
                      Limit.OUTPUT, "the program wrote more than " + most + " bytes"));
    }

    /** Another evaluation begins. */
    void begin() {
      written.set(0);
    }

    /** {@return how many of these bytes may still be written} */
    private int allow(int count) {
      long before = written.getAndAdd(count);
      if (before + count > most) {
        exceeded.run();
      }
      return Math.clamp(most - before, 0, count);
    }
  }

  LimitedOutput(OutputStream to, Account account) {
    this.to = to;
    this.account = account;
  }

  @Override
  public void write(int next) throws IOException {
    if (account.allow(1) > 0) {
      to.write(next);
    }
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    to.write(bytes, from, account.allow(count));
  }

  @Override
  public void flush() throws IOException {
    to.flush();
  }
}
