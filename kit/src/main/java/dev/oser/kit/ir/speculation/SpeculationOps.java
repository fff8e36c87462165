package dev.oser.kit.ir.speculation;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.ImmediateReader;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.OpFamily;
import dev.oser.kit.ir.OpSyntax;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import dev.oser.kit.ir.speculation.SpeculationOp.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How the ops of speculation are written. */
public final class SpeculationOps implements OpFamily {
  public static final OpFamily FAMILY = new SpeculationOps();

  private SpeculationOps() {}

  @Override
  public String name() {
    return "speculation";
  }

  @Override
  public String documentation() {
    return "Ops with which a function assumes what it cannot prove. They are lowered to branches"
        + " and transitions before it runs.";
  }

  @Override
  public Map<String, List<OpSyntax>> syntax() {
    var all = new ArrayList<OpSyntax>();
    all.add(OpSyntax.plain(new SpeculationOp.Checkpoint(), "block(a, …), exit"));
    all.add(
        new OpSyntax(
            "assume",
            "[number] condition, checkpoint",
            SpeculationOps::readAssume,
            new SpeculationOp.Assume(0)));
    all.add(
        new OpSyntax(
            "holds",
            "\"name\"",
            reader -> new SpeculationOp.Holds(reader.string()),
            new SpeculationOp.Holds("")));
    all.add(OpSyntax.plain(new SpeculationOp.Failure(), ""));
    for (var place : Place.values()) {
      var form = place.hasCaller() ? "@function(frame, a, …)" : "@function(a, …)";
      var example = new Framestate(place, "f", FunctionType.of(CoreType.VOID, CoreType.I32));
      all.add(
          new OpSyntax(example.mnemonic(), form, reader -> readFramestate(place, reader), example));
    }
    all.add(OpSyntax.plain(new SpeculationOp.Deopt(), "frame, number"));
    all.add(
        new OpSyntax(
            "deopt.to",
            "\"entry\" frame, number",
            reader -> new SpeculationOp.Deopt(reader.string()),
            new SpeculationOp.Deopt("")));
    all.add(
        new OpSyntax(
            "call.framed",
            "@function(frame, a, …)",
            SpeculationOps::readFramedCall,
            new SpeculationOp.FramedCall("f", FunctionType.of(CoreType.VOID))));
    var syntax = new LinkedHashMap<String, List<OpSyntax>>();
    syntax.put("Assumptions", all);
    return syntax;
  }

  private static Op readAssume(ImmediateReader reader) {
    var numbers = reader.cases();
    if (numbers.size() != 1) {
      throw reader.failure("expected the number of the assumption, as in assume [1] %ok, %point");
    }
    return new SpeculationOp.Assume(numbers.getFirst());
  }

  private static Op readFramedCall(ImmediateReader reader) {
    var function = reader.function();
    return new SpeculationOp.FramedCall(function.name(), function.type());
  }

  private static Op readFramestate(Place place, ImmediateReader reader) {
    var function = reader.function();
    if (function.type().parameters().isEmpty()) {
      throw reader.failure(
          "@"
              + function.name()
              + " takes no arguments; a frame is told what failed or was returned");
    }
    return new Framestate(place, function.name(), function.type());
  }
}
