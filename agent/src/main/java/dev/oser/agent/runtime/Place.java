package dev.oser.agent.runtime;

/**
 * A place in the code of an instrumented method. There is one object for a place, so that places
 * are the same if and only if their objects are.
 */
public final class Place {
  private final int method;
  private final int site;

  /**
   * @param method the number of the method
   * @param site that of a call from there
   */
  public Place(int method, int site) {
    this.method = method;
    this.site = site;
  }

  int method() {
    return method;
  }

  int site() {
    return site;
  }
}
