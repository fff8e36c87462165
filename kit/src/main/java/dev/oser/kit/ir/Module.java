package dev.oser.kit.ir;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one file holds: record types, functions, and declarations of functions that live elsewhere.
 * Names are unique in a module; order is kept.
 */
public final class Module {
  private final Map<String, Object> objects = new HashMap<>();
  private final String source;
  private final Map<String, Item> items = new LinkedHashMap<>();
  private List<String> closingComments = List.of();

  /** Anything with a name at the top level of a module. */
  public sealed interface Item {
    String name();

    /**
     * {@return the name as the text form writes it, so that a record and a function may share one}
     */
    default String symbol() {
      return "@" + name();
    }
  }

  /** A record type. */
  public record RecordItem(RecordType type, Comments comments) implements Item {
    @Override
    public String name() {
      return type.name();
    }

    @Override
    public String symbol() {
      return type.name();
    }
  }

  /** A function that another module defines. */
  public record Declaration(String name, FunctionType type, Comments comments) implements Item {}

  /** A function defined here. */
  public record FunctionItem(Function function) implements Item {
    @Override
    public String name() {
      return function.name();
    }
  }

  /** Makes an empty module that came from this file, or was made under this name. */
  public Module(String source) {
    this.source = source;
  }

  /** Gives an object a name, by which constants in the text form refer to it. */
  public Module name(String name, Object object) {
    objects.put(name, object);
    return this;
  }

  /** {@return the object of this name, or null} */
  public @Nullable Object object(String name) {
    return objects.get(name);
  }

  /** {@return the file the text form came from; positions in it need not be printed} */
  public String source() {
    return source;
  }

  public Collection<Item> items() {
    return Collections.unmodifiableCollection(items.values());
  }

  public Module add(Item item) {
    if (items.putIfAbsent(item.symbol(), item) != null) {
      throw new IllegalArgumentException("the module already has something named " + item.symbol());
    }
    return this;
  }

  public Module add(Function function) {
    return add(new FunctionItem(function));
  }

  /** Gives a record that was added without fields its fields. */
  public void define(RecordType type, List<RecordType.Field> fields, Comments comments) {
    items.remove(type.name()); // its place is here, not where its name was first seen
    items.put(type.name(), new RecordItem(type.define(fields), comments));
  }

  /** Puts a changed version where the function of that name was. */
  public void replace(Function function) {
    if (function(function.name()) == null) {
      throw new IllegalArgumentException("the module defines no function @" + function.name());
    }
    items.put("@" + function.name(), new FunctionItem(function));
  }

  /** Takes out the function that is defined or declared here under this name, if there is one. */
  public void remove(String function) {
    items.remove("@" + function);
  }

  /**
   * {@return whether something has this symbol: a function's with its at sign, a record's without}
   */
  public boolean contains(String symbol) {
    return items.containsKey(symbol);
  }

  public List<Function> functions() {
    return items.values().stream()
        .filter(FunctionItem.class::isInstance)
        .map(item -> ((FunctionItem) item).function())
        .toList();
  }

  public List<RecordType> records() {
    return items.values().stream()
        .filter(RecordItem.class::isInstance)
        .map(item -> ((RecordItem) item).type())
        .toList();
  }

  /** {@return the function defined here under this name, or null} */
  public @Nullable Function function(String name) {
    return items.get("@" + name) instanceof FunctionItem item ? item.function() : null;
  }

  /** {@return the type of the function defined or declared here under this name, or null} */
  public @Nullable FunctionType typeOf(String name) {
    return switch (items.get("@" + name)) {
      case FunctionItem(Function function) -> function.type();
      case Declaration declaration -> declaration.type();
      case RecordItem _ -> null;
      case null -> null;
    };
  }

  /** {@return the record type of this name, or null} */
  public @Nullable RecordType record(String name) {
    return items.get(name) instanceof RecordItem item ? item.type() : null;
  }

  /** {@return the comments after the last item} */
  public List<String> closingComments() {
    return closingComments;
  }

  public void setClosingComments(List<String> comments) {
    closingComments = List.copyOf(comments);
  }
}
