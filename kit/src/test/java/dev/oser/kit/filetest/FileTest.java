package dev.oser.kit.filetest;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * One text test.
 *
 * <pre>
 * ;; test: run @main()
 * func @main() -> i32 {
 * entry:
 *   return 7
 * }
 * ;; expect:
 * ;; result 7
 * </pre>
 *
 * <p>The input keeps the line numbers of the file: the command's line is empty in it.
 *
 * @param name the name of the file, which the input is parsed under
 * @param command the first word of the command line
 * @param argument the rest of the command line, or the empty string
 * @param input what the command works on
 * @param expected what must come out
 */
record FileTest(String name, String command, String argument, String input, String expected) {
  private static final String COMMAND = ";; test:";
  private static final String EXPECT = ";; expect:";

  /** A text that is not a text test. */
  static final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Malformed(String message) {
      super(message);
    }
  }

  /** {@return the test that a file holds; its expectation is missing only in update mode} */
  static FileTest parse(String name, String text, boolean needsExpectation) {
    int lineEnd = text.indexOf('\n');
    if (lineEnd < 0 || !text.startsWith(COMMAND)) {
      throw new Malformed(name + ": the first line must be '" + COMMAND + " COMMAND'");
    }
    var words = text.substring(COMMAND.length(), lineEnd).strip().split("\\s+", 2);
    int expect = text.indexOf("\n" + EXPECT + "\n");
    if (expect < 0 && needsExpectation) {
      throw new Malformed(
          name
              + ": there is no line '"
              + EXPECT
              + "'; run the tests with -Doser.update=true to have it written, then read it");
    }
    var input = expect < 0 ? text.substring(lineEnd) : text.substring(lineEnd, expect + 1);
    var expected = expect < 0 ? "" : uncomment(name, text.substring(expect + EXPECT.length() + 2));
    return new FileTest(name, words[0], words.length > 1 ? words[1] : "", input, expected);
  }

  private static String uncomment(String name, String lines) {
    return lines
        .lines()
        .map(
            line -> {
              if (line.equals(";;")) {
                return "\n";
              }
              if (!line.startsWith(";; ")) {
                throw new Malformed(name + ": an expected line must start with ';; ': " + line);
              }
              return line.substring(3) + "\n";
            })
        .collect(Collectors.joining());
  }

  /** {@return the text of the file with another expectation} */
  String textExpecting(String actual) {
    var command = (COMMAND + " " + this.command + " " + argument).strip();
    var body = input.endsWith("\n") ? input : input + "\n";
    var lines =
        actual.isEmpty()
            ? ""
            : Arrays.stream(actual.split("\n", -1))
                .limit(actual.split("\n", -1).length - (actual.endsWith("\n") ? 1 : 0))
                .map(line -> line.isEmpty() ? ";;\n" : ";; " + line + "\n")
                .collect(Collectors.joining());
    return command + body + EXPECT + "\n" + lines;
  }
}
