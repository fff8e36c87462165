package dev.oser.profile.context;

/** The active methods of a thread, the outermost at 0. */
public interface Frames {
  /** {@return the number of active methods} */
  int depth();

  /** {@return the method at this depth} */
  int method(int index);

  /** {@return the site in the caller from which the method at this depth was called} */
  int site(int index);
}
