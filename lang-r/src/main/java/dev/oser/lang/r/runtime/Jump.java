package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Value;

/** Control that leaves several calls at once. It is no error and has no stack trace. */
public abstract sealed class Jump extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private Jump() {
    super(null, null, false, false);
  }

  /** {@code return} from the function whose environment this is. */
  public static final class Return extends Jump {
    private static final long serialVersionUID = 1L;
    private final transient Environment target;
    private final transient Value value;

    public Return(Environment target, Value value) {
      this.target = target;
      this.value = value;
    }

    public Environment target() {
      return target;
    }

    public Value value() {
      return value;
    }
  }

  /** {@code break} or {@code next} of a loop that runs in this environment. */
  public static final class Loop extends Jump {
    private static final long serialVersionUID = 1L;

    /** What a program is told that leaves a loop where there is none. */
    public static final String NO_LOOP = "no loop for break/next, jumping to top level";

    private final transient Environment target;
    private final boolean leaving;

    public Loop(Environment target, boolean leaving) {
      this.target = target;
      this.leaving = leaving;
    }

    public Environment target() {
      return target;
    }

    /** {@return whether this is {@code break}} */
    public boolean leaving() {
      return leaving;
    }
  }

  /** To the {@code tryCatch} that has this handler. */
  public static final class Handle extends Jump {
    private static final long serialVersionUID = 1L;
    private final transient Handler handler;
    private final transient Value condition;

    public Handle(Handler handler, Value condition) {
      this.handler = handler;
      this.condition = condition;
    }

    public Handler handler() {
      return handler;
    }

    public Value condition() {
      return condition;
    }
  }

  /** To where a restart was established. */
  public static final class Restarted extends Jump {
    private static final long serialVersionUID = 1L;
    private final transient Restart restart;
    private final transient Args arguments;

    public Restarted(Restart restart, Args arguments) {
      this.restart = restart;
      this.arguments = arguments;
    }

    public Restart restart() {
      return restart;
    }

    public Args arguments() {
      return arguments;
    }
  }

  /** The end of the session. */
  public static final class Quit extends Jump {
    private static final long serialVersionUID = 1L;
    private final int status;

    public Quit(int status) {
      this.status = status;
    }

    public int status() {
      return status;
    }
  }

  /**
   * Out of a builtin that is called quietly, but wants to run R code, to warn or to look around.
   */
  public static final class Refused extends Jump {
    private static final long serialVersionUID = 1L;
  }

  /** The host of the session wants the program to end, whatever the program thinks of it. */
  public static final class Halt extends Jump {
    private static final long serialVersionUID = 1L;
    private final transient RuntimeException reason;

    Halt(RuntimeException reason) {
      this.reason = reason;
    }

    /** {@return what the host is told} */
    public RuntimeException reason() {
      return reason;
    }
  }

  /** Somebody does not want to wait any longer. */
  public static final class Interrupt extends Jump {
    private static final long serialVersionUID = 1L;
  }
}
