package dev.oser.profile.report;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.SummaryFile;
import dev.oser.profile.path.PathFile;
import dev.oser.profile.path.PathSummary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A profile of either kind. */
public sealed interface Profile {
  /** Calling contexts. */
  record Contexts(ContextSummary summary) implements Profile {}

  /** Paths. */
  record Paths(PathSummary summary) implements Profile {}

  /**
   * {@return the profile in a file, of whichever kind}
   *
   * @throws dev.oser.profile.file.CorruptProfileException if it is damaged or none
   */
  static Profile read(Path file) throws IOException {
    byte[] start;
    try (var in = Files.newInputStream(file)) {
      start = in.readNBytes(PathFile.MAGIC_LENGTH);
    }
    return PathFile.isStart(start)
        ? new Paths(PathFile.read(file))
        : new Contexts(SummaryFile.read(file));
  }

  /**
   * {@return the sum of profiles}
   *
   * @throws IllegalArgumentException if they are of different things
   */
  static Profile merge(List<Profile> profiles) {
    var contexts = profiles.stream().filter(Contexts.class::isInstance).toList();
    if (contexts.isEmpty()) {
      return new Paths(
          PathSummary.merge(profiles.stream().map(each -> ((Paths) each).summary).toList()));
    }
    if (contexts.size() < profiles.size()) {
      throw new IllegalArgumentException("cannot merge calling contexts with paths");
    }
    return new Contexts(
        ContextSummary.merge(contexts.stream().map(each -> ((Contexts) each).summary).toList()));
  }

  /** {@return the profile as stacks; each method has its paths on top of it} */
  default ContextSummary stacks() {
    return switch (this) {
      case Contexts(var summary) -> summary;
      case Paths(var summary) -> PathContexts.of(summary);
    };
  }

  /** {@return the bytes of a file that {@link #read} reads} */
  default byte[] bytes() {
    var bytes = new ByteArrayOutputStream();
    try {
      switch (this) {
        case Contexts(var summary) -> SummaryFile.write(summary, bytes);
        case Paths(var summary) -> PathFile.write(summary, bytes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
