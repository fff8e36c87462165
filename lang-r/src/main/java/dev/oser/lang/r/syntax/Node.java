package dev.oser.lang.r.syntax;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * R's syntax tree. What R treats as a call is a {@link Call}: {@code if}, <code>{</code>, {@code
 * (}, {@code <-}, {@code [}, operators. Trees are compared by what they say; where they come from
 * (the spans) is kept beside them and does not count.
 *
 * <p>Trees can be deeper than a Java stack: {@code equals} does not recurse and {@code hashCode}
 * looks at the surface only.
 */
public sealed interface Node {
  /** A name. Backticks are not part of it. */
  record Name(String text) implements Node {
    public Name {
      if (text.isEmpty()) {
        throw new IllegalArgumentException("a name is not empty");
      }
    }
  }

  /** What stands where an argument or a default is left out. */
  enum Empty implements Node {
    EMPTY
  }

  /** Something that means itself. */
  sealed interface Constant extends Node {}

  enum Null implements Constant {
    NULL
  }

  enum Logical implements Constant {
    FALSE,
    TRUE
  }

  /** {@code NA} and its relatives; the logical one is {@code NA}. */
  enum NotAvailable implements Constant {
    LOGICAL("NA"),
    INTEGER("NA_integer_"),
    DOUBLE("NA_real_"),
    COMPLEX("NA_complex_"),
    STRING("NA_character_");

    private final String text;

    NotAvailable(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  record Int(int value) implements Constant {}

  /** A double; infinite and NaN included, {@code NA_real_} not. */
  record Double(double value) implements Constant {}

  record Complex(double real, double imaginary) implements Constant {}

  /** A byte. No text reads as one: it is an argument of {@code as.raw}. */
  record Raw(int value) implements Constant {}

  /** A string. Bytes that are not UTF-8 are kept as {@link Bytes} describes. */
  record Text(String value) implements Constant {}

  /**
   * What no text reads as: evaluation puts it into a tree ({@code bquote}, {@code substitute}) or
   * it is deparsed on its own.
   */
  sealed interface Data extends Node {}

  /**
   * A vector.
   *
   * @param elements constants of the type, or any nodes in a list
   * @param names one for each element, empty where it has none; or no names at all
   */
  record Vector(VectorType type, List<Node> elements, List<String> names) implements Data {
    public Vector {
      elements = List.copyOf(elements);
      names = List.copyOf(names);
      if (!names.isEmpty() && names.size() != elements.size()) {
        throw new IllegalArgumentException(
            names.size() + " names for " + elements.size() + " elements");
      }
    }
  }

  /** The types of vectors and what an empty one is written as. */
  enum VectorType {
    LOGICAL("logical(0)"),
    INTEGER("integer(0)"),
    DOUBLE("numeric(0)"),
    COMPLEX("complex(0)"),
    STRING("character(0)"),
    RAW("raw(0)"),
    LIST("list()");

    private final String empty;

    VectorType(String empty) {
      this.empty = empty;
    }

    String empty() {
      return empty;
    }
  }

  /**
   * A call.
   *
   * @param spans for <code>{</code> from a source: the brace and then each statement
   */
  record Call(Node function, List<Argument> arguments, List<SourceSpan> spans) implements Node {
    public Call {
      arguments = List.copyOf(arguments);
      spans = List.copyOf(spans);
    }

    /** {@return a call with arguments without names} */
    public static Call of(Node function, Node... arguments) {
      return new Call(function, Argument.unnamed(arguments), List.of());
    }

    /** {@return a call of a function by its name} */
    public static Call of(String function, Node... arguments) {
      return of(new Name(function), arguments);
    }

    /** {@return whether this calls the function of that name} */
    public boolean calls(String name) {
      return function instanceof Name(var text) && text.equals(name);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Node node && SameTree.same(this, node);
    }

    @Override
    public int hashCode() {
      int hash = function instanceof Name ? function.hashCode() : 17;
      for (var argument : arguments) {
        hash = 31 * hash + SameTree.surfaceHash(argument.value());
      }
      return hash;
    }
  }

  /**
   * A function definition: in R a call of {@code function} with the formals, the body and the
   * source reference.
   *
   * @param span where it is written, if it comes from a source; printing shows this text
   */
  record Function(List<Formal> formals, Node body, @Nullable SourceSpan span) implements Node {
    public Function {
      formals = List.copyOf(formals);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Node node && SameTree.same(this, node);
    }

    @Override
    public int hashCode() {
      return 31 * formals.size() + SameTree.surfaceHash(body);
    }
  }

  /** A function, which is written otherwise than its definition. */
  record Closure(Function definition) implements Data {}

  /** What cannot be written as code. */
  record Opaque(String text) implements Data {}

  /**
   * A vector with attributes other than names.
   *
   * @param data the vector without them
   */
  record Structure(Node data, List<Argument> attributes) implements Data {
    public Structure {
      attributes = List.copyOf(attributes);
    }
  }

  /** An argument of a call. */
  record Argument(@Nullable String name, Node value) {
    static List<Argument> unnamed(Node... values) {
      return Arrays.stream(values).map(value -> new Argument(null, value)).toList();
    }

    @Override
    public int hashCode() {
      return 31 * Objects.hashCode(name) + SameTree.surfaceHash(value);
    }
  }

  /** A parameter of a function; {@link Empty} means that it has no default. */
  record Formal(String name, Node standard) {
    @Override
    public int hashCode() {
      return 31 * name.hashCode() + SameTree.surfaceHash(standard);
    }
  }
}
