package dev.oser.lang.r.serialization;

import dev.oser.lang.r.syntax.Bytes;
import dev.oser.lang.r.value.ActiveBinding;
import dev.oser.lang.r.value.Attributes;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.ForLoop;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.S4Object;
import dev.oser.lang.r.value.SourceReference;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes a value. */
public final class ValueWriter {
  /** The version of R that we behave like, and the oldest that reads each version of the format. */
  private static final int WRITER = 0x04_02_02;

  private static final int OLDEST_READER_2 = 0x02_03_00;
  private static final int OLDEST_READER_3 = 0x03_05_00;
  private static final String ENCODING = "UTF-8";
  private static final int INLINE_REFERENCES = Integer.MAX_VALUE >> Codes.REFERENCE_SHIFT;
  private static final int BUCKETS = 29;

  private final ItemOutput out;
  private final int version;
  private final Surroundings surroundings;

  /** The numbers of what may be written several times, but only once in full. */
  private final Map<Value, Integer> references = new IdentityHashMap<>();

  private int numbered;

  private ValueWriter(ItemOutput out, int version, Surroundings surroundings) {
    this.out = out;
    this.version = version;
    this.surroundings = surroundings;
  }

  /**
   * Writes a value with its header.
   *
   * @param version of the format, 2 or 3
   */
  public static void write(
      Value value, OutputStream to, Form form, int version, Surroundings surroundings)
      throws IOException {
    to.write(new byte[] {(byte) form.mark(), '\n'});
    var out =
        switch (form) {
          case XDR -> new BinaryOutput(to, ByteOrder.BIG_ENDIAN);
          case LITTLE_ENDIAN -> new BinaryOutput(to, ByteOrder.LITTLE_ENDIAN);
          case ASCII, HEXADECIMAL -> new AsciiOutput(to, form);
        };
    var writer = new ValueWriter(out, version, surroundings);
    writer.header();
    writer.item(value);
    out.flush();
  }

  private void header() throws IOException {
    out.integer(version);
    out.integer(WRITER);
    out.integer(version == 2 ? OLDEST_READER_2 : OLDEST_READER_3);
    if (version > 2) {
      out.integer(ENCODING.length());
      out.text(ENCODING.getBytes(StandardCharsets.US_ASCII));
    }
  }

  private void item(Value value) throws IOException {
    switch (value) {
      case NullValue nothing -> out.integer(Codes.NULL);
      case Symbol symbol -> symbol(symbol);
      case Environment environment -> environment(environment);
      case Closure closure -> closure(closure);
      case Builtin builtin -> builtin(builtin);
      case Call call -> call(call);
      case Promise promise -> promise(promise);
      case Dots dots -> dots(dots);
      case Vector vector -> vector(vector);
      case S4Object formal -> {
        out.integer(Codes.S4 | bits(formal));
        attributes(formal);
      }
      // Where something was written is not written: there is no file at the other end.
      case SourceReference reference -> out.integer(Codes.NULL);
      case ActiveBinding binding -> item(binding.function());
      case ForLoop loop -> throw new IllegalStateException("a loop is no value");
    }
  }

  private boolean isReference(Value value) throws IOException {
    var number = references.get(value);
    if (number == null) {
      references.put(value, ++numbered);
      return false;
    }
    if (number > INLINE_REFERENCES) {
      out.integer(Codes.REFERENCE);
      out.integer(number);
    } else {
      out.integer(number << Codes.REFERENCE_SHIFT | Codes.REFERENCE);
    }
    return true;
  }

  private void symbol(Symbol symbol) throws IOException {
    if (symbol == Symbol.MISSING) {
      out.integer(Codes.MISSING);
    } else if (!isReference(symbol)) {
      out.integer(Codes.SYMBOL);
      text(symbol.name());
    }
  }

  private void text(String text) throws IOException {
    if (Na.isNa(text)) {
      out.integer(Codes.TEXT);
      out.integer(-1);
      return;
    }
    var bytes = Bytes.ofText(text);
    out.integer(Codes.TEXT | encoding(text, bytes));
    out.integer(bytes.length);
    out.text(bytes);
  }

  /** What is not valid text goes without a mark, as bytes in an unknown encoding. */
  private static int encoding(String text, byte[] bytes) {
    if (bytes.length == text.length()) {
      return Codes.ASCII_TEXT;
    }
    return text.codePoints().anyMatch(Bytes::isByte) ? 0 : Codes.UTF8_TEXT;
  }

  private void names(int code, StringVector names) throws IOException {
    out.integer(code);
    out.integer(0);
    out.integer(names.length());
    for (int i = 0; i < names.length(); i++) {
      text(names.get(i));
    }
  }

