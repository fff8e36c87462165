package dev.oser.lang.r.value;

import org.jspecify.annotations.Nullable;

/** What {@code ...} holds: promises or values, or {@link Symbol#MISSING} for empty arguments. */
public final class Dots extends Value {
  public static final Dots NONE = new Dots(new Value[0], null);

  private final Value[] values;
  private final String @Nullable [] names;

  public Dots(Value[] values, String @Nullable [] names) {
    this.values = values;
    this.names = names;
    share();
  }

  public Value[] values() {
    return values;
  }

  public String @Nullable [] names() {
    return names;
  }

  public String name(int index) {
    return names == null ? "" : names[index];
  }

  @Override
  public String type() {
    return "...";
  }

  @Override
  public int length() {
    return values.length;
  }
}
