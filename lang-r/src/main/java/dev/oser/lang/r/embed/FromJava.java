package dev.oser.lang.r.embed;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes values of R of what Java has. */
final class FromJava {
  private FromJava() {}

  /**
   * {@return the value of R for an object}
   *
   * @param other is asked about objects of other kinds
   */
  static Value value(@Nullable Object object, Function<Object, @Nullable Value> other) {
    return switch (object) {
      case null -> NullValue.NULL;
      case RValue known -> known.value();
      case Optional<?> optional -> value(optional.orElse(null), other);
      case Boolean truth -> LogicalVector.of(truth);
      case Byte number -> new RawVector(number);
      case Short number -> new IntVector(number);
      case Integer number -> new IntVector(number);
      case Number number -> new DoubleVector(number.doubleValue());
      case Character letter -> new StringVector(letter.toString());
      case CharSequence text -> new StringVector(text.toString());
      case Enum<?> constant -> new StringVector(constant.name());
      case LocalDate date -> classed(new DoubleVector(date.toEpochDay()), "Date");
      case Instant instant -> classed(new DoubleVector(seconds(instant)), "POSIXct", "POSIXt");
      case boolean[] truths -> truths(truths);
      case byte[] bytes -> new RawVector(bytes.clone());
      case int[] numbers -> IntVector.of(numbers.clone());
      case long[] numbers -> DoubleVector.of(Arrays.stream(numbers).asDoubleStream().toArray());
      case float[] numbers -> floats(numbers);
      case double[] numbers -> DoubleVector.of(numbers.clone());
      case String[] texts -> texts(Arrays.asList(texts));
      case Boolean[] truths -> truths(Arrays.asList(truths));
      case Integer[] numbers -> integers(Arrays.asList(numbers));
      case Double[] numbers -> doubles(Arrays.asList(numbers));
      case Object[] elements -> list(Arrays.asList(elements), other);
      case DataFrame frame -> frame(frame, other);
      case Collection<?> elements -> list(elements, other);
      case Map<?, ?> map -> named(map, other);
      case Record fields -> named(Records.fields(fields), other);
      default -> {
        var known = other.apply(object);
        if (known == null) {
          throw new IllegalArgumentException(
              "an object of "
                  + object.getClass().getName()
                  + " is nothing in R; give arrays, texts, numbers, lists, maps, records, or let"
                  + " the builder expose an interface of it");
        }
        yield known;
      }
    };
  }

  private static double seconds(Instant instant) {
    return instant.getEpochSecond() + instant.getNano() / 1e9;
  }

  private static Value classed(Value value, String... classes) {
    value.setAttribute(Symbol.CLASS, StringVector.of(classes));
    return value;
  }

  private static Value truths(boolean[] truths) {
    var result = new int[truths.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = truths[i] ? 1 : 0;
    }
    return LogicalVector.of(result);
  }

  private static Value floats(float[] numbers) {
    var result = new double[numbers.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = numbers[i];
    }
    return DoubleVector.of(result);
  }

  private static Value texts(List<? extends @Nullable Object> texts) {
    var result = new String[texts.size()];
    for (int i = 0; i < result.length; i++) {
      var text = texts.get(i);
      result[i] = text == null ? Na.STRING : text.toString();
    }
    return StringVector.of(result);
  }

  private static Value truths(List<? extends @Nullable Object> truths) {
    var result = new int[truths.size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = truths.get(i) instanceof Boolean truth ? truth ? 1 : 0 : Na.INT;
    }
    return LogicalVector.of(result);
  }

  private static Value integers(List<? extends @Nullable Object> numbers) {
    var result = new int[numbers.size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = numbers.get(i) instanceof Integer number ? number : Na.INT;
    }
    return IntVector.of(result);
  }

  private static Value doubles(List<? extends @Nullable Object> numbers) {
    var result = new double[numbers.size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = numbers.get(i) instanceof Number number ? number.doubleValue() : Na.DOUBLE;
    }
    return DoubleVector.of(result);
  }

  private static Value list(
      Collection<? extends @Nullable Object> elements, Function<Object, @Nullable Value> other) {
    var values = new ArrayList<Value>();
    for (var element : elements) {
      values.add(value(element, other));
    }
    return ListVector.of(values.toArray(Value[]::new));
  }

  private static Value named(
      Map<?, ? extends @Nullable Object> map, Function<Object, @Nullable Value> other) {
    var names = new ArrayList<String>();
    var values = new ArrayList<Value>();
    map.forEach(
        (name, element) -> {
          names.add(String.valueOf(name));
          values.add(value(element, other));
        });
    return ListVector.named(names, values);
  }

  /** A column of a list is a vector if its elements are all of one kind. */
  private static Value column(Object column, Function<Object, @Nullable Value> other) {
    if (!(column instanceof List<?> elements)) {
      return value(column, other);
    }
    return isAll(elements, Integer.class)
        ? integers(elements)
        : isAll(elements, Number.class)
            ? doubles(elements)
            : isAll(elements, Boolean.class)
                ? truths(elements)
                : isAll(elements, LocalDate.class) ? dates(elements) : texts(elements);
  }

  private static boolean isAll(List<? extends @Nullable Object> elements, Class<?> type) {
    return elements.stream().allMatch(element -> element == null || type.isInstance(element));
  }

  private static Value dates(List<? extends @Nullable Object> dates) {
    return classed(
        doubles(
            dates.stream()
                .map(
                    each ->
                        each instanceof LocalDate date ? (Double) (double) date.toEpochDay() : null)
                .toList()),
        "Date");
  }

  private static Value frame(DataFrame frame, Function<Object, @Nullable Value> other) {
    var names = new ArrayList<String>();
    var values = new ArrayList<Value>();
    frame
        .columns()
        .forEach(
            (name, column) -> {
              names.add(name);
              values.add(column(column, other));
            });
    var result = ListVector.named(names, values);
    // The form in which R has row names that are numbers.
    result.setAttribute(Symbol.of("row.names"), IntVector.of(Na.INT, -frame.rows()));
    return classed(result, "data.frame");
  }
}
