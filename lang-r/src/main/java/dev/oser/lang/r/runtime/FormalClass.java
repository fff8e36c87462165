package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A class as S4 knows it: its slots, what it extends, and what a new object begins as. */
public final class FormalClass {
  /** Who defined a class. */
  public enum Kind {
    /** R itself: types, and classes of S3 that come with R. */
    BASIC,
    /** {@code setClass}. */
    DEFINED,
    /** {@code setClassUnion}. */
    UNION,
    /** {@code setOldClass}. */
    REGISTERED,
    /** {@code setRefClass}. */
    REFERENCE
  }

  private final String name;
  private final String packageName;
  private final Kind kind;
  private final boolean virtual;
  private final Map<String, String> slots;
  private final @Nullable String dataType;
  private final Value prototype;
  private final StringVector attribute;

  /** What it extends directly; a union that is defined later adds itself. */
  private final List<String> direct;

  private final List<String> subclasses = new ArrayList<>();
  private @Nullable Function validity;

  /**
   * @param slots the classes of all slots, also those it inherits
   * @param dataType the basic class of its data, or null if it has none
   */
  public FormalClass(
      String name,
      String packageName,
      Kind kind,
      boolean virtual,
      Map<String, String> slots,
      List<String> direct,
      @Nullable String dataType,
      Value prototype) {
    this.name = name;
    this.packageName = packageName;
    this.kind = kind;
    this.virtual = virtual;
    this.slots = new LinkedHashMap<>(slots);
    this.direct = new ArrayList<>(direct);
    this.dataType = dataType;
    this.prototype = prototype;
    this.attribute = attribute(name, packageName);
    prototype.share();
  }

  /** {@return the class attribute of instances} */
  public static StringVector attribute(String name, String packageName) {
    var attribute = new StringVector(name);
    attribute.setAttribute(Symbol.PACKAGE, new StringVector(packageName));
    attribute.share();
    return attribute;
  }

  public String name() {
    return name;
  }

  public String packageName() {
    return packageName;
  }

  public Kind kind() {
    return kind;
  }

  public boolean isVirtual() {
    return virtual;
  }

  public boolean isBasic() {
    return kind == Kind.BASIC;
  }

  public Map<String, String> slots() {
    return slots;
  }

  public List<String> direct() {
    return direct;
  }

  public List<String> subclasses() {
    return subclasses;
  }

  public @Nullable String dataType() {
    return dataType;
  }

  /** {@return what a new object begins as; NULL for a virtual class} */
  public Value prototype() {
    return virtual ? NullValue.NULL : prototype;
  }

  /** {@return what slots of this class and its subclasses begin with, whether virtual or not} */
  public Value inheritedPrototype() {
    return prototype;
  }

  public StringVector attribute() {
    return attribute;
  }

  public @Nullable Function validity() {
    return validity;
  }

  public void setValidity(@Nullable Function validity) {
    this.validity = validity;
  }
}
