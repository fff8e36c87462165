package dev.oser.kit.event;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The stream of events of one runtime. Listeners are called by the thread it happens in. What they
 * throw stops nothing: one that throws hears of nothing more, and the others hear of that.
 */
public final class Events {
  private final List<Consumer<Event>> listeners = new CopyOnWriteArrayList<>();

  /** Adds a listener, which {@code close} takes away again. */
  public Subscription listen(Consumer<Event> listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /** Ends listening when it is closed. */
  public interface Subscription extends AutoCloseable {
    @Override
    void close();
  }

  /** Tells everybody; the event is made only if there is somebody. */
  public void publish(Supplier<Event> event) {
    if (listeners.isEmpty()) {
      return;
    }
    tell(event.get());
  }

  private void tell(Event event) {
    for (var listener : listeners) {
      try {
        listener.accept(event);
      } catch (VirtualMachineError e) {
        throw e; // no room for it here: not the listener's fault
      } catch (RuntimeException | Error e) {
        if (listeners.remove(listener)) {
          tell(new Event.Bug("a listener of events", e.toString()));
        }
      }
    }
  }
}
