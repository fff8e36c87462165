package dev.oser.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Loading, calling and replacing functions, with both engines. */
final class MachineTest {
  private static final String F =
      """
      func @f() -> i64 {
      entry:
        return 1
      }
      """;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  /** What programs of these tests call; each thread has its own. */
  public static final class Hook {
    static final ThreadLocal<@Nullable Runnable> ACTION = new ThreadLocal<>();

    private Hook() {}

    public static void run() {
      var action = ACTION.get();
      if (action != null) {
        action.run();
      }
    }
  }

  private Machine machine(Engine engine) {
    return new Machine(MachineOptions.writingTo(bytes).with(engine));
  }

  private static Machine load(Machine machine, String text) {
    machine.load(new Parser().parse("t.oir", text));
    return machine;
  }

  private static Function function(String text) {
    return new Parser().parse("t.oir", text).functions().getFirst();
  }

  private String output(Machine machine) {
    machine.output().flush();
    return bytes.toString(StandardCharsets.US_ASCII);
  }

  private static String message(LoadError error) {
    return Objects.requireNonNull(error.getMessage());
  }

  // ---- Versions. ----

  @ParameterizedTest
  @EnumSource
  void aNewVersionTakesEffectAtTheNextCallFromCodeThatIsRunning(Engine engine) {
    var machine =
        load(
            machine(engine),
            F
                + """
                func @main() {
                entry:
                  jump loop(0)
                loop(%i: i32):
                  %a = call @f()
                  print i64 %a
                  %b = call.indirect fn() -> i64 (@f)
                  print i64 %b
                  call.host "dev.oser.kit.MachineTest$Hook.run" fn() -> void ()
                  %next = i32.add %i, 1
                  %more = i32.lt %next, 3
                  branch %more, loop(%next), done
                done:
                  return
                }
                """);
    var version = new int[] {1};
    Hook.ACTION.set(
        () -> machine.install(function(F.replace("return 1", "return " + ++version[0]))));
    machine.call("main");
    assertEquals("1\n1\n2\n2\n3\n3\n", output(machine));
  }

  @ParameterizedTest
  @EnumSource
  void loadingAFunctionAgainReplacesIt(Engine engine) {
    var machine = load(machine(engine), F);
    assertEquals(1L, machine.call("f"));
    load(machine, F.replace("return 1", "return 2"));
    assertEquals(2L, machine.call("f"));
  }

  @Test
  void aVersionMustHaveTheSameType() {
    var machine = load(machine(Engine.COMPILER), F);
    var other = function(F.replace("i64", "i32"));
    var error = assertThrows(LoadError.class, () -> machine.install(other));
    assertEquals("@f is already loaded as fn() -> i64, not fn() -> i32", error.getMessage());
    assertEquals(1L, machine.call("f"));
  }

  @Test
  void onlyALoadedFunctionHasVersions() {
    var machine = machine(Engine.COMPILER);
    assertThrows(IllegalArgumentException.class, () -> machine.install(function(F)));
    assertNull(machine.function("f"));
  }

  @Test
  void theEngineCanChangeWhileCodeRuns() {
    var machine =
        load(
            machine(Engine.COMPILER),
            F
                + """
                func @main() -> i64 {
                entry:
                  %a = call @f()
                  call.host "dev.oser.kit.MachineTest$Hook.run" fn() -> void ()
                  %b = call @f()
                  %sum = i64.add %a, %b
                  return %sum
                }
                """);
    Hook.ACTION.set(() -> machine.use(Engine.INTERPRETER));
    assertEquals(2L, machine.call("main"));
    assertSame(Engine.INTERPRETER, machine.engine());
    Hook.ACTION.set(() -> machine.use(Engine.COMPILER));
    assertEquals(2L, machine.call("main"));
  }

  // ---- Loading. ----

