package dev.oser.profile.report;

import dev.oser.profile.context.ContextSummary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * The file format of pprof: a gzipped protocol buffer after the public {@code profile.proto}. The
 * numbers of its fields are the constants here.
 *
 * <p>In pprof a location is a line in a function; in a {@link ContextSummary} a frame has the line
 * in its <em>caller</em>. So a frame's location has the line its callee was called from, and that
 * of the innermost frame has none. Deep recursion is {@linkplain FoldedContexts folded}.
 */
public final class Pprof {
  private static final int PROFILE_SAMPLE_TYPE = 1;
  private static final int PROFILE_SAMPLE = 2;
  private static final int PROFILE_LOCATION = 4;
  private static final int PROFILE_FUNCTION = 5;
  private static final int PROFILE_STRING_TABLE = 6;
  private static final int PROFILE_COMMENT = 13;
  private static final int PROFILE_DEFAULT_SAMPLE_TYPE = 14;
  private static final int VALUE_TYPE_TYPE = 1;
  private static final int VALUE_TYPE_UNIT = 2;
  private static final int SAMPLE_LOCATION_ID = 1;
  private static final int SAMPLE_VALUE = 2;
  private static final int LOCATION_ID = 1;
  private static final int LOCATION_LINE = 4;
  private static final int LINE_FUNCTION_ID = 1;
  private static final int LINE_LINE = 2;
  private static final int FUNCTION_ID = 1;
  private static final int FUNCTION_NAME = 2;
  private static final int FUNCTION_SYSTEM_NAME = 3;
  private static final int FUNCTION_FILENAME = 4;

  private record Location(int function, int line) {}

  private final ContextSummary summary;
  private final FoldedContexts contexts;
  private final Map<String, Integer> strings = new LinkedHashMap<>();
  private final Map<String, Integer> functions = new LinkedHashMap<>();
  private final Map<Integer, String> files = new LinkedHashMap<>();
  private final Map<Location, Integer> locations = new LinkedHashMap<>();
  private final Protobuf profile = new Protobuf();

  private Pprof(ContextSummary summary) {
    this.summary = summary;
    contexts = new FoldedContexts(summary);
    string("");
  }

  /**
   * {@return the bytes of a file}
   *
   * @param comment what was profiled
   */
  public static byte[] of(ContextSummary summary, String comment) {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(new Pprof(summary).write(comment));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private byte[] write(String comment) {
    if (summary.hasUsage()) {
      sampleType("calls", "count");
    }
    var type = type();
    sampleType(type, unit());
    for (int node = 1; node < contexts.size(); node++) {
      if (contexts.isCounted(node) && (contexts.count(node) > 0 || contexts.calls(node) > 0)) {
        sample(node);
      }
    }
    locations.forEach(
        (location, id) -> {
          var line = new Protobuf();
          line.field(LINE_FUNCTION_ID, location.function).field(LINE_LINE, location.line);
          var message = new Protobuf().field(LOCATION_ID, id).field(LOCATION_LINE, line);
          profile.field(PROFILE_LOCATION, message);
        });
    functions.forEach(
        (name, id) ->
            profile.field(
                PROFILE_FUNCTION,
                new Protobuf()
                    .field(FUNCTION_ID, id)
                    .field(FUNCTION_NAME, string(name))
                    .field(FUNCTION_SYSTEM_NAME, string(name))
                    .field(FUNCTION_FILENAME, string(files.getOrDefault(id, "")))));
    profile.packed(PROFILE_COMMENT, string(comment));
    profile.field(PROFILE_DEFAULT_SAMPLE_TYPE, string(type));
    strings.keySet().forEach(string -> profile.field(PROFILE_STRING_TABLE, string));
    return profile.bytes();
  }

  private void sampleType(String type, String unit) {
    var message = new Protobuf();
    message.field(VALUE_TYPE_TYPE, string(type)).field(VALUE_TYPE_UNIT, string(unit));
    profile.field(PROFILE_SAMPLE_TYPE, message);
  }

  private void sample(int node) {
    var ids = new long[contexts.depth(node)];
    int line = 0;
    int frame = 0;
    for (int at = node; at > 0; at = contexts.parent(at)) {
      int function = functions.computeIfAbsent(contexts.method(at), key -> functions.size() + 1);
      var location = new Location(function, line);
      ids[frame++] = locations.computeIfAbsent(location, key -> locations.size() + 1);
      line = callLine(contexts.site(at), contexts.parent(at));
    }
    long count = contexts.count(node);
    var message = new Protobuf().packed(SAMPLE_LOCATION_ID, ids);
    if (summary.hasUsage()) {
      message.packed(SAMPLE_VALUE, contexts.calls(node), count);
    } else {
      message.packed(SAMPLE_VALUE, count);
    }
    profile.field(PROFILE_SAMPLE, message);
  }

  /** {@return the line in a site such as {@code Parser.java:12}, or 0; notes the caller's file} */
  private int callLine(String site, int caller) {
    int colon = site.lastIndexOf(':');
    if (colon < 0 || caller == 0) {
      return 0;
    }
    try {
      int line = Integer.parseInt(site, colon + 1, site.length(), 10);
      int function =
          functions.computeIfAbsent(contexts.method(caller), key -> functions.size() + 1);
      files.putIfAbsent(function, site.substring(0, colon));
      return Math.max(0, line);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private int string(String string) {
    return strings.computeIfAbsent(string, key -> strings.size());
  }

  private String type() {
    return switch (summary.metric()) {
      case "ns" -> "time";
      case "bytes" -> "alloc_space";
      default -> summary.metric();
    };
  }

  private String unit() {
    return switch (summary.metric()) {
      case "ns" -> "nanoseconds";
      case "bytes" -> "bytes";
      default -> "count";
    };
  }
}
