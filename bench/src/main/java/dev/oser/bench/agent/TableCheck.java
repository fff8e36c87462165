package dev.oser.bench.agent;

import dev.oser.agent.options.OptionException;
import dev.oser.agent.options.Options;
import dev.oser.agent.rewrite.BodyFactory;
import dev.oser.agent.rewrite.ClassRewriter;
import dev.oser.agent.rewrite.ContextBodies;
import dev.oser.agent.rewrite.Names;
import dev.oser.agent.rewrite.PathBodies;
import dev.oser.agent.rewrite.Selection;
import dev.oser.agent.rewrite.Tally;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;

/** Instruments every class of some jars, and compares its tables with those it had. */
final class TableCheck {
  /** How one kind of differences is shown before the rest is only counted. */
  private static final int MOST_SHOWN = 20;

  private final PrintWriter out;
  private long instrumented;
  private long differences;

  TableCheck(PrintWriter out) {
    this.out = out;
  }

  /** {@return how many classes differ} */
  long check(List<Path> jars) throws IOException {
    for (var jar : jars) {
      // Anew for each jar: numbers of methods are kept.
      check(jar, "contexts", new ContextBodies(new Names(), false, true));
      check(jar, "bursts", new ContextBodies(new Names(), true, true));
      check(jar, "paths", new PathBodies());
    }
    out.printf(
        "%,d instrumented classes have %d differences in tables%n", instrumented, differences);
    out.flush();
    return differences;
  }

  private void check(Path jar, String kind, BodyFactory bodies) throws IOException {
    var rewriter = new ClassRewriter(selection(), bodies, new Tally());
    try (var file = new JarFile(jar.toFile())) {
      for (var entries = file.entries(); entries.hasMoreElements(); ) {
        var entry = entries.nextElement();
        if (entry.getName().endsWith(".class")) {
          byte[] original;
          try (var in = file.getInputStream(entry)) {
            original = in.readAllBytes();
          }
          var rewritten = rewriter.rewrite(original);
          if (rewritten != null) {
            instrumented++;
            compare(entry.getName() + " (" + kind + ")", original, rewritten);
          }
        }
      }
    }
  }

  private static Selection selection() {
    try {
      return new Selection(Options.parse("cct"));
    } catch (OptionException e) {
      throw new IllegalStateException(e);
    }
  }

  private void compare(String name, byte[] original, byte[] rewritten) {
    List<String> before;
    try {
      before = ClassTables.of(original);
    } catch (IllegalArgumentException e) {
      // No class file that the JVM would take, either.
      return;
    }
    List<String> after;
    try {
      after = ClassTables.of(rewritten);
    } catch (IllegalArgumentException e) {
      show(name + ": cannot be read any more: " + e.getMessage());
      return;
    }
    if (!before.equals(after)) {
      var missing = new ArrayList<>(before);
      after.forEach(missing::remove);
      var additional = new ArrayList<>(after);
      before.forEach(additional::remove);
      show(name + ": - " + missing + " + " + additional);
    }
  }

  private void show(String difference) {
    if (++differences <= MOST_SHOWN) {
      out.println(difference);
      out.flush();
    }
  }
}
