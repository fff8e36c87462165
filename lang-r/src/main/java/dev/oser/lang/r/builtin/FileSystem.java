package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Combine;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Directories;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Files and directories: making, copying, removing and asking about them. */
final class FileSystem {
  private static final String MISSING = "No such file or directory";

  private FileSystem() {}

  /** {@return a path with the home directory for its tilde} */
  static String expanded(String path) {
    return path.equals("~") || path.startsWith("~/")
        ? System.getProperty("user.home") + path.substring(1)
        : path;
  }

  /** {@return where a file is: relative paths start at the session's directory} */
  static Path path(Context context, String text) {
    var path = resolved(context, text);
    if (!context.runtime().permissions().reading().contains(path)) {
      throw new RError("'" + text + "' is outside of what this program may read");
    }
    return path;
  }

  private static Path resolved(Context context, String text) {
    return context.runtime().directory().resolve(expanded(text));
  }

  /** {@return a file that is about to change} */
  static Path changing(Context context, String text) {
    var path = resolved(context, text);
    if (!context.runtime().permissions().writing().contains(path)) {
      throw new RError("'" + text + "' is outside of the directory that this program may change");
    }
    return path;
  }

  private static StringVector names(Value value, String argument) {
    if (value instanceof StringVector texts) {
      return texts;
    }
    throw new RError("invalid '" + argument + "' argument");
  }

  private static StringVector names(Dots dots) {
    return names(Combine.combine(Vectors.arguments(dots), true, false), "file");
  }

  private static Value each(StringVector names, Predicate<String> test) {
    var result = new int[names.length()];
    for (int i = 0; i < result.length; i++) {
      result[i] = !Na.isNa(names.get(i)) && test.test(names.get(i)) ? 1 : 0;
    }
    return LogicalVector.of(result);
  }

  private static String reason(Context context, String name) {
    return Files.exists(path(context, name)) ? "Directory not empty" : MISSING;
  }

  @RBuiltin(value = "file.exists", formals = "...")
  static Value exists(Context context, Dots dots) {
    return each(names(dots), name -> Files.exists(path(context, name)));
  }

  @RBuiltin(value = "dir.exists", formals = "paths")
  static Value directoryExists(Context context, Value paths) {
    return each(names(paths, "filename"), name -> Files.isDirectory(path(context, name)));
  }

  @RBuiltin(value = "path.expand", formals = "path")
  static Value expand(Value path) {
    return StringVector.of(
        Arrays.stream(names(path, "path").toArray()).map(FileSystem::expanded).toList());
  }

  @RBuiltin(value = "getwd", formals = " ")
  static Value workingDirectory(Context context) {
    return new StringVector(context.runtime().directory().toString());
  }

  @RBuiltin(value = "setwd", formals = "dir", visibility = Visibility.OFF)
  static Value setWorkingDirectory(Context context, Value dir) {
    var before = workingDirectory(context);
    var directory = path(context, Coercion.string(dir, "dir")).normalize();
    if (!Files.isDirectory(directory)) {
      throw new RError("cannot change working directory");
    }
    context.runtime().setDirectory(directory);
    return before;
  }

  @RBuiltin(value = "file.remove", formals = "...")
  static Value remove(Context context, Dots dots) {
    return each(
        names(dots),
        name -> {
          try {
            Files.delete(changing(context, name));
            return true;
          } catch (IOException e) {
            context.warning(
                "cannot remove file '" + name + "', reason '" + reason(context, name) + "'");
            return false;
          }
        });
  }

  /** Removes files; directories only with all that is in them, and only if that is asked for. */
  @RBuiltin(value = "unlink", formals = "x, recursive, force, expand", visibility = Visibility.OFF)
  static Value unlink(
      Context context,
      Value x,
      @Nullable Value recursive,
      @Nullable Value force,
      @Nullable Value expand) {
    boolean all = recursive != null && Coercion.flag(recursive, "recursive");
    boolean globbing = expand == null || Coercion.flag(expand, "expand");
    var given = x instanceof ListVector list ? Coercion.to(Vector.Kind.STRING, list) : x;
    var names = given == NullValue.NULL ? new String[0] : names(given, "x").toArray();
    boolean failed = false;
    for (var name : globbing ? Globs.expand(context, List.of(names), true) : List.of(names)) {
      var path = changing(context, name);
      try {
        if (!Files.isDirectory(path)) {
          Files.deleteIfExists(path);
        } else if (all) {
          Directories.remove(path);
        } else {
          failed = true;
        }
      } catch (IOException e) {
        failed = true;
      }
    }
    return new IntVector(failed ? 1 : 0);
  }

