package dev.oser.lang.r.embed;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What crosses the border between Java and R. */
class EmbeddedSessionTest {
  private final Session session = Session.open();

  @AfterEach
  void close() {
    session.close();
  }

  record Person(String name, int age, @Nullable Double weight) {}

  record Family(String name, List<Person> members, Map<String, double[]> scores) {}

  enum Colour {
    RED
  }

  @Test
  void valuesBecomeWhatIsAskedFor() {
    assertEquals(5.5, session.eval("mean(1:10)").asDouble());
    assertEquals(3, session.eval("3").asInt());
    assertArrayEquals(new int[] {1, Integer.MIN_VALUE}, session.eval("c(1L, NA)").asInts());
    assertArrayEquals(new double[] {1, 2.5}, session.eval("c(1, 2.5)").asDoubles());
    assertArrayEquals(new Boolean[] {true, null}, session.eval("c(TRUE, NA)").as(Boolean[].class));
    assertArrayEquals(new String[] {"a", null}, session.eval("c('a', NA)").asStrings());
    assertArrayEquals(new String[] {"x", "y"}, session.eval("factor(c('x', 'y'))").asStrings());
    assertArrayEquals(new byte[] {1, -1}, session.eval("as.raw(c(1, 255))").as(byte[].class));
    assertEquals(
        LocalDate.of(2024, 2, 29), session.eval("as.Date('2024-02-29')").as(LocalDate.class));
    assertEquals(
        Instant.ofEpochSecond(0),
        session.eval("as.POSIXct(0, origin = '1970-01-01')").as(Instant.class));
    assertEquals(Colour.RED, session.eval("'RED'").as(Colour.class));
    assertEquals(List.of(1.0, "a", true), session.eval("list(1, 'a', TRUE)").asList());
    assertEquals(
        Map.of("a", 1.0, "b", List.of("x")), session.eval("list(a = 1, b = list('x'))").asMap());
    assertTrue(session.eval("NULL").isNull());
    assertTrue(session.eval("NA").isNa());
    assertNull(session.eval("NA_integer_").as(Integer.class));
  }

