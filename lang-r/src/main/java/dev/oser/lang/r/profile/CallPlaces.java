package dev.oser.lang.r.profile;

import dev.oser.lang.r.syntax.SourceSpan;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.SourceReference;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where calls are written: the line of the innermost statement they are in. Code keeps spans of the
 * statements in braces and of functions; the calls in them are found once per function.
 */
final class CallPlaces {
  private static final Symbol BRACE = Symbol.of("{");

  private record Part(Value code, String place) {}

  private final Map<Closure.Definition, String> known = new IdentityHashMap<>();
  private final Map<Call, String> places = new IdentityHashMap<>();

  /** {@return the line of a call; empty if it is not in a function that was learnt} */
  String of(Call call) {
    return places.getOrDefault(call, "");
  }

  static String text(SourceSpan span) {
    return span.source().name() + ":" + span.firstLine();
  }

  /** {@return where a function begins; empty if that is not known} */
  static String of(Closure closure) {
    var source = closure.definition().source();
    return source == null ? "" : text(source.spans().getFirst());
  }

  /** Finds the calls in a function. */
  void learn(Function function) {
    if (function instanceof Closure closure && !known.containsKey(closure.definition())) {
      var place = of(closure);
      known.put(closure.definition(), place);
      var pending = new ArrayDeque<Part>();
      for (var standard : closure.formals().defaults()) {
        pending.push(new Part(standard, place));
      }
      pending.push(new Part(closure.body(), place));
      while (!pending.isEmpty()) {
        find(pending.pop(), pending);
      }
    }
  }

  private void find(Part part, ArrayDeque<Part> pending) {
    if (!(part.code instanceof Call call)) {
      return;
    }
    places.put(call, part.place);
    pending.push(new Part(call.function(), part.place));
    var spans =
        call.calls(BRACE) && call.attribute(Symbol.SRCREF) instanceof SourceReference reference
            ? reference.spans()
            : List.<SourceSpan>of();
    for (int i = 0; i < call.size(); i++) {
      // The first span is that of the brace itself.
      boolean hasSpan = i + 1 < spans.size();
      pending.push(new Part(call.argument(i), hasSpan ? text(spans.get(i + 1)) : part.place));
    }
  }
}
