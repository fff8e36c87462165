package dev.oser.kit.ir;

import java.util.List;
import java.util.function.Function;

/**
 * What an op's syntax reads between its mnemonic and its operands. Each method reads one thing or
 * fails with a positioned error saying what was expected.
 */
public interface ImmediateReader {
  Type type();

  /** Reads a type that must be a function type. */
  FunctionType functionType();

  /** Reads {@code @name}; the function must be defined or declared in the module. */
  FunctionSymbol function();

  /** Reads {@code Record}. */
  RecordType record();

  /** Reads {@code Record.field}. */
  FieldSymbol field();

  /** Reads a string literal. */
  String string();

  /**
   * Reads either a string literal, for bytes, or a bracketed list of literals of the element type.
   */
  List<Object> elements(Type element);

  /** Reads the case labels of a switch ahead of its edges. */
  List<Integer> cases();

  /** Reads how often a branch goes which way, or nothing if that is not said. */
  List<Integer> weights();

  /** {@return the result type of the function being read} */
  Type resultType();

  /** {@return a failure at what was read last, saying what is wrong with it} */
  RuntimeException failure(String message);

  /** A function's name with its type. */
  record FunctionSymbol(String name, FunctionType type) {}

  /** A field of a record. */
  record FieldSymbol(RecordType record, int index) {}

  /** How to make an op from what follows its mnemonic. */
  interface OpReader extends Function<ImmediateReader, Op> {}
}
