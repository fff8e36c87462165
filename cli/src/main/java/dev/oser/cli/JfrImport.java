package dev.oser.cli;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import dev.oser.profile.context.Taken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;
import org.jspecify.annotations.Nullable;

/** Reads the samples of a JFR recording into a tree of calling contexts. */
final class JfrImport {
  /** The caller of the outermost frames of stacks that were too deep for the recording. */
  private static final String TRUNCATED = "[deeper than the recording]";

  private static final String NO_STACK = "[no Java stack]";
  private static final Pattern ADDRESS = Pattern.compile("[./]0x[0-9a-f]+$");
  private static final Pattern PARAMETER = Pattern.compile("\\[*(L[^;]*;|[A-Z])");

  private record Method(String owner, String name, String descriptor) {}

  /** Equal things get equal numbers. */
  private static final class Numbers<T> {
    final List<T> things = new ArrayList<>();
    final Map<T, Integer> numbers = new HashMap<>();

    int of(T thing) {
      return numbers.computeIfAbsent(
          thing,
          _ -> {
            things.add(thing);
            return things.size() - 1;
          });
    }
  }

  private final JfrSamples samples;
  private final ContextProfiler profiler = new ContextProfiler(Counting.exact());
  private final Numbers<Method> methods = new Numbers<>();
  private final Numbers<String> sites = new Numbers<>();

  /** The descriptors of the methods of a class with the same name. */
  private final Map<String, Set<String>> overloads = new HashMap<>();

  private final Map<String, Long> found = new TreeMap<>();
  private @Nullable String event;
  private boolean isTruncated;
  private int deepest;

  private JfrImport(JfrSamples samples) {
    this.samples = samples;
  }

  /** {@return the samples of a recording} */
  static ContextSummary of(Path file, JfrSamples samples) {
    return new JfrImport(samples).read(file);
  }

  private ContextSummary read(Path file) {
    count(file);
    event =
        samples.events().stream()
            .filter(found::containsKey)
            .findFirst()
            .orElseThrow(() -> new Failure(nothing(file)));
    forEach(file, this::add);
    return profiler.summary(samples.metric(), labels()).takenBy(taken());
  }

  private interface Action {
    void accept(RecordedEvent event);
  }

  private static void forEach(Path file, Action action) {
    try (var recording = read(file, () -> new RecordingFile(file))) {
      while (read(file, recording::hasMoreEvents)) {
        action.accept(read(file, recording::readEvent));
      }
    } catch (IOException e) {
      throw new Failure(file + " is no JFR recording that can be read: " + e.getMessage());
    }
  }

  private interface Reader<T> {
    T read() throws IOException;
  }

  /** The JDK's parser trusts the file: whatever it trips over is damage. */
  private static <T> T read(Path file, Reader<T> reader) throws IOException {
    try {
      return reader.read();
    } catch (RuntimeException | InternalError e) {
      throw new Failure(file + " is damaged: its events cannot be read");
    }
  }

  /** Which kinds of samples there are decides which are counted. */
  private void count(Path file) {
    forEach(file, each -> found.merge(each.getEventType().getName(), 1L, Long::sum));
  }

  private String nothing(Path file) {
    var others = new ArrayList<String>();
    for (var kind : JfrSamples.values()) {
      if (kind.events().stream().anyMatch(found::containsKey)) {
        others.add("--samples " + kind);
      }
    }
    return file
        + " has no "
        + samples
        + " samples ("
        + String.join(", ", samples.events())
        + "); "
        + (others.isEmpty()
            ? "it has no samples at all"
            : "it has some for " + String.join(", ", others));
  }

  private void add(RecordedEvent each) {
    if (event == null || !samples.goesWith(each.getEventType().getName(), event)) {
      return;
    }
    profiler.unwindTo(0);
    var stack = each.getStackTrace();
    if (stack == null || stack.getFrames().isEmpty()) {
      profiler.descend(methods.of(new Method("", NO_STACK, "")), sites.of(""));
    } else {
      descend(stack);
    }
    profiler.charge(samples.weight(each));
  }

  private void descend(RecordedStackTrace stack) {
    var frames = stack.getFrames();
    deepest = Math.max(deepest, frames.size());
    String site = "";
    if (stack.isTruncated()) {
      isTruncated = true;
      profiler.descend(methods.of(new Method("", TRUNCATED, "")), sites.of(""));
    }
    for (int i = frames.size() - 1; i >= 0; i--) {
      var frame = frames.get(i);
      profiler.descend(method(frame.getMethod()), sites.of(site));
      site = site(frame);
    }
  }

  private int method(RecordedMethod method) {
    var owner = typeName(method);
    var name = method.getName();
    overloads.computeIfAbsent(owner + "." + name, _ -> new HashSet<>()).add(method.getDescriptor());
    return methods.of(new Method(owner, name, method.getDescriptor()));
  }

  /** Hidden classes, as those of lambdas, end with an address that is different in each process. */
  private static String typeName(RecordedMethod method) {
    return ADDRESS.matcher(method.getType().getName()).replaceFirst("");
  }

  /** Recordings do not say the name of the file: it is that of the outermost class, most often. */
  private static String site(RecordedFrame frame) {
    var type = typeName(frame.getMethod());
    var name = type.substring(type.lastIndexOf('.') + 1);
    int dollar = name.indexOf('$', 1);
    var file = (dollar < 0 ? name : name.substring(0, dollar)) + ".java";
    return frame.getLineNumber() > 0 ? file + ":" + frame.getLineNumber() : file;
  }

  private Labels labels() {
    return new Labels() {
      @Override
      public String method(int id) {
        return label(methods.things.get(id));
      }

      @Override
      public String site(int id) {
        return sites.things.get(id);
      }
    };
  }

  private String label(Method method) {
    if (method.owner.isEmpty()) {
      return method.name;
    }
    var name = method.owner + "." + method.name;
    return overloads.getOrDefault(name, Set.of()).size() < 2
        ? name
        : name + parameters(method.descriptor);
  }

  /** {@return what is in the brackets of a descriptor, as the agent names it} */
  private static String parameters(String descriptor) {
    var types = new ArrayList<String>();
    var inside = descriptor.substring(1, descriptor.indexOf(')'));
    var matcher = PARAMETER.matcher(inside);
    while (matcher.find()) {
      types.add(simple(matcher.group()));
    }
    return "(" + String.join(",", types) + ")";
  }

  private static String simple(String type) {
    int dimensions = type.lastIndexOf('[') + 1;
    var name =
        switch (type.charAt(dimensions)) {
          case 'Z' -> "boolean";
          case 'B' -> "byte";
          case 'C' -> "char";
          case 'S' -> "short";
          case 'I' -> "int";
          case 'J' -> "long";
          case 'F' -> "float";
          case 'D' -> "double";
          default -> {
            int start = Math.max(type.lastIndexOf('/'), type.lastIndexOf('.'));
            yield type.substring(start < 0 ? dimensions + 1 : start + 1, type.length() - 1);
          }
        };
    return name + "[]".repeat(dimensions);
  }

  private Taken taken() {
    return Taken.of(
        Map.of(
            Taken.MODE,
            "samples of " + event,
            Taken.BURSTS,
            "none",
            Taken.DEPTH,
            isTruncated ? deepest + " frames at most" : "all frames",
            Taken.CLASSES,
            "all"));
  }
}
