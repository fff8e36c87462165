package dev.oser.workload;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import net.sourceforge.pmd.PMDConfiguration;
import net.sourceforge.pmd.PmdAnalysis;
import net.sourceforge.pmd.lang.java.JavaLanguageModule;

/** PMD checks source files with its quick-start rules. */
public final class Pmd implements IntFunction<String> {
  @Override
  public String apply(int size) {
    var configuration = new PMDConfiguration();
    configuration.setDefaultLanguageVersion(JavaLanguageModule.getInstance().getLatestVersion());
    configuration.addRuleSet("rulesets/java/quickstart.xml");
    configuration.setIgnoreIncrementalAnalysis(true);
    configuration.setThreads(0);
    try (var analysis = PmdAnalysis.create(configuration)) {
      for (var file : Sources.below("profile/src/main/java", size)) {
        analysis.files().addFile(file);
      }
      return analysis.performAnalysisAndCollectReport().getViolations().stream()
          .map(
              each ->
                  each.getFileId().getFileName()
                      + ":"
                      + each.getBeginLine()
                      + ":"
                      + each.getRule().getName())
          .sorted()
          .collect(Collectors.joining("\n"));
    }
  }
}
