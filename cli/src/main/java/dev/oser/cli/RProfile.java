package dev.oser.cli;

import dev.oser.lang.r.Session;
import dev.oser.lang.r.profile.Sampler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.page.ContextPage;
import dev.oser.profile.page.Sources;
import dev.oser.profile.report.Format;
import dev.oser.profile.report.Profile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** The profile of a program in R, in the format that the name of its file asks for. */
final class RProfile {
  private static final String PAGE = ".html";
  private static final int TOP = 20;

  private final @Nullable Path file;
  private final String program;

  private RProfile(@Nullable Path file, String program) {
    this.file = file;
    this.program = program;
  }

  /**
   * {@return what profiles a program if that is asked for}
   *
   * @param program the name of the file that runs
   * @throws Failure if the profile cannot be written
   */
  static RProfile of(RCommandLine line, String program) {
    if (!line.has(RCommandLine.PROFILE)) {
      return new RProfile(null, program);
    }
    var name = line.value(RCommandLine.PROFILE, "");
    if (name.isEmpty()) {
      throw new Failure("--profile needs a file: --profile FILE");
    }
    var file = SourceFile.path(name);
    ProfileTarget.check(file);
    return new RProfile(file, program);
  }

  /** {@return the exit status of a program} Whatever goes wrong with its profile, it is that. */
  int during(Session session, Streams streams, IntSupplier run) {
    if (file == null) {
      return run.getAsInt();
    }
    int status;
    Sampler sampler;
    try (var looking = session.sample()) {
      sampler = looking;
      status = run.getAsInt();
    }
    try {
      ProfileFiles.write(file, bytes(file, sampler.summary()));
    } catch (Failure e) {
      streams.out().flush();
      streams.err().println("oser: " + e.getMessage());
    }
    return status;
  }

  private byte[] bytes(Path file, ContextSummary summary) {
    var name = file.toString();
    if (name.endsWith(PAGE)) {
      return ContextPage.of(program, summary, sources()).getBytes(StandardCharsets.UTF_8);
    }
    return Arrays.stream(Format.values())
        .filter(format -> name.endsWith("." + format.suffix()))
        .findFirst()
        .orElse(Format.SUMMARY)
        .write(new Profile.Contexts(summary), program, TOP);
  }

  private Sources sources() {
    var source = SourceFile.path(program);
    return Files.isRegularFile(source) ? Sources.of(List.of(source)) : Sources.none();
  }
}
