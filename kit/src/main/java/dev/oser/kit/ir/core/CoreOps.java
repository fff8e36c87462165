package dev.oser.kit.ir.core;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.ImmediateReader;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.OpFamily;
import dev.oser.kit.ir.OpSyntax;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The core family: every op it has, and how each is written. */
public final class CoreOps implements OpFamily {
  public static final CoreOps FAMILY = new CoreOps();

  private final Map<String, List<OpSyntax>> syntax = new LinkedHashMap<>();

  private CoreOps() {
    syntax.put("Integers", integers());
    syntax.put("Floating point", floats());
    syntax.put("Booleans", booleans());
    syntax.put("Comparisons", comparisons());
    syntax.put(
        "Conversions",
        Arrays.stream(Conversion.values()).map(op -> OpSyntax.plain(op, "a")).toList());
    syntax.put("Selection", List.of(typed("select", "T condition, a, b", Select::new)));
    syntax.put("Control flow", control());
    syntax.put("Calls", calls());
    syntax.put("Arrays", arrays());
    syntax.put("Records", records());
    syntax.put("References", references());
    syntax.put("Output", output());
  }

  @Override
  public String name() {
    return "core";
  }

  @Override
  public String documentation() {
    return "Ops every language shares. A type T in the form is part of the op; a, b, … are"
        + " operands.";
  }

  @Override
  public Map<String, List<OpSyntax>> syntax() {
    return syntax;
  }

  private static List<OpSyntax> integers() {
    var list = new ArrayList<OpSyntax>();
    for (var type : List.of(CoreType.I32, CoreType.I64)) {
      for (var kind : IntegerBinary.Kind.values()) {
        list.add(OpSyntax.plain(kind.on(type), "a, b"));
      }
      for (var kind : IntegerUnary.Kind.values()) {
        list.add(OpSyntax.plain(kind.on(type), "a"));
      }
      for (var kind : IntegerOverflow.Kind.values()) {
        list.add(OpSyntax.plain(kind.on(type), kind == IntegerOverflow.Kind.NEG ? "a" : "a, b"));
      }
    }
    return list;
  }

  private static List<OpSyntax> floats() {
    var list = new ArrayList<OpSyntax>();
    for (var op : FloatBinary.values()) {
      list.add(OpSyntax.plain(op, "a, b"));
    }
    for (var op : FloatUnary.values()) {
      list.add(OpSyntax.plain(op, "a"));
    }
    return list;
  }

  private static List<OpSyntax> booleans() {
    return Arrays.stream(BooleanOp.values())
        .map(op -> OpSyntax.plain(op, op.operandTypes().size() == 1 ? "a" : "a, b"))
        .toList();
  }

  private static List<OpSyntax> comparisons() {
    var list = new ArrayList<OpSyntax>();
    for (var type : CoreType.values()) {
      for (var kind : Comparison.Kind.values()) {
        if (kind.isDefinedOn(type)) {
          list.add(OpSyntax.plain(kind.on(type), "a, b"));
        }
      }
    }
    return list;
  }

  private static List<OpSyntax> control() {
    return List.of(
        OpSyntax.plain(new ControlOp.Jump(), "block(a, …)"),
        new OpSyntax(
            "branch",
            "condition, block(a, …), block(b, …)",
            reader -> new ControlOp.Branch(reader.weights()),
            new ControlOp.Branch()),
        new OpSyntax(
            "switch",
            "[case, …] a, block(b, …), …, block(c, …)",
            reader -> new ControlOp.Switch(reader.cases()),
            new ControlOp.Switch(List.of())),
        new OpSyntax(
            "return",
            "a",
            reader -> new ControlOp.Return(reader.resultType()),
            new ControlOp.Return(Placeholder.T)),
        new OpSyntax(
            "transition",
            "@function(a, …)",
            reader -> {
              var function = reader.function();
              return new ControlOp.Transition(function.name(), function.type());
            },
            new ControlOp.Transition("f", FunctionType.of(Placeholder.T))),
        new OpSyntax(
            "trap",
            "\"message\"",
            reader -> new ControlOp.TrapOp(reader.string()),
            new ControlOp.TrapOp("")));
  }

  private static List<OpSyntax> calls() {
    var type = FunctionType.of(Placeholder.T);
    return List.of(
        new OpSyntax(
            "call",
            "@function(a, …)",
            reader -> {
              var function = reader.function();
              return new CallOp.Call(function.name(), function.type());
            },
            new CallOp.Call("f", type)),
        new OpSyntax(
            "call.indirect",
            "fn(T, …) -> T (function, a, …)",
            reader -> new CallOp.CallIndirect(reader.functionType()),
            new CallOp.CallIndirect(type)),
        new OpSyntax(
            "call.host",
            "\"package.Class.method\" fn(T, …) -> T (a, …)",
            CoreOps::readHost,
            new CallOp.Host("java.lang.Math", "random", type)));
  }

