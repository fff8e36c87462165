package dev.oser.lang.r;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;

/** GNU R, where it is installed. */
public final class GnuR {
  private GnuR() {}

  /** Ends a test that needs R where there is none. */
  public static void assumeThere() {
    try {
      run("Rscript", "--version");
    } catch (IOException | InterruptedException e) {
      assumeTrue(false, "Rscript is not installed");
    }
  }

  /** {@return what a command that starts R wrote; it has to end well} */
  public static String run(String... command) throws IOException, InterruptedException {
    var builder = new ProcessBuilder(command);
    builder.environment().put("LC_ALL", "C.UTF-8");
    var process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    var output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), () -> String.join(" ", command) + ":\n" + output);
    return output;
  }
}
