package dev.oser.cli;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedEvent;

/** Which events of a JFR recording are counted, and what one counts. */
enum JfrSamples {
  /** Threads that ran Java code. */
  EXECUTION("execution", "samples", "jdk.ExecutionSample"),
  /** Threads that were in native code, most of which wait. */
  NATIVE("native", "samples", "jdk.NativeMethodSample"),
  /** Threads that used the processor, by its time (JDK 25, Linux). */
  CPU_TIME("cpu-time", "ns", "jdk.CPUTimeSample"),
  /** Objects, by the bytes each sample stands for. */
  ALLOCATION(
      "allocation",
      "bytes",
      "jdk.ObjectAllocationSample",
      "jdk.ObjectAllocationInNewTLAB",
      "jdk.ObjectAllocationOutsideTLAB");

  private final String word;
  private final String metric;
  private final List<String> events;

  JfrSamples(String word, String metric, String... events) {
    this.word = word;
    this.metric = metric;
    this.events = List.of(events);
  }

  static JfrSamples of(String word) {
    return Arrays.stream(values())
        .filter(each -> each.word.equals(word))
        .findFirst()
        .orElseThrow(() -> new Failure("unknown samples '" + word + "'; there are " + words()));
  }

  private static String words() {
    return Arrays.stream(values()).map(each -> each.word).collect(Collectors.joining(", "));
  }

  String metric() {
    return metric;
  }

  /** {@return the names of the events, the best first: of a recording, only one kind is counted} */
  List<String> events() {
    return events;
  }

  /** {@return what an event counts} */
  long weight(RecordedEvent event) {
    return switch (event.getEventType().getName()) {
      case "jdk.CPUTimeSample" -> event.getDuration("samplingPeriod").toNanos();
      case "jdk.ObjectAllocationSample" -> event.getLong("weight");
      case "jdk.ObjectAllocationInNewTLAB" -> event.getLong("tlabSize");
      case "jdk.ObjectAllocationOutsideTLAB" -> event.getLong("allocationSize");
      default -> 1;
    };
  }

  /** {@return whether an event belongs to those with another name, of which there are some} */
  boolean goesWith(String event, String other) {
    return event.equals(other) || event.contains("TLAB") && other.contains("TLAB");
  }

  @Override
  public String toString() {
    return word;
  }
}
