package dev.oser.lang.r.runtime;

import dev.oser.lang.r.text.Collation;
import java.util.HashMap;
import java.util.Map;

/**
 * The locales a session chose by category: that of the system, or C. Of these only the order of
 * strings makes a difference here: texts are always UTF-8, and messages, numbers and dates English.
 */
public final class Locales {
  /** The category of the order of strings. */
  public static final String COLLATE = "LC_COLLATE";

  private final Map<String, String> chosen = new HashMap<>();
  private boolean collatesBytes;

  /** {@return what was chosen for a category, or another} */
  public String get(String category, String otherwise) {
    return chosen.getOrDefault(category, otherwise);
  }

  /** Chooses a locale; the order of strings is that of their bytes in C, else that of languages. */
  public void choose(String category, String name) {
    chosen.put(category, name);
    if (category.equals(COLLATE)) {
      collate(name.equals("C"));
    }
  }

  /** Has strings compared by their code points, or as languages do. */
  public void collate(boolean bytes) {
    collatesBytes = bytes;
    bind();
  }

  /** From now on strings are compared in this thread as was chosen. */
  void bind() {
    Collation.set(collatesBytes ? Collation.CODE_POINTS : Collation.DEFAULT);
  }
}
