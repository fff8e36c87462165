package dev.oser.profile.page;

import dev.oser.profile.Json;
import dev.oser.profile.report.JsonWriter;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Chromium without a window, told what to do over its DevTools protocol: moves the mouse, presses
 * keys, reads the page. The answers come over a web socket, one JSON text each.
 */
final class Browser implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome");
  private static final int SECONDS = 60;

  private final Process process;
  private final Path directory;
  private final WebSocket socket;
  private final AtomicInteger calls = new AtomicInteger();
  private final Map<Integer, CompletableFuture<Object>> waiting = new ConcurrentHashMap<>();
  private final List<String> problems = new CopyOnWriteArrayList<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();

  private Browser(Process process, Path directory, URI address) {
    this.process = process;
    this.directory = directory;
    socket =
        HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, new Listener()).join();
  }

  /** {@return the program, or null if it is not installed} */
  static @Nullable Path find() {
    for (var directory : System.getenv().getOrDefault("PATH", "").split(":")) {
      for (var name : NAMES) {
        var file = Path.of(directory, name);
        if (Files.isExecutable(file)) {
          return file;
        }
      }
    }
    return null;
  }

  static Browser start(Path program) throws IOException {
    var directory = Files.createTempDirectory("oser-browser");
    var process =
        new ProcessBuilder(
                program.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--remote-debugging-port=0",
                "--user-data-dir=" + directory,
                "--window-size=1200,900",
                "about:blank")
            .start();
    var lines = process.errorReader();
    var prefix = "DevTools listening on ";
    for (var line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(prefix)) {
        // What it says from now on is nobody's business, but must not fill the pipe.
        Thread.ofVirtual().start(() -> lines.lines().forEach(_ -> {}));
        return new Browser(process, directory, URI.create(line.substring(prefix.length())));
      }
    }
    process.destroyForcibly();
    throw new IOException(program + " ended without saying where it listens");
  }

  /** Opens a file in a tab of its own, and waits until it has drawn itself. */
  Tab open(Path page) {
    var target = call(null, "Target.createTarget", Map.of("url", "about:blank"));
    var attached =
        call(
            null,
            "Target.attachToTarget",
            Map.of("targetId", text(target, "targetId"), "flatten", true));
    var tab = new Tab(text(attached, "sessionId"));
    tab.call("Runtime.enable", Map.of());
    tab.call("Network.enable", Map.of());
    tab.call("Page.enable", Map.of());
    tab.call("Page.navigate", Map.of("url", page.toUri().toString()));
    tab.waitFor(
        "document.readyState === 'complete' && document.querySelector('[data-drawn]') !== null");
    tab.settle();
    return tab;
  }

  private static String text(Object json, String name) {
    return String.valueOf(Json.at(json, name));
  }

  /** {@return uncaught exceptions and errors on the console of any page} */
  List<String> problems() {
    return problems;
  }

  /** {@return the addresses any page has asked for} */
  List<String> requests() {
    return requests;
  }

  private Object call(@Nullable String session, String method, Map<String, Object> parameters) {
    int id = calls.incrementAndGet();
    var answer = new CompletableFuture<Object>();
    waiting.put(id, answer);
    var json = new JsonWriter().object().entry("id", id).entry("method", method);
    if (session != null) {
      json.entry("sessionId", session);
    }
    json.name("params").object();
    parameters.forEach((name, value) -> write(json.name(name), value));
    json.endObject().endObject();
    // One at a time: a socket takes no second message before the first is sent.
    synchronized (socket) {
      socket.sendText(json.toString(), true).join();
    }
    return answer.orTimeout(SECONDS, TimeUnit.SECONDS).join();
  }

  private static void write(JsonWriter json, Object value) {
    switch (value) {
      case Integer number -> json.value(number);
      case Boolean flag -> json.value(flag);
      case List<?> list -> {
        json.array();
        list.forEach(each -> write(json, each));
        json.endArray();
      }
      case Map<?, ?> map -> {
        json.object();
        map.forEach((name, each) -> write(json.name(name.toString()), each));
        json.endObject();
      }
      default -> json.value(value.toString());
    }
  }

  @Override
  public void close() throws IOException {
    socket.abort();
    process.destroy();
    try {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    try (var files = Files.walk(directory)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    }
  }

  private final class Listener implements WebSocket.Listener {
    private final StringBuilder message = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
      message.append(part);
      if (isLast) {
        receive(Json.read(message.toString()));
        message.setLength(0);
      }
      from.request(1);
      return null;
    }

    private void receive(@Nullable Object json) {
      if (Json.at(json, "id") instanceof Long id) {
        var answer = waiting.remove(id.intValue());
        var error = Json.at(json, "error");
        if (answer != null && error != null) {
          answer.completeExceptionally(new AssertionError(error));
        } else if (answer != null) {
          answer.complete(Json.at(json, "result"));
        }
      } else {
        switch (String.valueOf(Json.at(json, "method"))) {
          case "Runtime.exceptionThrown" ->
              problems.add(String.valueOf(Json.at(json, "params", "exceptionDetails")));
          case "Network.requestWillBeSent" ->
              requests.add(String.valueOf(Json.at(json, "params", "request", "url")));
          default -> {}
        }
      }
    }
  }

  /** A page. */
  final class Tab {
    private final String session;

    private Tab(String session) {
      this.session = session;
    }

    private Object call(String method, Map<String, Object> parameters) {
      return Browser.this.call(session, method, parameters);
    }

    /** {@return the value of an expression in the page; promises are awaited} */
    @Nullable Object evaluate(String expression) {
      var answer =
          call(
              "Runtime.evaluate",
              Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
      var details = Json.at(answer, "exceptionDetails");
      if (details != null) {
        throw new AssertionError(expression + ": " + details);
      }
      return Json.at(answer, "result", "value");
    }

    /** Has the system prefer dark or light. */
    void prefer(String scheme) {
      call(
          "Emulation.setEmulatedMedia",
          Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
      settle();
    }

    /** {@return the text of the element a selector finds} */
    String textOf(String selector) {
      return String.valueOf(
          evaluate("document.querySelector(" + quoted(selector) + ").textContent"));
    }

    long number(String expression) {
      var value = evaluate("Math.round(" + expression + ")");
      return value instanceof Long number ? number : -1;
    }

    void waitFor(String condition) {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
      while (!Boolean.TRUE.equals(evaluate("Boolean(" + condition + ")"))) {
        if (System.nanoTime() > end) {
          throw new AssertionError("never happened: " + condition);
        }
      }
    }

    /** Waits until what was asked to be drawn is drawn. */
    void settle() {
      evaluate(
          "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))");
    }

    /** Clicks in the middle of an element. */
    void click(String selector) {
      evaluate(
          "document.querySelector(" + quoted(selector) + ").scrollIntoView({block:'nearest'})");
      var box = "document.querySelector(" + quoted(selector) + ").getBoundingClientRect()";
      clickAt(
          (int) number(box + ".left + " + box + ".width / 2"),
          (int) number(box + ".top + " + box + ".height / 2"));
    }

    void clickAt(int x, int y) {
      for (var type : List.of("mouseMoved", "mousePressed", "mouseReleased")) {
        call(
            "Input.dispatchMouseEvent",
            Map.of("type", type, "x", x, "y", y, "button", "left", "clickCount", 1));
      }
      settle();
    }

    void move(int x, int y) {
      call("Input.dispatchMouseEvent", Map.of("type", "mouseMoved", "x", x, "y", y));
      settle();
    }

    /** Presses a key, as {@code KeyboardEvent.key} names it. */
    void press(String key) {
      var text = key.equals("Enter") ? "\r" : key.length() == 1 ? key : "";
      call("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", key, "text", text));
      call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
      settle();
    }

    /** Writes into the element that has the focus. */
    void type(String text) {
      call("Input.insertText", Map.of("text", text));
      settle();
    }

    private static String quoted(String text) {
      return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
  }
}
