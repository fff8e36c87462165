package dev.oser.lang.r.embed;

import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value of R, which does not change, and what it is in Java. It belongs to its session; those of
 * another one may be given its parts, but not functions.
 */
public final class RValue {
  private final Session session;
  private final Value value;

  RValue(Session session, Value value) {
    value.share();
    this.session = session;
    this.value = value;
  }

  Value value() {
    return value;
  }

  Session session() {
    return session;
  }

  /** {@return what {@code typeof} says} */
  public String type() {
    return value.type();
  }

  /** {@return what {@code length} says} */
  public int length() {
    return value.length();
  }

  /** {@return whether this is NULL} */
  public boolean isNull() {
    return value.type().equals("NULL");
  }

  /** {@return whether this is one element which is NA} */
  public boolean isNa() {
    return value instanceof Vector vector && vector.length() == 1 && vector.isNa(0);
  }

  /**
   * {@return this as an object of some class}
   *
   * @param type a primitive type or its box, String, an enum, LocalDate, Instant, an array of
   *     those, List, Map, {@link DataFrame}, a record, for a function an interface with one
   *     abstract method; Object for whatever is closest
   * @throws IllegalArgumentException if it is something else, or NA where that has no place
   */
  public <T> T as(Class<T> type) {
    return cast(session.toJava().convert(value, type));
  }

  @SuppressWarnings({"unchecked", "NullAway"}) // NA is null, for those who ask for a box.
  private static <T> T cast(@Nullable Object object) {
    return (T) object;
  }

  public double asDouble() {
    return as(double.class);
  }

  public int asInt() {
    return as(int.class);
  }

  public boolean asBoolean() {
    return as(boolean.class);
  }

  public String asString() {
    return as(String.class);
  }

  public double[] asDoubles() {
    return as(double[].class);
  }

  /** {@return integers; NA is {@link Integer#MIN_VALUE}} */
  public int[] asInts() {
    return as(int[].class);
  }

  /** {@return texts; NA is null} */
  public @Nullable String[] asStrings() {
    return as(String[].class);
  }

  /** {@return the elements, each as whatever is closest} */
  public List<@Nullable Object> asList() {
    return cast(session.toJava().convert(value, List.class));
  }

  /** {@return the named elements, each as whatever is closest} */
  public Map<String, @Nullable Object> asMap() {
    return cast(session.toJava().convert(value, Map.class));
  }

  public DataFrame asDataFrame() {
    return as(DataFrame.class);
  }

  /** {@return the rows of a data frame, each a record with components named as columns} */
  public <R extends Record> List<R> asRows(Class<R> type) {
    return cast(session.toJava().rows(value, type));
  }

  /** {@return what a function gives for arguments} */
  public RValue call(@Nullable Object... arguments) {
    return session.call(this, arguments);
  }

  /** {@return this as R prints it} */
  @Override
  public String toString() {
    return session.printed(value);
  }
}
