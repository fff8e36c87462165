package dev.oser.kit.fuzz;

import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import java.util.SplittableRandom;

/**
 * Writes programs whose nested loops do little but store, so that stores can be sunk out of them;
 * {@link ProgramGenerator} writes few such. Now and then the place is out of bounds.
 */
final class StoresInLoops {
  private final SplittableRandom random;
  private final StringBuilder text = new StringBuilder();
  private int names;

  private StoresInLoops(long seed) {
    random = new SplittableRandom(seed);
  }

  static Module generate(long seed) {
    return new Parser().parse("stores-" + seed + ".oir", new StoresInLoops(seed).program());
  }

  private String program() {
    text.append("func @f(%a: i64[], %b: i64[], %k: i32, %n: i32) -> i64 {\nentry:\n");
    line("print i64 0");
    var last = loop(1 + random.nextInt(3), "5", "%k");
    line("%y = array.load i64 %b, 0");
    line("print i64 %y");
    line("%z = array.load i64 %a, 0");
    line("print i64 %z");
    line("return " + last);
    text.append("}\n");
    text.append("func @main() -> i64 {\nentry:\n");
    line("%a = array.new i64 3");
    line("%b = select i64[] " + random.nextBoolean() + ", %a, %a");
    for (int i = 0; i < 3; i++) {
      line("%x" + i + " = call @f(%a, %b, " + random.nextInt(4) + ", " + random.nextInt(5) + ")");
      line("print i64 %x" + i);
    }
    line("return 0");
    return text.append("}\n").toString();
  }

  private void line(String line) {
    text.append("  ").append(line).append('\n');
  }

  /** Writes a loop with others inside, and returns a value that there is behind it. */
  private String loop(int depth, String start, String place) {
    int id = names++;
    var bound = random.nextInt(3) == 0 ? "" + random.nextInt(4) : "%n";
    line("jump loop%d(0, %s)".formatted(id, start));
    text.append("loop%d(%%i%d: i32, %%s%d: i64):\n".formatted(id, id, id));
    var value = pure("%s" + id, id);
    boolean isFirst = random.nextBoolean();
    if (depth == 1 || random.nextInt(4) == 0) {
      store(place, value, isFirst ? value : "7");
    }
    if (depth > 1) {
      value = loop(depth - 1, value, random.nextInt(3) == 0 ? "%i" + id : place);
    }
    if (random.nextInt(3) == 0) {
      value = diamond(value, id);
    }
    value = pure(value, id);
    line("%%next%d = i32.add %%i%d, 1".formatted(id, id));
    line("%%more%d = i32.lt %%next%d, %s".formatted(id, id, bound));
    line("branch %%more%d, loop%d(%%next%d, %s), exit%d".formatted(id, id, id, value, id));
    text.append("exit%d:\n".formatted(id));
    if (random.nextInt(4) == 0) {
      line("%%l%d = array.load i64 %%a, 0".formatted(id));
      line("print i64 %%l%d".formatted(id));
    }
    return value;
  }

  private void store(String place, String value, String other) {
    var index = random.nextInt(3) == 0 ? "0" : place;
    line("array.store i64 %%a, %s, %s".formatted(index, random.nextInt(5) > 0 ? value : other));
  }

  private String pure(String value, int id) {
    int name = names++;
    line("%%w%d = i64.from_i32 %%i%d".formatted(name, id));
    var op = random.nextBoolean() ? "i64.add" : "i64.mul";
    line("%%v%d = %s %s, %%w%d".formatted(name, op, value, name));
    return "%v" + name;
  }

  private String diamond(String value, int id) {
    int name = names++;
    line("%%c%d = i32.%s %%i%d, 1".formatted(name, random.nextBoolean() ? "lt" : "gt", id));
    line("branch %%c%d, left%d, right%d".formatted(name, name, name));
    text.append("left%d:\n".formatted(name));
    var left = pure(value, id);
    line("jump end%d(%s)".formatted(name, left));
    text.append("right%d:\n".formatted(name));
    line("jump end%d(%s)".formatted(name, value));
    text.append("end%d(%%m%d: i64):\n".formatted(name, name));
    return random.nextBoolean() ? "%m" + name : value;
  }
}
