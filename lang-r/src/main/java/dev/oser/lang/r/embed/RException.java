package dev.oser.lang.r.embed;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An error of R that no handler of the program took. Its message is that of R's condition. */
public final class RException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final @Nullable String call;
  private final transient List<String> classes;
  private final transient List<String> traceback;

  RException(
      String message,
      @Nullable String call,
      List<String> classes,
      List<String> traceback,
      @Nullable Throwable cause) {
    super(message, cause);
    this.call = call;
    this.classes = List.copyOf(classes);
    this.traceback = List.copyOf(traceback);
  }

  /** {@return the call that the error is in, as R shows it, if it is in one} */
  public Optional<String> call() {
    return Optional.ofNullable(call);
  }

  /** {@return the classes of the condition, such as {@code simpleError}} */
  public List<String> classes() {
    return classes;
  }

  /** {@return the calls that were running, the latest first} */
  public List<String> traceback() {
    return traceback;
  }
}
