package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.syntax.Deparser;
import dev.oser.lang.r.syntax.Restyled;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code cbind} and {@code rbind} of vectors and matrices. */
final class Binding {
  /** A part that is bound: how many lines it adds, and whether it is a matrix. */
  private record Part(Vector vector, boolean matrix, int lines, int extent, String label) {}

  private static final int LONGEST_LABEL = 10;

  private final Context context;
  private final boolean byColumn;
  private final int level;

  /**
   * Binds.
   *
   * @param level how lines get names: 0 by names of arguments only, 1 also by symbols, 2 also by
   *     any other expression
   */
  Binding(Context context, boolean byColumn, int level) {
    this.context = context;
    this.byColumn = byColumn;
    this.level = level;
  }

  private String extentName() {
    return byColumn ? "rows" : "columns";
  }

  /**
   * Binds.
   *
   * @param expressions how the arguments are written
   */
  Value bind(ListVector arguments, ListVector expressions) {
    var parts = new ArrayList<Part>();
    int extent = -1;
    int longest = 0;
    for (int i = 0; i < arguments.length(); i++) {
      var argument = arguments.get(i);
      if (argument == NullValue.NULL) {
        continue;
      }
      var vector = argument instanceof Vector given ? given : ListVector.of(argument);
      var label = arguments.nameAt(i);
      if (label.isEmpty()) {
        label = written(expressions.get(i));
      }
      var part = part(vector, label);
      if (part.matrix()) {
        if (extent >= 0 && extent != part.extent()) {
          throw RError.ofFrame(
              "number of " + extentName() + " of matrices must match (see arg " + (i + 1) + ")");
        }
        extent = part.extent();
      } else {
        longest = Math.max(longest, vector.length());
      }
      parts.add(part);
    }
    if (parts.isEmpty()) {
      return NullValue.NULL;
    }
    int size = extent >= 0 ? extent : longest;
    warnAboutRecycling(arguments, size);
    return assemble(parts, size);
  }

  private String written(Value expression) {
    if (level == 1 && expression instanceof Symbol symbol) {
      return symbol.name();
    }
    if (level != 2) {
      return "";
    }
    var text = Deparser.deparse(Restyled.of(Language.node(expression), Set.of())).getFirst();
    return text.length() > LONGEST_LABEL ? text.substring(0, LONGEST_LABEL) + "..." : text;
  }

  private void warnAboutRecycling(ListVector arguments, int size) {
    for (int i = 0; i < arguments.length(); i++) {
      if (arguments.get(i) instanceof Vector vector
          && !Matrix.isMatrix(vector)
          && vector.length() > 0
          && (vector.length() > size || size % vector.length() != 0)) {
        context.warningOfFrame(
            "number of "
                + extentName()
                + " of result is not a multiple of vector length (arg "
                + (i + 1)
                + ")");
        return;
      }
    }
  }

  private Part part(Vector vector, String label) {
    if (vector.attribute(Symbol.DIM) instanceof Vector dim && dim.length() == 2) {
      return new Part(
          vector, true, dim.intAt(byColumn ? 1 : 0), dim.intAt(byColumn ? 0 : 1), label);
    }
    return new Part(vector, false, 1, vector.length(), label);
  }

  private Value assemble(List<Part> parts, int extent) {
    var kind = Vector.Kind.RAW;
    int lines = 0;
    var used = new ArrayList<Part>();
    for (var part : parts) {
      kind = Coercion.common(kind, part.vector().kind());
      if (!part.matrix() && part.vector().length() == 0 && extent > 0) {
        continue;
      }
      used.add(part);
      lines += part.lines();
    }
    if (kind == Vector.Kind.EXPRESSION) {
      throw RError.ofFrame("cannot create a matrix from type 'expression'");
    }
    var result = Vector.empty(kind, lines * extent);
    int line = 0;
    for (var part : used) {
      var vector = part.vector();
      if (byColumn) {
        result.setInTurn(line * extent, vector, part.lines() * extent);
      } else if (part.matrix()) {
        for (int e = 0; e < extent; e++) {
          result.setRange(e * lines + line, vector, e * part.lines(), part.lines());
        }
      } else {
        for (int e = 0; e < extent; e++) {
          result.set(e * lines + line, vector, e % vector.length());
        }
      }
      line += part.lines();
    }
    result.setAttribute(
        Symbol.DIM, byColumn ? IntVector.of(extent, lines) : IntVector.of(lines, extent));
    name(result, used, lines, extent);
    return result;
  }

  private void name(Vector result, List<Part> parts, int lines, int extent) {
    var labels = new String[lines];
    boolean labelled = false;
    Value across = NullValue.NULL;
    int line = 0;
    for (var part : parts) {
      var own = part.matrix() ? names(part.vector(), byColumn ? 1 : 0) : null;
      for (int l = 0; l < part.lines(); l++) {
        var label = part.matrix() ? (own == null ? "" : own.stringAt(l)) : part.label();
        labels[line++] = label;
        labelled |= !label.isEmpty();
      }
      if (across == NullValue.NULL) {
        Vector other =
            part.matrix()
                ? names(part.vector(), byColumn ? 0 : 1)
                : part.vector().length() == extent ? part.vector().names() : null;
        across = other == null ? NullValue.NULL : other;
      }
    }
    if (!labelled && across == NullValue.NULL) {
      return;
    }
    Value along = labelled ? StringVector.of(labels) : NullValue.NULL;
    result.setAttribute(
        Symbol.DIMNAMES, byColumn ? ListVector.of(across, along) : ListVector.of(along, across));
  }

  private static @Nullable Vector names(Vector vector, int dimension) {
    return vector.attribute(Symbol.DIMNAMES) instanceof ListVector list
            && list.get(dimension) instanceof Vector names
        ? names
        : null;
  }
}
