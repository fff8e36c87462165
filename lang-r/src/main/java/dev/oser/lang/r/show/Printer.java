package dev.oser.lang.r.show;

import dev.oser.lang.r.print.MatrixLayout;
import dev.oser.lang.r.print.NamedLayout;
import dev.oser.lang.r.print.SliceTitle;
import dev.oser.lang.r.print.VectorLayout;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.syntax.StringText;
import dev.oser.lang.r.text.Escapes;
import dev.oser.lang.r.text.Justify;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Signatures;
import dev.oser.lang.r.value.SourceReference;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Structures;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Prints values. */
public final class Printer {
  private static final String BASE_NAMESPACE = "<environment: namespace:base>";

  private final Runtime runtime;
  private final Style style;

  public Printer(Runtime runtime, Style style) {
    this.runtime = runtime;
    this.style = style;
  }

  private void write(String text) {
    runtime.output().print(text);
  }

  private void line(String text) {
    write(text + "\n");
  }

  /** Prints as top level does: what has a class by its method. */
  public static void show(Runtime runtime, Value value) {
    new Printer(runtime, Style.of(runtime.options())).dispatching(value, runtime.global());
  }

  private void dispatching(Value value, Environment environment) {
    if (!value.isObject()) {
      print(value);
      return;
    }
    var name = value.isFormal() ? "show" : "print";
    var print = runtime.function(Symbol.of(name), environment);
    value.share();
    var arguments = Args.of(value);
    runtime
        .evaluator()
        .call(print, arguments, Calls.shown(print, Args.of(Symbol.of("x"))), environment, null);
  }

  /** Prints without looking at the class. */
  public void print(Value value) {
    print(value, "");
  }

  private void print(Value value, String tag) {
    switch (value) {
      case ListVector list -> list(list, tag);
      case ExpressionVector expression -> expression(expression);
      case Vector vector -> vector(vector);
      default -> other(value);
    }
    attributes(value, tag.startsWith("attr(") ? tag : "");
  }

  /** Its attributes but the names are shown below. */
  private void expression(ExpressionVector expression) {
    var plain = expression.copyElements();
    if (expression.names() != null) {
      plain.setAttribute(Symbol.NAMES, expression.names());
    }
    lines(Language.deparse(plain));
  }

  private void lines(List<String> lines) {
    for (var each : lines) {
      line(each);
    }
  }

  private void other(Value value) {
    switch (value) {
      case NullValue nothing -> line("NULL");
      case Closure closure -> closure(closure);
      case Builtin builtin -> builtin(builtin);
      case Environment environment -> line(environmentText(environment));
      case Symbol symbol -> line(symbol == Symbol.MISSING ? "" : StringText.name(symbol.name()));
      case SourceReference reference -> lines(List.of(reference.spans().getFirst().text()));
      default -> lines(Language.shown(value));
    }
  }

  private void builtin(Builtin builtin) {
    if (!builtin.isPrimitive()) {
      lines(Language.deparse(builtin).stream().filter(line -> !line.equals("NULL")).toList());
      line("<builtin>");
      line(BASE_NAMESPACE);
      return;
    }
    line(Signatures.primitive(builtin.name()));
  }

  private void closure(Closure closure) {
    if (closure.attribute(Symbol.SRCREF) instanceof SourceReference reference) {
      lines(List.of(reference.spans().getFirst().text().split("\n", -1)));
    } else {
      lines(Language.deparse(closure));
    }
    if (closure.environment() != runtime.global()) {
      boolean base = runtime.namespaces().isBase(closure.environment());
      line(base ? BASE_NAMESPACE : environmentText(closure.environment()));
    }
  }

  /** {@return how an environment is shown} */
  public static String environmentText(Environment environment) {
    return switch (environment.name()) {
      case "" ->
          "<environment: 0x%012x>"
              .formatted(0x550000000000L + System.identityHashCode(environment) * 8L);
      default -> "<environment: " + environment.name() + ">";
    };
  }

