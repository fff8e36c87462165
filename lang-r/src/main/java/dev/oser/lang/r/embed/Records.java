package dev.oser.lang.r.embed;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Records and their components. */
final class Records {
  private Records() {}

  static List<String> names(Class<? extends Record> type) {
    return Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
  }

  static Map<String, @Nullable Object> fields(Record record) {
    var fields = new LinkedHashMap<String, @Nullable Object>();
    for (var component : record.getClass().getRecordComponents()) {
      try {
        var accessor = component.getAccessor();
        accessor.setAccessible(true);
        fields.put(component.getName(), accessor.invoke(record));
      } catch (InvocationTargetException | IllegalAccessException e) {
        throw new IllegalArgumentException("a component of " + record + " cannot be read", e);
      }
    }
    return fields;
  }

  /** {@return a record of these values for its components, in their order} */
  static <R> R make(Class<R> type, @Nullable Object[] values) {
    try {
      var components = type.getRecordComponents();
      var types = new Class<?>[components.length];
      for (int i = 0; i < types.length; i++) {
        types[i] = components[i].getType();
      }
      var constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(
          type.getSimpleName() + " refuses these values: " + e.getCause(), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("a " + type.getName() + " cannot be made", e);
    }
  }
}
