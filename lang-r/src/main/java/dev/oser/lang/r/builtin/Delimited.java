package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Records and fields of text: what {@code read.table} and {@code type.convert} stand on. */
final class Delimited {
  private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
  private static final Pattern IMAGINARY = Pattern.compile("[+-]?[0-9.]+i");
  private static final Set<String> FLAGS = Set.of("T", "F", "TRUE", "FALSE");

  private Delimited() {}

  /** {@return the fields of each record; a quoted field may go on over lines} */
  @RBuiltin(value = ".splitRecords", formals = "lines, sep, quote, comment, skipBlank, strip")
  static Value splitRecords(
      Value lines, Value sep, Value quote, Value comment, Value skipBlank, Value strip) {
    var records = new ArrayList<Value>();
    split(lines, sep, quote, comment, skipBlank, strip, each -> records.add(StringVector.of(each)));
    return ListVector.of(records.toArray(Value[]::new));
  }

  /** {@return the fields of all records, one after the other} */
  @RBuiltin(value = ".splitFields", formals = "lines, sep, quote, comment, skipBlank, strip")
  static Value splitFields(
      Value lines, Value sep, Value quote, Value comment, Value skipBlank, Value strip) {
    var fields = new ArrayList<String>();
    split(lines, sep, quote, comment, skipBlank, strip, fields::addAll);
    return StringVector.of(fields);
  }

  private static void split(
      Value lines,
      Value sep,
      Value quote,
      Value comment,
      Value skipBlank,
      Value strip,
      Consumer<List<String>> records) {
    var splitter =
        new Splitter(
            Coercion.string(sep, "sep"),
            Coercion.string(quote, "quote"),
            Coercion.string(comment, "comment.char"),
            Coercion.flag(strip, "strip.white"));
    boolean skipping = Coercion.flag(skipBlank, "blank.lines.skip");
    var given = lines instanceof Vector vector ? vector : StringVector.of(List.of());
    for (int i = 0; i < given.length(); i++) {
      var line = given.stringAt(i);
      boolean complete = splitter.add(line);
      while (!complete && i + 1 < given.length()) {
        i++;
        complete = splitter.add(given.stringAt(i));
      }
      var fields = splitter.take();
      boolean blank = fields.isEmpty() || fields.size() == 1 && line.isBlank();
      if (!blank || !skipping && !fields.isEmpty()) {
        records.accept(fields);
      }
    }
  }

  /**
   * {@return the part of a line that holds so many fields, what comes behind it, and how many there
   * are; all if the number is negative}
   */
  @RBuiltin(value = ".cutLine", formals = "line, sep, quote, comment, fields")
  static Value cutLine(Value line, Value sep, Value quote, Value comment, Value fields) {
    var splitter =
        new Splitter(
            Coercion.string(sep, "sep"),
            Coercion.string(quote, "quote"),
            Coercion.string(comment, "comment.char"),
            false);
    var text = Coercion.string(line, "line");
    int end = splitter.add(text, Coercion.integer(fields, "fields"));
    return ListVector.of(
        new StringVector(text.substring(0, end)),
        end < text.length() ? new StringVector(text.substring(end)) : StringVector.of(List.of()),
        new IntVector(splitter.take().size()));
  }

  /** Splits lines into fields, with what a quote that is still open holds. */
  private static final class Splitter {
    private final String separator;
    private final String quotes;
    private final String comment;
    private final boolean stripping;
    private final List<String> fields = new ArrayList<>();
    private final StringBuilder field = new StringBuilder();
    private char open;
    private boolean quoted;
    private boolean any;

    Splitter(String separator, String quotes, String comment, boolean stripping) {
      this.separator = separator;
      this.quotes = quotes;
      this.comment = comment;
      this.stripping = stripping;
    }

    private boolean separates(char c) {
      return separator.isEmpty() ? c == ' ' || c == '\t' : separator.charAt(0) == c;
    }

    /** {@return whether the record ends with this line} */
    boolean add(String line) {
      add(line, -1);
      return open == 0;
    }

    /** {@return where the line ends, or where so many fields have ended} */
    int add(String line, int most) {
      if (open != 0) {
        field.append('\n');
      }
      for (int i = 0; i < line.length(); i++) {
        char c = line.charAt(i);
        if (open != 0) {
          i = inQuotes(line, i, c);
        } else if (quotes.indexOf(c) >= 0 && (separator.isEmpty() || field.isEmpty() || quoted)) {
          open = c;
          quoted = true;
          any = true;
        } else if (!comment.isEmpty() && comment.charAt(0) == c) {
          break;
        } else if (separates(c)) {
          if (!separator.isEmpty() || any) {
            end();
            if (fields.size() == most) {
              any = false;
              return i + 1;
            }
          }
          any = !separator.isEmpty();
        } else {
          field.append(c);
          any = true;
        }
      }
      return line.length();
    }

