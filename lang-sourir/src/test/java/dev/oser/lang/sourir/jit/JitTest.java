package dev.oser.lang.sourir.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.sourir.Engine;
import dev.oser.lang.sourir.JitEngine;
import dev.oser.lang.sourir.Source;
import dev.oser.lang.sourir.StreamConsole;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.run.Speculation;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What random programs do not do often enough: overflow, deep recursion, errors in hot code. */
@Timeout(120)
class JitTest {
  private final List<Event> events = Collections.synchronizedList(new ArrayList<>());

  private record Shown(String output, String outcome) {}

  private static Shown run(Engine engine, String text) {
    var bytes = new ByteArrayOutputStream();
    var out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
    var console = new StreamConsole(new ByteArrayInputStream(new byte[0]), out);
    var program = Source.read("test.sou", text).program();
    var ending = engine.run(program, console, Speculation.PLAIN);
    out.flush();
    return new Shown(bytes.toString(StandardCharsets.UTF_8), ending.outcome().toString());
  }

  private JitEngine engine(JitOptions options) {
    var stream = new Events();
    stream.listen(events::add);
    return new JitEngine(options, stream);
  }

  private <T extends Event> List<T> events(Class<T> type) {
    return List.copyOf(events).stream().filter(type::isInstance).map(type::cast).toList();
  }

  /** {@return what both engines show} */
  private String shown(String text) {
    var expected = run(Engine.MODEL, text);
    var eager = JitOptions.USUAL.with(TierPolicy.EAGER);
    assertEquals(expected, run(engine(eager), text));
    assertEquals(expected, run(engine(eager.withDeoptless(true)), text));
    assertEquals(
        expected, run(engine(JitOptions.USUAL.with(TierPolicy.USUAL.inForeground())), text));
    assertTrue(
        events(Event.NotCompiled.class).stream().noneMatch(each -> each.reason().contains("bug")),
        () -> events(Event.NotCompiled.class).toString());
    assertTrue(!events(Event.Compiled.class).isEmpty());
    return expected.output + expected.outcome;
  }

