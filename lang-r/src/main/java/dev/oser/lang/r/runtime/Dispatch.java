package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a method was chosen; {@code NextMethod} goes on from here.
 *
 * @param generic the function that was called
 * @param group the group it belongs to, or empty
 * @param method the name under which the method was found
 * @param candidates the classes that methods were looked for
 * @param at the one that has this method; -1 if it was none of them
 * @param object what was dispatched on
 * @param callEnvironment where the generic was called from
 * @param definition where the generic was defined
 * @param known what the method finds in {@code .Class}; null for the class and those behind it,
 *     which hardly any method asks for
 * @param formal how a method of S4 was chosen; null for S3
 */
public record Dispatch(
    String generic,
    String group,
    String method,
    String[] candidates,
    int at,
    Value object,
    Environment callEnvironment,
    Environment definition,
    @Nullable Value known,
    @Nullable FormalCall formal) {

  /**
   * A dispatch of which it is known what is left.
   *
   * @param classes that are left to try after this method
   */
  public Dispatch(
      String generic,
      String group,
      String method,
      String[] classes,
      Value object,
      Environment callEnvironment,
      Environment definition,
      Value dotClass) {
    this(generic, group, method, classes, -1, object, callEnvironment, definition, dotClass, null);
  }

  /** {@return the classes that are left to try after this method} */
  public String[] classes() {
    return at < 0 ? candidates : Arrays.copyOfRange(candidates, at + 1, candidates.length);
  }

  /** {@return what the method finds in {@code .Class}} */
  public Value dotClass() {
    return known != null
        ? known
        : StringVector.of(Arrays.copyOfRange(candidates, Math.max(at, 0), candidates.length));
  }

  /**
   * {@return what the method finds in {@code .Method}: its name, for an operator with two operands
   * once for each, or nothing if that one does not have the method}
   */
  public StringVector dotMethod(Args supplied) {
    if (supplied.size() != 2 || !OPERATORS.contains(generic)) {
      return new StringVector(method);
    }
    boolean first = isMethodOf(supplied.get(0));
    boolean second = isMethodOf(supplied.get(1));
    return StringVector.of(new String[] {first || !second ? method : "", second ? method : ""});
  }

  private boolean isMethodOf(Value operand) {
    var value = operand instanceof Promise promise ? promise.value() : operand;
    return value != null
        && value.attribute(Symbol.CLASS) instanceof StringVector classes
        && Arrays.stream(classes.toArray()).anyMatch(each -> method.endsWith("." + each));
  }

  private static final Set<String> OPERATORS =
      Set.of("+", "-", "*", "/", "^", "%%", "%/%", "==", "!=", "<", ">", "<=", ">=", "&", "|", "!");
}
