package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Other programs, and the system they run on. */
final class Processes {
  private static final int NOT_FOUND = 127;

  private Processes() {}

  /** {@return the lines that a command wrote, if they are asked for, and its status} */
  @RBuiltin(".system")
  static Value run(Context context, Value command, Value intern, Value wait, Value input) {
    if (!context.runtime().permissions().processes()) {
      throw new RError("this program may not start others");
    }
    var output = context.runtime().output();
    output.flush();
    var builder =
        new ProcessBuilder("/bin/sh", "-c", Coercion.string(command, "command"))
            .directory(context.runtime().directory().toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    if (!(input instanceof StringVector)) {
      builder.redirectInput(ProcessBuilder.Redirect.INHERIT);
    }
    boolean collecting = Coercion.flag(intern, "intern");
    boolean waiting = Coercion.flag(wait, "wait");
    // What it writes is its own business; it passes through here only if nothing else leads there.
    if (!collecting && context.runtime().sharesStreams()) {
      builder.redirectOutput(ProcessBuilder.Redirect.INHERIT);
    }
    try {
      var process = builder.start();
      if (input instanceof StringVector lines) {
        try (var to = process.outputWriter(StandardCharsets.UTF_8)) {
          to.write(String.join("\n", lines.toArray()) + "\n");
        }
      }
      if (!waiting) {
        return ListVector.of(StringVector.of(), new IntVector(0));
      }
      var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!collecting) {
        output.print(text);
      }
      int status = process.waitFor();
      context.runtime().leaveIfInterrupted();
      if (collecting && status == NOT_FOUND) {
        throw RError.ofFrame("error in running command");
      }
      return ListVector.of(StringVector.of(text.lines().toList()), new IntVector(status));
    } catch (IOException e) {
      throw RError.ofFrame("error in running command");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw RError.ofFrame("interrupted");
    }
  }

  @RBuiltin(value = "Sys.info", formals = " ")
  static Value system(Context context) {
    var names =
        List.of(
            "sysname",
            "release",
            "version",
            "nodename",
            "machine",
            "login",
            "user",
            "effective_user");
    boolean known = context.runtime().permissions().environment();
    var user = known ? System.getProperty("user.name") : "unknown";
    var machine = System.getProperty("os.arch").replace("amd64", "x86_64");
    var host = known ? System.getenv().getOrDefault("HOSTNAME", "localhost") : "localhost";
    var version = System.getProperty("os.version");
    var result =
        StringVector.of(
            System.getProperty("os.name"), version, version, host, machine, user, user, user);
    result.setAttribute(Symbol.NAMES, StringVector.of(names));
    return result;
  }
}
