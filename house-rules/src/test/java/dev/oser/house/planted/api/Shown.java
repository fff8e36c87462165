package dev.oser.house.planted.api;

import dev.oser.house.planted.upper.Above;
import java.util.List;

/** A type of an API that lets a hidden one be seen, on purpose, in a type argument. */
public class Shown {
  /** What anybody may call. */
  public List<Above> everything() {
    return List.of(hidden());
  }

  /** What nobody outside can see may mention anything. */
  Above hidden() {
    return new Above();
  }
}
