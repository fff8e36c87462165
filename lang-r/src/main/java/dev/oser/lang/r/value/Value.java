package dev.oser.lang.r.value;

import org.jspecify.annotations.Nullable;

/** Anything an R variable can hold, and the few things only the interpreter sees. */
public abstract sealed class Value
    permits Vector,
        NullValue,
        Symbol,
        Call,
        Function,
        Environment,
        S4Object,
        Promise,
        Dots,
        SourceReference,
        ActiveBinding,
        ForLoop {
  /** So many owners that nobody counts them any more. */
  private static final byte MANY = Byte.MAX_VALUE;

  private @Nullable Attributes attributes;
  private byte owners;

  /** How many operands this is of code that waits for other code. */
  private short pins;

  /** Makes a value that nobody holds. */
  Value() {}

  /** Makes a value that others may see from the beginning, if so. */
  Value(boolean shared) {
    owners = shared ? MANY : 0;
  }

  /** {@return what {@code typeof} says} */
  public abstract String type();

  /** {@return what {@code length} says} */
  public int length() {
    return 1;
  }

  public final @Nullable Attributes attributes() {
    return attributes;
  }

  /** Sets all attributes at once. The caller has made sure that nobody else sees this value. */
  public final void setAttributes(@Nullable Attributes attributes) {
    if (attributes != null) {
      requireOwnIdentity();
    }
    this.attributes = attributes;
  }

  /** All sessions share NULL and symbols: what is written on them, all would read. */
  private void requireOwnIdentity() {
    if (this == NullValue.NULL) {
      throw new RError("attempt to set an attribute on NULL");
    }
    if (this instanceof Symbol) {
      throw new RError("cannot set attribute on a symbol");
    }
  }

  /** {@return an attribute, or null} */
  public final @Nullable Value attribute(Symbol name) {
    return attributes == null ? null : attributes.get(name);
  }

  /** Sets or removes one attribute of a value nobody else sees. */
  public final void setAttribute(Symbol name, @Nullable Value value) {
    if (value == null || value == NullValue.NULL) {
      attributes = attributes == null ? null : attributes.without(name);
    } else {
      requireOwnIdentity();
      value.share();
      attributes = (attributes == null ? Attributes.NONE : attributes).with(name, value);
    }
  }

  /** {@return whether this has a class attribute, so that functions dispatch on it} */
  public final boolean isObject() {
    return attributes != null && attributes.hasClass();
  }

  /** {@return whether this is an instance of a class that {@code setClass} or its kind defined} */
  public final boolean isFormal() {
    return attributes != null && attributes.isFormal();
  }

  /** Counts one more owner. */
  public final void own() {
    if (owners < MANY) {
      owners++;
    }
  }

  /** Says that others may see this. */
  public final void share() {
    owners = MANY;
  }

  /**
   * One of the owners is gone. Who is the last one stays: somebody may be about to use this without
   * being counted.
   */
  public final void disown() {
    if (owners > 1 && owners < MANY) {
      owners--;
    }
  }

  /** One of the owners is gone, and what it leaves to us is a temporary if it was the only one. */
  public final void inherit() {
    if (owners == 1 && pins == 0) {
      owners = 0;
    } else {
      disown();
    }
  }

  /** A variable of a function that returns something no longer owns this. */
  public final void leaveTo(@Nullable Value result) {
    if (this == result) {
      inherit();
    } else {
      disown();
    }
  }

  /** Says that somebody holds this. */
  public final void hold() {
    if (owners == 0) {
      owners = 1;
    }
  }

  /**
   * The only owner lends this to a function that may change it in place.
   *
   * @return whether it did; then it has to {@linkplain #hold take it back}
   */
  public final boolean lend() {
    if (owners != 1) {
      return false;
    }
    owners = 0;
    return true;
  }

  /**
   * Says that this must not change for a while: somebody is in the middle of using it, and other
   * code runs. Who has pinned a value so often that we lose count has pinned it for good.
   */
  public final void pin() {
    if (pins < Short.MAX_VALUE) {
      pins++;
    }
  }

  public final void unpin() {
    if (pins < Short.MAX_VALUE && pins > 0) {
      pins--;
    }
  }

  /** {@return whether others would see it if this were changed in place} */
  public final boolean isShared() {
    return owners > 1 || pins != 0;
  }

  /** {@return whether nobody holds this} */
  public final boolean isTemporary() {
    return owners == 0 && pins == 0;
  }
}
