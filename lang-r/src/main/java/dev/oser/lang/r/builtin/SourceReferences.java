package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.syntax.ParseTable;
import dev.oser.lang.r.syntax.Program;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.syntax.SourceSpan;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.SourceReference;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where code was written, as programs see it: vectors of eight numbers with the environment of a
 * source. Inside, code only keeps spans, of which these are made when somebody asks.
 */
final class SourceReferences {
  private static final Symbol FILE = Symbol.of("srcfile");
  private static final Symbol WHOLE = Symbol.of("wholeSrcref");

  /** The environments of sources that programs want to know about. */
  private final Map<Source, Environment> files = new IdentityHashMap<>();

  private static SourceReferences of(Runtime runtime) {
    return runtime.extension(SourceReferences.class, SourceReferences::new);
  }

  /** {@return an attribute as programs see it; null if the session keeps no sources} */
  static @Nullable Value shown(Context context, Value holder, @Nullable Value attribute) {
    if (!(attribute instanceof SourceReference reference)) {
      return attribute;
    }
    var source = reference.spans().getFirst().source();
    var table = of(context.runtime());
    boolean function = holder instanceof Function;
    if (!function && !context.runtime().keepsSource() && !source.isKept()) {
      return null;
    }
    var file = table.files.computeIfAbsent(source, each -> file(context, each));
    return function ? one(reference.spans().getFirst(), file) : all(reference.spans(), file);
  }

  /** Gives parsed code what says where it stands. */
  static void keep(
      Context context,
      ExpressionVector parsed,
      Program program,
      Source source,
      @Nullable Value given) {
    var table = of(context.runtime());
    var file = given instanceof Environment known ? known : file(context, source);
    table.files.put(source, file);
    source.keep();
    var spans = program.statements().stream().map(Program.Statement::span).toList();
    parsed.setAttribute(Symbol.SRCREF, all(spans, file));
    parsed.setAttribute(FILE, file);
    int end = source.lines() + 1;
    parsed.setAttribute(WHOLE, numbers(file, 1, 0, end, 0, 0, 0, 1, end));
  }

  /**
   * {@return the columns of the table of parts of a text, and the texts of what has none inside}
   */
  @RBuiltin(value = ".parseTable", formals = "text")
  static Value table(Value text) {
    var source = Source.ofText(Coercion.string(text, "text") + "\n");
    var rows = ParseTable.of(source);
    int count = rows.size();
    var numbers = new int[6][count];
    var names = new String[2][count];
    var terminal = new int[count];
    for (int i = 0; i < count; i++) {
      var row = rows.get(i);
      var span = new SourceSpan(source, row.start(), row.end());
      numbers[0][i] = span.firstLine();
      numbers[1][i] = span.firstColumn();
      numbers[2][i] = span.lastLine();
      numbers[3][i] = span.lastColumn();
      numbers[4][i] = row.id();
      numbers[5][i] = row.parent();
      names[0][i] = row.token();
      names[1][i] = row.terminal() ? span.text() : "";
      terminal[i] = row.terminal() ? 1 : 0;
    }
    return ListVector.named(
        List.of("line1", "col1", "line2", "col2", "id", "parent", "token", "terminal", "text"),
        List.of(
            IntVector.of(numbers[0]),
            IntVector.of(numbers[1]),
            IntVector.of(numbers[2]),
            IntVector.of(numbers[3]),
            IntVector.of(numbers[4]),
            IntVector.of(numbers[5]),
            StringVector.of(names[0]),
            LogicalVector.of(terminal),
            StringVector.of(names[1])));
  }

  private static Value all(List<SourceSpan> spans, Environment file) {
    return ListVector.of(spans.stream().map(span -> one(span, file)).toArray(Value[]::new));
  }

  private static Value one(SourceSpan span, Environment file) {
    return numbers(
        file,
        span.firstLine(),
        span.firstByte(),
        span.lastLine(),
        span.lastByte(),
        span.firstColumn(),
        span.lastColumn(),
        span.firstLine(),
        span.lastLine());
  }

  private static Value numbers(Environment file, int... places) {
    var result = IntVector.of(places);
    result.setAttribute(FILE, file);
    result.setAttribute(Symbol.CLASS, new StringVector("srcref"));
    return result;
  }

  private static Environment file(Context context, Source source) {
    var file = new Environment(context.runtime().empty());
    var text = source.text();
    var lines = (text.endsWith("\n") ? text.substring(0, text.length() - 1) : text).split("\n", -1);
    put(file, "filename", new StringVector(source.name()));
    put(file, "lines", StringVector.of(lines));
    put(file, "Enc", new StringVector("unknown"));
    put(file, "isFile", LogicalVector.FALSE);
    put(file, "wd", new StringVector(context.runtime().directory().toString()));
    put(file, "timestamp", new DoubleVector(System.currentTimeMillis() / 1e3));
    put(file, "parseData", NullValue.NULL);
    file.setAttribute(Symbol.CLASS, StringVector.of("srcfilecopy", "srcfile"));
    return file;
  }

  private static void put(Environment file, String name, Value value) {
    value.share();
    file.put(Symbol.of(name), value);
  }
}
