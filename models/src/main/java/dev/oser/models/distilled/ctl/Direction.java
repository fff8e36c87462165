package dev.oser.models.distilled.ctl;

/** Which way a temporal operator looks: the arrow over it. */
public enum Direction {
  /** Along the control flow graph. */
  FORWARD("→"),
  /** Along the reverse graph. */
  BACKWARD("←");

  private final String arrow;

  Direction(String arrow) {
    this.arrow = arrow;
  }

  String arrow() {
    return arrow;
  }
}
