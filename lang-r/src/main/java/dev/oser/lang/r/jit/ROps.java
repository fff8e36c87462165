package dev.oser.lang.r.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.OpFamily;
import dev.oser.kit.ir.OpSyntax;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Loud;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How the ops of R are written. Those of a place in a program are only made by the compiler. */
public final class ROps implements OpFamily {
  private final Steps steps;

  /** Makes the family for a session, of which examples are. */
  public ROps(Steps steps) {
    this.steps = steps;
  }

  @Override
  public String name() {
    return "r";
  }

  @Override
  public String documentation() {
    return "What R's values, variables and loops need. All but those that run other code are"
        + " defined for all operands, so that they can be moved.";
  }

  @Override
  public Map<String, List<OpSyntax>> syntax() {
    var syntax = new LinkedHashMap<String, List<OpSyntax>>();
    var plain = new ArrayList<OpSyntax>();
    for (var op : ROp.Plain.values()) {
      plain.add(OpSyntax.plain(op, operands(op)));
    }
    syntax.put("Values and variables", plain);
    var builtins = new ArrayList<OpSyntax>();
    for (var op : BuiltinOp.values()) {
      builtins.add(OpSyntax.plain(op, operands(op)));
    }
    syntax.put("Builtins", builtins);
    var nowhere = new Site(steps, Code.nothing(), 0, null);
    var places = new ArrayList<OpSyntax>();
    for (var action : At.Action.values()) {
      places.add(written(new At(action, nowhere), "\"place\" "));
    }
    for (var action : PartOp.Action.values()) {
      places.add(written(new PartOp(action, nowhere), "\"place\" "));
    }
    for (var action : Loud.Action.values()) {
      places.add(written(new Loud(action, nowhere, 0), "[count] \"place\""));
    }
    for (boolean consumes : new boolean[] {false, true}) {
      places.add(written(new QuietOp(nowhere, 0, consumes), "[count] \"place\""));
    }
    var pure = new PureCall("function", FunctionType.of(CoreType.REF), nowhere);
    places.add(written(pure, "@function"));
    syntax.put("Places in a program", places);
    return syntax;
  }

  private static String operands(Op op) {
    return IntStream.range(0, op.operandTypes().size())
        .mapToObj(i -> String.valueOf((char) ('a' + i)))
        .collect(Collectors.joining(", "));
  }

  private static OpSyntax written(Op example, String immediates) {
    return new OpSyntax(
        example.mnemonic(),
        example.takesArgumentList()
            ? immediates + "(" + operands(example) + ", …)"
            : (immediates + operands(example)).strip(),
        reader -> {
          throw reader.failure(example.mnemonic() + " is only made by the compiler");
        },
        example);
  }
}
