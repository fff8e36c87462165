package dev.oser.kit.filetest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.analysis.Violation;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Place;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.correspondence.Correspondence;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.StateMapText;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.OpenPoint;
import dev.oser.kit.osr.point.OsrCondition;
import dev.oser.kit.osr.point.OsrPoint;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * On-stack replacement as text. The version that is left is the function of the input (forward) or
 * what the passes make of it (backward); the one that is entered is the other.
 *
 * <pre>
 * map @f PLACE DIRECTION STRENGTH PASSES
 * continuation @f PLACE DIRECTION STRENGTH PASSES
 * point @f PLACE WHEN DIRECTION STRENGTH PASSES
 * open-point @f PLACE WHEN [%value]
 * </pre>
 *
 * <p>A place is a block or a value of the version that is left; a point fires always, never,
 * counter:N, guard:%value or flag:@function.
 */
final class OsrText {
  static final List<String> COMMANDS = List.of("map", "continuation", "point", "open-point");

  private final FileTest test;
  private final Module module;
  private final Deque<String> words;
  private final Function function;

  private OsrText(FileTest test, Module module) {
    this.test = test;
    this.module = module;
    this.words = new ArrayDeque<>(List.of(test.argument().split("\\s+")));
    var name = word("a function").replaceFirst("^@", "");
    var named = module.function(name);
    if (named == null) {
      throw malformed("there is no function @" + name);
    }
    this.function = named;
  }

  static String of(FileTest test, Module module) {
    var text = new OsrText(test, module);
    return switch (test.command()) {
      case "map" -> text.map();
      case "continuation" -> text.continuation();
      case "point" -> text.point();
      case "open-point" -> text.openPoint();
      default -> throw text.malformed("is no command of on-stack replacement");
    };
  }

  private FileTest.Malformed malformed(String problem) {
    return new FileTest.Malformed(test.name() + ": " + test.command() + ": " + problem);
  }

  private String word(String what) {
    var word = words.poll();
    if (word == null || word.isEmpty()) {
      throw malformed("there is no " + what);
    }
    return word;
  }

  private void end() {
    if (!words.isEmpty()) {
      throw malformed("what is '" + words.peek() + "'?");
    }
  }

  /** Two versions, and where one of them is left. */
  private record Departure(Correspondence versions, Instruction point, Strength strength) {
    String obstacle() {
      var obstacle = StateMaps.obstacle(versions, point, strength);
      return "no map: " + (obstacle == null ? "nobody knows why" : obstacle.text()) + "\n";
    }

    @Nullable StateMap map() {
      return StateMaps.at(versions, point, strength);
    }
  }

  private Departure departure(String place) {
    var direction = word("direction");
    var strength = Strength.valueOf(word("strength").toUpperCase(Locale.ROOT));
    var passes = Pipeline.parse(word("pass"));
    end();
    var pair = VersionPair.of(function, passes, PassContext.of(module));
    var versions =
        switch (direction) {
          case "forward" -> pair.forward();
          case "backward" -> pair.backward();
          default -> throw malformed("the direction is forward or backward, not " + direction);
        };
    return new Departure(versions, Place.parse(place).in(versions.source()), strength);
  }

  private String map() {
    var departure = departure(word("place"));
    var map = departure.map();
    return map == null ? departure.obstacle() : StateMapText.of(map);
  }

  private String continuation() {
    var departure = departure(word("place"));
    var map = departure.map();
    return map == null
        ? departure.obstacle()
        : printed(Continuation.of(function.name() + ".continuation", map).function());
  }

  private String point() {
    var place = word("place");
    var when = word("condition");
    var departure = departure(place);
    var map = departure.map();
    if (map == null) {
      return departure.obstacle();
    }
    var continuation = Continuation.of(function.name() + ".continuation", map);
    var copy = FunctionCopy.of(departure.versions.source());
    var condition = condition(when, departure.versions.source()).in(copy);
    OsrPoint.insert(new Editor(copy.function()), map.startingIn(copy), condition, continuation);
    return printed(copy.function()) + "\n" + printed(continuation.function());
  }

  private String openPoint() {
    var place = Place.parse(word("place"));
    var condition = condition(word("condition"), function);
    Value value = words.isEmpty() ? Constant.nullOf(CoreType.REF) : value(word("value"), function);
    end();
    var at = place.in(function);
    var point =
        OpenPoint.insert(new Editor(function), at, condition, function.name() + ".open", value);
    var state = point.state().stream().map(Value::text).collect(Collectors.joining(", "));
    return printed(function)
        + "\n@"
        + point.stub()
        + ": "
        + point.stubType().text()
        + "\nstate: "
        + (state.isEmpty() ? "none" : state)
        + "\n";
  }

  private OsrCondition condition(String when, Function code) {
    var parts = when.split(":", 2);
    return switch (parts[0]) {
      case "always" -> new OsrCondition.Always();
      case "never" -> new OsrCondition.Never();
      case "counter" -> new OsrCondition.Counter(Long.parseLong(parts[1]));
      case "guard" -> new OsrCondition.Guard(value(parts[1], code));
      case "flag" -> new OsrCondition.Flag(parts[1].replaceFirst("^@", ""));
      default -> throw malformed("a point does not fire '" + when + "'");
    };
  }

  private Definition value(String symbol, Function code) {
    var value = code.value(symbol.replaceFirst("^%", ""));
    if (value == null) {
      throw malformed("there is no value " + symbol);
    }
    return value;
  }

  private static String printed(Function made) {
    assertEquals(
        "",
        Verifier.verify(made).stream().map(Violation::message).collect(Collectors.joining("\n")),
        "what was made is not valid");
    return Printer.print(made);
  }
}
