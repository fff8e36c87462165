package dev.oser.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.analysis.Violation;
import dev.oser.kit.ir.text.Parser;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The JVM passes at most 255 slots, of which calls need some for themselves. */
final class SlotLimitsTest {
  private static Machine load(Engine engine, String text) {
    var machine =
        new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()).with(engine));
    machine.load(new Parser().parse("t.oir", text));
    return machine;
  }

  /** {@return the pattern so many times, each with its number, and something at the end} */
  private static String list(int count, String pattern, String last) {
    return IntStream.range(0, count)
        .mapToObj(i -> pattern.replace("#", String.valueOf(i)))
        .collect(Collectors.joining(", ", "", last));
  }

  private static String function(int longs, String last) {
    return "func @f(" + list(longs, "%p#: i64", last) + ") -> i64 {\nentry:\n  return %p0\n}\n";
  }

  private static String record(int longs, String last) {
    return "record R { " + list(longs, "x#: i64", last) + " }\n";
  }

  @ParameterizedTest
  @EnumSource
  void asManyArgumentsAsFitArePassed(Engine engine) {
    var machine =
        load(
            engine,
            function(126, "")
                + """
                func @main() -> i64 {
                entry:
                  %%a = call @f(%s)
                  %%b = call.indirect fn(%s) -> i64 (@f, %s)
                  %%sum = i64.add %%a, %%b
                  return %%sum
                }
                """
                    .formatted(list(126, "1#", ""), list(126, "i64", ""), list(126, "2#", "")));
    assertEquals(30L, machine.call("main"));
    machine.use(engine == Engine.COMPILER ? Engine.INTERPRETER : Engine.COMPILER);
    assertEquals(30L, machine.call("main"));
  }

  @ParameterizedTest
  @EnumSource
  void aTransitionCarriesAsMuchAsACall(Engine engine) {
    var machine =
        load(
            engine,
            function(126, "")
                + """
                func @main() -> i64 {
                entry:
                  transition @f(%s)
                }
                """
                    .formatted(list(126, "1#", "")));
    assertEquals(10L, machine.call("main"));
  }

  @ParameterizedTest
  @EnumSource
  void asManyFieldsAsFitAreSet(Engine engine) {
    var machine =
        load(
            engine,
            record(126, "")
                + """
                func @main() -> i64 {
                entry:
                  %%r = record.new R(%s)
                  %%x = record.get R.x125 %%r
                  return %%x
                }
                """
                    .formatted(list(126, "1#", "")));
    assertEquals(1125L, machine.call("main"));
  }

  @Test
  void aFunctionWithMoreIsRefused() {
    var error = assertThrows(LoadError.class, () -> load(Engine.COMPILER, function(127, "")));
    assertEquals(
        "t.oir:1:6: @f: takes 254 slots (i64 and f64 take two); the JVM allows 252 [slots]",
        error.getMessage());
  }

  @Test
  void aRecordWithMoreIsRefused() {
    var error = assertThrows(LoadError.class, () -> load(Engine.COMPILER, record(127, "")));
    assertEquals(
        "record R: takes 254 slots (i64 and f64 take two); the JVM allows 252 [slots]",
        error.getMessage());
  }

  /** The names of types are part of a signature, which is a constant of at most 65,535 bytes. */
  @Test
  void typesWithNamesThatAreTooLongTogetherAreRefused() {
    var name = "R".repeat(900);
    var error =
        assertThrows(
            LoadError.class,
            () ->
                load(
                    Engine.COMPILER,
                    "record "
                        + name
                        + " { x: i64 }\nfunc @f("
                        + list(100, "%p#: " + name, "")
                        + ") -> i64 {\nentry:\n  return 1\n}\n"));
    assertEquals(
        "t.oir:2:6: @f: takes values whose types have names of 92800 bytes together; the JVM allows"
            + " 65000 [slots]",
        error.getMessage());
  }

  @Test
  void whatIsDeclaredObeysTheRuleToo() {
    var module = new Parser().parse("t.oir", "declare @f(" + list(127, "i64", "") + ") -> i64\n");
    var violations = Verifier.verify(module, getClass().getClassLoader());
    assertEquals(
        List.of("@f: takes 254 slots (i64 and f64 take two); the JVM allows 252 [slots]"),
        violations.stream().map(Violation::message).toList());
  }
}
