package dev.oser.lang.sourir.interp;

import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Labels;
import dev.oser.models.sourir.check.Scopes;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A version of a function, resolved when it is first needed: names to slots, labels to offsets. */
public final class Code {
  private final ResolvedFunction function;
  private final Version version;
  private final Labels labels;
  private final Scopes scopes;
  private volatile @Nullable Body body;

  /**
   * What the interpreter runs.
   *
   * @param instructions opcodes and operands
   * @param lines the line each of them belongs to
   * @param offsets where each line starts; one more for the end
   * @param slots of the variables; temporaries come behind them
   * @param firstSites the first feedback site of each line
   * @param assumes by line
   */
  record Body(
      int[] instructions,
      int[] lines,
      Object[] constants,
      int[] offsets,
      Map<String, Integer> slots,
      int frameSize,
      int[] firstSites,
      Map<Integer, AssumeSite> assumes,
      List<AssumeSite> assumeList,
      Feedback feedback) {}

  Code(ResolvedFunction function, Version version) {
    this.function = function;
    this.version = version;
    this.labels = Labels.of(version);
    this.scopes = Scopes.of(function.source(), version);
  }

  Body body() {
    var known = body;
    if (known == null) {
      synchronized (this) {
        known = body;
        if (known == null) {
          known = new CodeWriter(this).write();
          body = known;
        }
      }
    }
    return known;
  }

  public ResolvedFunction function() {
    return function;
  }

  public Version version() {
    return version;
  }

  public Labels labels() {
    return labels;
  }

  Scopes scopes() {
    return scopes;
  }

  public List<Line> lines() {
    return version.lines();
  }

  public Instruction instruction(int line) {
    return version.lines().get(line).instruction();
  }

  /** {@return where a line starts} */
  public int offset(int line) {
    return body().offsets[line];
  }

  /** {@return the line at an offset} */
  public int lineAt(int offset) {
    return body().lines[offset];
  }

  /** {@return where a deoptimisation to a label goes on} */
  public int landing(String label) {
    return Labels.landing(version, labels.bailout(label).orElseThrow());
  }

  /** {@return the slot of a variable} */
  public int slot(String variable) {
    return Objects.requireNonNull(body().slots.get(variable), variable);
  }

  /** {@return how many slots variables have} */
  public int variables() {
    return body().slots.size();
  }

  /** {@return how many slots a frame has} */
  public int frameSize() {
    return body().frameSize;
  }

  public Feedback feedback() {
    return body().feedback;
  }

  /** {@return the first feedback site of a line; others follow in the order of evaluation} */
  public int firstSite(int line) {
    return body().firstSites[line];
  }

  /** {@return the assume in a line} */
  public AssumeSite assume(int line) {
    return Objects.requireNonNull(body().assumes.get(line));
  }

  @Override
  public String toString() {
    return function.name() + "." + version.name();
  }

  /** {@return a place of this version for people} */
  public String place(int line) {
    return "("
        + function.name()
        + ", "
        + version.name()
        + ", line "
        + (line < lines().size() ? lines().get(line).position().line() : 0)
        + ")";
  }
}
