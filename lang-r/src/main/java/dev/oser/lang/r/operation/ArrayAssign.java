package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** {@code x[i, j] <- value}. */
final class ArrayAssign {
  private ArrayAssign() {}

  static Value assign(Vector target, Value[] indices, Value value, boolean own, Context context) {
    if (Arrays.dim(target).length != indices.length) {
      throw new RError(
          indices.length == 2
              ? "incorrect number of subscripts on matrix"
              : "incorrect number of subscripts");
    }
    var places = places(target, indices, value, context);
    var source = SubAssign.source(value, target);
    if (places.length == 0) {
      return target;
    }
    if (source.length() == 0) {
      throw new RError("replacement has length zero");
    }
    if (places.length % source.length() != 0) {
      throw new RError("number of items to replace is not a multiple of replacement length");
    }
    SubAssign.checkMissing(places, source);
    var result = target;
    boolean mine = own;
    if (source.kind().compareTo(target.kind()) > 0) {
      result = SubAssign.widened(target, source.kind());
      mine = true;
    }
    result = mine ? result : result.copy();
    SubAssign.fill(result, places, source);
    return result;
  }

  /** Which place there is not is an error of the replacement function, not of the assignment. */
  private static int[] places(Vector target, Value[] indices, Value value, Context context) {
    try {
      return Arrays.linear(Arrays.places(target, indices), Arrays.dim(target));
    } catch (RError error) {
      throw error.of(Calls.replacement(context.call(), value));
    }
  }
}
