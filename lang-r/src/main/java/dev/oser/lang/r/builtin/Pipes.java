package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.serialization.ByteSource;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Connections to other programs. */
final class Pipes {
  private Pipes() {}

  @RBuiltin(value = "pipe", formals = "description, open, encoding")
  static Value pipe(
      Context context, Value description, @Nullable Value open, @Nullable Value encoding) {
    var command = Coercion.string(description, "description");
    var mode = open instanceof StringVector text ? text.get(0) : "";
    var connection = new Connection(command, Connection.PIPE, mode, Connections.charset(encoding));
    var table = ConnectionTable.of(context);
    if (!mode.isEmpty()) {
      table.open(context, connection, mode);
    }
    return Connections.object(table.add(connection), Connection.PIPE);
  }

  /** Starts the program. */
  static void open(Context context, Connection connection, String mode) {
    if (!context.runtime().permissions().processes()) {
      throw new RError("this program may not start others");
    }
    context.runtime().output().flush();
    boolean reading = mode.startsWith("r");
    var builder =
        new ProcessBuilder("/bin/sh", "-c", connection.description())
            .directory(context.runtime().directory().toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    if (reading) {
      builder.redirectInput(ProcessBuilder.Redirect.INHERIT);
    } else if (context.runtime().sharesStreams()) {
      builder.redirectOutput(ProcessBuilder.Redirect.INHERIT);
    }
    try {
      var process = builder.start();
      connection.setProcess(process);
      if (reading) {
        connection.openForReading(mode, new TextInput(new ByteSource(process.getInputStream())));
      } else {
        connection.openForWriting(mode, process.getOutputStream());
      }
    } catch (IOException e) {
      throw new RError("cannot open the connection");
    }
  }

  /** {@return the status of the program that a closed connection led to; NULL if it led to none} */
  static Value status(Context context, Connection connection) {
    var process = connection.process();
    if (process == null) {
      return NullValue.NULL;
    }
    try {
      if (!context.runtime().sharesStreams() && !connection.mode().startsWith("r")) {
        var written = process.getInputStream().readAllBytes();
        context.runtime().output().print(new String(written, StandardCharsets.UTF_8));
      }
      // The form that the system has it in.
      return new IntVector(process.waitFor() << 8);
    } catch (IOException e) {
      return NullValue.NULL;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return NullValue.NULL;
    }
  }
}
