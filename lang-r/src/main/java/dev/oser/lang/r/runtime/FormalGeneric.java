package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Symbol;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A generic function of S4, or a group of them: its methods, and which were found for what. */
public final class FormalGeneric {
  private final String name;
  private final String packageName;
  private final Formals formals;
  private final List<Symbol> signature;
  private final List<String> groups;

  /** What is called if no method is there, or null. */
  private final @Nullable FormalMethod standard;

  private final Map<List<String>, FormalMethod> methods = new LinkedHashMap<>();

  /** What was found, or not, for the class of one argument, or for a list of classes. */
  private final Map<Object, Optional<FormalMethod>> found = new HashMap<>();

  private final Map<List<FormalMethod>, Optional<FormalMethod>> next = new HashMap<>();

  /** How many arguments some method looks at. */
  private int depth = 1;

  /**
   * @param formals the parameters of the function
   * @param signature the parameters that methods can be for
   * @param groups the groups it belongs to, nearest first
   */
  public FormalGeneric(
      String name,
      String packageName,
      Formals formals,
      List<Symbol> signature,
      List<String> groups,
      @Nullable Function standard) {
    this.name = name;
    this.packageName = packageName;
    this.formals = formals;
    this.signature = List.copyOf(signature);
    this.groups = List.copyOf(groups);
    this.standard = standard == null ? null : new FormalMethod(name, List.of(), standard);
  }

  public String name() {
    return name;
  }

  public String packageName() {
    return packageName;
  }

  public Formals formals() {
    return formals;
  }

  public List<Symbol> signature() {
    return signature;
  }

  public List<String> groups() {
    return groups;
  }

  public @Nullable FormalMethod standard() {
    return standard;
  }

  public Collection<FormalMethod> methods() {
    return methods.values();
  }

  public @Nullable FormalMethod method(List<String> classes) {
    return methods.get(classes);
  }

  void define(FormalMethod method) {
    methods.put(method.signature(), method);
    depth = Math.max(depth, method.signature().size());
  }

  boolean remove(List<String> classes) {
    return methods.remove(classes) != null;
  }

  public int depth() {
    return depth;
  }

  /** Methods of a group may look at more arguments than those of its members. */
  void deepen(int other) {
    depth = Math.max(depth, other);
  }

  /** Forgets what was found: methods or classes have changed. */
  void forget() {
    found.clear();
    next.clear();
  }

  Map<Object, Optional<FormalMethod>> found() {
    return found;
  }

  Map<List<FormalMethod>, Optional<FormalMethod>> next() {
    return next;
  }
}
