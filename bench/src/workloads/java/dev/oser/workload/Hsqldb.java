package dev.oser.workload;

/** {@link Sql} on HSQLDB. */
public final class Hsqldb extends Sql {
  public Hsqldb() {
    super("jdbc:hsqldb:mem:workload");
  }
}
