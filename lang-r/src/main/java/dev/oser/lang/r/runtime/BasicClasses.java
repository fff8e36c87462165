package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.S4Object;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The classes that are there when a session begins, as {@code is} of their instances shows. */
final class BasicClasses {
  /** Classes that have instances and what they extend directly. */
  private static final String INSTANTIABLE =
      """
      numeric: vector
      double: numeric vector
      integer: double numeric vector data.frameRowLabels
      character: vector data.frameRowLabels SuperClassMethod
      logical: vector
      complex: vector
      raw: vector
      list: vector
      expression: vector
      function: OptionalFunction PossibleMethod
      NULL: OptionalFunction optionalMethod
      name: language refObject
      call: language
      {: language
      if: language
      <-: language
      for: language
      while: language
      repeat: language
      (: language
      environment: refObject
      externalptr: refObject
      S4:
      missing:
      matrix: array
      array: structure
      factor: integer oldClass
      ordered: factor
      data.frame: list oldClass
      table: oldClass
      Date: oldClass
      POSIXct: POSIXt
      POSIXlt: POSIXt
      difftime: oldClass
      formula: oldClass
      lm: oldClass
      glm: lm
      classRepresentation:
      standardGeneric: genericFunction
      nonstandardGenericFunction: genericFunction
      MethodDefinition: function
      classGeneratorFunction: function
      refObjectGenerator: classGeneratorFunction
      envRefClass: .environment refClass environment
      .environment: refClass environment refObject
      """;

  private static final String VIRTUAL =
      """
      ANY:
      VIRTUAL:
      vector:
      structure: vector
      language:
      refObject:
      refClass: environment refObject
      oldClass:
      POSIXt: oldClass
      OptionalFunction:
      PossibleMethod:
      optionalMethod:
      genericFunction: function
      data.frameRowLabels:
      SuperClassMethod:
      """;

  private BasicClasses() {}

  static void defineIn(FormalClasses classes, Runtime runtime) {
    VIRTUAL.lines().forEach(line -> define(classes, line, true, runtime));
    INSTANTIABLE.lines().forEach(line -> define(classes, line, false, runtime));
  }

  private static void define(FormalClasses classes, String line, boolean virtual, Runtime runtime) {
    int colon = line.lastIndexOf(':');
    var name = line.substring(0, colon);
    var direct = line.substring(colon + 1).strip();
    classes.define(
        new FormalClass(
            name,
            "methods",
            FormalClass.Kind.BASIC,
            virtual,
            Map.of(),
            direct.isEmpty() ? List.of() : Arrays.asList(direct.split(" ")),
            name,
            prototype(name, runtime)));
  }

  private static Value prototype(String name, Runtime runtime) {
    return switch (name) {
      case "numeric", "double" -> DoubleVector.of();
      case "integer" -> IntVector.of();
      case "character" -> StringVector.of(new String[0]);
      case "logical" -> LogicalVector.of(new int[0]);
      case "complex" -> new ComplexVector(new double[0], new double[0]);
      case "raw" -> new RawVector(new byte[0]);
      case "list" -> ListVector.ofLength(0);
      case "expression" -> ExpressionVector.of();
      case "function" ->
          new Closure(new Closure.Definition(Formals.NONE, NullValue.NULL), runtime.library());
      case "environment" -> new Environment(runtime.global());
      case "name" -> Symbol.of("<UNDEFINED>");
      case "matrix" -> array(0, 0);
      case "array" -> array(0);
      case "factor" -> {
        var factor = IntVector.of();
        factor.setAttribute(Symbol.LEVELS, StringVector.of(new String[0]));
        yield ofClass(factor, "factor");
      }
      case "data.frame" -> {
        var frame = ListVector.ofLength(0);
        frame.setAttribute(Symbol.NAMES, StringVector.of(new String[0]));
        frame.setAttribute(Symbol.ROW_NAMES, IntVector.of());
        yield ofClass(frame, "data.frame");
      }
      case "Date" -> ofClass(DoubleVector.of(), "Date");
      case "POSIXct" -> ofClass(DoubleVector.of(), "POSIXct", "POSIXt");
      case "S4" -> new S4Object();
      default -> NullValue.NULL;
    };
  }

  private static Value array(int... extents) {
    var array = LogicalVector.of(new int[0]);
    array.setAttribute(Symbol.DIM, IntVector.of(extents));
    return array;
  }

  private static Value ofClass(Value value, String... classes) {
    value.setAttribute(Symbol.CLASS, StringVector.of(classes));
    return value;
  }
}
