package dev.oser.lang.r.serialization;

import dev.oser.lang.r.syntax.Bytes;
import dev.oser.lang.r.value.Attributes;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.FieldRules;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.S4Object;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a value. */
public final class ValueReader {
  /** How many elements of a list are made room for before any has been seen. */
  private static final int TRUSTED = 1 << 10;

  /** Each level takes some room on Java's stack. */
  private static final int DEEPEST = 50_000;

  private final ItemInput in;
  private final Surroundings surroundings;

  /** What was written in full and may be referred to, by its number less one. */
  private final List<Value> references = new ArrayList<>();

  private final EnvironmentReader environments;
  private final BytecodeReader bytecode;
  private final boolean latin1;
  private int depth;

  private ValueReader(StreamHeader header, Surroundings surroundings) {
    this.in = header.in();
    this.latin1 = header.latin1();
    this.surroundings = surroundings;
    this.environments = new EnvironmentReader(this, in, surroundings);
    this.bytecode = new BytecodeReader(this, in);
  }

  /**
   * {@return the value that begins here, with its header}
   *
   * @throws RError if there is none, or it is damaged
   */
  public static Value read(ByteSource from, Surroundings surroundings) throws IOException {
    try {
      return new ValueReader(StreamHeader.read(from), surroundings).item();
    } catch (EOFException e) {
      throw new RError("read error");
    }
  }

  /** {@return the next value} */
  Value item() throws IOException {
    return item(in.integer());
  }

  /** {@return the value that begins with this word} */
  Value item(int word) throws IOException {
    enter();
    try {
      return typed(word);
    } finally {
      leave();
    }
  }

  /** Begins to read something inside of what is being read. */
  void enter() {
    if (++depth > DEEPEST) {
      throw new RError("serialized data is nested too deeply");
    }
  }

  void leave() {
    depth--;
  }

  private Value typed(int word) throws IOException {
    return switch (Codes.type(word)) {
      case 0, Codes.NULL -> NullValue.NULL;
      case Codes.GLOBAL -> surroundings.global();
      case Codes.EMPTY -> surroundings.empty();
      case Codes.BASE -> surroundings.base();
      case Codes.BASE_NAMESPACE -> surroundings.baseNamespace();
      case Codes.MISSING -> Symbol.MISSING;
      case Codes.REFERENCE -> reference(word);
      case Codes.SYMBOL -> symbol();
      case Codes.PERSISTENT -> keep(surroundings.persistent(names()));
      case Codes.PACKAGE -> keep(surroundings.attached(names().stringAt(0)));
      case Codes.NAMESPACE -> keep(surroundings.namespace(names()));
      case Codes.ENVIRONMENT -> environments.read();
      case Codes.PAIRS -> cells(word).pairs();
      case Codes.CALL -> cells(word).call();
      case Codes.DOTS -> cells(word).dots();
      case Codes.CLOSURE -> closure(word);
      case Codes.PROMISE -> promise(word, false);
      case Codes.SPECIAL, Codes.BUILTIN -> surroundings.primitive(primitiveName());
      case Codes.BYTECODE -> bytecode(word);
      case Codes.ALTERNATIVE -> alternative();
      case Codes.EXTERNAL_POINTER, Codes.WEAK_REFERENCE -> pointer(word);
      case Codes.S4 -> formal(word);
      case Codes.TEXT -> new StringVector(text(word));
      default -> vector(word);
    };
  }

  <T extends Value> T keep(T value) {
    references.add(value);
    return value;
  }

  private Value reference(int word) throws IOException {
    int inline = word >>> Codes.REFERENCE_SHIFT;
    int number = inline == 0 ? in.integer() : inline;
    if (number < 1 || number > references.size()) {
      throw new RError("bad reference in serialized data");
    }
    return references.get(number - 1);
  }

  private Symbol symbol() throws IOException {
    int word = in.integer();
    if (Codes.type(word) != Codes.TEXT) {
      throw new RError("bad symbol in serialized data");
    }
    var name = text(word);
    return keep(name.isEmpty() ? Symbol.MISSING : Symbol.of(Na.isNa(name) ? "NA" : name));
  }

  private StringVector names() throws IOException {
    if (in.integer() != 0) {
      throw new RError("names in persistent strings are not supported yet");
    }
    var names = texts(length());
    if (names.length() == 0) {
      throw new RError("bad name in serialized data");
    }
    return names;
  }

  private String primitiveName() throws IOException {
    return new String(in.text(length()), StandardCharsets.UTF_8);
  }

  private int length() throws IOException {
    int length = in.integer();
    if (length == -1) {
      long upper = in.integer() & 0xFFFF_FFFFL;
      long lower = in.integer() & 0xFFFF_FFFFL;
      throw new RError(
          "a vector of " + ((upper << 32) + lower) + " elements is too long: at most 2^31 - 1");
    }
    if (length < 0) {
      throw new RError("negative serialized length for vector");
    }
    return length;
  }

