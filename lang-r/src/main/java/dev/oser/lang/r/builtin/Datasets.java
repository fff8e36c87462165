package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.serialization.ByteSource;
import dev.oser.lang.r.serialization.ValueReader;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * R's data sets: each is a file as {@code saveRDS} writes it, which is read when somebody asks for
 * its name. The index has a line for each: its name and its title.
 */
final class Datasets {
  private static final String FOLDER = "/dev/oser/lang/r/datasets/";

  private Datasets() {}

  static void load(Runtime runtime, StandardPackages packages) {
    for (var line : index()) {
      var name = line.substring(0, line.indexOf(' '));
      var read = Call.of(".dataset", new StringVector(name));
      packages.define(runtime, Symbol.of(name), new Promise(read, runtime.library(), false));
    }
  }

  private static List<String> index() {
    try (var stream = resource("index.txt")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream resource(String file) {
    return Objects.requireNonNull(Datasets.class.getResourceAsStream(FOLDER + file), file);
  }

  @RBuiltin(".datasetIndex")
  static Value indexLines() {
    return StringVector.of(index().toArray(String[]::new));
  }

  @RBuiltin(".dataset")
  static Value dataset(Context context, Value name) {
    var file = Coercion.string(name, "name") + ".rds";
    try (var stream = resource(file);
        var source = new ByteSource(Compression.XZ.reading(stream))) {
      return ValueReader.read(source, new SessionSurroundings(context, null));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