    private int inQuotes(String line, int i, char c) {
      if (c == '\\' && separator.isEmpty() && i + 1 < line.length()) {
        field.append(line.charAt(i + 1) == open ? "" : "\\").append(line.charAt(i + 1));
        return i + 1;
      }
      if (c != open) {
        field.append(c);
        return i;
      }
      boolean doubled = !separator.isEmpty() && i + 1 < line.length() && line.charAt(i + 1) == open;
      if (doubled) {
        field.append(c);
        return i + 1;
      }
      open = 0;
      return i;
    }

    private void end() {
      var text = field.toString();
      fields.add(stripping && !quoted ? text.strip() : text);
      field.setLength(0);
      quoted = false;
    }

    List<String> take() {
      if (any) {
        end();
      }
      var result = List.copyOf(fields);
      fields.clear();
      open = 0;
      any = false;
      return result;
    }
  }

  /** {@return the fields by column; records that are too short are filled with nothing} */
  @RBuiltin(value = ".transposeRecords", formals = "records, columns")
  static Value transpose(Value records, Value columns) {
    var list = (ListVector) records;
    int count = Coercion.integer(columns, "columns");
    var result = new Value[count];
    for (int column = 0; column < count; column++) {
      var texts = new String[list.length()];
      for (int row = 0; row < texts.length; row++) {
        var fields = (Vector) list.get(row);
        texts[row] = column < fields.length() ? fields.stringAt(column) : "";
      }
      result[column] = StringVector.of(texts);
    }
    return ListVector.of(result);
  }

  /** {@return texts as logicals, integers, numbers or complex numbers, if all of them are such} */
  @RBuiltin(value = ".parsedTexts", formals = "x, na.strings, dec")
  static Value parsedTexts(Value x, Value missing, Value dec) {
    var texts = (StringVector) x;
    var absent = new HashSet<String>();
    for (int i = 0; i < missing.length(); i++) {
      absent.add(((Vector) missing).stringAt(i));
    }
    var point = Coercion.string(dec, "dec");
    int count = texts.length();
    var cleaned = new String[count];
    var kept = new String[count];
    for (int i = 0; i < count; i++) {
      var text = texts.get(i);
      boolean none = Na.isNa(text) || absent.contains(text) || absent.contains(text.strip());
      kept[i] = none ? Na.STRING : text;
      cleaned[i] = none || text.isBlank() ? Na.STRING : number(text.strip(), point);
    }
    var plain = StringVector.of(cleaned);
    var kind = kind(plain);
    if (kind == Vector.Kind.STRING && kind(whole(plain)) == Vector.Kind.COMPLEX) {
      return Coercion.to(Vector.Kind.COMPLEX, whole(plain));
    }
    return kind == Vector.Kind.STRING ? StringVector.of(kept) : Coercion.to(kind, plain);
  }

  private static String number(String text, String point) {
    return point.equals(".") ? text : text.replace(point, ".");
  }

  private static Vector.Kind kind(StringVector texts) {
    boolean flags = true;
    boolean whole = true;
    boolean numbers = true;
    for (int i = 0; i < texts.length(); i++) {
      var text = texts.get(i);
      if (Na.isNa(text)) {
        continue;
      }
      double number = numbers ? texts.doubleAt(i) : Double.NaN;
      flags = flags && FLAGS.contains(text);
      numbers = numbers && (text.equals("NaN") || !Double.isNaN(number));
      whole = whole && WHOLE.matcher(text).matches() && Math.abs(number) <= Integer.MAX_VALUE;
      if (!flags && !numbers) {
        return complex(texts) ? Vector.Kind.COMPLEX : Vector.Kind.STRING;
      }
    }
    return flags
        ? Vector.Kind.LOGICAL
        : whole ? Vector.Kind.INTEGER : numbers ? Vector.Kind.DOUBLE : Vector.Kind.STRING;
  }

  /** {@return the texts with a real part before each imaginary part that stands alone} */
  private static StringVector whole(StringVector texts) {
    var result = new String[texts.length()];
    for (int i = 0; i < result.length; i++) {
      var text = texts.get(i);
      boolean alone = !Na.isNa(text) && IMAGINARY.matcher(text).matches();
      result[i] = !alone ? text : text.startsWith("-") ? "0" + text : "0+" + text.replace("+", "");
    }
    return StringVector.of(result);
  }

  private static boolean complex(StringVector texts) {
    var converted = Coercion.to(Vector.Kind.COMPLEX, texts);
    for (int i = 0; i < texts.length(); i++) {
      if (!Na.isNa(texts.get(i)) && converted.isNa(i)) {
        return false;
      }
    }
    return true;
  }
}
