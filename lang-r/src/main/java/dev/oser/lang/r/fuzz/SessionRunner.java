package dev.oser.lang.r.fuzz;

import dev.oser.lang.r.Session;
import dev.oser.lang.r.jit.JitOptions;
import dev.oser.lang.r.runtime.Directories;
import dev.oser.lang.r.runtime.Updates;
import dev.oser.lang.r.syntax.Source;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs each script in a session of its own, and in a directory of its own: it must not do any harm
 * outside.
 */
public final class SessionRunner implements ScriptFuzzer.Runner {
  private static final String DRIVER = GnuRServer.driver() + "\n.drive(\"script.R\")\n";

  private final boolean driven;
  private final Updates updates;
  private final Consumer<Session> preparation;
  private final Supplier<@Nullable JitOptions> compiling;

  private SessionRunner(
      boolean driven,
      Updates updates,
      Consumer<Session> preparation,
      Supplier<@Nullable JitOptions> compiling) {
    this.driven = driven;
    this.updates = updates;
    this.preparation = preparation;
    this.compiling = compiling;
  }

  /** {@return a runner that runs scripts as they are, compiled in some way} */
  static SessionRunner compiled(Supplier<@Nullable JitOptions> compiling) {
    return new SessionRunner(false, Updates.IN_PLACE, _ -> {}, compiling);
  }

  /** {@return a runner that runs scripts as they are} */
  public static SessionRunner plain() {
    return plain(_ -> {});
  }

  /** {@return a runner that runs scripts as they are, in sessions that something is done to} */
  static SessionRunner plain(Consumer<Session> preparation) {
    return new SessionRunner(false, Updates.IN_PLACE, preparation, () -> null);
  }

  /** {@return a runner that runs scripts as {@link GnuRServer} does, for comparison} */
  public static SessionRunner driven() {
    return driven(Updates.IN_PLACE);
  }

  static SessionRunner driven(Updates updates) {
    return new SessionRunner(true, updates, _ -> {}, () -> null);
  }

  /** {@return the same, compiled in some way} */
  public static SessionRunner driven(JitMode mode, long seed) {
    return new SessionRunner(true, Updates.IN_PLACE, _ -> {}, () -> mode.options(seed));
  }

  @Override
  public Run start(String script) {
    var output = new ByteArrayOutputStream();
    var session =
        new Session(
            InputStream.nullInputStream(), output, output, List.of("R"), updates, compiling.get());
    var directory = Directories.empty();
    session.runtime().setDirectory(directory);
    session.runtime().confine();
    preparation.accept(session);
    return new Run() {
      @Override
      public String finish() {
        try (session) {
          session.run(driven ? driving(script, directory) : Source.of("script.R", script));
        }
        Directories.discard(directory);
        var internalError = session.runtime().internalError();
        if (internalError != null) {
          throw internalError;
        }
        return output.toString(StandardCharsets.UTF_8);
      }

      @Override
      public void interrupt() {
        session.runtime().interrupts().request();
      }
    };
  }

  private static Source driving(String script, Path directory) {
    try {
      Files.writeString(directory.resolve("script.R"), script);
      return Source.of("drive.R", DRIVER);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
