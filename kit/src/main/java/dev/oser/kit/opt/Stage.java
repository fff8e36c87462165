package dev.oser.kit.opt;

/** When in the life of a function a pass can do its work. */
public enum Stage {
  /** At any time. */
  ANY,

  /**
   * While checkpoints and assumptions are instructions: {@link LowerSpeculation} ends this, and
   * there is no way back.
   */
  SPECULATION;

  /** {@return why a pass that needs this stage cannot run any more after lowering, for a person} */
  String refusal(String pass) {
    return pass
        + " works on checkpoints and assumptions, and "
        + "lower-speculation has made branches of them; run it before";
  }
}
