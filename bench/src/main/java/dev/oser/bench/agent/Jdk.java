package dev.oser.bench.agent;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A Java on this machine.
 *
 * @param feature 17, 21, 25
 * @param version all of the version
 */
record Jdk(Path home, int feature, String version) {
  private static final Path USUAL = Path.of("/usr/lib/jvm");
  private static final Pattern VERSION = Pattern.compile("version \"((?:1\\.)?(\\d+)[^\"]*)\"");

  /** {@return one of each feature version, those named first} */
  static List<Jdk> find(List<Path> named) throws IOException, InterruptedException {
    var homes = new ArrayList<>(named);
    homes.add(Path.of(System.getProperty("java.home")));
    if (Files.isDirectory(USUAL)) {
      try (var files = Files.list(USUAL)) {
        files.sorted(Comparator.naturalOrder()).forEach(homes::add);
      }
    }
    var found = new TreeMap<Integer, Jdk>();
    for (var home : homes) {
      var jdk = of(home);
      if (jdk != null) {
        found.putIfAbsent(jdk.feature, jdk);
      } else if (named.contains(home)) {
        throw new IOException("there is no Java in " + home);
      }
    }
    return List.copyOf(found.values());
  }

  private static @Nullable Jdk of(Path home) throws IOException, InterruptedException {
    var java = home.resolve("bin/java");
    if (!Files.isExecutable(java)) {
      return null;
    }
    var process = new ProcessBuilder(java.toString(), "-version").redirectErrorStream(true).start();
    var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    var matcher = VERSION.matcher(text);
    return matcher.find()
        ? new Jdk(home, Integer.parseInt(matcher.group(2)), matcher.group(1))
        : null;
  }

  String java() {
    return home.resolve("bin/java").toString();
  }
}
