package dev.oser.workload;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.ast.expr.MethodCallExpr;
import java.util.function.IntFunction;

/** JavaParser parses source files, counts calls and prints the files. */
public final class Javaparser implements IntFunction<String> {
  @Override
  public String apply(int size) {
    var configuration = new ParserConfiguration().setLanguageLevel(LanguageLevel.BLEEDING_EDGE);
    var parser = new JavaParser(configuration);
    var result = new StringBuilder();
    for (var file : Sources.below("kit/src/main/java", size * 4)) {
      var parsed = parser.parse(Sources.read(file));
      result.append(parsed.getProblems().size()).append(' ');
      parsed.ifSuccessful(
          unit -> {
            result.append(unit.findAll(MethodCallExpr.class).size()).append('\n');
            result.append(unit);
          });
    }
    return result.toString();
  }
}
