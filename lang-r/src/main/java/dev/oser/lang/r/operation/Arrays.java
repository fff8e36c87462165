package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** Parts of matrices and arrays: an index for each dimension, or a matrix of indices. */
final class Arrays {
  private Arrays() {}

  static int[] dim(Vector vector) {
    return vector.attribute(Symbol.DIM) instanceof Vector dim
        ? ((IntVector) Coercion.to(Vector.Kind.INTEGER, dim)).toArray()
        : new int[0];
  }

  private static @Nullable Vector namesOf(Vector vector, int dimension) {
    return vector.attribute(Symbol.DIMNAMES) instanceof ListVector list
            && list.get(dimension) instanceof Vector names
        ? names
        : null;
  }

  /** {@return for each dimension the places that its index means} */
  static int[][] places(Vector vector, Value[] indices) {
    var dim = dim(vector);
    if (dim.length != indices.length) {
      throw new RError("incorrect number of dimensions");
    }
    var places = new int[dim.length][];
    for (int d = 0; d < dim.length; d++) {
      places[d] = Indices.dimension(indices[d], dim[d], namesOf(vector, d));
    }
    return places;
  }

  /** {@return the places in the vector of all combinations, the first dimension running fastest} */
  static int[] linear(int[][] places, int[] dim) {
    long count = 1;
    for (var each : places) {
      count *= each.length;
    }
    if (count > Integer.MAX_VALUE) {
      throw new RError("result would be too long a vector");
    }
    var result = new int[(int) count];
    var first = places[0];
    int signs = 0;
    for (int place : first) {
      signs |= place;
    }
    boolean hasMissing = signs < 0;
    var at = new int[places.length];
    for (int i = 0; i < result.length; ) {
      int before = 0;
      int stride = dim[0];
      boolean missing = false;
      for (int d = 1; d < places.length; d++) {
        int p = places[d][at[d]];
        missing |= p < 0;
        before += p * stride;
        stride *= dim[d];
      }
      if (missing || hasMissing) {
        for (int place : first) {
          result[i++] = missing || place < 0 ? -1 : before + place;
        }
      } else {
        for (int place : first) {
          result[i++] = before + place;
        }
      }
      for (int d = 1; d < at.length && ++at[d] == places[d].length; d++) {
        at[d] = 0;
      }
    }
    return result;
  }

  static Vector subset(Vector vector, Value[] indices, boolean drop) {
    var places = places(vector, indices);
    var dim = dim(vector);
    var result = vector.select(linear(places, dim));
    shape(vector, places, result, drop);
    Subset.keepFactor(vector, result);
    return result;
  }

  private static void shape(Vector vector, int[][] places, Vector result, boolean drop) {
    int kept = 0;
    for (var each : places) {
      kept += !drop || each.length != 1 ? 1 : 0;
    }
    var dimnames = vector.attribute(Symbol.DIMNAMES) instanceof ListVector list ? list : null;
    if (drop && kept <= 1) {
      nameLine(places, dimnames, result);
      return;
    }
    var dim = new int[kept];
    var names = new Value[kept];
    var labels = new String[kept];
    boolean named = false;
    for (int d = 0, to = 0; d < places.length; d++) {
      if (drop && places[d].length == 1) {
        continue;
      }
      dim[to] = places[d].length;
      names[to] = NullValue.NULL;
      labels[to] = dimnames == null ? "" : dimnames.nameAt(d);
      if (dimnames != null && dimnames.get(d) instanceof Vector old && places[d].length > 0) {
        names[to] = old.select(places[d]);
        named = true;
      }
      to++;
    }
    result.setAttribute(Symbol.DIM, IntVector.of(dim));
    if (dimnames != null && (named || kept == places.length)) {
      var list = ListVector.of(names);
      if (dimnames.names() != null) {
        list.setAttribute(Symbol.NAMES, StringVector.of(labels));
      }
      result.setAttribute(Symbol.DIMNAMES, list);
    }
  }

  /** What is left of a matrix is a line: its names are those of the dimension that is left. */
  private static void nameLine(int[][] places, @Nullable ListVector dimnames, Vector result) {
    if (dimnames == null) {
      return;
    }
    int line = -1;
    for (int d = 0; d < places.length; d++) {
      if (places[d].length != 1) {
        line = d;
      }
    }
    if (line < 0) {
      // A single element has a name only if one dimension alone has names.
      int named = -1;
      int count = 0;
      for (int d = 0; d < places.length; d++) {
        if (dimnames.get(d) != NullValue.NULL) {
          named = d;
          count++;
        }
      }
      line = count == 1 ? named : -1;
      if (line < 0) {
        return;
      }
    }
    if (dimnames.get(line) instanceof Vector names) {
      result.setAttribute(Symbol.NAMES, names.select(places[line]));
    }
  }

  /** {@return the places in the vector that the rows of a matrix mean} */
  static int[] byRows(Vector vector, Vector rows, Value shape) {
    int columns = shape.length();
    int count = rows.length() / columns;
    var dim = dim(vector);
    var result = new int[count];
    int to = 0;
    for (int i = 0; i < count; i++) {
      long place = 0;
      long stride = 1;
      boolean missing = false;
      boolean zero = false;
      for (int d = 0; d < columns; d++) {
        int at = i + d * count;
        int p =
            rows instanceof StringVector texts
                ? Indices.dimension(texts.element(at), dim[d], namesOf(vector, d))[0] + 1
                : rows.intAt(at);
        if (p == Na.INT) {
          missing = true;
        } else if (p == 0) {
          zero = true;
        } else if (p < 0) {
          throw new RError("negative values are not allowed in a matrix subscript");
        } else if (p > dim[d]) {
          throw RError.outOfBounds();
        }
        place += (p - 1) * stride;
        stride *= dim[d];
      }
      if (!zero) {
        result[to++] = missing ? -1 : (int) place;
      }
    }
    return java.util.Arrays.copyOf(result, to);
  }

  static Vector byMatrix(Vector vector, Vector rows, Value dim) {
    return vector.select(byRows(vector, rows, dim));
  }
}
