package dev.oser.kit.runtime;

import org.jspecify.annotations.Nullable;

/**
 * An instance of a record type. Each type becomes one generated class with a typed field per record
 * field; compiled code uses the fields, everyone else these two methods.
 */
public abstract class RecordValue {
  /** {@return the boxed value of the field at this index} */
  public abstract @Nullable Object get(int field);

  /** Sets the field at this index from a boxed value. */
  public abstract void set(int field, @Nullable Object value);
}