  private void vector(Vector vector) {
    var dim = vector.attribute(Symbol.DIM);
    if (dim instanceof Vector extents) {
      array(vector, extents);
      return;
    }
    int length = vector.length();
    var names = vector.names();
    if (length == 0) {
      line((names != null ? "named " : "") + empty(vector));
      return;
    }
    int most = length <= style.max() + 1L ? length : style.max();
    var cells = Cells.of(vector, 0, most, style);
    var out = new StringBuilder();
    if (names != null) {
      boolean blankAtEnd = !(vector instanceof ComplexVector);
      NamedLayout.write(out, cells, texts(names, most), style.width(), style.gap(), blankAtEnd);
    } else {
      VectorLayout.write(out, cells, justify(vector), style.width(), style.gap());
    }
    if (most == 0) {
      out.append(" [1]\n");
    }
    if (most < length) {
      out.append(REACHED + " -- omitted " + (length - most) + " entries ]\n");
    }
    write(out.toString());
  }

  private Justify justify(Vector vector) {
    return vector instanceof StringVector && !style.right() && style.quote()
        ? Justify.LEFT
        : vector instanceof StringVector && !style.right() ? Justify.LEFT : Justify.RIGHT;
  }

  private static String empty(Vector vector) {
    return switch (vector.kind()) {
      case DOUBLE -> "numeric(0)";
      case LIST -> "list()";
      default -> vector.type() + "(0)";
    };
  }

  static List<String> texts(Vector names, int count) {
    var result = new ArrayList<String>(count);
    for (int i = 0; i < count; i++) {
      var name = names.stringAt(i);
      result.add(Na.isNa(name) ? "<NA>" : Escapes.of(name, Escapes.NONE));
    }
    return result;
  }

  private void array(Vector vector, Vector extents) {
    int dimensions = extents.length();
    var dimnames = vector.attribute(Symbol.DIMNAMES) instanceof ListVector list ? list : null;
    if (dimensions == 1) {
      oneDimension(vector, dimnames);
      return;
    }
    var titles = dimnames == null ? null : dimnames.names();
    int rows = extents.intAt(0);
    int columns = extents.intAt(1);
    if (dimensions == 2) {
      int shown = rowsShown(rows, columns, style.max());
      matrix(vector, 0, rows, columns, shown, dimnames, titles);
      if (shown < rows) {
        int left = rows - shown;
        line(REACHED + " -- omitted " + left + (left == 1 ? " row ]" : " rows ]"));
      }
      return;
    }
    slices(vector, extents, dimnames, titles);
  }

  private static final String REACHED = " [ reached getOption(\"max.print\")";

  private static int rowsShown(int rows, int columns, int most) {
    return columns > 0 && most / columns < rows ? most / columns : rows;
  }

  private void slices(
      Vector vector, Vector extents, @Nullable ListVector dimnames, @Nullable StringVector titles) {
    int dimensions = extents.length();
    int rows = extents.intAt(0);
    int columns = extents.intAt(1);
    var dims = new int[dimensions];
    var names = new ArrayList<@Nullable List<String>>();
    int slices = 1;
    for (int d = 0; d < dimensions; d++) {
      dims[d] = extents.intAt(d);
      slices *= d < 2 ? 1 : dims[d];
      names.add(namesAlong(dimnames, d, dims[d]));
    }
    if (slices == 0) {
      withoutSlices(vector, dims, dimnames, titles);
      return;
    }
    int size = rows * columns;
    boolean all = size == 0 || (long) size * slices <= style.max();
    int shown = all ? slices : (style.max() + size - 1) / size;
    int last = all ? rows : rowsShown(rows, columns, style.max() - size * (shown - 1));
    for (int slice = 0; slice < shown; slice++) {
      line(SliceTitle.of(slice, dims, names, titles == null ? null : texts(titles, dimensions)));
      line("");
      int rowsHere = slice < shown - 1 ? rows : last;
      matrix(vector, slice * size, rows, columns, rowsHere, dimnames, titles);
      line("");
    }
    if (!all) {
      line(
          REACHED
              + " -- omitted "
              + (last < rows ? rows - last + " row(s) and " : "")
              + (slices - shown)
              + " matrix slice(s) ]");
    }
  }

  /** An array without slices is shown as its shape and the labels that slices would have. */
  private void withoutSlices(
      Vector vector, int[] dims, @Nullable ListVector dimnames, @Nullable StringVector titles) {
    var shape = Arrays.stream(dims).mapToObj(Integer::toString).collect(Collectors.joining(" x "));
    line("<" + shape + " array of " + vector.type() + ">");
    var out = new StringBuilder();
    layout(
            Collections.nCopies(dims[0] * dims[1], ""),
            vector,
            dims[0],
            dims[1],
            dims[0],
            dimnames,
            titles)
        .write(out, style.width());
    for (var each : out.toString().split("\n")) {
      line(each.stripTrailing());
    }
    line("");
  }

