package dev.oser.bench.agent;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** Jars of Maven Central, of pinned versions, which are kept in the build directory. */
final class PopularJars {
  private static final String CENTRAL = "https://repo1.maven.org/maven2/";

  private final Path directory =
      Path.of(System.getProperty("oser.root", "."), "bench/target/agent-check").toAbsolutePath();

  /** {@return the first of them} */
  List<Path> get(int most) throws IOException, InterruptedException {
    var jars = new ArrayList<Path>();
    for (var coordinates : coordinates()) {
      if (jars.size() < most) {
        jars.add(get(coordinates));
      }
    }
    return jars;
  }

  /** {@return those whose artifacts begin so} */
  List<Path> get(List<String> artifacts) throws IOException, InterruptedException {
    var jars = new ArrayList<Path>();
    for (var coordinates : coordinates()) {
      var artifact = coordinates.split(":")[1];
      if (artifacts.contains(artifact)) {
        jars.add(get(coordinates));
      }
    }
    return jars;
  }

  private static List<String> coordinates() throws IOException {
    try (var in = PopularJars.class.getResourceAsStream("popular-jars.txt")) {
      if (in == null) {
        throw new IOException("the list of jars is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    }
  }

  private Path get(String coordinates) throws IOException, InterruptedException {
    var parts = coordinates.split(":");
    var name = parts[1] + "-" + parts[2] + ".jar";
    var jar = directory.resolve(name);
    if (!Files.exists(jar)) {
      Files.createDirectories(directory);
      var part = directory.resolve(name + ".part");
      var from =
          CENTRAL + parts[0].replace('.', '/') + "/" + parts[1] + "/" + parts[2] + "/" + name;
      System.err.println("getting " + from);
      try (var client = HttpClient.newHttpClient()) {
        var response =
            client.send(
                HttpRequest.newBuilder(URI.create(from)).build(),
                HttpResponse.BodyHandlers.ofFile(part));
        if (response.statusCode() != 200) {
          throw new IOException(from + ": status " + response.statusCode());
        }
      }
      Files.move(part, jar, StandardCopyOption.REPLACE_EXISTING);
    }
    return jar;
  }
}
