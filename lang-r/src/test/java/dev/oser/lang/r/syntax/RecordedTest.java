package dev.oser.lang.r.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Trees, spans, texts and errors are those that GNU R was recorded to give. */
class RecordedTest {
  @TestFactory
  Stream<DynamicTest> expressionsAreReadAndWrittenAsRDoes() {
    return Recorded.cases("expressions").stream()
        .map(test -> check(test, Answers.expressions(test.text()), test.expected()));
  }

  @TestFactory
  Stream<DynamicTest> errorsAreWordedAsRWordsThem() {
    return Recorded.cases("errors").stream()
        .map(
            test -> {
              var answer = Answers.errors(test.text());
              var expected = test.expected();
              if (answer.contains(Answers.NOT_ASKED)) {
                expected = expected.replaceAll("(?m)^console.*(\n|$)", "") + Answers.NOT_ASKED;
              }
              return check(test, answer, expected);
            });
  }

  @TestFactory
  Stream<DynamicTest> wholeFilesAreReadAndWrittenAsRDoes() {
    return Recorded.files().stream()
        .map(
            test -> {
              var functions = Answers.functions(test.text());
              var answer = Answers.expressions(test.text());
              var whole = functions.isEmpty() ? answer : answer + "\n" + functions;
              return check(test, whole, test.expected());
            });
  }

  @Test
  void thereAreAsManyCasesAsThereShouldBe() {
    assertTrue(Recorded.cases("expressions").size() >= 500);
    assertTrue(Recorded.cases("errors").size() >= 150);
    assertTrue(Recorded.files().size() >= 60);
  }

  @Test
  void aPlantedDifferenceIsCaught() {
    var test = Recorded.cases("expressions").getFirst();
    assertEquals(test.expected(), Answers.expressions(test.text()));
    assertNotEquals(test.expected(), Answers.expressions(test.text() + " + 1"));
  }

  private static DynamicTest check(Recorded test, String answer, String expected) {
    return DynamicTest.dynamicTest(
        test.name(), () -> assertEquals(expected, answer, () -> "of\n" + test.text()));
  }
}