  @ParameterizedTest
  @EnumSource
  void machinesDoNotSeeEachOther(Engine engine) {
    var record =
        """
        record R { x: %s }

        func @make() -> R {
        entry:
          %%r = record.new R(1)
          return %%r
        }

        func @get(%%r: R) -> %s {
        entry:
          %%x = record.get R.x %%r
          return %%x
        }

        func @self() -> fn() -> R {
        entry:
          return @make
        }

        func @knows(%%any: ref) -> i1 {
        entry:
          %%yes = ref.is fn() -> R %%any
          return %%yes
        }

        func @cast(%%any: ref) -> fn() -> R {
        entry:
          %%f = ref.cast fn() -> R %%any
          return %%f
        }

        func @apply(%%f: fn() -> R) -> R {
        entry:
          %%r = call.indirect fn() -> R (%%f)
          return %%r
        }
        """;
    var one = load(machine(engine), record.formatted("i64", "i64"));
    var two = load(machine(engine), record.formatted("f64", "f64"));
    assertEquals(1L, one.call("get", one.call("make")));
    assertEquals(1.0, two.call("get", two.call("make")));
    var foreign = one.call("make");
    assertThrows(IllegalArgumentException.class, () -> two.call("get", foreign));
    assertSame(one.call("self"), one.call("self"));
    var function = one.call("self");
    one.call("apply", function);
    assertThrows(IllegalArgumentException.class, () -> two.call("apply", function));
    assertEquals(true, one.call("knows", function));
    assertEquals(false, two.call("knows", function));
    assertSame(function, one.call("cast", function));
    var trap = assertThrows(Trap.class, () -> two.call("cast", function));
    assertSame(TrapKind.WRONG_TYPE, trap.kind());
  }

  @Test
  void aRecordWithOtherFieldsIsRefused() {
    var machine = load(machine(Engine.COMPILER), "record R { x: i64 }\n");
    load(machine, "record R { x: i64 }\n");
    var error = assertThrows(LoadError.class, () -> load(machine, "record R { y: i64 }\n"));
    assertEquals("record R is already loaded with other fields: [x: i64]", error.getMessage());
  }

  @Test
  void aDeclaredFunctionMustBeLoadedBefore() {
    var machine = machine(Engine.COMPILER);
    var user =
        """
        declare @f() -> i64

        func @g() -> i64 {
        entry:
          %x = call @f()
          return %x
        }
        """;
    var missing = assertThrows(LoadError.class, () -> load(machine, user));
    assertTrue(message(missing).startsWith("@f is declared but not loaded"), message(missing));
    load(machine, F);
    load(machine, user);
    assertEquals(1L, machine.call("g"));
    var wrong = assertThrows(LoadError.class, () -> load(machine, "declare @f(i64) -> i64\n"));
    assertEquals("@f is already loaded as fn() -> i64, not fn(i64) -> i64", wrong.getMessage());
  }

  @Test
  void ofAModuleThatIsNotValidNothingIsLoaded() {
    var machine = machine(Engine.COMPILER);
    var error =
        assertThrows(
            LoadError.class,
            () -> load(machine, "record R {}\n\n" + F + "func @g() {\nentry:\n  jump entry\n}\n"));
    assertTrue(message(error).contains("[entry]"), message(error));
    assertNull(machine.function("f"));
    load(machine, "record R { x: i64 }\n");
  }

  // ---- Calling. ----

  @Test
  void argumentsAreChecked() {
    var machine =
        load(
            machine(Engine.COMPILER),
            """
            func @f(%a: i32, %b: ref, %c: fn(ref) -> ref, %d: i64[]) -> ref {
            entry:
              return %b
            }

            func @g(%x: ref) -> ref {
            entry:
              return %x
            }

            func @other(%x: i64[]) -> ref {
            entry:
              return %x
            }

            func @functions() -> ref[] {
            entry:
              %all = array.new ref 2
              array.store ref %all, 0, @g
              array.store ref %all, 1, @other
              return %all
            }
            """);
    var functions = (Object[]) Objects.requireNonNull(machine.call("functions"));
    var longs = new long[1];
    assertEquals("any", machine.call("f", 1, "any", functions[0], longs));
    assertNull(machine.call("f", 1, null, null, null));
    assertRefused("@f takes 4 arguments, not 1", machine, 1);
    assertRefused("argument 1 of @f is a i32, not 1", machine, 1L, "any", null, null);
    assertRefused("argument 1 of @f is a i32, not null", machine, null, "any", null, null);
    assertRefused(
        "argument 3 of @f is a fn(ref) -> ref, not @other", machine, 1, "", functions[1], null);
    assertThrows(IllegalArgumentException.class, () -> machine.call("f", 1, "", null, new int[0]));
    assertThrows(IllegalArgumentException.class, () -> machine.call("missing"));
  }

