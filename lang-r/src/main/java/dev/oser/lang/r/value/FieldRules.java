package dev.oser.lang.r.value;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What may be assigned to the fields of a reference object, whose variables they are. */
public final class FieldRules {
  private final Map<Symbol, String> classes;
  private final Set<Symbol> once;
  private final boolean unknown;

  /** Fields that can be set once and have been. */
  private final Set<Symbol> set = new HashSet<>();

  /**
   * @param classes the classes that fields must be of, where that matters
   * @param once fields that can be set only once
   */
  public FieldRules(Map<Symbol, String> classes, Set<Symbol> once) {
    this(classes, once, false);
  }

  private FieldRules(Map<Symbol, String> classes, Set<Symbol> once, boolean unknown) {
    this.classes = classes;
    this.once = once;
    this.unknown = unknown;
  }

  /** {@return those of an object that was read from a file, whose class nobody has looked up} */
  public static FieldRules unknown() {
    return new FieldRules(Map.of(), Set.of(), true);
  }

  public boolean areUnknown() {
    return unknown;
  }

  /** {@return the class that values of a field have to be of; null if any will do} */
  public @Nullable String classOf(Symbol field) {
    return classes.get(field);
  }

  /** {@return whether a field may be set; if it is one that can be set once, it is from now on} */
  public boolean maySet(Symbol field) {
    return !once.contains(field) || set.add(field);
  }
}
