package dev.oser.house;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles planted sources as the build would. */
final class Compilation {
  private Compilation() {}

  /**
   * {@return an argument of the compiler from the build file, so that switching it off there fails
   * here}
   *
   * @param start how it starts
   */
  static String argument(String start) {
    var pom = Project.read(Project.ROOT.resolve("pom.xml"));
    int at = pom.indexOf("<arg>" + start);
    assertTrue(at >= 0, () -> "pom.xml has no " + start);
    return pom.substring(at + "<arg>".length(), pom.indexOf("</arg>", at));
  }

  /** {@return what the compiler has against a source file of package {@code planted}} */
  static List<String> errors(String source, Path output, String... arguments) {
    var diagnostics = new DiagnosticCollector<JavaFileObject>();
    var unit =
        new SimpleJavaFileObject(
            URI.create("string:///planted/Planted.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    var path = System.getProperty("java.class.path");
    var options = new ArrayList<>(List.of("-d", output.toString(), "-cp", path));
    options.addAll(List.of("-processorpath", path));
    options.addAll(List.of("-XDcompilePolicy=simple", "-XDaddTypeAnnotationsToSymbol=true"));
    options.addAll(List.of(arguments));
    ToolProvider.getSystemJavaCompiler()
        .getTask(null, null, diagnostics, options, null, List.of(unit))
        .call();
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(diagnostic -> diagnostic.getMessage(null))
        .toList();
  }
}