  @RBuiltin(
      value = "dir.create",
      formals = "path, showWarnings, recursive, mode",
      visibility = Visibility.OFF)
  static Value createDirectory(
      Context context,
      Value path,
      @Nullable Value show,
      @Nullable Value recursive,
      @Nullable Value mode) {
    var name = Coercion.string(path, "path");
    boolean warn = show == null || Coercion.flag(show, "showWarnings");
    boolean all = recursive != null && Coercion.flag(recursive, "recursive");
    var directory = changing(context, name);
    try {
      if (Files.exists(directory)) {
        throw new FileAlreadyExistsException(name);
      }
      if (all) {
        Files.createDirectories(directory);
      } else {
        Files.createDirectory(directory);
      }
      return LogicalVector.TRUE;
    } catch (FileAlreadyExistsException e) {
      if (warn) {
        context.warning("'" + name + "' already exists");
      }
    } catch (IOException e) {
      if (warn) {
        context.warning("cannot create dir '" + name + "', reason '" + MISSING + "'");
      }
    }
    return LogicalVector.FALSE;
  }

  @RBuiltin(value = "file.create", formals = "..., showWarnings")
  static Value createFile(Context context, Dots dots, @Nullable Value show) {
    boolean warn = show == null || Coercion.flag(show, "showWarnings");
    return each(
        names(dots),
        name -> {
          try {
            Files.write(changing(context, name), new byte[0]);
            return true;
          } catch (IOException e) {
            if (warn) {
              context.warning("cannot create file '" + name + "', reason '" + MISSING + "'");
            }
            return false;
          }
        });
  }

  @RBuiltin(value = "file.rename", formals = "from, to")
  static Value rename(Context context, Value from, Value to) {
    var sources = names(from, "from");
    var targets = names(to, "to");
    if (sources.length() != targets.length()) {
      throw new RError("'from' and 'to' are of different lengths");
    }
    var result = new int[sources.length()];
    for (int i = 0; i < result.length; i++) {
      try {
        Files.move(
            changing(context, sources.get(i)),
            changing(context, targets.get(i)),
            StandardCopyOption.REPLACE_EXISTING);
        result[i] = 1;
      } catch (IOException e) {
        context.warning(
            "cannot rename file '%s' to '%s', reason '%s'"
                .formatted(sources.get(i), targets.get(i), MISSING));
      }
    }
    return LogicalVector.of(result);
  }

