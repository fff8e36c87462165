package dev.oser.profile.report;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.SummaryFile;
import dev.oser.profile.path.PathFile;
import dev.oser.profile.path.PathSummary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A profile of either kind. */
public sealed interface Profile {
  /** Calling contexts. */
  record Contexts(ContextSummary summary) implements Profile {
    @Override
    public long total() {
      return summary.total();
    }

    @Override
    public ContextSummary stacks() {
      return summary;
    }

    @Override
    public String report(String title, int top) {
      return ContextReport.of(summary, title, top);
    }

    @Override
    public String collapsed() {
      return CollapsedStacks.of(summary);
    }

    @Override
    public void write(OutputStream to) throws IOException {
      SummaryFile.write(summary, to);
    }
  }

  /** Paths. */
  record Paths(PathSummary summary) implements Profile {
    @Override
    public long total() {
      return summary.total();
    }

    @Override
    public ContextSummary stacks() {
      return PathContexts.of(summary);
    }

    @Override
    public String report(String title, int top) {
      return PathReport.of(summary, title, top);
    }

    @Override
    public String collapsed() {
      return PathReport.collapsed(summary);
    }

    @Override
    public void write(OutputStream to) throws IOException {
      PathFile.write(summary, to);
    }
  }

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

  /** {@return all that was counted} */
  long total();

  /** {@return the profile as stacks; each method has its paths on top of it} */
  ContextSummary stacks();

  /**
   * {@return the profile for people}
   *
   * @param title what was profiled and how
   * @param top how many contexts or methods are shown
   */
  String report(String title, int top);

  /** {@return one line per context or path, for flame graph programs} */
  String collapsed();

  /** Writes what {@link #read} reads. */
  void write(OutputStream to) throws IOException;

  /** {@return the bytes of a file that {@link #read} reads} */
  default byte[] bytes() {
    var bytes = new ByteArrayOutputStream();
    try {
      write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
