package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.AttributeRules;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** Matrices and arrays in another order, and put together from others. */
final class Matrices {
  private Matrices() {}

  @RBuiltin(value = "aperm.default", formals = "a, perm, resize, ...", quiet = true)
  static Value permute(Value a, @Nullable Value perm, @Nullable Value resize, Dots rest) {
    if (!(a instanceof Vector vector) || !(a.attribute(Symbol.DIM) instanceof Vector dim)) {
      throw new RError("invalid first argument, must be an array");
    }
    int rank = dim.length();
    var order = order(a, perm, rank);
    var extents = new int[rank];
    var strides = new int[rank];
    for (int d = 0, stride = 1; d < rank; d++) {
      strides[d] = stride;
      stride *= dim.intAt(d);
    }
    for (int d = 0; d < rank; d++) {
      extents[d] = dim.intAt(order[d]);
    }
    var places = new int[vector.length()];
    var at = new int[rank];
    for (int i = 0; i < places.length; ) {
      int place = 0;
      for (int d = 1; d < rank; d++) {
        place += at[d] * strides[order[d]];
      }
      // The first dimension of the result runs fastest.
      int step = strides[order[0]];
      for (int end = i + extents[0]; i < end; place += step) {
        places[i++] = place;
      }
      for (int d = 1; d < rank && ++at[d] == extents[d]; d++) {
        at[d] = 0;
      }
    }
    var result = vector.select(places);
    if (resize != null && !Coercion.flag(resize, "resize")) {
      result.setAttribute(Symbol.DIM, dim);
      return result;
    }
    result.setAttribute(Symbol.DIM, IntVector.of(extents));
    if (a.attribute(Symbol.DIMNAMES) instanceof ListVector names) {
      var turned = new Value[rank];
      var titles = new String[rank];
      for (int d = 0; d < rank; d++) {
        turned[d] = names.get(order[d]);
        titles[d] = names.nameAt(order[d]);
      }
      var list = ListVector.of(turned);
      if (names.names() != null) {
        list.setAttribute(Symbol.NAMES, StringVector.of(titles));
      }
      result.setAttribute(Symbol.DIMNAMES, list);
    }
    return result;
  }

  /** {@return the dimension that comes at each place} */
  private static int[] order(Value array, @Nullable Value perm, int rank) {
    var order = new int[rank];
    if (!(perm instanceof Vector given)) {
      for (int d = 0; d < rank; d++) {
        order[d] = rank - 1 - d;
      }
      return order;
    }
    if (given.length() != rank) {
      throw new RError("'perm' is of wrong length " + given.length() + " (!= " + rank + ")");
    }
    var used = new boolean[rank];
    for (int d = 0; d < rank; d++) {
      order[d] = given instanceof StringVector texts ? named(array, texts, d) : given.intAt(d) - 1;
      if (order[d] < 0 || order[d] >= rank) {
        throw new RError("value out of range in 'perm'");
      }
      if (used[order[d]]) {
        throw new RError("invalid 'perm' argument");
      }
      used[order[d]] = true;
    }
    return order;
  }

  private static int named(Value array, StringVector names, int index) {
    var titles = array.attribute(Symbol.DIMNAMES) instanceof ListVector list ? list.names() : null;
    if (titles == null) {
      throw new RError("'a' does not have named dimnames");
    }
    int found = titles.indexOf(names.get(index));
    if (found < 0) {
      throw new RError("'perm[" + (index + 1) + "]' does not match a dimension name");
    }
    return found;
  }

  @RBuiltin(value = "t.default", formals = "x", quiet = true)
  static Value transpose(Value x) {
    if (!(x instanceof Vector vector)) {
      throw new RError("argument is not a matrix");
    }
    int rank = x.attribute(Symbol.DIM) instanceof Vector dim ? dim.length() : 0;
    if (rank > 2) {
      throw new RError("argument is not a matrix");
    }
    if (rank == 2) {
      var turned = permute(x, null, null, Dots.NONE);
      AttributeRules.copyMost(x, turned);
      return turned;
    }
    var result = vector.copyElements();
    AttributeRules.copyMost(vector, result);
    result.setAttribute(Symbol.DIM, IntVector.of(1, vector.length()));
    var names = vector.names();
    if (names != null) {
      var both = ListVector.of(NullValue.NULL, names);
      if (x.attribute(Symbol.DIMNAMES) instanceof ListVector along && along.names() != null) {
        both.setAttribute(Symbol.NAMES, StringVector.of("", along.nameAt(0)));
      }
      result.setAttribute(Symbol.DIMNAMES, both);
    }
    return result;
  }

  /** What {@code cbind} and {@code rbind} do with vectors and matrices; errors are theirs. */
  @RBuiltin(value = ".bind", quiet = true)
  static Value bind(
      Context context, Value columns, Value level, Value arguments, Value expressions) {
    return new Binding(
            context, Coercion.flag(columns, "columns"), FirstElement.integer(level, context))
        .bind((ListVector) arguments, (ListVector) expressions);
  }
}
