package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.show.Cells;
import dev.oser.lang.r.show.Style;
import dev.oser.lang.r.text.Characters;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code cat}. */
final class Concatenation {
  private final String[] separators;
  private final String[] labels;

  /** How long lines may get, or 0 if they are not filled. */
  private final int room;

  private final StringBuilder out = new StringBuilder();
  private int width;
  private int separated;
  private int lines;

  private Concatenation(String[] separators, String[] labels, int room) {
    this.separators = separators;
    this.labels = labels;
    this.room = room;
  }

  @RBuiltin(
      value = "cat",
      formals = "..., file, sep, fill, labels, append",
      visibility = Visibility.OFF)
  static Value cat(
      Context context,
      Dots values,
      @Nullable Value file,
      @Nullable Value sep,
      @Nullable Value fill,
      @Nullable Value labels,
      @Nullable Value append) {
    if (sep != null && !(sep instanceof StringVector)) {
      throw new RError("invalid 'sep' specification");
    }
    if (labels != null && labels != NullValue.NULL && !(labels instanceof StringVector)) {
      throw new RError("invalid 'labels' argument");
    }
    var style = Style.of(context.runtime().options());
    var separators = sep == null ? new String[] {" "} : texts(sep);
    var text = new Concatenation(separators, texts(labels), room(context, fill, style));
    boolean appending = append != null && isAppending(append);
    try {
      text.write(context, values, style);
    } finally {
      // What comes before an error is written all the same.
      Connections.write(context, file, text.out.toString(), appending);
    }
    return NullValue.NULL;
  }

  private static boolean isAppending(Value append) {
    int truth =
        append instanceof Vector vector && vector.length() > 0 ? vector.logicalAt(0) : Na.INT;
    if (truth == Na.INT) {
      throw new RError("invalid 'append' specification");
    }
    return truth != 0;
  }

  private static String[] texts(@Nullable Value given) {
    return given instanceof StringVector texts && texts.length() > 0
        ? texts.toArray()
        : new String[] {""};
  }

  private static int room(Context context, @Nullable Value fill, Style style) {
    if (fill == null) {
      return 0;
    }
    if (!Coercion.isNumeric(fill) || fill.length() != 1) {
      throw new RError("invalid 'fill' argument");
    }
    var wanted = (Vector) fill;
    if (wanted instanceof LogicalVector truth) {
      return truth.get(0) == 1 ? style.width() : 0;
    }
    if (wanted.intAt(0) <= 0) {
      context.warning("non-positive 'fill' argument will be ignored");
      return 0;
    }
    return wanted.intAt(0);
  }

  private void write(Context context, Dots values, Style style) {
    for (int i = 0; i < values.length(); i++) {
      var value = context.force(values.values()[i]);
      // What is empty is separated from what comes before it; NULL is as good as not there.
      boolean separate = i > 0 && value != NullValue.NULL;
      if (separate) {
        separate();
      }
      boolean first = true;
      for (var piece : pieces(value, i + 1, style)) {
        if (!first) {
          separate();
        }
        add(piece);
        first = false;
      }
    }
    boolean byLine = false;
    for (var separator : separators) {
      byLine |= separator.contains("\n");
    }
    // R ends what it separates by lines with the end of a line.
    if (byLine || room > 0) {
      out.append('\n');
    }
  }

  private void separate() {
    var separator = separators[separated++ % separators.length];
    out.append(separator);
    width += separator.length();
  }

  private void add(String piece) {
    int size = Characters.width(piece);
    if (room > 0) {
      int following = separators[separated % separators.length].length();
      if (width > 0 && width + size + following > room) {
        out.append('\n');
        width = 0;
      }
      if (width == 0) {
        label();
      }
    }
    out.append(piece);
    width += size;
  }

  private void label() {
    var label = labels[lines++ % labels.length];
    if (!label.isEmpty()) {
      out.append(label).append(' ');
      width += Characters.width(label) + 1;
    }
  }

  private static List<String> pieces(Value value, int number, Style style) {
    var pieces = new ArrayList<String>();
    switch (value) {
      case NullValue nothing -> {}
      case Environment environment -> pieces.add("");
      case Symbol symbol -> pieces.add(symbol.name());
      case Vector vector -> {
        if (!vector.isAtomic() && vector.length() > 0) {
          throw notHandled(number, vector.type());
        }
        for (int i = 0; i < vector.length(); i++) {
          pieces.add(Cells.single(vector, i, style));
        }
      }
      default -> throw notHandled(number, value.type());
    }
    return pieces;
  }

  private static RError notHandled(int number, String type) {
    return new RError("argument " + number + " (type '" + type + "') cannot be handled by 'cat'");
  }
}
