package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.number.Missing;
import dev.oser.lang.r.number.Printf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What GNU R made of many inputs (tools/record-r-library): lines of fields separated by tabs, the
 * last of which is R's answer. Items inside a field are separated by bars.
 */
public record Table(String name, List<Row> rows) {
  private static final Path ROOT =
      Path.of(System.getProperty("oser.root", "..")).resolve("lang-r/src/test/r");

  /** R's NA among strings, in our answers. */
  public static final String NA = "\\N";

  /** {@return the table {@code area/name.tsv}} */
  public static Table read(String path) {
    try {
      var lines = Files.readAllLines(ROOT.resolve(path + ".tsv"));
      return new Table(path, lines.stream().map(Row::of).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Asserts that we give R's answer to each row. */
  public void check(int atLeast, Function<Row, String> answer) {
    check(atLeast, 0, answer);
  }

  /** Asserts that we give R's answer to all but some rows, where R has bugs that we do not. */
  public void check(int atLeast, int allowed, Function<Row, String> answer) {
    assertTrue(rows.size() >= atLeast, name);
    var wrong = new ArrayList<String>();
    for (var row : rows) {
      var ours = answer.apply(row);
      if (!ours.equals(row.expected())) {
        wrong.add(row.text() + "\n  we say " + ours);
      }
    }
    assertTrue(
        wrong.size() <= allowed,
        () ->
            name
                + ": "
                + wrong.size()
                + " wrong\n"
                + String.join("\n", wrong.subList(0, Math.min(30, wrong.size()))));
  }

  /** A line of a table. */
  public record Row(String text, List<String> fields) {
    private static final Pattern ESCAPE = Pattern.compile("\\\\u\\{([0-9a-f]+)}");

    static Row of(String line) {
      return new Row(line, List.of(line.split("\t", -1)));
    }

    public String expected() {
      return fields.getLast();
    }

    public int integer(int field) {
      return integer(fields.get(field));
    }

    public double real(int field) {
      return real(fields.get(field));
    }

    public boolean logical(int field) {
      return fields.get(field).equals("TRUE");
    }

    public double[] reals(int field) {
      return items(field).stream().mapToDouble(Row::real).toArray();
    }

    public int[] integers(int field) {
      return items(field).stream().mapToInt(Row::integer).toArray();
    }

    public String string(int field) {
      return unescaped(fields.get(field));
    }

    public List<String> strings(int field) {
      return items(field).stream().map(Row::unescaped).toList();
    }

    private List<String> items(int field) {
      var text = fields.get(field);
      return text.isEmpty() ? List.of() : Arrays.asList(text.split("\\|", -1));
    }

    private static int integer(String text) {
      return text.equals("NA") ? Missing.INTEGER : Integer.parseInt(text);
    }

    private static double real(String text) {
      return text.equals("NA") ? Missing.REAL : Double.parseDouble(text);
    }

    private static String unescaped(String text) {
      return text.equals("\\e")
          ? ""
          : ESCAPE.matcher(text).replaceAll(m -> quoted(Integer.parseInt(m.group(1), 16)));
    }

    private static String quoted(int point) {
      return Matcher.quoteReplacement(Character.toString(point));
    }
  }

  /** {@return a string as tables write it} */
  public static String escaped(String text) {
    if (text.isEmpty()) {
      return "\\e";
    }
    var result = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (c >= 32 && c < 127 && c != '\\' && c != '|') {
                result.append((char) c);
              } else {
                result.append("\\u{").append(Integer.toHexString(c)).append('}');
              }
            });
    return result.toString();
  }

  /** {@return a double as tables write it} */
  public static String real(double x) {
    if (Missing.isMissing(x)) {
      return "NA";
    }
    return Double.isFinite(x) ? Printf.of("", 0, -1, 'a').real(x) : Double.toString(x);
  }
}
