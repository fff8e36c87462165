package dev.oser.kit.ir.text;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.ImmediateReader;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.text.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads what ops have between their mnemonic and their operands. */
final class Immediates implements ImmediateReader {
  private final Cursor cursor;
  private final TypeReader types;
  private final LiteralReader literals;
  private final Module module;
  private final Type resultType;
  private Token last;

  Immediates(
      Cursor cursor, TypeReader types, LiteralReader literals, Module module, Type resultType) {
    this.cursor = cursor;
    this.types = types;
    this.literals = literals;
    this.module = module;
    this.resultType = resultType;
    this.last = cursor.peek();
  }

  @Override
  public Type type() {
    last = cursor.peek();
    return types.any();
  }

  @Override
  public FunctionType functionType() {
    last = cursor.peek();
    if (!last.is("fn")) {
      throw cursor.expected("a function type such as fn(i64) -> i64");
    }
    return types.function();
  }

  @Override
  public FunctionSymbol function() {
    last = cursor.take(Kind.FUNCTION);
    var type = module.typeOf(last.text());
    if (type == null) {
      throw failure(
          "unknown function @"
              + last.text()
              + "; define it in this module or declare it: declare @"
              + last.text()
              + "(…) -> …");
    }
    return new FunctionSymbol(last.text(), type);
  }

  @Override
  public RecordType record() {
    last = cursor.take(Kind.WORD, "the name of a record");
    return recordNamed(last.text());
  }

  @Override
  public FieldSymbol field() {
    last = cursor.take(Kind.WORD, "a field such as Record.field");
    var parts = last.text().split("\\.", -1);
    if (parts.length != 2) {
      throw failure("expected a field such as Record.field, found " + last.quoted());
    }
    var record = recordNamed(parts[0]);
    int index = record.indexOf(parts[1]);
    if (index < 0) {
      throw failure("record " + parts[0] + " has no field " + parts[1]);
    }
    return new FieldSymbol(record, index);
  }

  private RecordType recordNamed(String name) {
    var record = module.record(name);
    if (record == null) {
      throw failure("there is no record " + name + " in this module");
    }
    return record;
  }

  @Override
  public String string() {
    last = cursor.take(Kind.STRING);
    return last.text();
  }

  @Override
  public List<Object> elements(Type element) {
    last = cursor.peek();
    return last.is(Kind.STRING) && element == CoreType.I8 ? bytes(string()) : list(element);
  }

  private List<Object> bytes(String text) {
    var bytes = new ArrayList<Object>(text.length());
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 127) {
        throw failure("a string of bytes holds ASCII only; write other bytes as a list of numbers");
      }
      bytes.add((byte) text.charAt(i));
    }
    return bytes;
  }

  private List<Object> list(Type element) {
    var values = new ArrayList<Object>();
    cursor.take("[");
    while (!cursor.peek().is("]")) {
      skipComments();
      if (cursor.peek().is(Kind.VALUE)) {
        throw cursor.expected(
            "a constant of type " + element.text() + ", for this is part of the op");
      }
      values.add(Objects.requireNonNull(literals.constant(element).value()));
      skipComments();
      if (!cursor.accept(",")) {
        break;
      }
      skipComments();
    }
    cursor.take("]");
    return values;
  }

  private void skipComments() {
    while (cursor.peek().is(Kind.COMMENT)) {
      cursor.take();
    }
  }

  @Override
  public List<Integer> cases() {
    return list(CoreType.I32).stream().map(Integer.class::cast).toList();
  }

  @Override
  public List<Integer> weights() {
    last = cursor.peek();
    if (!last.is("[")) {
      return List.of();
    }
    var weights = cases();
    if (weights.size() != 2 || weights.stream().anyMatch(weight -> weight < 0)) {
      throw failure("expected two weights such as [1, 999], neither below 0, found " + weights);
    }
    return weights;
  }

  @Override
  public Type resultType() {
    return resultType;
  }

  @Override
  public RuntimeException failure(String message) {
    return cursor.failure(last, message);
  }
}
