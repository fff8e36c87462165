package dev.oser.lang.r.print;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The line above each matrix of a printed array: {@code , , 1, k = b}. */
public final class SliceTitle {
  private SliceTitle() {}

  /**
   * {@return the title of a slice}
   *
   * @param slice which one, from 0, the third dimension varying fastest
   * @param names the names along each dimension, or null
   * @param titles the names of the dimensions, or null
   */
  public static String of(
      int slice,
      int[] dimensions,
      List<? extends @Nullable List<String>> names,
      @Nullable List<String> titles) {
    var result = new StringBuilder(", ");
    int rest = slice;
    for (int i = 2; i < dimensions.length; i++) {
      int index = rest % dimensions[i];
      rest /= dimensions[i];
      result.append(", ");
      var along = names.get(i);
      if (along == null) {
        result.append(index + 1);
      } else if (titles == null) {
        result.append(along.get(index));
      } else {
        result.append(titles.get(i)).append(" = ").append(along.get(index));
      }
    }
    return result.toString();
  }
}
