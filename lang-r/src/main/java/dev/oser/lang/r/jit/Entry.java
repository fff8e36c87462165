package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Feedback;
import dev.oser.lang.r.value.Formals;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Something that is compiled: code from its beginning, or from the middle on while it runs; with
 * what was observed in it, and in what it calls, until it was requested.
 */
final class Entry {
  /** An instruction of code that runs in the place of another. */
  record Place(Code code, int place) {}

  /** Numbers from here on are places of code that runs in the place of an instruction. */
  private static final int INLINED = 1 << 24;

  private final Code code;
  private final @Nullable EntryPoint point;
  private final String symbol;
  private final int generation;
  private final @Nullable Formals formals;
  private final ArgumentContext context;
  private final Feedback feedback;
  private final Map<Code, Feedback> called;
  private final List<Place> inlined = new ArrayList<>();

  /**
   * Makes an entry.
   *
   * @param point where running code is entered; null for code from its beginning
   * @param symbol what people call it
   * @param generation of code: all code of older ones was given up
   * @param formals of the function, if this is one from its beginning
   * @param context what is known of the arguments of that
   */
  Entry(
      Code code,
      @Nullable EntryPoint point,
      String symbol,
      int generation,
      @Nullable Formals formals,
      ArgumentContext context) {
    this(code, point, symbol, generation, formals, context, code.feedback().snapshot());
  }

  private Entry(
      Code code,
      @Nullable EntryPoint point,
      String symbol,
      int generation,
      @Nullable Formals formals,
      ArgumentContext context,
      Feedback feedback) {
    this.code = code;
    this.formals = formals;
    this.context = context;
    this.point = point;
    this.symbol = symbol;
    this.generation = generation;
    this.feedback = feedback;
    this.called = Callees.of(code, feedback);
  }

  private Entry(Entry caller, Code callee, Feedback observed) {
    this.code = callee;
    this.formals = null;
    this.context = ArgumentContext.TOP;
    this.point = null;
    this.symbol = caller.symbol;
    this.generation = caller.generation;
    this.feedback = observed;
    this.called = caller.called;
  }

  /** {@return the same for other arguments, with what has been observed by now} */
  Entry in(ArgumentContext other) {
    return new Entry(code, point, symbol, generation, formals, other);
  }

  /**
   * {@return the same with all that failed at an instruction forgotten} Code that begins behind a
   * failure knows what was there instead.
   */
  Entry forgiving(int place) {
    return new Entry(code, point, symbol, generation, formals, context, feedback.forgiving(place));
  }

  /**
   * {@return code that goes on in the middle of this, or of what runs in its place, with what has
   * been observed by now}
   */
  Entry from(Code inner, EntryPoint where) {
    return new Entry(inner, where, symbol, generation, null, ArgumentContext.TOP);
  }

  /** {@return what is called here, to be compiled for itself; null if nobody has looked at it} */
  @Nullable Entry ofCallee(Code callee) {
    var observed = callee == code ? feedback : observedIn(callee);
    return observed == null ? null : new Entry(this, callee, observed);
  }

  /** {@return what was observed in code that this calls; null if nobody has looked} */
  @Nullable Feedback observedIn(Code callee) {
    return called.get(callee);
  }

  /** {@return the number of a place in code that runs in the place of an instruction} */
  int number(Code where, int place) {
    var wanted = new Place(where, place);
    int index = inlined.indexOf(wanted);
    if (index < 0) {
      index = inlined.size();
      inlined.add(wanted);
    }
    return INLINED + index;
  }

  /** {@return the place of a number} */
  Place place(int number) {
    return number < INLINED ? new Place(code, number) : inlined.get(number - INLINED);
  }

  Code code() {
    return code;
  }

  @Nullable EntryPoint point() {
    return point;
  }

  /** {@return whether this goes on where other code was left} */
  boolean isContinuation() {
    return point != null && point.afterFailure();
  }

  String symbol() {
    return symbol;
  }

  int generation() {
    return generation;
  }

  /** {@return the formals of the function, if this is one from its beginning} */
  @Nullable Formals formals() {
    return formals;
  }

  /** {@return what is known of the arguments, if this is a function from its beginning} */
  ArgumentContext context() {
    return context;
  }

  Feedback feedback() {
    return feedback;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Entry entry
        && entry.code == code
        && entry.generation == generation
        && entry.context.equals(context)
        && Objects.equals(entry.point, point);
  }

  @Override
  public int hashCode() {
    return Objects.hash(System.identityHashCode(code), point, generation, context);
  }

  @Override
  public String toString() {
    var known = context.toString();
    return symbol
        + (known.isEmpty() ? "" : " " + known)
        + (point == null ? "" : (isContinuation() ? " from@" : " loop@") + point.place());
  }
}
