package dev.oser.lang.r.embed;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A data frame: columns of the same length, each an array or a list.
 *
 * @param columns by name, in order
 */
public record DataFrame(Map<String, Object> columns) {
  public DataFrame {
    columns = new LinkedHashMap<>(columns);
    if (columns.values().stream().mapToInt(DataFrame::length).distinct().count() > 1) {
      throw new IllegalArgumentException("the columns of a data frame have the same length");
    }
  }

  /** {@return a data frame with a row for each record and a column for each of its components} */
  public static <R extends Record> DataFrame of(Class<R> type, List<? extends R> rows) {
    var columns = new LinkedHashMap<String, Object>();
    for (var name : Records.names(type)) {
      columns.put(name, new ArrayList<@Nullable Object>());
    }
    for (var row : rows) {
      Records.fields(row)
          .forEach(
              (name, field) -> {
                if (columns.get(name) instanceof ArrayList<?> column) {
                  add(column, field);
                }
              });
    }
    return new DataFrame(columns);
  }

  @SuppressWarnings("unchecked") // The lists are our own.
  private static void add(ArrayList<?> column, @Nullable Object field) {
    ((ArrayList<@Nullable Object>) column).add(field);
  }

  /** {@return how many rows there are} */
  public int rows() {
    return columns.isEmpty() ? 0 : length(columns.values().iterator().next());
  }

  private static int length(Object column) {
    return column instanceof List<?> list ? list.size() : Array.getLength(column);
  }
}
