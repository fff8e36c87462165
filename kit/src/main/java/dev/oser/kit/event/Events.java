package dev.oser.kit.event;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The stream of events of one runtime. Listeners are called by the thread it happens in. */
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
    var made = event.get();
    listeners.forEach(listener -> listener.accept(made));
  }
}