  private String text(int word) throws IOException {
    int length = in.integer();
    if (length == -1) {
      return Na.STRING;
    }
    if (length < 0) {
      throw new RError("negative serialized length for vector");
    }
    if (Codes.is(word, Codes.ASCII_TEXT) && !Codes.is(word, Codes.HAS_ATTRIBUTES)) {
      return in.asciiText(length);
    }
    var bytes = in.text(length);
    if (Codes.is(word, Codes.HAS_ATTRIBUTES)) {
      item();
    }
    return Codes.is(word, Codes.ASCII_TEXT | Codes.LATIN1_TEXT)
            || latin1 && !Codes.is(word, Codes.UTF8_TEXT | Codes.BYTES_TEXT)
        ? new String(bytes, StandardCharsets.ISO_8859_1)
        : Bytes.toText(bytes);
  }

  /** {@return a chain of cells, the first of which begins with this word} */
  Cells cells(int first) throws IOException {
    var cells = new Cells();
    int word = first;
    do {
      var attributes = Codes.is(word, Codes.HAS_ATTRIBUTES) ? attributes() : null;
      if (cells.size() == 0) {
        cells.setAttributes(attributes);
      }
      var tag = Codes.is(word, Codes.HAS_TAG) ? item() : NullValue.NULL;
      int next = in.integer();
      var value =
          Codes.type(next) == Codes.PROMISE
              ? promise(next, Codes.is(word, Codes.NOT_GIVEN))
              : item(next);
      cells.add(value, tag instanceof Symbol name ? name.name() : "", word);
      word = in.integer();
    } while (isCell(word));
    cells.end(item(word));
    return cells;
  }

  static boolean isCell(int word) {
    int type = Codes.type(word);
    return type == Codes.PAIRS || type == Codes.CALL || type == Codes.DOTS;
  }

  /** {@return attributes that stand here as a list; null if there are none} */
  @Nullable Attributes attributes() throws IOException {
    int word = in.integer();
    if (Codes.type(word) == Codes.NULL) {
      return null;
    }
    if (Codes.type(word) != Codes.PAIRS) {
      throw new RError("bad attributes in serialized data");
    }
    enter();
    try {
      return cells(word).asAttributes();
    } finally {
      leave();
    }
  }

  private Value closure(int word) throws IOException {
    var attributes = Codes.is(word, Codes.HAS_ATTRIBUTES) ? attributes() : null;
    var where = Codes.is(word, Codes.HAS_TAG) ? item() : NullValue.NULL;
    var formals = item();
    var body = item();
    body.share();
    var environment =
        where instanceof Environment known
            ? known
            : where == NullValue.NULL ? surroundings.base() : null;
    if (environment == null || !(formals == NullValue.NULL || formals instanceof ListVector)) {
      throw new RError("bad function in serialized data");
    }
    var definition = new Closure.Definition(Language.formals(formals), body);
    var closure = new Closure(definition, environment);
    var known = knownFunction(closure);
    if (known != null) {
      return known;
    }
    closure.setAttributes(attributes);
    return closure;
  }

  /** {@return the function of the library that something read stands for, or null} */
  private @Nullable Function knownFunction(Closure closure) {
    var environment = closure.environment();
    var written = surroundings.isLibrary(environment) ? LibraryFunction.of(closure) : null;
    if (written != null) {
      return surroundings.libraryFunction(written.name());
    }
    var foreign =
        surroundings.isStandard(environment) ? LibraryFunction.beyondBorder(closure.body()) : null;
    var own = foreign == null ? null : surroundings.libraryFunction(foreign.name());
    return own != null && LibraryFunction.hasFormals(own, closure.formals()) ? own : null;
  }

  private Value promise(int word, boolean standard) throws IOException {
    var attributes = Codes.is(word, Codes.HAS_ATTRIBUTES) ? attributes() : null;
    var where = Codes.is(word, Codes.HAS_TAG) ? item() : NullValue.NULL;
    int next = in.integer();
    var value = Codes.type(next) == Codes.UNBOUND ? null : item(next);
    var expression = item();
    expression.share();
    Promise promise;
    if (where instanceof Environment environment) {
      promise = new Promise(expression, environment, standard);
      if (value != null) {
        promise.keep(value);
      }
    } else if (value != null) {
      promise = Promise.kept(expression, value);
    } else {
      throw new RError("bad promise in serialized data");
    }
    promise.setAttributes(attributes);
    return promise;
  }

  private Value bytecode(int word) throws IOException {
    var attributes = Codes.is(word, Codes.HAS_ATTRIBUTES) ? attributes() : null;
    var expression = bytecode.read();
    if (attributes != null && expression instanceof Vector) {
      AttributeChecks.set(expression, attributes);
    }
    return expression;
  }

