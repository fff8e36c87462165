package dev.oser.lang.r.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.lang.r.GnuR;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where GNU R is installed, random trees and texts are shown to it and to us. */
class LiveRTest {
  private static final int TREES = 600;
  private static final int TEXTS = 400;

  @TempDir Path directory;

  @Test
  void randomTreesAreWrittenAsRWritesThem() throws Exception {
    GnuR.assumeThere();
    var trees = new ArrayList<Node>();
    var script = new StringBuilder("show <- function(e) cat(deparse(e), '#%%', sep = '\\n')\n");
    for (int seed = 0; trees.size() < TREES; seed++) {
      var tree = new RandomTrees(1_000_000 + seed).next(2 + seed % 3);
      if (!(tree instanceof Node.Name)) {
        trees.add(tree);
        script.append("show(").append(RBuilder.of(tree)).append(")\n");
      }
    }
    var file = directory.resolve("trees.R");
    Files.writeString(file, script);
    var answers = GnuR.run("Rscript", "--vanilla", file.toString()).split("\n#%%\n", -1);
    assertEquals(trees.size() + 1, answers.length, () -> "R said: " + answers[answers.length - 1]);
    for (int i = 0; i < trees.size(); i++) {
      assertEquals(answers[i], String.join("\n", Deparser.deparse(trees.get(i))));
    }
  }

  @Test
  void randomTextsAreReadAndWrittenAsRDoes() throws Exception {
    GnuR.assumeThere();
    var texts = new ArrayList<String>();
    for (int seed = 0; seed < TEXTS; seed++) {
      texts.add(String.join("\n", Deparser.deparse(new RandomTrees(2_000_000 + seed).next(4))));
    }
    compareWithR(texts);
  }

  @Test
  void brokenTextsGiveTheErrorsOfR() throws Exception {
    GnuR.assumeThere();
    // Outside ASCII the columns and some escapes differ: see docs/r-compatibility.md.
    var corpus = Mutations.corpus().stream().filter(LiveRTest::isShortAscii).toList();
    var mutations = new Mutations(11, corpus);
    var texts = new ArrayList<String>();
    while (texts.size() < TEXTS) {
      var text = mutations.next();
      if (!text.isEmpty() && isShortAscii(text)) {
        texts.add(text);
      }
    }
    compareWithR(texts);
  }

  private static boolean isShortAscii(String text) {
    return text.length() < 400 && text.chars().allMatch(c -> c < 128) && !text.contains("#%%");
  }

  private void compareWithR(List<String> texts) throws Exception {
    var cases = Files.createDirectories(directory.resolve("expressions")).resolve("texts.R");
    Files.writeString(cases, String.join("\n#%%\n", texts) + "\n");
    var tool = Recorded.ROOT.resolve("../../../../../tools/record-r-expectations").normalize();
    GnuR.run(tool.toString(), directory.toString());
    var answers = Recorded.casesOf(cases);
    assertEquals(texts.size(), answers.size());
    for (var answer : answers) {
      assertEquals(
          answer.expected(), Answers.expressions(answer.text()), () -> "of\n" + answer.text());
    }
  }
}