  /** Runs an expression over x and y many times, with x and y changing. */
  private static String loop(String x, String y, String step) {
    return """
     var x = %s
     var y = %s
     var i = 0
     goto loop
    loop:
     branch (i < 3000) $more $done
    $more:
    %s
     i <- (i + 1)
     goto loop
    $done:
     print x
     print y
    """
        .formatted(x, y, step);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " x <- (x + y)",
        " x <- (x - y)",
        " x <- (x * y)",
        " x <- ((x * 3) + y)\n y <- (y - x)",
        " x <- (x + y)\n"
            + " branch (x < 0) $neg $pos\n"
            + "$neg:\n"
            + " y <- (y + 1)\n"
            + " goto on\n"
            + "$pos:\n"
            + " goto on\n"
            + "on:",
        " x <- (x + 1)\n y <- (y / x)",
        " x <- (-(x * y))\n y <- ((x % 1000) + 4611686018427387000)",
        " y <- (y + (x + (x + x)))\n x <- (x + y)"
      })
  void integersWrapAt63Bits(String step) {
    shown(loop("4611686018427387900", "4611686018427387903", step));
    shown(loop("-4611686018427387904", "-1", step));
  }

  /** Counters and indices are narrowed to 32 bits where they fit: here they do not always. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a[i]",
        "a[(i + 1)]",
        "a[(i - 1)]",
        "a[((i * n) + 1)]",
        "a[((big + i) - big)]",
        "a[(i + far)]",
        "a[(i - far)]",
        "a[((i * 4294967296) + 2)]",
        "a[((big * 2) + (i + 2))]",
        "a[((big * 4) + i)]",
        "a[(i * i)]"
      })
  void indicesAreCheckedInFull(String element) {
    for (var limit : List.of("3000", "2999", "5000000000", "far", "length(a)")) {
      for (var start : List.of("1", "0", "-1")) {
        shown(
            """
             array a[3000]
             var n = 1
             var far = 4294967296
             var big = 4611686018427387903
             var k = 0
             goto fill
            fill:
             branch (k < length(a)) $set $filled
            $set:
             a[k] <- (k * 5)
             k <- (k + 1)
             goto fill
            $filled:
             var sum = 0
             var i = %s
             goto loop
            loop:
             branch (i < %s) $more $done
            $more:
             sum <- (sum + %s)
             i <- (i + 1)
             goto loop
            $done:
             print sum
             print i
            """
                .formatted(start, limit, element));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "7", "2147483647", "2147483640", "4611686018427387903"})
  void countersThatLeave32BitsCountOn(String step) {
    shown(
        """
         var i = 2147480000
         var down = -2147480000
         var turns = 0
         goto loop
        loop:
         branch (turns < 5000) $more $done
        $more:
         branch (i < 2147483640) $small $large
        $small:
         goto next
        $large:
         down <- (down - 1)
         goto next
        next:
         i <- (i + %s)
         down <- (down - %s)
         turns <- (turns + 1)
         goto loop
        $done:
         print i
         print down
        """
            .formatted(step, step));
  }

  @Test
  void aLimitThatOverflowsEndsALoopOnlyAfterWrapping() {
    assertEquals(
        "-4611686018427387904\nstop 0",
        shown(
            """
             var n = 4611686018427384000
             goto loop
            loop:
             branch (n > 0) $more $done
            $more:
             n <- (n + 1)
             goto loop
            $done:
             print n
            """));
  }

  @Test
  void anErrorInHotCodeIsThatOfTheModel() {
    var text =
        """
         array a[5000]
         var i = 0
         goto loop
        loop:
         a[i] <- (10 / (4000 - i))
         i <- (i + 1)
         goto loop
        """;
    assertEquals(
        "error: 10 is divided by zero in 'a[i] <- (10 / (4000 - i))' (line 5)", shown(text));
    assertEquals(
        "error: index 5000 is outside an array of length 5000 in 'a[i] <- (10 / (i + 1))' (line 5)",
        shown(text.replace("(4000 - i)", "(i + 1)")));
    assertEquals(
        "error: expected an integer, found nil in 'a[i] <- (10 / (4000 - i))' (line 5)",
        shown(text.replace("i <- (i + 1)", "i <- nil")));
  }

  @Test
  void arraysChangeWhatTheyHoldUnderAnAlias() {
    assertEquals(
        "3\n[1, \"text\", 3]\nnil\n[[...], \"text\", 3]\nstop 0",
        shown(
            """
             array a = [1, 2, 3]
             var b = a
             var i = 0
             goto loop
            loop:
             branch (i < 5000) $more $done
            $more:
             branch (i == 4000) $change $same
            $change:
             b[1] <- "text"
             goto next
            $same:
             b[2] <- 3
             goto next
            next:
             var x = a[2]
             drop x
             i <- (i + 1)
             goto loop
            $done:
             print a[2]
             print a
             a[1] <- nil
             print b[1]
             a[1] <- "text"
             a[0] <- b
             print a
            """));
  }

  @Test
  void recursionIsAsDeepAsInTheModel() {
    var text =
        """
         call a = 'down(100)
         var i = 0
         goto loop
        loop:
         branch (i < 300) $more $done
        $more:
         call b = 'down(10)
         drop b
         i <- (i + 1)
         goto loop
        $done:
         call c = 'down(199998)
         print c
         call d = 'down(199999)
         print d
         call e = 'down(200000)
        function down (var n)
         branch (n == 0) $end $more
        $end:
         return 0
        $more:
         call x = 'down((n - 1))
         return (x + 1)
        """;
    assertEquals(
        "199998\n199999\n"
            + "error: calls are nested too deeply in 'call x = 'down((n - 1))' (line 22)",
        shown(text));
  }

  @Test
  void aHotLoopIsEnteredInTheMiddleAndLeftWhenItsAssumptionFails() {
    shown(
        """
         array data[6000]
         var i = 0
         goto fill
        fill:
         branch (i < length(data)) $more $done
        $more:
         data[i] <- i
         i <- (i + 1)
         goto fill
        $done:
         data[5000] <- "text"
         var odd = 0
         i <- 0
         goto scan
        scan:
         branch (i < length(data)) $look $end
        $look:
         var x = data[i]
         branch (x == "text") $other $number
        $other:
         print i
         goto next
        $number:
         odd <- (odd + (x % 2))
         goto next
        next:
         drop x
         i <- (i + 1)
         goto scan
        $end:
         print odd
        """);
    assertTrue(!events(Event.Transition.class).isEmpty());
    assertTrue(!events(Event.Deoptimised.class).isEmpty());
  }

  /** Types change at every call: code is made for them a few times, then for anything. */
  @Test
  void whatFailsForeverSettles() {
    var text =
        """
         array values = [1, true, nil, "a", 'same]
         array ints = [1, 2, 3]
         array mixed = [1, "b", 3]
         var i = 0
         goto loop
        loop:
         branch (i < 100000) $more $done
        $more:
         call x = 'same(values[(i % 5)], 1)
         var a = ints
         branch ((i % 2) == 0) $even $odd
        $even:
         goto next
        $odd:
         a <- mixed
         goto next
        next:
         call y = 'same(a, a[(i % 3)])
         drop a
         drop x
         drop y
         i <- (i + 1)
         goto loop
        $done:
         print i
        function same (var x, var y)
         array box = [x]
         var z = box[0]
         branch (z == y) $yes $no
        $yes:
         return true
        $no:
         return x
        """;
    var options = JitOptions.USUAL.with(TierPolicy.USUAL.inForeground());
    assertEquals(run(Engine.MODEL, text), run(engine(options), text));
    int compiled = events(Event.Compiled.class).size();
    assertTrue(compiled > 0 && compiled <= 40, "compiled " + compiled + " times");
  }

  /**
   * The elements change their kind twice; code made for the first is used again (Flückiger §3.4).
   */
  @Test
  void deoptlessKeepsWhatFailedAndCompilesWhatGoesOn() {
    var text =
        """
         array ints = [1, 2, 3]
         array flags = [true, true, false]
         array holder = [ints]
         var round = 0
         goto rounds
        rounds:
         branch (round < 3000) $next $end
        $next:
         branch (round == 1000) $flags $notflags
        $flags:
         holder[0] <- flags
         goto on
        $notflags:
         branch (round == 2000) $ints $same
        $ints:
         holder[0] <- ints
         goto on
        $same:
         goto on
        on:
         call x = 'count(holder)
         drop x
         round <- (round + 1)
         goto rounds
        $end:
         print round
        function count (var holder)
         var data = holder[0]
         var total = 0
         var i = 0
         goto loop
        loop:
         branch (i < length(data)) $more $end
        $more:
         branch (data[i] == true) $yes $no
        $yes:
         total <- (total + 1)
         goto next
        $no:
         goto next
        next:
         i <- (i + 1)
         goto loop
        $end:
         return total
        """;
    var options = JitOptions.USUAL.with(TierPolicy.USUAL.inForeground()).withDeoptless(true);
    assertEquals(run(Engine.MODEL, text), run(engine(options), text));
    var compiled = events(Event.Compiled.class).stream().map(Event.Compiled::code).toList();
    assertTrue(
        compiled.stream().anyMatch(code -> code.startsWith("count.anon@")), compiled.toString());
    assertEquals(List.of(), events(Event.Invalidated.class));
    assertTrue(events(Event.Deoptimised.class).size() > 500);
  }

  /** There is room for hardly anything, and another thread compiles and throws away. */
  @Test
  void codeComesAndGoesWhileItRuns() {
    var text =
        """
         array values = [1, true, nil, "a", 'same]
         array ints = [1, 2, 3]
         array mixed = [1, "b", 3]
         var i = 0
         var hash = 0
         goto loop
        loop:
         branch (i < 30000) $more $done
        $more:
         call x = 'same(values[(i % 5)], 1)
         var a = ints
         branch ((i % 2) == 0) $even $odd
        $even:
         goto next
        $odd:
         a <- mixed
         goto next
        next:
         call y = 'same(a, a[(i % 3)])
         call z = 'count(a, (i % 7))
         hash <- (((hash * 31) + z) % 1000003)
         drop a
         drop x
         drop y
         drop z
         i <- (i + 1)
         goto loop
        $done:
         print hash
        function same (var x, var y)
        version fast
        >top: assume [(x != nil)] else (same, base, top) [var x = x, var y = y]
         array box = [x]
         var z = box[0]
         branch (z == y) $yes $no
        $yes:
         return true
        $no:
         return x
        version base
        >top:
         return (y == nil)
        function count (var a, var n)
         var i = 0
         var s = 0
         goto loop
        loop:
         branch (i < n) $more $end
        $more:
         branch (a[(i % 3)] == "b") $skip $add
        $skip:
         goto next
        $add:
         s <- (s + a[(i % 3)])
         goto next
        next:
         i <- (i + 1)
         goto loop
        $end:
         return s
        """;
    var expected = run(Engine.MODEL, text);
    for (int room = 2; room < 5; room++) {
      var policy = new TierPolicy(5, 20, 2, 2, room, 400, true);
      assertEquals(expected, run(engine(JitOptions.USUAL.with(policy)), text));
    }
    assertTrue(!events(Event.Evicted.class).isEmpty());
    assertEquals(List.of(), events(Event.NotCompiled.class));
  }

  /** Integers are returned as numbers; what else a function returns must not get lost. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nil",
        "true",
        "\"text\"",
        "'f",
        "a",
        "-4611686018427387904",
        "4611686018427387903"
      })
  void functionsReturnOtherThingsAfterAThousandIntegers(String other) {
    var text =
        """
         array a[3]
         var i = 0
         var got = 0
         goto loop
        loop:
         branch (i < 1010) $more $done
        $more:
         var o = 1
         branch ((i % 1003) == 1002) $other $usual
        $other:
         o <- OTHER
         goto on
        $usual:
         o <- (i * i)
         goto on
        on:
         call x = 'f(3, o)
         got <- x
         drop x
         drop o
         i <- (i + 1)
         branch (i > 1000) $show $hide
        $show:
         print got
         goto loop
        $hide:
         goto loop
        $done:
         print (got == OTHER)
        function f (var n, var o)
         branch (n < 1) $base $deeper
        $base:
         return o
        $deeper:
         call r = 'f((n - 1), o)
         return r
        """;
    shown(text.replace("OTHER", other));
  }

  @Test
  void whatGoesOnAfterAFailureIsMadeForWhatFailed() {
    var text =
        """
         var i = 0
         var odd = 0
         goto loop
        loop:
         branch (i < 4000) $more $done
        $more:
         branch (i < 2000) $first $second
        $first:
         goto next
        $second:
         odd <- (odd + (i % 2))
         goto next
        next:
         i <- (i + 1)
         goto loop
        $done:
         print odd
        """;
    var options =
        JitOptions.USUAL
            .with(new TierPolicy(10, 100, 3, 3, 400, 400_000, false))
            .withDeoptless(true);
    assertEquals(run(Engine.MODEL, text), run(engine(options), text));
    assertTrue(
        events(Event.Compiled.class).stream()
            .anyMatch(each -> each.toString().contains("a branch went another way")),
        () -> events(Event.Compiled.class).toString());
    assertEquals(3, events(Event.Deoptimised.class).size(), () -> events.toString());
  }

  @Test
  void anEndlessLoopCanBeStoppedAndHasShownWhatItPrinted() throws Exception {
    var text =
        """
         print "started"
         var i = 0
         goto loop
        loop:
         i <- (i + 1)
         goto loop
        """;
    var bytes = new ByteArrayOutputStream();
    var out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
    var console = new StreamConsole(new ByteArrayInputStream(new byte[0]), out);
    var ended = new CompletableFuture<Outcome>();
    var program = Source.read("test.sou", text).program();
    var runner =
        Thread.ofPlatform()
            .start(
                () ->
                    ended.complete(
                        engine(JitOptions.USUAL)
                            .run(program, console, Speculation.PLAIN)
                            .outcome()));
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (System.nanoTime() < end
        && (bytes.size() == 0 || events(Event.Transition.class).isEmpty())) {
      Thread.sleep(20);
    }
    runner.interrupt();
    assertEquals(new Outcome.Unfinished(), ended.get(60, TimeUnit.SECONDS));
    assertEquals("\"started\"\n", bytes.toString(StandardCharsets.UTF_8));
  }
}
