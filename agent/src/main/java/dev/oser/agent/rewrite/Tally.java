package dev.oser.agent.rewrite;

import java.util.Map;
import java.util.TreeMap;

/** How much was instrumented, and what was left alone for which reason. */
public final class Tally {
  private int classes;
  private int methods;
  private long nanoseconds;
  private int passedOver;
  private final Map<String, Integer> leftAlone = new TreeMap<>();

  synchronized void instrumented(int methodsOfClass) {
    classes++;
    methods += methodsOfClass;
  }

  synchronized void leftAlone(String reason) {
    leftAlone.merge(reason, 1, Integer::sum);
  }

  /** Notes that the JVM refused to change a class that was loaded already. */
  public void cannotBeChanged() {
    leftAlone("class that the JVM does not let change");
  }

  /** Notes that a class, which is none of the JDK's, is not to be instrumented. */
  synchronized void passOver() {
    passedOver++;
  }

  /** {@return how many classes were not to be instrumented, those of the JDK not counted} */
  public synchronized int passedOver() {
    return passedOver;
  }

  synchronized void took(long more) {
    nanoseconds += more;
  }

  /** {@return how many classes have instrumented methods} */
  public synchronized int classes() {
    return classes;
  }

  /** {@return how many methods are instrumented} */
  public synchronized int methods() {
    return methods;
  }

  /** {@return how long it took to rewrite the classes} */
  public synchronized long nanoseconds() {
    return nanoseconds;
  }

  /** {@return for each reason, how many classes or methods it kept from being instrumented} */
  public synchronized Map<String, Integer> leftAlone() {
    return new TreeMap<>(leftAlone);
  }
}
