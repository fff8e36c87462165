package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Function;
import java.util.List;

/**
 * A method of S4.
 *
 * @param generic the generic function or group it was defined for
 * @param signature the classes it is for, without {@code ANY} at the end
 */
public record FormalMethod(String generic, List<String> signature, Function function) {
  /** {@return this as the first method that a call tries} */
  public List<FormalMethod> alone() {
    return List.of(this);
  }

  /** {@return the class of an argument that this is for} */
  String classAt(int index) {
    return index < signature.size() ? signature.get(index) : FormalClasses.ANY;
  }
}
