package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.function.IntPredicate;

/** {@code abbreviate}. */
final class Abbreviations {
  private Abbreviations() {}

  /**
   * {@return texts of at most so many characters, if that can be without losing the first of a
   * word}
   *
   * @param classes whether vowels go first, then other small letters
   */
  @RBuiltin(".abbreviate")
  static Value abbreviate(Context context, Value x, Value length, Value classes) {
    var texts = (StringVector) x;
    var most = (Vector) length;
    boolean byClass = Coercion.flag(classes, "use.classes");
    var result = new String[texts.length()];
    for (int i = 0; i < result.length; i++) {
      var text = texts.get(i);
      int room = most.intAt(i % most.length());
      result[i] =
          Na.isNa(text) || text.codePointCount(0, text.length()) <= room
              ? text
              : shortened(text, room, byClass);
    }
    return StringVector.of(result);
  }

  private static String shortened(String text, int room, boolean byClass) {
    var left = new StringBuilder(text);
    if (byClass) {
      drop(left, room, c -> "aeiou".indexOf(c) >= 0);
      drop(left, room, c -> c >= 'a' && c <= 'z');
    }
    drop(left, room, c -> c != ' ');
    return left.toString().replace(" ", "");
  }

  /**
   * Drops characters from the end on, until what is left is short enough; never one after a blank.
   */
  private static void drop(StringBuilder text, int room, IntPredicate droppable) {
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      count += text.charAt(i) == ' ' ? 0 : 1;
    }
    for (int i = text.length() - 1; i > 0 && count > room; i--) {
      if (droppable.test(text.charAt(i)) && text.charAt(i - 1) != ' ') {
        text.deleteCharAt(i);
        count--;
      }
    }
  }
}
