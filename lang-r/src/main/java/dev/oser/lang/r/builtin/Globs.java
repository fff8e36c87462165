package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.regex.TextPattern;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.text.Collation;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What is in directories. */
final class Globs {
  private Globs() {}

  /**
   * {@return the files that patterns with {@code *}, {@code ?} and {@code [} stand for}
   *
   * @param keep whether a pattern that stands for none stands for itself
   */
  static List<String> expand(Context context, List<String> patterns, boolean keep) {
    var result = new ArrayList<String>();
    for (var pattern : patterns) {
      var found = List.of(pattern);
      if (pattern.matches(".*[*?\\[].*")) {
        found = matching(context, pattern);
      } else if (!keep && !Files.exists(FileSystem.path(context, pattern))) {
        found = List.of();
      }
      result.addAll(found);
    }
    return result;
  }

  private static List<String> matching(Context context, String pattern) {
    int slash = pattern.lastIndexOf('/');
    var parents =
        slash < 0
            ? List.of("")
            : expand(context, List.of(slash == 0 ? "/" : pattern.substring(0, slash)), false);
    var name = pattern.substring(slash + 1);
    var matcher = FileSystems.getDefault().getPathMatcher("glob:" + name);
    var result = new ArrayList<String>();
    for (var parent : parents) {
      var prefix = parent.isEmpty() || parent.endsWith("/") ? parent : parent + "/";
      for (var file : children(FileSystem.path(context, parent))) {
        boolean hidden = file.startsWith(".") && !name.startsWith(".");
        if (!hidden && matcher.matches(Path.of(file))) {
          result.add(prefix + file);
        }
      }
    }
    return result;
  }

  private static List<String> children(Path directory) {
    try (var files = Files.list(directory)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .sorted(Collation.here())
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  @RBuiltin(value = "Sys.glob", formals = "paths, dirmark")
  static Value glob(Context context, Value paths, @Nullable Value mark) {
    boolean marking = mark != null && Coercion.flag(mark, "dirmark");
    return StringVector.of(
        expand(context, List.of(((StringVector) paths).toArray()), false).stream()
            .map(
                name ->
                    marking && Files.isDirectory(FileSystem.path(context, name))
                        ? name + "/"
                        : name)
            .toList());
  }

  /** A listing of a directory, and what it is to have in it. */
  private record Listing(
      @Nullable TextPattern pattern, boolean hidden, boolean recursive, boolean directories) {
    void collect(Path directory, String prefix, TreeSet<String> result) {
      for (var name : children(directory)) {
        var path = directory.resolve(name);
        var shown = prefix + name;
        boolean seen = hidden || !name.startsWith(".");
        boolean deeper = recursive && seen && Files.isDirectory(path);
        if (seen && accepts(name) && (!deeper || directories)) {
          result.add(shown);
        }
        if (deeper) {
          collect(path, shown + "/", result);
        }
      }
    }

    private boolean accepts(String name) {
      return pattern == null || pattern.isIn(name);
    }
  }

  @RBuiltin(
      value = {"list.files", "dir"},
      formals = "path, pattern, all.files, full.names, recursive, ignore.case, include.dirs, no..")
  static Value list(
      Context context,
      @Nullable Value path,
      @Nullable Value pattern,
      @Nullable Value hidden,
      @Nullable Value full,
      @Nullable Value recursive,
      @Nullable Value ignoreCase,
      @Nullable Value directories,
      @Nullable Value noDots) {
    boolean all = flag(hidden, "all.files");
    boolean deep = flag(recursive, "recursive");
    var wanted =
        pattern instanceof StringVector text
            ? TextPattern.compile(
                text.get(0), TextPattern.Dialect.EXTENDED, flag(ignoreCase, "ignore.case"))
            : null;
    var listing = new Listing(wanted, all, deep, flag(directories, "include.dirs"));
    var result = new TreeSet<String>(Collation.here().thenComparing(String::compareTo));
    var where = path == null ? new StringVector(".") : path;
    if (!(where instanceof StringVector roots)) {
      throw new RError("invalid 'directory' argument");
    }
    for (var root : roots.toArray()) {
      var directory = FileSystem.path(context, root);
      var prefix = !flag(full, "full.names") ? "" : root.endsWith("/") ? root : root + "/";
      if (all && !deep && !flag(noDots, "no..") && Files.isDirectory(directory)) {
        for (var dots : new String[] {".", ".."}) {
          if (listing.accepts(dots)) {
            result.add(prefix + dots);
          }
        }
      }
      listing.collect(directory, prefix, result);
    }
    return StringVector.of(result);
  }

  private static boolean flag(@Nullable Value value, String argument) {
    return value != null && Coercion.flag(value, argument);
  }

  @RBuiltin(value = "list.dirs", formals = "path, full.names, recursive")
  static Value directories(
      Context context, @Nullable Value path, @Nullable Value full, @Nullable Value recursive) {
    var root = path == null ? "." : Coercion.string(path, "directory");
    boolean whole = full == null || Coercion.flag(full, "full.names");
    boolean deep = recursive == null || Coercion.flag(recursive, "recursive");
    var result = new ArrayList<String>();
    if (deep && Files.isDirectory(FileSystem.path(context, root))) {
      result.add(whole ? root : "");
    }
    collect(FileSystem.path(context, root), whole ? root + "/" : "", deep, result);
    return StringVector.of(result);
  }

  private static void collect(Path directory, String prefix, boolean deep, List<String> result) {
    for (var name : children(directory)) {
      var path = directory.resolve(name);
      if (Files.isDirectory(path)) {
        result.add(prefix + name);
        if (deep) {
          collect(path, prefix + name + "/", true, result);
        }
      }
    }
  }
}
