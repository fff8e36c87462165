package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.ImmediateReader;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.OpFamily;
import dev.oser.kit.ir.OpSyntax;
import dev.oser.lang.sourir.interp.ResolvedProgram;
import dev.oser.lang.sourir.runtime.Nil;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How the ops of sourir are written. Functions are those of one program. */
public final class SourirOps implements OpFamily {
  private final ResolvedProgram program;

  public SourirOps(ResolvedProgram program) {
    this.program = program;
  }

  @Override
  public String name() {
    return "sourir";
  }

  @Override
  public String documentation() {
    return "What sourir's values need. All are defined for all operands, so that they can be"
        + " moved.";
  }

  @Override
  public Map<String, List<OpSyntax>> syntax() {
    var syntax = new LinkedHashMap<String, List<OpSyntax>>();
    var values = new ArrayList<OpSyntax>();
    for (var op : SourirOp.Plain.values()) {
      values.add(OpSyntax.plain(op, operands(op)));
    }
    values.add(OpSyntax.plain(new SourirOp.Known(Nil.NIL), ""));
    values.add(known("sourir.text", "text", reader -> new SourirOp.Known(reader.string())));
    values.add(
        known(
            "sourir.function",
            program.main(),
            reader -> new SourirOp.Known(program.function(reader.string()))));
    values.add(
        new OpSyntax(
            "sourir.is_callable",
            "[arguments] a",
            reader -> new SourirOp.IsCallable(count(reader)),
            new SourirOp.IsCallable(0)));
    for (var kind : SourirOp.Many.Kind.values()) {
      var example = new SourirOp.Many(kind, 0);
      values.add(
          new OpSyntax(
              example.mnemonic(),
              "[count] (a, …)",
              reader -> new SourirOp.Many(kind, count(reader)),
              example));
    }
    syntax.put("Values", values);
    var places = new ArrayList<OpSyntax>();
    var nowhere = new LineSite(program.main().active(), 0, () -> false);
    for (var action : SourirOp.AtLine.Action.values()) {
      places.add(written(new SourirOp.AtLine(action, nowhere)));
    }
    for (var action : SourirOp.Returning.Action.values()) {
      places.add(written(new SourirOp.Returning(action, new Result())));
    }
    var main = program.main();
    var entry = new Entry.Call(main, new Signature(List.of()), KindContext.top(1));
    var exit = new ExitSite((_, _) -> {}, entry, main.active(), 0, false);
    places.add(written(new SourirOp.Leave(exit)));
    syntax.put("Places in a program", places);
    return syntax;
  }

  private static String operands(Op op) {
    return IntStream.range(0, op.operandTypes().size())
        .mapToObj(i -> String.valueOf((char) ('a' + i)))
        .collect(Collectors.joining(", "));
  }

  private static OpSyntax known(String mnemonic, Object example, ImmediateReader.OpReader reader) {
    return new OpSyntax(mnemonic, "\"name\"", reader, new SourirOp.Known(example));
  }

  private static int count(ImmediateReader reader) {
    var numbers = reader.cases();
    if (numbers.size() != 1) {
      throw reader.failure("expected one number in brackets");
    }
    return numbers.getFirst();
  }

  /** What belongs to a line of a program that runs is only written, not read. */
  private static OpSyntax written(Op example) {
    return new OpSyntax(
        example.mnemonic(),
        ((example.immediates().isEmpty() ? "" : "[line] ") + operands(example)).strip(),
        reader -> {
          throw reader.failure(example.mnemonic() + " is only made by the compiler");
        },
        example);
  }
}
