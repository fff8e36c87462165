package dev.oser.cli;

import dev.oser.profile.file.CorruptProfileException;
import dev.oser.profile.page.ContextPage;
import dev.oser.profile.page.PathPage;
import dev.oser.profile.page.Sources;
import dev.oser.profile.path.MethodProfile;
import dev.oser.profile.report.Format;
import dev.oser.profile.report.Profile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads profiles from files and writes what people see of them. */
final class ProfileFiles {
  private ProfileFiles() {}

  /** {@return the sum of the profiles in some files} */
  static Profile read(List<Path> files) {
    try {
      return Profile.merge(files.stream().map(ProfileFiles::read).toList());
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }

  static Profile read(Path file) {
    if (Files.isDirectory(file)) {
      throw new Failure(file + " is a directory, not a profile");
    }
    try {
      return Profile.read(file);
    } catch (NoSuchFileException e) {
      throw new Failure("no such file: " + file);
    } catch (CorruptProfileException e) {
      throw new Failure(
          e.getMessage() + ". Profiles that can be read are made with --format summary.");
    } catch (IOException e) {
      throw new Failure("cannot read " + file + ": " + e.getMessage());
    }
  }

  static Format format(String word) {
    return Arrays.stream(Format.values())
        .filter(format -> format.toString().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new Failure(
                    "unknown format '"
                        + word
                        + "'; there are "
                        + Arrays.stream(Format.values())
                            .map(Format::toString)
                            .collect(Collectors.joining(", "))));
  }

  /**
   * {@return the page of a profile}
   *
   * @param sources where the source of methods may be
   */
  static String page(Profile profile, String title, List<Path> sources) {
    return switch (profile) {
      case Profile.Contexts(var summary) ->
          ContextPage.of(title, summary, sources(sources, ContextPage.sourceFiles(summary)));
      case Profile.Paths(var summary) -> {
        var names =
            summary.methods().stream().map(MethodProfile::source).collect(Collectors.toSet());
        yield PathPage.of(title, summary, sources(sources, names));
      }
    };
  }

  /** {@return the files with these names below some directories} */
  static Sources sources(List<Path> directories, Set<String> names) {
    for (var directory : directories) {
      if (!Files.isDirectory(directory.toAbsolutePath())) {
        throw new Failure("--source-path " + directory + ": there is no such directory");
      }
    }
    try {
      return Sources.below(directories, names);
    } catch (IOException e) {
      throw new Failure("cannot look for sources: " + e.getMessage());
    }
  }

  static void write(Path file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  static void write(Path file, byte[] bytes) {
    try {
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new Failure("cannot write " + file + ": " + e.getMessage());
    }
  }
}
