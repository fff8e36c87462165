package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code cbind} and {@code rbind} of vectors and matrices. */
final class Binding {
  /** A part that is bound: how many lines it adds, and whether it is a matrix. */
  private record Part(Vector vector, boolean matrix, int lines, int extent, String label) {}

  private Binding() {}

  /**
   * Binds.
   *
   * @param expressions how the arguments are written; a symbol names its line
   */
  static Value bind(ListVector arguments, ListVector expressions, boolean byColumn) {
    var parts = new ArrayList<Part>();
    int extent = -1;
    int longest = 0;
    for (int i = 0; i < arguments.length(); i++) {
      if (!(arguments.get(i) instanceof Vector vector)) {
        if (arguments.get(i) == NullValue.NULL) {
          continue;
        }
        throw new RError("cannot create a matrix from type '" + arguments.get(i).type() + "'");
      }
      var label = arguments.nameAt(i);
      if (label.isEmpty() && expressions.get(i) instanceof Symbol symbol) {
        label = symbol.name();
      }
      var part = part(vector, byColumn, label);
      if (part.matrix()) {
        if (extent >= 0 && extent != part.extent()) {
          throw new RError(
              "number of "
                  + (byColumn ? "rows" : "columns")
                  + " of matrices must match (see arg "
                  + (i + 1)
                  + ")");
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
    return assemble(parts, extent >= 0 ? extent : longest, byColumn, extent >= 0);
  }

  private static Part part(Vector vector, boolean byColumn, String label) {
    if (vector.attribute(Symbol.DIM) instanceof Vector dim && dim.length() == 2) {
      return new Part(
          vector, true, dim.intAt(byColumn ? 1 : 0), dim.intAt(byColumn ? 0 : 1), label);
    }
    return new Part(vector, false, 1, vector.length(), label);
  }

  private static Value assemble(List<Part> parts, int extent, boolean byColumn, boolean anyMatrix) {
    var kind = Vector.Kind.RAW;
    int lines = 0;
    var used = new ArrayList<Part>();
    for (var part : parts) {
      if (!part.matrix() && part.vector().length() == 0 && extent > 0) {
        continue;
      }
      used.add(part);
      kind = Coercion.common(kind, part.vector().kind());
      lines += part.lines();
    }
    var result = Vector.empty(kind, lines * extent);
    int line = 0;
    for (var part : used) {
      for (int l = 0; l < part.lines(); l++, line++) {
        for (int e = 0; e < extent; e++) {
          int to = byColumn ? line * extent + e : e * lines + line;
          int from =
              part.matrix()
                  ? (byColumn ? l * extent + e : e * part.lines() + l)
                  : e % part.vector().length();
          result.set(to, part.vector(), from);
        }
      }
    }
    result.setAttribute(
        Symbol.DIM, byColumn ? IntVector.of(extent, lines) : IntVector.of(lines, extent));
    name(result, used, lines, extent, byColumn);
    return result;
  }

  private static void name(
      Vector result, List<Part> parts, int lines, int extent, boolean byColumn) {
    var labels = new String[lines];
    boolean labelled = false;
    Value across = NullValue.NULL;
    int line = 0;
    for (var part : parts) {
      var own = names(part.vector(), byColumn ? 1 : 0);
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