  private static Op readHost(ImmediateReader reader) {
    var name = reader.string();
    try {
      CallOp.Host.of(name, FunctionType.of(CoreType.VOID));
    } catch (IllegalArgumentException e) {
      throw reader.failure(String.valueOf(e.getMessage()));
    }
    return CallOp.Host.of(name, reader.functionType());
  }

  private static List<OpSyntax> arrays() {
    return List.of(
        typed("array.new", "T length", ArrayOp.New::new),
        new OpSyntax(
            "array.data",
            "T [literal, …]",
            CoreOps::readData,
            new ArrayOp.Data(Placeholder.T, new long[0])),
        typed("array.length", "T array", ArrayOp.Length::new),
        typed("array.load", "T array, index", ArrayOp.Load::new),
        typed("array.store", "T array, index, a", ArrayOp.Store::new));
  }

  private static Op readData(ImmediateReader reader) {
    var element = reader.type();
    if (element instanceof ArrayType(Type inner) && Literals.canBeData(inner)) {
      return data(inner, List.of()); // "i64 []", no elements, reads as a type
    }
    if (!Literals.canBeData(element)) {
      throw reader.failure(
          "data has elements of type i1, i8, i32, i64 or f64, not " + element.text());
    }
    return data(element, reader.elements(element));
  }

  private static Op data(Type element, List<Object> elements) {
    Object array =
        switch ((CoreType) element) {
          case I1 -> new boolean[elements.size()];
          case I8 -> new byte[elements.size()];
          case I32 -> new int[elements.size()];
          case I64 -> new long[elements.size()];
          case F64 -> new double[elements.size()];
          case VOID, REF -> throw new IllegalStateException();
        };
    for (int i = 0; i < elements.size(); i++) {
      Array.set(array, i, elements.get(i));
    }
    return new ArrayOp.Data(element, array);
  }

  private static List<OpSyntax> records() {
    var example = new RecordType("R").define(List.of(new RecordType.Field("field", Placeholder.T)));
    return List.of(
        new OpSyntax(
            "record.new",
            "R(a, …)",
            reader -> new RecordOp.New(reader.record()),
            new RecordOp.New(example)),
        new OpSyntax(
            "record.get",
            "R.field record",
            reader -> {
              var field = reader.field();
              return new RecordOp.Get(field.record(), field.index());
            },
            new RecordOp.Get(example, 0)),
        new OpSyntax(
            "record.set",
            "R.field record, a",
            reader -> {
              var field = reader.field();
              return new RecordOp.Set(field.record(), field.index());
            },
            new RecordOp.Set(example, 0)));
  }

  private static List<OpSyntax> references() {
    return List.of(
        OpSyntax.plain(ReferenceOp.Identity.EQ, "a, b"),
        OpSyntax.plain(ReferenceOp.Identity.NE, "a, b"),
        reference("ref.is", ReferenceOp.Is::new),
        reference("ref.cast", ReferenceOp.Cast::new));
  }

  private static List<OpSyntax> output() {
    return List.of(
        new OpSyntax("print", "T a", CoreOps::readPrint, new OutputOp.Print(CoreType.I64)),
        OpSyntax.plain(new OutputOp.Write(), "bytes, from, count"));
  }

  private static Op readPrint(ImmediateReader reader) {
    var type = reader.type();
    if (type instanceof CoreType core && core != CoreType.VOID && core != CoreType.REF) {
      return new OutputOp.Print(core);
    }
    throw reader.failure("print takes i1, i8, i32, i64 or f64, not " + type.text());
  }

  /** An op with one immediate: the type of values it works on. */
  private static OpSyntax typed(String mnemonic, String form, Function<Type, Op> make) {
    return new OpSyntax(
        mnemonic,
        form,
        reader -> {
          var type = reader.type();
          if (type == CoreType.VOID) {
            throw reader.failure("no value has type void");
          }
          return make.apply(type);
        },
        make.apply(Placeholder.T));
  }

  private static OpSyntax reference(String mnemonic, Function<Type, Op> make) {
    return new OpSyntax(
        mnemonic,
        "T a",
        reader -> {
          var type = reader.type();
          if (!type.isReference()) {
            throw reader.failure(
                mnemonic + " takes an array, record, function or ref type, not " + type.text());
          }
          if (!ReferenceOp.canTest(type)) {
            throw reader.failure(
                "arrays of functions cannot be told apart by "
                    + mnemonic
                    + ", not even "
                    + type.text());
          }
          return make.apply(type);
        },
        make.apply(Placeholder.T));
  }
}
