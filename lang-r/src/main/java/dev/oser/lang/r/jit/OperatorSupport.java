package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** What {@linkplain PartOp ops} for operators do. */
public final class OperatorSupport {
  private OperatorSupport() {}

  public static @Nullable Object binary(@Nullable Object a, @Nullable Object b, Site site) {
    if (!(a instanceof Value x && b instanceof Value y)) {
      return null;
    }
    int op = site.code().instructions()[site.place()];
    var operator = (Site.Operator) Support.more(site);
    var single = Steps.operator(op, x, y, operator.feedback(), operator.at());
    return single != null ? single : Steps.vectors(op, x, y);
  }

  public static @Nullable Object unary(@Nullable Object a, Site site) {
    return a instanceof Value x ? Steps.vector(site.code().instructions()[site.place()], x) : null;
  }

  public static @Nullable Object rangeOf(@Nullable Object from, @Nullable Object to, Site site) {
    return Support.isNumber(from) && Support.isNumber(to)
        ? Support.range(Support.unboxNumber(from), Support.unboxNumber(to))
        : null;
  }
}
