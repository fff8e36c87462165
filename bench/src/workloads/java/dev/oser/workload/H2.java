package dev.oser.workload;

/** {@link Sql} on H2. */
public final class H2 extends Sql {
  public H2() {
    super("jdbc:h2:mem:");
  }
}
