package dev.oser.lang.sourir;

import dev.oser.models.sourir.run.World;

/** The input and output of a program that a person may be watching. */
public interface Console extends World {
  /** Shows what has been printed so far. */
  void flush();
}
