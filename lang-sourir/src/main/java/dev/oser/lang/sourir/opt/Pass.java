package dev.oser.lang.sourir.opt;

/** A transformation of programs. */
public interface Pass {
  /** {@return what it is called after {@code --opt}} */
  String name();

  /** {@return what it does, in one sentence, with the section of the paper} */
  String description();

  /** {@return the draft transformed} */
  Draft apply(Draft draft);
}
