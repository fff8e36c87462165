package dev.oser.cli;

import dev.oser.kit.fuzz.Law;
import dev.oser.kit.fuzz.OsrLaws;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.report.Result;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser fuzz osr}: fires transitions between versions of random programs. */
@Command(
    name = "osr",
    header = "Fires transitions at every point.",
    description = {
      "Optimises every function of random programs and fires a transition, both ways, at",
      "every point the program reaches: at its first, a middle and a random visit, with",
      "each state map there is. Then once more with inlining; then with several versions",
      "between which an oracle chooses at every step; then with compiled continuations,",
      "and with versions woven together. What the program shows must stay the same.",
      "",
      "With FILES, the programs in them are tried instead of random ones."
    },
    footer = {
      "",
      "Ends in one line for scripts:",
      "  result fuzz-osr programs=… points=… transitions=… mismatches=…",
      "The exit status is 1 if there are mismatches; each is printed, reduced.",
      "",
      "Examples:",
      "  oser fuzz osr --count 2000 --passes sccp,common-subexpressions",
      "  oser fuzz osr --main 'call @run(2)' examples/ir/nbody.oir"
    })
final class FuzzOsrCommand extends FuzzLawCommand {
  @Option(
      names = "--passes",
      paramLabel = "PASSES",
      description = "The passes that make the other version (default: the standard pipeline).")
  private String passes = "";

  @Option(
      names = "--main",
      paramLabel = "CODE",
      description = "What the programs in FILES do instead of their main: one instruction.")
  private String main = "";

  @Parameters(paramLabel = "FILES", arity = "0..*", description = "Programs to try.")
  private List<String> files = List.of();

  private @Nullable OsrLaws law;

  FuzzOsrCommand(Streams streams) {
    super(streams);
  }

  @Override
  String resultName() {
    return "fuzz-osr";
  }

  @Override
  long chunk() {
    return 100;
  }

  @Override
  Law law() {
    law = new OsrLaws(passes.isEmpty() ? Pipeline.standard() : Optimization.pipeline(passes));
    return law;
  }

  @Override
  List<Module> programs() {
    return files.stream().map(this::program).toList();
  }

  private Module program(String file) {
    var module = SourceFile.read(file).module();
    if (main.isEmpty()) {
      return module;
    }
    var others = Printer.print(module).replaceAll("(?s)func @main\\(.*?\n}\n", "");
    return new Parser()
        .parse(file, others + "func @main() {\nentry:\n  " + main + "\n  return\n}\n");
  }

  @Override
  Result withFigures(Result result) {
    return law == null
        ? result
        : result
            .with("points", law.points())
            .with("transitions", law.transitions())
            .withDetail("deep_maps", law.deepMaps())
            .withDetail("compiled", law.compiled());
  }
}