  private static void assertRefused(
      String expected, Machine machine, @Nullable Object... arguments) {
    var error = assertThrows(IllegalArgumentException.class, () -> machine.call("f", arguments));
    assertEquals(expected, error.getMessage());
  }

  @ParameterizedTest
  @EnumSource
  void aMachineGoesOnAfterAStackOverflow(Engine engine) {
    var machine =
        load(
            machine(engine),
            F
                + """
                func @forever() -> i64 {
                entry:
                  %x = call @forever()
                  %y = i64.add %x, 1
                  return %y
                }
                """);
    for (int i = 0; i < 3; i++) {
      var trap = assertThrows(Trap.class, () -> machine.call("forever"));
      assertSame(TrapKind.STACK_OVERFLOW, trap.kind());
      assertInstanceOf(StackOverflowError.class, trap.getCause());
      assertEquals(1L, machine.call("f"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aHostClassThatCannotBeInitialisedIsATrap(Engine engine) {
    var machine =
        load(
            machine(engine),
            """
            func @main() -> i32 {
            entry:
              %x = call.host "dev.oser.kit.filetest.HostMethods$Broken.value" fn() -> i32 ()
              return %x
            }
            """);
    var trap = assertThrows(Trap.class, () -> machine.call("main"));
    assertSame(TrapKind.HOST_FAILURE, trap.kind());
  }

  @Test
  void fuelBoundsInstructionsAndMemory() {
    var options = MachineOptions.writingTo(bytes).with(Engine.INTERPRETER).withFuel(1000);
    var machine =
        load(
            new Machine(options),
            """
            func @spin() {
            entry:
              jump loop
            loop:
              jump loop
            }

            func @allocate(%n: i32) -> i32 {
            entry:
              %a = array.new i64 %n
              %l = array.length i64 %a
              return %l
            }
            """);
    assertSame(TrapKind.OUT_OF_FUEL, assertThrows(Trap.class, () -> machine.call("spin")).kind());
    assertEquals(5, machine.call("allocate", 5));
    assertSame(
        TrapKind.OUT_OF_FUEL,
        assertThrows(Trap.class, () -> machine.call("allocate", Integer.MAX_VALUE)).kind());
    assertSame(
        TrapKind.NEGATIVE_LENGTH,
        assertThrows(Trap.class, () -> machine.call("allocate", Integer.MIN_VALUE)).kind());
  }

  @Test
  void anArrayThatDoesNotFitIsATrapOnBothEngines() {
    for (var engine : Engine.values()) {
      var machine =
          load(
              machine(engine),
              """
              func @main(%n: i32) -> i64[][] {
              entry:
                %a = array.new i64[] %n
                return %a
              }
              """);
      var trap = assertThrows(Trap.class, () -> machine.call("main", Integer.MAX_VALUE));
      assertEquals(
          "out of memory in @main, block entry (t.oir:3:3)", trap.getMessage(), engine::toString);
    }
  }

  @Test
  void stackTracesOfHostFailuresShowTheProgram() {
    var machine = machine(Engine.COMPILER);
    machine.load(
        new Parser()
            .parse(
                "/somewhere/my-program.oir",
                """
                func @inner(%which: i32) {
                entry:
                  call.host "dev.oser.kit.filetest.HostMethods.fail" fn(i32) -> void (%which)
                  return
                }

                func @main() {
                entry:
                  print i64 1

                  call @inner(0)
                  return
                }
                """));
    var trap = assertThrows(Trap.class, () -> machine.call("main"));
    var cause = Objects.requireNonNull(trap.getCause());
    var frames =
        Arrays.stream(cause.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith("dev.oser.generated."))
            .map(
                frame ->
                    frame.getClassName().replaceFirst("/.*", "")
                        + "."
                        + frame.getMethodName()
                        + " "
                        + frame.getFileName()
                        + ":"
                        + frame.getLineNumber())
            .toList();
    assertEquals(
        List.of(
            "dev.oser.generated.my_program.inner my-program.oir:3",
            "dev.oser.generated.my_program.main my-program.oir:11"),
        frames);
  }
}