  private void environment(Environment environment) throws IOException {
    if (environment == surroundings.global()) {
      out.integer(Codes.GLOBAL);
    } else if (environment == surroundings.base()) {
      out.integer(Codes.BASE);
    } else if (surroundings.isLibrary(environment)) {
      out.integer(Codes.BASE_NAMESPACE);
    } else if (environment == surroundings.empty()) {
      out.integer(Codes.EMPTY);
    } else {
      var persistent = persistentName(environment);
      if (persistent != null) {
        // Who reads it counts each of them.
        numbered++;
        names(Codes.PERSISTENT, persistent);
      } else if (!isReference(environment)) {
        contents(environment);
      }
    }
  }

  private @Nullable StringVector persistentName(Environment environment) {
    return surroundings.namespaceName(environment) == null
        ? surroundings.persistentName(environment)
        : null;
  }

  private void contents(Environment environment) throws IOException {
    var namespace = surroundings.namespaceName(environment);
    if (namespace != null) {
      names(Codes.NAMESPACE, namespace);
      return;
    }
    out.integer(Codes.ENVIRONMENT);
    out.integer(environment.isLocked() ? 1 : 0);
    var parent = environment.parent();
    item(parent == null ? surroundings.empty() : parent);
    variables(environment);
    attributesOrNull(environment);
  }

  /**
   * GNU R looks for variables where a hash of their names says, in a table, or one after the other
   * in a list, which is simple and takes long only if there are many.
   */
  private void variables(Environment environment) throws IOException {
    var names = new ArrayList<>(environment.names());
    names.removeIf(name -> environment.get(name) == null);
    names.sort(Comparator.comparing(Symbol::name));
    if (names.size() <= BUCKETS) {
      variables(environment, names);
      out.integer(Codes.NULL);
      return;
    }
    out.integer(Codes.NULL);
    int size = names.size();
    var buckets = new ArrayList<List<Symbol>>();
    for (int i = 0; i < size; i++) {
      buckets.add(new ArrayList<>());
    }
    for (var name : names) {
      buckets.get(NameHash.of(name.name(), size)).add(name);
    }
    out.integer(Codes.LIST);
    out.integer(size);
    for (var bucket : buckets) {
      variables(environment, bucket);
    }
  }

  private void variables(Environment environment, List<Symbol> names) throws IOException {
    for (var name : names) {
      var value = environment.get(name);
      if (value == null) {
        continue;
      }
      int bits = Codes.HAS_TAG;
      if (environment.isBindingLocked(name)) {
        bits |= Codes.LOCKED_BINDING;
      }
      if (value instanceof ActiveBinding) {
        bits |= Codes.ACTIVE_BINDING;
      }
      if (value == Symbol.MISSING || value instanceof Promise promise && promise.isStandard()) {
        bits |= Codes.NOT_GIVEN;
      }
      out.integer(Codes.PAIRS | bits);
      symbol(name);
      item(value);
    }
    out.integer(Codes.NULL);
  }

  private void closure(Closure closure) throws IOException {
    var inLibrary = surroundings.libraryName(closure);
    if (inLibrary != null) {
      libraryFunction(new LibraryFunction(inLibrary));
      return;
    }
    out.integer(Codes.CLOSURE | Codes.HAS_TAG | bits(closure));
    attributes(closure);
    environment(closure.environment());
    item(Language.list(closure.formals()));
    item(closure.body());
  }

  private void libraryFunction(LibraryFunction function) throws IOException {
    out.integer(Codes.CLOSURE | Codes.HAS_TAG);
    out.integer(Codes.BASE_NAMESPACE);
    item(Language.list(function.formals()));
    item(function.body());
  }

  private void builtin(Builtin builtin) throws IOException {
    var type = builtin.type();
    if (type.equals("closure")) {
      libraryFunction(new LibraryFunction(builtin.name()));
      return;
    }
    out.integer(type.equals("special") ? Codes.SPECIAL : Codes.BUILTIN);
    var name = builtin.name().getBytes(StandardCharsets.UTF_8);
    out.integer(name.length);
    out.text(name);
  }

  private void call(Call call) throws IOException {
    var name = call.functionName();
    out.integer(Codes.CALL | bits(call) | (name.isEmpty() ? 0 : Codes.HAS_TAG));
    attributes(call);
    if (!name.isEmpty()) {
      symbol(Symbol.of(name));
    }
    item(call.function());
    for (int i = 0; i < call.size(); i++) {
      cell(Codes.PAIRS, call.name(i), call.argument(i));
    }
    out.integer(Codes.NULL);
  }

  private void cell(int code, String tag, Value value) throws IOException {
    out.integer(tag.isEmpty() ? code : code | Codes.HAS_TAG);
    if (!tag.isEmpty()) {
      symbol(Symbol.of(tag));
    }
    item(value);
  }

  private void promise(Promise promise) throws IOException {
    var environment = promise.environment();
    var value = promise.value();
    out.integer(Codes.PROMISE | (environment == null ? 0 : Codes.HAS_TAG));
    if (environment != null) {
      environment(environment);
    }
    if (value == null) {
      out.integer(Codes.UNBOUND);
    } else {
      item(value);
    }
    item(promise.expression());
  }

