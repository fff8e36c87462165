package dev.oser.lang.r.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What holds of all trees and all texts. */
class LawsTest {
  private static final int TREES = 5_000;
  private static final int MUTATED_TEXTS = 20_000;

  private static Node parsed(String text) {
    return Parser.parse(Source.ofText(text)).nodes().getFirst();
  }

  private static String text(Node node) {
    return String.join("\n", Deparser.deparse(node));
  }

  /**
   * Any tree that a text reads as can be written and read again. A random tree need not be one: R
   * writes an {@code if} without {@code else} before an outer {@code else} and lets that one have
   * it (docs/r-compatibility.md). So the law is about what the text of a random tree reads as.
   */
  @Test
  void aTreeThatWasReadIsReadAgainFromItsText() {
    int alike = 0;
    int readable = 0;
    for (int seed = 0; seed < TREES; seed++) {
      var tree = new RandomTrees(seed).next(4);
      if (tree instanceof Node.Name) {
        continue;
      }
      Node read;
      try {
        read = parsed(text(tree));
      } catch (ParseException e) {
        continue;
      }
      readable++;
      alike += bare(read).equals(bare(tree)) ? 1 : 0;
      assertEquals(read, parsed(text(read)), "seed " + seed);
    }
    assertTrue(readable > TREES * 6 / 10, "only " + readable + " texts could be read");
    assertTrue(alike > TREES * 7 / 10, "only " + alike + " trees came back");
  }

  /** {@return the tree without the parentheses, which the deparser may add} */
  private static Node bare(Node node) {
    return switch (node) {
      case Node.Call call when call.calls("(") && call.arguments().size() == 1 ->
          bare(call.arguments().getFirst().value());
      case Node.Call call ->
          new Node.Call(
              bare(call.function()),
              call.arguments().stream()
                  .map(argument -> new Node.Argument(argument.name(), bare(argument.value())))
                  .toList(),
              call.spans());
      case Node.Function function ->
          new Node.Function(
              function.formals().stream()
                  .map(formal -> new Node.Formal(formal.name(), bare(formal.standard())))
                  .toList(),
              bare(function.body()),
              null);
      default -> node;
    };
  }

  @Test
  void nothingButAParseExceptionComesOutOfTheParser() {
    var texts = new Mutations(7, Mutations.corpus());
    int wrong = 0;
    for (int i = 0; i < MUTATED_TEXTS; i++) {
      wrong += failsProperly(texts.next(), source -> Parser.parse(source)) ? 1 : 0;
    }
    assertTrue(wrong > MUTATED_TEXTS / 4, "the texts are too good to test much");
    assertTrue(wrong < MUTATED_TEXTS, "the texts are too bad to test much");
  }

  /** {@return whether the text is wrong} Fails if that shows as anything but a parse exception. */
  private static boolean failsProperly(String text, Function<Source, Object> parser) {
    try {
      parser.apply(Source.ofText(text));
      return false;
    } catch (ParseException e) {
      assertFalse(e.message().isEmpty());
      assertTrue(e.consoleMessage().startsWith("Error"));
      return true;
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError("the parser broke on: " + text, e);
    }
  }

  @Test
  void aPlantedCrashIsCaught() {
    assertThrows(
        AssertionError.class, () -> failsProperly("x", source -> source.text().charAt(100)));
  }

  @Test
  void aPlantedWrongTextIsCaught() {
    var tree = Node.Call.of("*", Node.Call.of("+", new Node.Name("a"), new Node.Name("b")));
    assertNotEquals(tree, parsed("a + b * c"));
    var sum = parsed("(a + b) * c");
    assertNotEquals(sum, parsed(text(sum).replace("(", "").replace(")", "")));
  }
}