  @Test
  void whatDoesNotFitIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> session.eval("1.5").asInt());
    assertThrows(IllegalArgumentException.class, () -> session.eval("NA").asBoolean());
    assertThrows(IllegalArgumentException.class, () -> session.eval("1:2").asDouble());
    assertThrows(IllegalArgumentException.class, () -> session.eval("'a'").asDouble());
    assertThrows(IllegalArgumentException.class, () -> session.eval("3e9").asInt());
    assertThrows(IllegalArgumentException.class, () -> session.eval("list(1)").asMap());
    assertThrows(IllegalArgumentException.class, () -> session.set("x", new Object()));
  }

  @Test
  void objectsSurviveTheWayThereAndBack() {
    var objects =
        List.of(
            true, 7, 2.5, "text", LocalDate.of(2020, 1, 2), List.of(1.0, "a"), Map.of("k", "v"));
    for (var object : objects) {
      session.set("x", object);
      assertEquals(object, session.get("x").orElseThrow().as(Object.class));
    }
    session.set("x", Optional.empty());
    assertTrue(session.eval("is.null(x)").asBoolean());
    session.set("x", new Boolean[] {null, false});
    assertEquals("[1]    NA FALSE\n", session.eval("x").toString());
    session.set("x", new long[] {1L << 40});
    assertEquals(1L << 40, session.eval("x").as(long.class));
    assertEquals(Optional.empty(), session.get("nothing"));
  }

  @Test
  void recordsAreNamedListsAndRowsOfDataFrames() {
    var ann = new Person("Ann", 40, 61.5);
    session.set("p", ann);
    assertEquals(ann, session.eval("p").as(Person.class));
    var family =
        session
            .eval("list(name = 'F', members = list(p), scores = list(a = c(1, 2)))")
            .as(Family.class);
    assertEquals(List.of(ann), family.members());
    assertArrayEquals(new double[] {1, 2}, family.scores().get("a"));
    session.set("d", DataFrame.of(Person.class, List.of(ann, new Person("Bob", 30, null))));
    assertEquals(
        """
          name age weight
        1  Ann  40   61.5
        2  Bob  30     NA
        """,
        session.eval("d").toString());
    assertEquals(List.of(ann), session.eval("d[d$age > 35, ]").asRows(Person.class));
    assertArrayEquals(
        new int[] {40, 30}, (int[]) session.eval("d").asDataFrame().columns().get("age"));
  }

  /** What an R program is to be called as. */
  interface Statistics {
    double average(double[] values);

    String describe(String name, int count);
  }

  @Test
  void functionsAreInterfaces() {
    assertEquals(
        9.0, session.function("function(x) x^2", DoubleUnaryOperator.class).applyAsDouble(3));
    session.eval("average <- function(v) mean(v); describe <- function(n, k) paste(n, k)");
    var statistics = session.functions(Statistics.class);
    assertEquals(2.0, statistics.average(new double[] {1, 2, 3}));
    assertEquals("a 4", statistics.describe("a", 4));
    assertEquals(6.0, session.eval("sum").call(1, 2, 3).asDouble());
    assertThrows(IllegalArgumentException.class, () -> session.function("sum", Statistics.class));
  }

  /** What R may call. */
  interface Store {
    @Nullable String find(String key);

    int size();
  }

  @Test
  void javaIsCalledOnlyIfTheBuilderSaysSo() {
    var store =
        new Store() {
          @Override
          public @Nullable String find(String key) {
            return key.equals("k") ? "v" : null;
          }

          @Override
          public int size() {
            return 1;
          }
        };
    assertThrows(IllegalArgumentException.class, () -> session.set("store", store));
    var refusal = new IllegalStateException("not today");
    try (var open =
        Session.builder()
            .expose(Store.class)
            .function("twice", arguments -> 2 * arguments.getFirst().asDouble())
            .function(
                "refuse",
                _ -> {
                  throw refusal;
                })
            .build()) {
      open.set("store", store);
      assertEquals("v1", open.eval("paste0(store$find('k'), store$size())").asString());
      assertTrue(open.eval("is.null(store$find('x'))").asBoolean());
      assertTrue(open.eval("is.null(store$getClass)").asBoolean());
      assertThrows(RException.class, () -> open.eval("store$find <- 1"));
      assertEquals(8.0, open.eval("twice(4)").asDouble());
      var problem = assertThrows(RException.class, () -> open.eval("refuse()"));
      assertSame(refusal, problem.getCause());
      assertEquals(
          "not today", open.eval("tryCatch(refuse(), error = conditionMessage)").asString());
    }
  }

  @Test
  void aFunctionOfJavaMayCallR() {
    var sessions = new ArrayList<Session>();
    try (var open =
        Session.builder()
            .function("inner", a -> sessions.getFirst().eval("x <- x + 1; x").asInt())
            .function("failing", a -> sessions.getFirst().eval("stop('inside')"))
            .build()) {
      sessions.add(open);
      assertEquals(12, open.eval("x <- 10; inner(); inner()").asInt());
      assertEquals("inside", open.eval("tryCatch(failing(), error = conditionMessage)").asString());
    }
  }

  @Test
  void errorsHaveMessageCallAndTraceback() {
    var problem =
        assertThrows(
            RException.class,
            () -> session.eval("f <- function(x) g(x); g <- function(y) stop('bad ', y); f(3)"));
    assertEquals("bad 3", problem.getMessage());
    assertEquals(Optional.of("g(x)"), problem.call());
    assertEquals(List.of("g(x)", "f(3)"), problem.traceback().subList(1, 3));
    assertEquals(List.of("simpleError", "error", "condition"), problem.classes());
    assertTrue(
        String.valueOf(assertThrows(RException.class, () -> session.eval("1 +")).getMessage())
            .contains("unexpected end of input"));
    assertEquals("", session.takeOutput());
    assertThrows(RException.class, () -> session.check("x <- (1"));
  }

  @Test
  void warningsAndOutputAreKept() {
    session.run("1:3; invisible(4); as.integer('x'); message('m')");
    assertEquals("[1] 1 2 3\n[1] NA\nm\n", session.takeOutput());
    assertEquals(List.of("NAs introduced by coercion"), session.takeWarnings());
    assertEquals(List.of(), session.takeWarnings());
  }

  @Test
  void streamsAreThoseOfTheBuilder() {
    var out = new ByteArrayOutputStream();
    var errors = new ByteArrayOutputStream();
    var in = new ByteArrayInputStream("first\nsecond\n".getBytes(StandardCharsets.UTF_8));
    try (var open = Session.builder().output(out).errors(errors).input(in).build()) {
      open.run("cat(readLines(file('stdin'), 1), '\\n'); message('note')");
    }
    assertEquals("first \n", out.toString(StandardCharsets.UTF_8));
    assertEquals("note\n", errors.toString(StandardCharsets.UTF_8));
  }

  @Test
  void anotherThreadCancels() throws Exception {
    try (var threads = Executors.newSingleThreadExecutor()) {
      for (var endless : List.of("repeat {}", "Sys.sleep(100)", "repeat try(repeat {})")) {
        Future<?> running = threads.submit(() -> session.eval(endless));
        Thread.sleep(100);
        session.cancel();
        var problem = assertThrows(Exception.class, running::get);
        assertInstanceOf(CancellationException.class, problem.getCause());
      }
    }
    session.cancel();
    assertEquals(2, session.eval("1 + 1").asInt());
  }

  @Test
  void whoIsInterruptedWhileWaitingCancels() throws Exception {
    var thrown = new ArrayList<Throwable>();
    var caller =
        new Thread(
            () -> {
              try {
                session.eval("repeat {}");
              } catch (RuntimeException e) {
                thrown.add(e);
              }
            });
    caller.start();
    Thread.sleep(100);
    caller.interrupt();
    caller.join();
    assertEquals(CancellationException.class, thrown.getFirst().getClass());
    assertEquals(2, session.eval("1 + 1").asInt());
  }

  @Test
  void sessionsInParallelDoNotSeeEachOther() throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var results =
          threads.invokeAll(
              IntStream.range(0, 8)
                  .<java.util.concurrent.Callable<Integer>>mapToObj(
                      i ->
                          () -> {
                            try (var own = Session.open()) {
                              own.set("x", i);
                              own.eval("f <- function(n) if (n == 0) x else f(n - 1)");
                              return own.eval("sum(sapply(1:50, f)) / 50").asInt();
                            }
                          })
                  .toList());
      for (int i = 0; i < results.size(); i++) {
        assertEquals(i, results.get(i).get());
      }
    }
  }

  @Test
  void aClosedSessionSaysSo() {
    session.close();
    assertThrows(IllegalStateException.class, () -> session.eval("1"));
    var open = Session.builder().quitting().build();
    assertEquals(
        3, assertThrows(QuitException.class, () -> open.eval("quit(status = 3)")).status());
    assertThrows(IllegalStateException.class, () -> open.eval("1"));
    open.close();
  }
}