  private void dots(Dots dots) throws IOException {
    if (dots.length() == 0) {
      out.integer(Codes.MISSING);
      return;
    }
    for (int i = 0; i < dots.length(); i++) {
      cell(i == 0 ? Codes.DOTS : Codes.PAIRS, dots.name(i), dots.values()[i]);
    }
    out.integer(Codes.NULL);
  }

  private void vector(Vector vector) throws IOException {
    switch (vector) {
      case ListVector list when list.isPairs() -> pairs(list);
      case IntVector integers when version > 2 && isRange(integers) -> range(integers);
      default -> {
        out.integer(code(vector) | bits(vector));
        out.integer(vector.length());
        elements(vector);
        attributes(vector);
      }
    }
  }

  private static int code(Vector vector) {
    return switch (vector.kind()) {
      case RAW -> Codes.RAW;
      case LOGICAL -> Codes.LOGICAL;
      case INTEGER -> Codes.INTEGER;
      case DOUBLE -> Codes.DOUBLE;
      case COMPLEX -> Codes.COMPLEX;
      case STRING -> Codes.STRINGS;
      case LIST -> Codes.LIST;
      case EXPRESSION -> Codes.EXPRESSION;
    };
  }

  private void elements(Vector vector) throws IOException {
    int length = vector.length();
    switch (vector) {
      case RawVector raw -> out.raw(raw.toArray());
      case LogicalVector logical -> out.integers(logical.elements(), length);
      case IntVector integers -> out.integers(integers.elements(), length);
      case DoubleVector doubles -> out.doubles(doubles.view(), length);
      case ComplexVector complex -> complex(complex);
      case StringVector texts -> {
        for (int i = 0; i < length; i++) {
          text(texts.get(i));
        }
      }
      case ListVector list -> {
        for (int i = 0; i < length; i++) {
          item(list.get(i));
        }
      }
      case ExpressionVector expression -> {
        for (int i = 0; i < length; i++) {
          item(expression.get(i));
        }
      }
    }
  }

  private void complex(ComplexVector complex) throws IOException {
    var both = new double[2];
    for (int i = 0; i < complex.length(); i++) {
      both[0] = complex.real(i);
      both[1] = complex.imaginary(i);
      out.doubles(both, 2);
    }
  }

  /** {@return whether GNU R, too, would have this as its bounds} */
  private static boolean isRange(IntVector integers) {
    return integers.isSequence() && integers.length() > 1 && Math.abs(integers.step()) == 1;
  }

  private void range(IntVector range) throws IOException {
    out.integer(Codes.ALTERNATIVE);
    var type = new IntVector(Codes.INTEGER);
    item(ListVector.pairs(Symbol.of(Alternatives.INTEGER_RANGE), Symbol.of("base"), type));
    item(DoubleVector.of(range.length(), range.get(0), range.step()));
    attributesOrNull(range);
  }

  private void pairs(ListVector list) throws IOException {
    if (list.length() == 0) {
      out.integer(Codes.NULL);
      return;
    }
    var attributes = written(list.attributes(), true);
    for (int i = 0; i < list.length(); i++) {
      var name = list.nameAt(i);
      int bits = name.isEmpty() ? 0 : Codes.HAS_TAG;
      if (i == 0 && attributes != null) {
        out.integer(Codes.PAIRS | bits | bits(attributes));
        attributes(attributes);
      } else {
        out.integer(Codes.PAIRS | bits);
      }
      if (!name.isEmpty()) {
        symbol(Symbol.of(name));
      }
      item(list.get(i));
    }
    out.integer(Codes.NULL);
  }

  private static int bits(Value value) {
    var attributes = written(value.attributes(), false);
    return attributes == null ? 0 : bits(attributes);
  }

  private static int bits(Attributes attributes) {
    return Codes.HAS_ATTRIBUTES
        | (attributes.hasClass() ? Codes.HAS_CLASS : 0)
        | (attributes.isFormal() ? Codes.FORMAL : 0);
  }

  private void attributes(Value value) throws IOException {
    var attributes = written(value.attributes(), false);
    if (attributes != null) {
      attributes(attributes);
    }
  }

  private void attributesOrNull(Value value) throws IOException {
    var attributes = written(value.attributes(), false);
    if (attributes == null) {
      out.integer(Codes.NULL);
    } else {
      attributes(attributes);
    }
  }

  private void attributes(Attributes attributes) throws IOException {
    for (int i = 0; i < attributes.size(); i++) {
      cell(Codes.PAIRS, attributes.name(i).name(), attributes.value(i));
    }
    out.integer(Codes.NULL);
  }

  /** {@return the attributes that are written; null if there are none} */
  private static @Nullable Attributes written(@Nullable Attributes attributes, boolean named) {
    var left = attributes == null ? null : attributes.without(Symbol.SRCREF);
    return left == null || !named ? left : left.without(Symbol.NAMES);
  }
}
