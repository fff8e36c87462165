package dev.oser.kit.event;

/** Something that happened to code. Names of code and places are the language's. */
public sealed interface Event {
  /** {@return the event in a line for people} */
  String text();

  /**
   * Code was made and installed.
   *
   * @param how what it relies on
   * @param instructions of the IR, after optimisation
   */
  record Compiled(String code, String how, int instructions, long micros) implements Event {
    @Override
    public String text() {
      return "compiled "
          + code
          + " ("
          + how
          + ", "
          + instructions
          + " instructions, "
          + micros
          + " µs)";
    }
  }

  /** Code could not be made; what runs it now goes on doing so. */
  record NotCompiled(String code, String reason) implements Event {
    @Override
    public String text() {
      return "not compiled " + code + ": " + reason;
    }
  }

  /** Calls in a context often went to a version that knows less. */
  record Dispatched(String function, String context) implements Event {
    @Override
    public String text() {
      return "dispatched inexactly " + function + " for " + context;
    }
  }

  /** A running activation moved into compiled code. */
  record Transition(String from, String to) implements Event {
    @Override
    public String text() {
      return "transition from " + from + " to " + to;
    }
  }

  /**
   * A running activation left code because an assumption failed.
   *
   * @param place where it goes on
   */
  record Deoptimised(String code, String place, String reason) implements Event {
    @Override
    public String text() {
      return "deoptimised " + code + " to " + place + ": " + reason;
    }
  }

  /** Code is not entered any more, because what it relies on does not hold often enough. */
  record Invalidated(String code, String reason) implements Event {
    @Override
    public String text() {
      return "invalidated " + code + ": " + reason;
    }
  }

  /** Code had to make room for other code. */
  record Evicted(String code) implements Event {
    @Override
    public String text() {
      return "evicted " + code;
    }
  }

  /**
   * Something that decides about code, or hears about it, is wrong: the program goes on.
   *
   * @param doing what failed
   */
  record Bug(String doing, String reason) implements Event {
    @Override
    public String text() {
      return "a bug in " + doing + ", please report: " + reason;
    }
  }
}