  /** Copies one file, or adds it to the end of another. */
  @RBuiltin(".copyFile")
  static Value copy(Context context, Value from, Value to, Value append) {
    try {
      var bytes = Files.readAllBytes(path(context, Coercion.string(from, "from")));
      var target = changing(context, Coercion.string(to, "to"));
      if (Coercion.flag(append, "append")) {
        Files.write(target, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      } else {
        Files.write(target, bytes);
      }
      return LogicalVector.TRUE;
    } catch (IOException e) {
      return LogicalVector.FALSE;
    }
  }

  /** Makes links, one for each pair of names. */
  @RBuiltin(".makeLinks")
  static Value link(Context context, Value from, Value to, Value symbolic) {
    var sources = names(from, "from");
    var targets = names(to, "to");
    boolean soft = Coercion.flag(symbolic, "symbolic");
    var result = new int[sources.length()];
    for (int i = 0; i < result.length; i++) {
      var source = sources.get(i);
      var target = targets.get(i);
      try {
        if (soft) {
          // A symbolic link is read from where it is; it must not lead out from there.
          var place = changing(context, target);
          changing(context, place.resolveSibling(source).toString());
          Files.createSymbolicLink(place, Path.of(source));
        } else {
          Files.createLink(changing(context, target), changing(context, source));
        }
        result[i] = 1;
      } catch (IOException | UnsupportedOperationException e) {
        var reason = e instanceof FileAlreadyExistsException ? "File exists" : MISSING;
        context.warningOfFrame(
            "cannot %s '%s' to '%s', reason '%s'"
                .formatted(soft ? "symlink" : "link", source, target, reason));
      }
    }
    return LogicalVector.of(result);
  }

  /** {@return for each file whether it has other permissions now} */
  @RBuiltin(".changeModes")
  static Value changeModes(Context context, Value names, Value modes) {
    var wanted = Coercion.vector(modes);
    return changeEach(
        context,
        names(names, "paths"),
        (path, i) -> Files.setAttribute(path, "unix:mode", wanted.intAt(i)));
  }

  /** {@return for each file whether it has another time now} */
  @RBuiltin(".changeFileTimes")
  static Value changeTimes(Context context, Value names, Value times) {
    var seconds = Coercion.vector(times);
    return changeEach(
        context,
        names(names, "path"),
        (path, i) -> {
          var time = FileTime.fromMillis(Math.round(seconds.doubleAt(i) * 1000));
          Files.setLastModifiedTime(path, time);
        });
  }

  @FunctionalInterface
  private interface Change {
    void make(Path file, int index) throws IOException;
  }

  private static Value changeEach(Context context, StringVector files, Change change) {
    var result = new int[files.length()];
    for (int i = 0; i < result.length; i++) {
      try {
        change.make(changing(context, files.get(i)), i);
        result[i] = 1;
      } catch (IOException e) {
        result[i] = 0;
      }
    }
    return LogicalVector.of(result);
  }

  /** {@return the digest of each file in hexadecimal digits; NA for files that cannot be read} */
  @RBuiltin(".digestFiles")
  static Value digests(Context context, Value names, Value algorithm) {
    var given = names(names, "files");
    var result = new String[given.length()];
    for (int i = 0; i < result.length; i++) {
      try {
        var digest = MessageDigest.getInstance(Coercion.string(algorithm, "algorithm"));
        var bytes = Files.readAllBytes(path(context, given.get(i)));
        result[i] = HexFormat.of().formatHex(digest.digest(bytes));
      } catch (IOException e) {
        result[i] = Na.STRING;
      } catch (NoSuchAlgorithmException e) {
        throw new RError("unknown digest");
      }
    }
    return StringVector.of(result);
  }

  @RBuiltin(value = "file.access", formals = "names, mode")
  static Value access(Context context, Value names, @Nullable Value mode) {
    int wanted = mode == null ? 0 : Coercion.integer(mode, "mode");
    var given = names(names, "names");
    var result = new int[given.length()];
    for (int i = 0; i < result.length; i++) {
      var path = path(context, given.get(i));
      boolean granted =
          Files.exists(path)
              && ((wanted & 4) == 0 || Files.isReadable(path))
              && ((wanted & 2) == 0 || Files.isWritable(path))
              && ((wanted & 1) == 0 || Files.isExecutable(path));
      result[i] = granted ? 0 : -1;
    }
    var answer = IntVector.of(result);
    answer.setAttribute(Symbol.NAMES, given.copyElements());
    return answer;
  }

  /** {@return where symbolic links lead; nothing for files that are none} */
  @RBuiltin(value = "Sys.readlink", formals = "paths")
  static Value readLinks(Context context, Value paths) {
    var given = names(paths, "paths");
    var result = new String[given.length()];
    for (int i = 0; i < result.length; i++) {
      try {
        var path = path(context, given.get(i));
        boolean there = Files.exists(path, LinkOption.NOFOLLOW_LINKS);
        result[i] =
            Files.isSymbolicLink(path)
                ? Files.readSymbolicLink(path).toString()
                : there ? "" : Na.STRING;
      } catch (IOException | InvalidPathException e) {
        result[i] = Na.STRING;
      }
    }
    return StringVector.of(result);
  }

  /** {@return size, kind, mode, three times, two numbers and two names of each file} */
  @RBuiltin(".fileInfo")
  static Value info(Context context, Value names) {
    var given = names(names, "filename");
    int count = given.length();
    var size = new double[count];
    var directory = new int[count];
    var mode = new int[count];
    var times = new double[3][count];
    var numbers = new int[2][count];
    var owners = new String[2][count];
    for (int i = 0; i < count; i++) {
      size[i] = Na.DOUBLE;
      directory[i] = Na.INT;
      mode[i] = Na.INT;
      for (var time : times) {
        time[i] = Na.DOUBLE;
      }
      for (int j = 0; j < 2; j++) {
        numbers[j][i] = Na.INT;
        owners[j][i] = Na.STRING;
      }
      try {
        var all = Files.readAttributes(path(context, given.get(i)), "unix:*");
        size[i] = number(all.get("size"));
        directory[i] = Boolean.TRUE.equals(all.get("isDirectory")) ? 1 : 0;
        mode[i] = (int) number(all.get("mode")) & 0xFFF;
        times[0][i] = seconds(all.get("lastModifiedTime"));
        times[1][i] = seconds(all.get("ctime"));
        times[2][i] = seconds(all.get("lastAccessTime"));
        numbers[0][i] = (int) number(all.get("uid"));
        numbers[1][i] = (int) number(all.get("gid"));
        owners[0][i] = String.valueOf(all.get("owner"));
        owners[1][i] = String.valueOf(all.get("group"));
      } catch (IOException | InvalidPathException e) {
        // All of it stays missing.
        continue;
      }
    }
    return ListVector.of(
        DoubleVector.of(size),
        LogicalVector.of(directory),
        IntVector.of(mode),
        DoubleVector.of(times[0]),
        DoubleVector.of(times[1]),
        DoubleVector.of(times[2]),
        IntVector.of(numbers[0]),
        IntVector.of(numbers[1]),
        StringVector.of(owners[0]),
        StringVector.of(owners[1]));
  }

  private static long number(@Nullable Object attribute) {
    return attribute instanceof Number known ? known.longValue() : 0;
  }

  private static double seconds(@Nullable Object time) {
    return time instanceof FileTime known ? known.toMillis() / 1e3 : Na.DOUBLE;
  }

  @RBuiltin(value = "normalizePath", formals = "path, winslash, mustWork")
  static Value normalize(
      Context context, Value path, @Nullable Value slash, @Nullable Value mustWork) {
    var given = names(path, "path");
    int must = mustWork instanceof LogicalVector truth ? truth.get(0) : Na.INT;
    var result = new String[given.length()];
    for (int i = 0; i < result.length; i++) {
      try {
        result[i] = path(context, given.get(i)).toRealPath().toString();
      } catch (IOException e) {
        var problem = "path[" + (i + 1) + "]=\"" + given.get(i) + "\": " + MISSING;
        if (must == 1) {
          throw new RError(problem);
        }
        if (must == Na.INT) {
          context.warning(problem);
        }
        result[i] = given.get(i);
      }
    }
    return StringVector.of(result);
  }

  @RBuiltin(value = "tempfile", formals = "pattern, tmpdir, fileext")
  static Value temporaryFile(
      Context context,
      @Nullable Value pattern,
      @Nullable Value directory,
      @Nullable Value extension) {
    var prefixes = pattern == null ? new StringVector("file") : names(pattern, "pattern");
    var suffixes = extension == null ? new StringVector("") : names(extension, "file extension");
    var where = directory == null ? temporary(context, null) : directory;
    var result = new String[Math.max(prefixes.length(), suffixes.length())];
    for (int i = 0; i < result.length; i++) {
      result[i] =
          Coercion.string(where, "tempdir")
              + "/"
              + prefixes.get(i % prefixes.length())
              + Long.toHexString(System.nanoTime())
              + Integer.toHexString(i)
              + suffixes.get(i % suffixes.length());
    }
    return StringVector.of(result);
  }

  @RBuiltin(value = "tempdir", formals = "check")
  static Value temporary(Context context, @Nullable Value check) {
    var runtime = context.runtime();
    return new StringVector(
        runtime
            .extension(
                TemporaryDirectory.class,
                () -> TemporaryDirectory.in(runtime.permissions().writing()))
            .path()
            .toString());
  }
}
