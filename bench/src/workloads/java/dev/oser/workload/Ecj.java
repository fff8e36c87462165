package dev.oser.workload;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/** The Eclipse compiler compiles a source tree. */
public final class Ecj implements IntFunction<String> {
  @Override
  public String apply(int size) {
    var arguments = new ArrayList<>(List.of("-24", "-proc:none", "-d", "none", "-nowarn"));
    arguments.addAll(List.of("-proceedOnError", "-cp", System.getProperty("java.class.path")));
    for (var file : Sources.below("profile/src/main/java", size)) {
      arguments.add(file.toString());
    }
    var out = new StringWriter();
    var err = new StringWriter();
    BatchCompiler.compile(
        arguments.toArray(String[]::new), new PrintWriter(out), new PrintWriter(err), null);
    return out + "" + err.toString().replaceAll("(?m)^.*[/\\\\]", "");
  }
}
