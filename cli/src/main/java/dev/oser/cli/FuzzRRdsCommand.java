package dev.oser.cli;

import dev.oser.kit.report.Result;
import dev.oser.lang.r.fuzz.GnuRServer;
import dev.oser.lang.r.fuzz.RdsLaw;
import dev.oser.lang.r.fuzz.ValueExpressions;
import dev.oser.lang.r.runtime.Directories;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code oser fuzz r-rds}: exchanges values with GNU R. */
@Command(
    name = "r-rds",
    header = "Exchanges serialized R values with GNU R.",
    description = {
      "Makes random values of every kind in Oser and in GNU R, writes them with one and reads them",
      "with the other, in both directions, in all versions, forms and compressions: what is read",
      "must be what the other made. Then damages the files, and Oser must make a value or an error",
      "of R of each. Without GNU R, Oser reads what it wrote itself."
    },
    footer = {
      "",
      "Ends in one line: result fuzz-r-rds values=… mismatches=… damaged=… survived=…",
      "The exit status is 1 if there are mismatches or not all files are survived.",
      "",
      "Example:",
      "  oser fuzz r-rds --count 5000 --seed 7"
    })
final class FuzzRRdsCommand implements Callable<Integer> {
  private static final int CHUNK = 100;
  private static final double PATIENCE = 60;

  private final Streams streams;

  @Option(
      names = "--count",
      defaultValue = "1000",
      description = "How many values (default: ${DEFAULT-VALUE}).")
  private long count;

  @Option(
      names = "--damaged",
      defaultValue = "1",
      description = "How many damaged copies of each file (default: ${DEFAULT-VALUE}).")
  private int copies;

  @Mixin private FuzzOptions options = new FuzzOptions();

  FuzzRRdsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    boolean gnuIsThere = GnuRServer.isThere();
    var found = new ArrayList<String>();
    long damaged = 0;
    long survived = 0;
    long mismatches = 0;
    var scratch = Directories.empty();
    try (var gnu = new GnuRServer(scratch, PATIENCE)) {
      for (long done = 0; done < count; done += CHUNK) {
        long first = options.seed() + done;
        var expressions =
            LongStream.range(first, first + Math.min(CHUNK, count - done))
                .mapToObj(ValueExpressions::expression)
                .toList();
        var files = Directories.empty();
        var law = new RdsLaw(files, RdsLaw.USUAL_WRITER);
        var problems =
            gnuIsThere ? law.exchanged(expressions, gnu) : law.writtenAndReadHere(expressions);
        mismatches += problems.size();
        report(found, problems, first);
        for (var directory : gnuIsThere ? List.of("oser", "gnu") : List.of("oser")) {
          var broken = law.damaged(directory, copies, first);
          damaged += broken.size();
          var harm = law.unharmed(broken);
          survived += harm.isEmpty() ? broken.size() : survivors(law, broken, found);
          report(found, harm, first);
        }
        Directories.discard(files);
      }
    } finally {
      Directories.discard(scratch);
    }
    options.publish(
        Result.named("fuzz-r-rds")
            .with("values", count)
            .with("mismatches", mismatches)
            .with("damaged", damaged)
            .with("survived", survived)
            .withDetail("found", found),
        streams);
    return found.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }

  /** Something among these files does harm: each is read alone. */
  private long survivors(RdsLaw law, List<Path> broken, List<String> found) {
    long survivors = 0;
    for (var file : broken) {
      var harm = law.unharmed(List.of(file));
      survivors += harm.isEmpty() ? 1 : 0;
      harm.forEach(each -> found.add(file + ": " + each));
    }
    return survivors;
  }

  private void report(List<String> found, List<String> problems, long first) {
    for (var problem : problems) {
      found.add("seeds from " + first + ": " + problem);
      streams.out().println(found.getLast());
    }
  }
}
