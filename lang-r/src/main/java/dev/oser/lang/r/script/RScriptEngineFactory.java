package dev.oser.lang.r.script;

import dev.oser.lang.r.embed.Session;
import dev.oser.lang.r.embed.SessionBuilder;
import java.util.List;
import java.util.function.Supplier;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineFactory;
import org.jspecify.annotations.Nullable;

/** Makes engines for R. What a manager finds by itself may do nothing but compute. */
public final class RScriptEngineFactory implements ScriptEngineFactory {
  private static final String VERSION = "0.1";

  /** What GNU R we behave like. */
  private static final String LANGUAGE_VERSION = "4.2.2";

  private final Supplier<SessionBuilder> sessions;

  public RScriptEngineFactory() {
    this(Session::builder);
  }

  /**
   * Makes a factory.
   *
   * @param sessions say what an engine's session may do
   */
  public RScriptEngineFactory(Supplier<SessionBuilder> sessions) {
    this.sessions = sessions;
  }

  @Override
  public String getEngineName() {
    return "Oser R";
  }

  @Override
  public String getEngineVersion() {
    return VERSION;
  }

  @Override
  public List<String> getExtensions() {
    return List.of("R", "r");
  }

  @Override
  public List<String> getMimeTypes() {
    return List.of("text/x-r", "text/x-rsrc");
  }

  @Override
  public List<String> getNames() {
    return List.of("R", "r", "oser");
  }

  @Override
  public String getLanguageName() {
    return "R";
  }

  @Override
  public String getLanguageVersion() {
    return LANGUAGE_VERSION;
  }

  @Override
  public @Nullable Object getParameter(String key) {
    return switch (key) {
      case ScriptEngine.ENGINE -> getEngineName();
      case ScriptEngine.ENGINE_VERSION -> VERSION;
      case ScriptEngine.LANGUAGE, ScriptEngine.NAME -> "R";
      case ScriptEngine.LANGUAGE_VERSION -> LANGUAGE_VERSION;
      // Evaluations take turns, and see each other's variables.
      case "THREADING" -> "MULTITHREADED";
      default -> null;
    };
  }

  @Override
  public String getMethodCallSyntax(String object, String method, String... arguments) {
    return object + "$" + method + "(" + String.join(", ", arguments) + ")";
  }

  @Override
  public String getOutputStatement(String text) {
    return "cat(\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\")";
  }

  @Override
  public String getProgram(String... statements) {
    return String.join("\n", statements) + "\n";
  }

  @Override
  public ScriptEngine getScriptEngine() {
    return new RScriptEngine(this, sessions.get().build());
  }
}
