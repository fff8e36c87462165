package dev.oser.lang.r.serialization;

import dev.oser.lang.r.value.Attributes;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A chain of cells, of which GNU R makes pairlists, calls and the variables of environments. */
final class Cells {
  private final List<Value> values = new ArrayList<>();
  private final List<String> tags = new ArrayList<>();
  private final List<Integer> words = new ArrayList<>();
  private @Nullable Attributes attributes;
  private Value tail = NullValue.NULL;

  /**
   * Adds a cell.
   *
   * @param tag the name, or the empty string
   * @param word what the cell began with
   */
  void add(Value value, String tag, int word) {
    values.add(value);
    tags.add(tag);
    words.add(word);
  }

  void setAttributes(@Nullable Attributes attributes) {
    this.attributes = attributes;
  }

  /** Says what is at the end of the chain. */
  void end(Value last) {
    tail = last;
  }

  int size() {
    return values.size();
  }

  Value value(int index) {
    return values.get(index);
  }

  String tag(int index) {
    return tags.get(index);
  }

  int word(int index) {
    return words.get(index);
  }

  Value tail() {
    return tail;
  }

  private void requireEnd() {
    if (tail != NullValue.NULL) {
      throw new RError("bad pairlist in serialized data");
    }
  }

  private String @Nullable [] names(int from) {
    var names = tags.subList(from, tags.size());
    return names.stream().allMatch(String::isEmpty) ? null : names.toArray(String[]::new);
  }

  ListVector pairs() {
    requireEnd();
    var result = ListVector.pairs(values.toArray(Value[]::new));
    AttributeChecks.set(result, attributes);
    var names = names(0);
    if (names != null) {
      result.setAttribute(Symbol.NAMES, StringVector.of(names));
    }
    return result;
  }

  Dots dots() {
    requireEnd();
    return new Dots(values.toArray(Value[]::new), names(0));
  }

  Call call() {
    requireEnd();
    values.forEach(Value::share);
    var arguments = values.subList(1, values.size()).toArray(Value[]::new);
    if (values.get(0) == Symbol.FUNCTION && arguments.length >= 2) {
      // Where it was written, which is not kept; and a definition has three parts.
      arguments = Arrays.copyOf(arguments, 3);
      arguments[2] = NullValue.NULL;
    }
    var names = names(1);
    var result =
        new Call(
                values.get(0),
                arguments,
                names == null ? null : Arrays.copyOf(names, arguments.length))
            .withFunctionName(tags.get(0));
    AttributeChecks.set(result, attributes);
    return result;
  }

  /** {@return the attributes that this is the list of; null if there are none} */
  @Nullable Attributes asAttributes() {
    requireEnd();
    Attributes result = null;
    for (int i = 0; i < values.size(); i++) {
      var name = tags.get(i);
      if (name.isEmpty()) {
        throw new RError("an attribute without a name in serialized data");
      }
      var value = values.get(i);
      if (isSource(name) || value == NullValue.NULL) {
        continue;
      }
      value.share();
      result = (result == null ? Attributes.NONE : result).with(Symbol.of(name), value);
    }
    return result;
  }

  /** {@return whether an attribute says where code was written, which is not kept} */
  private static boolean isSource(String name) {
    return name.equals("srcref") || name.equals("srcfile") || name.equals("wholeSrcref");
  }
}