  /** A pointer into another process is of no use to this one. */
  private Value pointer(int word) throws IOException {
    keep(NullValue.NULL);
    if (Codes.type(word) == Codes.EXTERNAL_POINTER) {
      item();
      item();
    }
    if (Codes.is(word, Codes.HAS_ATTRIBUTES)) {
      attributes();
    }
    return NullValue.NULL;
  }

  /** The slot in which objects that are environments have theirs. */
  private static final Symbol ENVIRONMENT = Symbol.of(".xData");

  /** An object of S4 that is nothing but its slots, or an environment. */
  private Value formal(int word) throws IOException {
    var object = new S4Object();
    if (Codes.is(word, Codes.HAS_ATTRIBUTES)) {
      AttributeChecks.set(object, attributes());
    }
    var attributes = object.attributes();
    if (attributes == null || !(attributes.get(ENVIRONMENT) instanceof Environment variables)) {
      return object;
    }
    var slots = attributes.without(ENVIRONMENT);
    boolean only = slots != null && slots.size() == 1 && slots.hasClass();
    var result =
        only || !(variables.parent() instanceof Environment around)
            ? variables
            : Environment.twin(variables, around);
    result.setAttributes(slots);
    result.restrict(FieldRules.unknown());
    return result;
  }

  private Value alternative() throws IOException {
    int first = in.integer();
    var kind = Codes.type(first) == Codes.PAIRS ? cells(first) : new Cells();
    int next = in.integer();
    Object state = isCell(next) ? cells(next) : item(next);
    var attributes = attributes();
    if (kind.size() == 0 || !(kind.value(0) instanceof Symbol name)) {
      throw new RError("bad class of a vector in serialized data");
    }
    var result = Alternatives.restore(name, state, surroundings);
    AttributeChecks.set(result, attributes);
    return result;
  }

  private Value vector(int word) throws IOException {
    int type = Codes.type(word);
    int length =
        switch (type) {
          case Codes.LOGICAL,
              Codes.INTEGER,
              Codes.DOUBLE,
              Codes.COMPLEX,
              Codes.STRINGS,
              Codes.LIST,
              Codes.EXPRESSION,
              Codes.RAW ->
              length();
          default ->
              throw new RError(
                  "ReadItem: unknown type " + type + ", perhaps written by later version of R");
        };
    Vector result =
        switch (type) {
          case Codes.LOGICAL -> logical(in.integers(length));
          case Codes.INTEGER -> IntVector.of(in.integers(length));
          case Codes.DOUBLE -> DoubleVector.of(in.doubles(length));
          case Codes.COMPLEX -> complex(length);
          case Codes.STRINGS -> texts(length);
          case Codes.LIST -> ListVector.of(values(length));
          case Codes.EXPRESSION -> expression(values(length));
          default -> new RawVector(in.raw(length));
        };
    if (Codes.is(word, Codes.HAS_ATTRIBUTES)) {
      AttributeChecks.set(result, attributes());
    }
    return result;
  }

  private static Vector logical(int[] elements) {
    for (int i = 0; i < elements.length; i++) {
      elements[i] = elements[i] == 0 || Na.isNa(elements[i]) ? elements[i] : 1;
    }
    return LogicalVector.of(elements);
  }

  private Vector complex(int length) throws IOException {
    if (length > Integer.MAX_VALUE / 2) {
      throw new RError("a vector of " + length + " complex numbers is too long");
    }
    var both = in.doubles(2 * length);
    var real = new double[length];
    var imaginary = new double[length];
    for (int i = 0; i < length; i++) {
      real[i] = both[2 * i];
      imaginary[i] = both[2 * i + 1];
    }
    return new ComplexVector(real, imaginary);
  }

  private StringVector texts(int length) throws IOException {
    var result = new String[Math.min(length, TRUSTED)];
    for (int i = 0; i < length; i++) {
      if (i == result.length) {
        result = Arrays.copyOf(result, (int) Math.min(length, 2L * i));
      }
      int word = in.integer();
      if (Codes.type(word) != Codes.TEXT) {
        throw new RError("bad text in serialized data");
      }
      result[i] = text(word);
    }
    return StringVector.of(result);
  }

  private Value[] values(int length) throws IOException {
    var result = new Value[Math.min(length, TRUSTED)];
    for (int i = 0; i < length; i++) {
      if (i == result.length) {
        result = Arrays.copyOf(result, (int) Math.min(length, 2L * i));
      }
      result[i] = item();
    }
    return result;
  }

  private static Vector expression(Value[] values) {
    for (var value : values) {
      value.share();
    }
    return ExpressionVector.of(values);
  }
}
