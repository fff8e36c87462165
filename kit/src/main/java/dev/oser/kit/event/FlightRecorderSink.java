package dev.oser.kit.event;

import java.util.function.Consumer;
import jdk.jfr.Category;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** Writes events to Java Flight Recorder, under the names {@code dev.oser.*}. */
public final class FlightRecorderSink implements Consumer<Event> {
  /** {@return whether somebody records in this JVM} */
  public static boolean isRecording() {
    return FlightRecorder.isInitialized()
        && FlightRecorder.getFlightRecorder().getRecordings().stream()
            .anyMatch(recording -> recording.getState() == jdk.jfr.RecordingState.RUNNING);
  }

  @Override
  public void accept(Event event) {
    var recorded =
        switch (event) {
          case Event.Compiled e -> new CompiledRecord(e);
          case Event.NotCompiled e -> new NotCompiledRecord(e);
          case Event.Dispatched e -> new DispatchedRecord(e);
          case Event.Transition e -> new TransitionRecord(e);
          case Event.Deoptimised e -> new DeoptimisedRecord(e);
          case Event.Invalidated e -> new InvalidatedRecord(e);
          case Event.Evicted e -> new EvictedRecord(e);
          case Event.Bug e -> new BugRecord(e);
        };
    recorded.commit();
  }

  /** What all of them have in common. */
  @Category("Oser")
  @StackTrace(false)
  private abstract static class Recorded extends jdk.jfr.Event {}

  @Name("dev.oser.Compiled")
  @Label("Compiled")
  private static final class CompiledRecord extends Recorded {
    final String code;
    final String how;
    final int instructions;
    final long micros;

    CompiledRecord(Event.Compiled event) {
      code = event.code();
      how = event.how();
      instructions = event.instructions();
      micros = event.micros();
    }
  }

  @Name("dev.oser.NotCompiled")
  @Label("Not compiled")
  private static final class NotCompiledRecord extends Recorded {
    final String code;
    final String reason;

    NotCompiledRecord(Event.NotCompiled event) {
      code = event.code();
      reason = event.reason();
    }
  }

  @Name("dev.oser.Dispatched")
  @Label("Dispatched inexactly")
  private static final class DispatchedRecord extends Recorded {
    final String function;
    final String context;

    DispatchedRecord(Event.Dispatched event) {
      function = event.function();
      context = event.context();
    }
  }

  @Name("dev.oser.Transition")
  @Label("Transition")
  private static final class TransitionRecord extends Recorded {
    final String from;
    final String to;

    TransitionRecord(Event.Transition event) {
      from = event.from();
      to = event.to();
    }
  }

  @Name("dev.oser.Deoptimised")
  @Label("Deoptimised")
  private static final class DeoptimisedRecord extends Recorded {
    final String code;
    final String place;
    final String reason;

    DeoptimisedRecord(Event.Deoptimised event) {
      code = event.code();
      place = event.place();
      reason = event.reason();
    }
  }

  @Name("dev.oser.Invalidated")
  @Label("Invalidated")
  private static final class InvalidatedRecord extends Recorded {
    final String code;
    final String reason;

    InvalidatedRecord(Event.Invalidated event) {
      code = event.code();
      reason = event.reason();
    }
  }

  @Name("dev.oser.Evicted")
  @Label("Evicted")
  private static final class EvictedRecord extends Recorded {
    final String code;

    EvictedRecord(Event.Evicted event) {
      code = event.code();
    }
  }

  @Name("dev.oser.Bug")
  @Label("Bug")
  private static final class BugRecord extends Recorded {
    final String doing;
    final String reason;

    BugRecord(Event.Bug event) {
      doing = event.doing();
      reason = event.reason();
    }
  }
}
