package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.syntax.DeparseOptions;
import dev.oser.lang.r.syntax.Deparser;
import dev.oser.lang.r.syntax.Restyled;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.ElementVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector.Kind;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values as the text of code that makes them: {@code deparse}, {@code dput}. */
final class Deparsing {
  private static final int USUAL_WIDTH = 60;
  private static final int LEAST_WIDTH = 20;
  private static final int MOST_WIDTH = 500;

  private Deparsing() {}

  @RBuiltin(value = "deparse", formals = "expr, width.cutoff, backtick, control, nlines")
  static Value deparse(
      Context context,
      Value expression,
      @Nullable Value cutoff,
      @Nullable Value backtick,
      @Nullable Value control,
      @Nullable Value lines) {
    int width =
        cutoff == null || Texts.isNull(cutoff)
            ? USUAL_WIDTH
            : FirstElement.integer(cutoff, context);
    if (width < LEAST_WIDTH || width > MOST_WIDTH) {
      context.warning("invalid 'cutoff' value for 'deparse', using default");
      width = USUAL_WIDTH;
    }
    var options = options(control);
    warnOfWhatIsLost(context, expression, options);
    var node = Restyled.of(Language.node(expression), options);
    var written =
        backtick == null
            ? Deparser.deparse(node, width)
            : Deparser.deparse(node, width, FirstElement.logical(backtick) != 0);
    int most = lines == null ? -1 : FirstElement.integer(lines, context);
    return StringVector.of(most > 0 && most < written.size() ? written.subList(0, most) : written);
  }

  @RBuiltin(value = ".deparseOpts", formals = "control", quiet = true)
  static Value deparseOptions(Value control) {
    return new DoubleVector(DeparseOptions.bits(options(control)));
  }

  private static Set<DeparseOptions> options(@Nullable Value control) {
    if (control == null) {
      return DeparseOptions.STANDARD;
    }
    var result = EnumSet.noneOf(DeparseOptions.class);
    var names = Coercion.to(Kind.STRING, Coercion.vector(control));
    for (int i = 0; i < names.length(); i++) {
      add(names.stringAt(i), result);
    }
    if (result.contains(DeparseOptions.HEX_NUMERIC)) {
      result.remove(DeparseOptions.DIGITS_17);
    }
    return result;
  }

  private static void add(String name, Set<DeparseOptions> options) {
    if (name.equals("all") || name.equals("exact")) {
      options.addAll(EnumSet.allOf(DeparseOptions.class));
      options.remove(DeparseOptions.DELAY_PROMISES);
      options.remove(DeparseOptions.S_COMPATIBLE);
      options.remove(name.equals("all") ? DeparseOptions.HEX_NUMERIC : DeparseOptions.DIGITS_17);
      return;
    }
    for (var option : DeparseOptions.values()) {
      if (option.text().startsWith(name) && !name.isEmpty()) {
        options.add(option);
        return;
      }
    }
    throw new RError("deparse option ‘" + name + "’ is not recognized", NullValue.NULL);
  }

  private static void warnOfWhatIsLost(Context context, Value value, Set<DeparseOptions> options) {
    if (options.contains(DeparseOptions.WARN_INCOMPLETE) && losesParts(value, options)) {
      context.warning("deparse may be incomplete");
    }
  }

  /**
   * Whether no text reads back as a value: it is or holds an environment, as formulas always do.
   */
  private static boolean losesParts(Value value, Set<DeparseOptions> options) {
    if (value instanceof Environment) {
      return true;
    }
    if (value instanceof ElementVector list) {
      for (int i = 0; i < list.length(); i++) {
        if (losesParts(list.element(i), options)) {
          return true;
        }
      }
    }
    boolean showsAttributes =
        options.contains(DeparseOptions.SHOW_ATTRIBUTES) || value instanceof Call;
    var attributes = showsAttributes ? value.attributes() : null;
    for (int i = 0; attributes != null && i < attributes.size(); i++) {
      if (losesParts(attributes.value(i), options)) {
        return true;
      }
    }
    return false;
  }

  @RBuiltin(value = "dput", formals = "x, file, control", visibility = Visibility.OFF)
  static Value dput(
      Context context, @Nullable Value given, @Nullable Value file, @Nullable Value control) {
    if (given == null && context.call().size() == 0) {
      throw new RError("argument \"x\" is missing, with no default");
    }
    // What is given may be the empty symbol.
    var x = given == null ? Symbol.MISSING : given;
    var options = options(control);
    warnOfWhatIsLost(context, x, options);
    var node = Restyled.of(Language.node(x), options);
    var text = String.join("\n", Deparser.dput(node)) + "\n";
    Connections.write(context, file, text, false);
    return x;
  }
}
