package dev.oser.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the agent and its profiles are. */
final class AgentJar {
  private AgentJar() {}

  static Path find() {
    var jar =
        Path.of(System.getProperty("oser.root", "."), "agent", "target", "oser-agent.jar")
            .toAbsolutePath();
    if (!Files.exists(jar)) {
      throw new Failure("there is no agent at " + jar + "; build it: mvn -B package -DskipTests");
    }
    return jar;
  }

  /** {@return the name of a file that does not exist yet} */
  static Path newProfile() {
    try {
      return Files.createTempDirectory("oser-profile").resolve("profile");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Copies a profile to the error stream and removes it. */
  static void show(Path profile, Streams streams) {
    try {
      if (!Files.exists(profile)) {
        // Not a failure: the exit status stays that of the program.
        streams.err().println("oser: the program ended without a profile");
        return;
      }
      streams.out().flush();
      streams.err().write(Files.readAllBytes(profile));
      streams.err().flush();
      remove(profile);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Removes what {@link #newProfile} made and what the agent wrote there, if anything. */
  static void removeAll(Path profile) {
    try {
      Files.deleteIfExists(profile);
      Files.deleteIfExists(profile.resolveSibling(profile.getFileName() + ".part"));
      Files.deleteIfExists(profile.resolveSibling("ask"));
      Files.deleteIfExists(profile.getParent());
    } catch (IOException e) {
      // A temporary file stays behind; that is no reason to fail.
    }
  }

  /** Removes what {@link #newProfile} made. */
  static void remove(Path profile) {
    try {
      Files.delete(profile);
      Files.delete(profile.getParent());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
