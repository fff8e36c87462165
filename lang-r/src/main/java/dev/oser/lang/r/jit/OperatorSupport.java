package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.operation.Room;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** What {@linkplain PartOp ops} for operators do. */
public final class OperatorSupport {
  private OperatorSupport() {}

  public static @Nullable Object binary(@Nullable Object a, @Nullable Object b, Site site) {
    return binary(a, b, Room.NEW, site);
  }

  public static @Nullable Object binaryInLeft(@Nullable Object a, @Nullable Object b, Site site) {
    return binary(a, b, Room.LEFT, site);
  }

  public static @Nullable Object binaryInRight(@Nullable Object a, @Nullable Object b, Site site) {
    return binary(a, b, Room.RIGHT, site);
  }

  public static @Nullable Object binaryInEither(@Nullable Object a, @Nullable Object b, Site site) {
    return binary(a, b, Room.EITHER, site);
  }

  private static @Nullable Object binary(
      @Nullable Object a, @Nullable Object b, Room room, Site site) {
    if (!(a instanceof Value x && b instanceof Value y)) {
      return null;
    }
    int op = site.code().instructions()[site.place()];
    var operator = (Site.Operator) Support.more(site);
    var single = Steps.operator(op, x, y, operator.feedback(), operator.at());
    return single != null ? single : Steps.vectors(op, x, y, room);
  }

  public static @Nullable Object unary(@Nullable Object a, Site site) {
    return unary(a, Room.NEW, site);
  }

  public static @Nullable Object unaryInOperand(@Nullable Object a, Site site) {
    return unary(a, Room.LEFT, site);
  }

  private static @Nullable Object unary(@Nullable Object a, Room room, Site site) {
    int op = site.code().instructions()[site.place()];
    return a instanceof Value x ? Steps.vector(op, x, room) : null;
  }

  public static @Nullable Object rangeOf(@Nullable Object from, @Nullable Object to, Site site) {
    return Support.isNumber(from) && Support.isNumber(to)
        ? Support.range(Support.unboxNumber(from), Support.unboxNumber(to))
        : null;
  }
}
