package dev.oser.kit.ir.text;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.text.Token.Kind;
import java.util.ArrayList;

/** Reads types. */
final class TypeReader {
  /** Deeper types are a mistake or an attack; the JVM itself stops at 255 dimensions. */
  private static final int MOST_NESTED = 64;

  private final Cursor cursor;
  private final Module module;
  private int nesting;

  TypeReader(Cursor cursor, Module module) {
    this.cursor = cursor;
    this.module = module;
  }

  /** Reads the type of a value. */
  Type value() {
    var start = cursor.peek();
    var type = any();
    if (type == CoreType.VOID) {
      throw cursor.failure(start, "no value has type void");
    }
    return type;
  }

  /** Reads a type, void included. */
  Type any() {
    if (++nesting > MOST_NESTED) {
      throw cursor.failure(
          cursor.peek(), "this type is nested more than " + MOST_NESTED + " levels deep");
    }
    var start = cursor.peek();
    var type = start.is("fn") ? function() : simple();
    int dimensions = dimensions(type);
    while (cursor.peek().is("[") && cursor.peek(1).is("]")) {
      if (type == CoreType.VOID) {
        throw cursor.failure(start, "an array needs elements with a value, not void");
      }
      if (++dimensions > MOST_NESTED) {
        throw cursor.failure(
            start, "this type is nested more than " + MOST_NESTED + " levels deep");
      }
      cursor.take();
      cursor.take();
      type = new ArrayType(type);
    }
    nesting--;
    return type;
  }

  private static int dimensions(Type type) {
    return type instanceof ArrayType(Type element) ? 1 + dimensions(element) : 0;
  }

  private Type simple() {
    if (cursor.accept("(")) {
      var type = value();
      cursor.take(")");
      return type;
    }
    var word = cursor.take(Kind.WORD, "a type");
    for (var core : CoreType.values()) {
      if (core.text().equals(word.text())) {
        return core;
      }
    }
    var record = module.record(word.text());
    if (record == null) {
      throw cursor.failure(
          word,
          "unknown type '"
              + word.text()
              + "'; expected i1, i8, i32, i64, f64, ref, fn(…) or a record of this module");
    }
    return record;
  }

  FunctionType function() {
    var start = cursor.peek();
    cursor.take("fn");
    cursor.take("(");
    var parameters = new ArrayList<Type>();
    while (!cursor.peek().is(")")) {
      parameters.add(value());
      if (!cursor.accept(",")) {
        break;
      }
    }
    cursor.take(")");
    cursor.take("->");
    var type = new FunctionType(parameters, any());
    var excess = type.excess();
    if (excess != null) {
      throw cursor.failure(start, "this function " + excess);
    }
    return type;
  }
}
