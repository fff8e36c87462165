package dev.oser.profile.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/**
 * What is written for pprof is a message after {@code profile.proto}: a decoder that shares nothing
 * with the writer reads it, checks what pprof itself checks, and finds the profile in it.
 */
class PprofTest {
  /** The fields of a message: numbers, and the bytes of strings, messages and packed numbers. */
  private static Map<Integer, List<Object>> fields(byte[] bytes) {
    var fields = new TreeMap<Integer, List<Object>>();
    var at = new int[1];
    while (at[0] < bytes.length) {
      long tag = varint(bytes, at);
      Object value =
          switch ((int) tag & 7) {
            case 0 -> varint(bytes, at);
            case 2 -> {
              int length = (int) varint(bytes, at);
              assertTrue(length >= 0 && at[0] + length <= bytes.length, "a length that fits");
              at[0] += length;
              yield Arrays.copyOfRange(bytes, at[0] - length, at[0]);
            }
            default -> throw new AssertionError("a wire type that profile.proto does not have");
          };
      fields.computeIfAbsent((int) (tag >>> 3), _ -> new ArrayList<>()).add(value);
    }
    return fields;
  }

  private static long varint(byte[] bytes, int[] at) {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      byte octet = bytes[at[0]++];
      value |= (octet & 0x7FL) << shift;
      if (octet >= 0) {
        return value;
      }
    }
  }

  private static List<byte[]> messages(Map<Integer, List<Object>> of, int field) {
    return of.getOrDefault(field, List.of()).stream().map(byte[].class::cast).toList();
  }

  private static long number(Map<Integer, List<Object>> of, int field) {
    var values = of.getOrDefault(field, List.of(0L));
    assertEquals(1, values.size());
    return (long) values.getFirst();
  }

  private static List<Long> packed(Map<Integer, List<Object>> of, int field) {
    var numbers = new ArrayList<Long>();
    for (var bytes : messages(of, field)) {
      var at = new int[1];
      while (at[0] < bytes.length) {
        numbers.add(varint(bytes, at));
      }
    }
    return numbers;
  }

  /** A decoded profile: its types, and the values of each stack, the outermost frame first. */
  private record Decoded(List<String> types, Map<String, List<Long>> stacks) {}

  private static Decoded decode(byte[] file) throws IOException {
    return decodeMessage(new GZIPInputStream(new ByteArrayInputStream(file)).readAllBytes());
  }

  /** The checks are those of pprof's own CheckValid. */
  private static Decoded decodeMessage(byte[] message) {
    var profile = fields(message);
    var strings = new ArrayList<String>();
    messages(profile, 6).forEach(each -> strings.add(new String(each, StandardCharsets.UTF_8)));
    assertEquals("", strings.getFirst(), "the first string is empty");
    assertEquals(strings.size(), strings.stream().distinct().count());

    var functions = new HashMap<Long, String>();
    for (var each : messages(profile, 5)) {
      var function = fields(each);
      assertTrue(number(function, 1) != 0, "ids are not 0");
      var name = strings.get((int) number(function, 2));
      assertEquals(name, strings.get((int) number(function, 3)));
      strings.get((int) number(function, 4));
      assertEquals(null, functions.put(number(function, 1), name), "ids are unique");
    }
    var locations = new HashMap<Long, String>();
    for (var each : messages(profile, 4)) {
      var location = fields(each);
      assertTrue(number(location, 1) != 0, "ids are not 0");
      var line = fields(messages(location, 4).getFirst());
      var name = functions.get(number(line, 1));
      assertTrue(name != null, "a function that exists");
      var at = number(line, 2) == 0 ? "" : ":" + number(line, 2);
      assertEquals(null, locations.put(number(location, 1), name + at), "ids are unique");
    }
    var types = new ArrayList<String>();
    for (var each : messages(profile, 1)) {
      var type = fields(each);
      types.add(strings.get((int) number(type, 1)) + "/" + strings.get((int) number(type, 2)));
    }
    assertTrue(types.stream().anyMatch(t -> t.startsWith(strings.get((int) number(profile, 14)))));
    var stacks = new TreeMap<String, List<Long>>();
    for (var each : messages(profile, 2)) {
      var sample = fields(each);
      var frames = new ArrayList<String>();
      for (long id : packed(sample, 1)) {
        var location = locations.get(id);
        assertTrue(location != null, "a location that exists");
        frames.addFirst(location);
      }
      var values = packed(sample, 2);
      assertEquals(types.size(), values.size(), "a value for each type");
      stacks.merge(String.join(";", frames), values, PprofTest::sum);
    }
    return new Decoded(types, stacks);
  }

  private static List<Long> sum(List<Long> a, List<Long> b) {
    return IntStream.range(0, a.size()).mapToObj(i -> a.get(i) + b.get(i)).toList();
  }

  /** A frame has the line its callee was called from; sites are {@code File.java:LINE}. */
  private static Map<String, List<Long>> stacks(ContextSummary summary) {
    var stacks = new TreeMap<String, List<Long>>();
    for (int node = 1; node < summary.size(); node++) {
      if (summary.count(node) > 0 || summary.calls(node) > 0) {
        var frames = summary.context(node).frames();
        var stack = new ArrayList<String>();
        for (int i = 0; i < frames.size(); i++) {
          var called = i + 1 < frames.size() ? frames.get(i + 1).site() : "";
          stack.add(
              frames.get(i).method() + (called.isEmpty() ? "" : called.replaceAll(".*:", ":")));
        }
        var values =
            summary.hasUsage()
                ? List.of(summary.calls(node), summary.count(node))
                : List.of(summary.count(node));
        stacks.merge(String.join(";", stack), values, PprofTest::sum);
      }
    }
    return stacks;
  }

  @Test
  void aDecoderFindsTheProfile() throws IOException {
    for (long seed = 1; seed <= 10; seed++) {
      var summary = Samples.contexts(seed, 3000, 30, Counting.exact());
      var decoded = decode(Pprof.of(summary, "random calls"));
      assertEquals(List.of("calls/count"), decoded.types);
      assertEquals(stacks(summary), decoded.stacks);
      assertEquals(
          summary.total(), decoded.stacks.values().stream().mapToLong(List::getFirst).sum());
    }
  }

  @Test
  void timesComeWithCalls() throws IOException {
    var summary = Samples.times(3, 400);
    var decoded = decode(Pprof.of(summary, "times"));
    assertEquals(List.of("calls/count", "time/nanoseconds"), decoded.types);
    assertEquals(stacks(summary), decoded.stacks);
  }

  @Test
  void anEmptyProfileIsOne() throws IOException {
    var decoded = decode(Pprof.of(Samples.contexts(1, 0, 3, Counting.exact()), ""));
    assertEquals(Map.of(), decoded.stacks);
  }

  @Test
  void aPlantedReferenceToNothingIsCaught() {
    var planted =
        new Protobuf()
            .field(1, new Protobuf().field(1, 1).field(2, 1))
            .field(2, new Protobuf().packed(1, 7).packed(2, 1))
            .field(6, "")
            .field(6, "calls")
            .field(14, 1);
    var error = assertThrows(AssertionError.class, () -> decodeMessage(planted.bytes()));
    assertTrue(String.valueOf(error.getMessage()).startsWith("a location that exists"));
  }
}
