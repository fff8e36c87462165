package dev.oser.lang.r.serialization;

import dev.oser.lang.r.value.ActiveBinding;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.FieldRules;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import java.io.IOException;

/** Reads environments, which may contain themselves. */
final class EnvironmentReader {
  private final ValueReader values;
  private final ItemInput in;
  private final Surroundings surroundings;

  EnvironmentReader(ValueReader values, ItemInput in, Surroundings surroundings) {
    this.values = values;
    this.in = in;
    this.surroundings = surroundings;
  }

  Environment read() throws IOException {
    boolean locked = in.integer() != 0;
    // Most have this parent, and to change it later makes code look for its variables again.
    var environment = values.keep(new Environment(surroundings.global()));
    setParent(environment);
    variables(environment, in.integer());
    table(environment);
    unwrapFields(environment);
    var attributes = values.attributes();
    if (attributes != null) {
      environment.setAttributes(attributes);
      if (attributes.isFormal()) {
        environment.restrict(FieldRules.unknown());
      }
    }
    if (locked) {
      environment.lock();
    }
    return environment;
  }

  /** R checks what is assigned to a field in a function that keeps it under another name. */
  private static void unwrapFields(Environment environment) {
    for (var name : environment.names()) {
      if (!(environment.get(name) instanceof ActiveBinding field)
          || !(field.function().attribute(Symbol.CLASS) instanceof StringVector kind)
          || !kind.get(0).equals("defaultBindingFunction")) {
        continue;
      }
      var kept = Symbol.of(".->" + name.name());
      var value = environment.get(kept);
      if (value != null) {
        environment.remove(kept);
        environment.remove(name);
        environment.put(name, value);
      }
    }
  }

  private void setParent(Environment environment) throws IOException {
    var parent = values.item();
    if (parent == NullValue.NULL) {
      parent = surroundings.empty();
    }
    if (!(parent instanceof Environment outer)) {
      throw new RError("bad environment in serialized data");
    }
    for (var each = outer; each != null; each = each.parent()) {
      if (each == environment) {
        throw new RError("an environment in serialized data is its own parent");
      }
    }
    if (outer != environment.parent()) {
      environment.setParent(outer);
    }
  }

  private void table(Environment environment) throws IOException {
    int word = in.integer();
    if (Codes.type(word) == Codes.NULL) {
      return;
    }
    if (Codes.type(word) != Codes.LIST) {
      throw new RError("bad environment in serialized data");
    }
    int length = in.integer();
    for (int i = 0; i < length; i++) {
      variables(environment, in.integer());
    }
    if (Codes.is(word, Codes.HAS_ATTRIBUTES)) {
      values.attributes();
    }
  }

  private void variables(Environment environment, int word) throws IOException {
    if (Codes.type(word) == Codes.NULL) {
      return;
    }
    if (!ValueReader.isCell(word)) {
      throw new RError("bad environment in serialized data");
    }
    var cells = values.cells(word);
    for (int i = 0; i < cells.size(); i++) {
      if (cells.tag(i).isEmpty()) {
        throw new RError("a variable without a name in serialized data");
      }
      bind(environment, Symbol.of(cells.tag(i)), cells, i);
    }
  }

  private static void bind(Environment environment, Symbol name, Cells cells, int index) {
    var value = cells.value(index);
    if (Codes.is(cells.word(index), Codes.ACTIVE_BINDING)) {
      if (!(value instanceof Function function)) {
        throw new RError("bad active binding in serialized data");
      }
      environment.bindActively(name, function);
    } else {
      value.own();
      environment.put(name, value);
    }
    if (Codes.is(cells.word(index), Codes.LOCKED_BINDING)) {
      environment.lockBinding(name);
    }
  }
}
