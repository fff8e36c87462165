package dev.oser.lang.r.value;

/** What an environment holds for a variable that is computed by a function. */
public final class ActiveBinding extends Value {
  private final Function function;

  public ActiveBinding(Function function) {
    this.function = function;
  }

  public Function function() {
    return function;
  }

  @Override
  public String type() {
    return "closure";
  }
}
