package dev.oser.profile.page;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The source files below some directories, to show code beside a profile. */
public final class Sources {
  private static final Set<String> NOT_LOOKED_INTO = Set.of("target", "build", "node_modules");

  private final Map<String, List<Path>> byName = new HashMap<>();

  private final Map<Path, List<String>> texts = new HashMap<>();

  private Sources() {}

  /** {@return no sources} */
  public static Sources none() {
    return new Sources();
  }

  /** {@return these files} */
  public static Sources of(List<Path> files) {
    var sources = new Sources();
    for (var file : files) {
      var name = String.valueOf(file.getFileName());
      sources.byName.computeIfAbsent(name, key -> new ArrayList<>()).add(file);
    }
    return sources;
  }

  /**
   * {@return the files below these directories that are wanted}
   *
   * @param names the names of the wanted files, without directories
   */
  public static Sources below(List<Path> directories, Set<String> names) throws IOException {
    var sources = new Sources();
    for (var directory : directories) {
      Files.walkFileTree(
          directory,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) {
              var name = String.valueOf(each.getFileName());
              boolean isHidden = name.startsWith(".") && name.length() > 2;
              return !each.equals(directory) && (isHidden || NOT_LOOKED_INTO.contains(name))
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              var name = String.valueOf(file.getFileName());
              if (names.contains(name)) {
                sources.byName.computeIfAbsent(name, key -> new ArrayList<>()).add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              return FileVisitResult.CONTINUE;
            }
          });
    }
    return sources;
  }

  /**
   * {@return the lines of the file a method is in, or none if there is not exactly one}
   *
   * @param label the name of the method with its class and package
   * @param source the name of its file
   */
  List<String> lines(String label, String source) {
    var file = file(label, source);
    return file == null ? List.of() : lines(file);
  }

  /** {@return the file a method is in, or null if there is not exactly one} */
  @Nullable Path file(String label, String source) {
    var found =
        byName.getOrDefault(source, List.of()).stream()
            .filter(file -> !hasPackages(source) || isOfPackage(file, label))
            .toList();
    return found.size() == 1 ? found.get(0) : null;
  }

  /** {@return the lines of a file, or none if it cannot be read} */
  List<String> lines(Path file) {
    return texts.computeIfAbsent(
        file,
        key -> {
          try {
            return Files.readAllLines(file);
          } catch (IOException e) {
            return List.of();
          }
        });
  }

  /** {@return whether files of this kind are in directories named after packages} */
  private static boolean hasPackages(String source) {
    return !source.endsWith(".R") && !source.endsWith(".r");
  }

  /** {@return whether the directories above a file are the packages of a method's class} */
  private static boolean isOfPackage(Path file, String label) {
    var directory = file.toAbsolutePath().normalize().getParent();
    int end = label.indexOf('(');
    var parts = List.of((end < 0 ? label : label.substring(0, end)).split("\\."));
    // The last two are the class and the method.
    for (int i = parts.size() - 3; i >= 0; i--) {
      if (directory == null || !String.valueOf(directory.getFileName()).equals(parts.get(i))) {
        return false;
      }
      directory = directory.getParent();
    }
    return true;
  }
}