  private void oneDimension(Vector vector, @Nullable ListVector dimnames) {
    var plain = vector.copyElements();
    if (dimnames != null && dimnames.get(0) instanceof Vector names) {
      plain.setAttribute(Symbol.NAMES, names);
      if (dimnames.names() != null && vector.length() > 0) {
        line(dimnames.nameAt(0));
      }
    }
    vector(plain);
  }

  private static @Nullable List<String> namesAlong(
      @Nullable ListVector dimnames, int dimension, int extent) {
    return dimnames != null && dimnames.get(dimension) instanceof Vector names
        ? texts(names, extent)
        : null;
  }

  private void matrix(
      Vector vector,
      int from,
      int rows,
      int columns,
      int shown,
      @Nullable ListVector dimnames,
      @Nullable StringVector titles) {
    if (rows == 0 && columns == 0) {
      line("<0 x 0 matrix>");
      return;
    }
    var cells = new ArrayList<String>(rows * columns);
    for (int column = 0; column < columns; column++) {
      int start = from + column * rows;
      cells.addAll(Cells.of(vector, start, start + rows, style));
    }
    var out = new StringBuilder();
    layout(cells, vector, rows, columns, shown, dimnames, titles).write(out, style.width());
    write(out.toString());
  }

  private MatrixLayout layout(
      List<String> cells,
      Vector vector,
      int rows,
      int columns,
      int shown,
      @Nullable ListVector dimnames,
      @Nullable StringVector titles) {
    boolean strings = vector instanceof StringVector || vector instanceof ListVector;
    return new MatrixLayout(
        cells,
        rows,
        columns,
        namesAlong(dimnames, 0, rows),
        namesAlong(dimnames, 1, columns),
        titles == null ? null : titles.get(0),
        titles == null ? null : titles.get(1),
        strings && !style.right() ? Justify.LEFT : Justify.RIGHT,
        strings,
        shown,
        style.gap());
  }

  private void list(ListVector list, String tag) {
    if (list.attribute(Symbol.DIM) instanceof Vector extents && extents.length() >= 2) {
      array(list, extents);
      return;
    }
    int length = list.length();
    if (length == 0) {
      line(list.names() != null ? "named list()" : list.isPairs() ? "NULL" : "list()");
      return;
    }
    for (int i = 0; i < length; i++) {
      var name = list.nameAt(i);
      var full =
          tag
              + (name.isEmpty() || Na.isNa(name)
                  ? (Na.isNa(name) ? "$<NA>" : "[[" + (i + 1) + "]]")
                  : "$" + StringText.name(name));
      line(full);
      element(list.get(i), full);
      line("");
    }
  }

  private void element(Value value, String tag) {
    if (value.isObject()) {
      dispatching(value, runtime.global());
    } else if (value == Symbol.MISSING) {
      line("");
    } else {
      print(value, tag);
    }
  }

  /** Prints the attributes that are not shown otherwise. */
  private void attributes(Value value, String tag) {
    var all = value.attributes();
    if (all == null) {
      return;
    }
    for (int i = 0; i < all.size(); i++) {
      var name = all.name(i);
      if (isShownOtherwise(name, value)) {
        continue;
      }
      // Where an element stands in a list is not said again, only of which attribute this is one.
      var full = (tag.endsWith(")") ? tag : "") + "attr(,\"" + name.name() + "\")";
      line(full);
      if (name == Symbol.CLASS) {
        print(all.value(i), full);
      } else {
        element(Structures.expandedRowNames(name, all.value(i)), full);
      }
    }
  }

  private static boolean isShownOtherwise(Symbol name, Value value) {
    if (name == Symbol.NAMES && value.attribute(Symbol.DIM) == null
        || name == Symbol.DIM
        || name == Symbol.DIMNAMES
        || name == Symbol.SRCREF
        || name == Symbol.COMMENT) {
      return true;
    }
    boolean factor = Methods.isFactor(value);
    if (factor && (name == Symbol.LEVELS || name == Symbol.CLASS)) {
      return true;
    }
    return Methods.isDataFrame(value) && (name == Symbol.ROW_NAMES || name == Symbol.CLASS);
  }
}
