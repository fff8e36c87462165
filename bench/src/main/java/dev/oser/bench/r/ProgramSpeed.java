package dev.oser.bench.r;

import dev.oser.bench.Samples;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How fast a program is beside GNU R. Speeds are relative to GNU R's: above 1 Oser is faster.
 *
 * @param gnu milliseconds of GNU R's late rounds
 * @param oser milliseconds of our late rounds
 */
record ProgramSpeed(
    RProgram program,
    Samples gnu,
    Samples oser,
    double gnuFirst,
    double oserFirst,
    double gnuMegabytes,
    double oserMegabytes) {

  static ProgramSpeed of(RProgram program, SideBySide runs) {
    return new ProgramSpeed(
        program,
        late(runs.gnu()),
        late(runs.oser()),
        runs.gnu().rounds()[0] * 1000,
        runs.oser().rounds()[0] * 1000,
        runs.gnu().peakKilobytes() / 1024.0,
        runs.oser().peakKilobytes() / 1024.0);
  }

  /** {@return the rounds without the first third, in which things are still being compiled} */
  static Samples late(RProcess.Run run) {
    var rounds = run.rounds();
    return Samples.of(Arrays.copyOfRange(rounds, rounds.length / 3, rounds.length)).times(1000);
  }

  double speed() {
    return gnu.median() / oser.median();
  }

  double firstSpeed() {
    return gnuFirst / oserFirst;
  }

  /** {@return our peak memory divided by GNU R's} */
  double memoryRatio() {
    return oserMegabytes / gnuMegabytes;
  }

  static String heading(Family family) {
    return "%-24s %22s %24s %7s %7s %12s"
        .formatted(family, "GNU R, ms", "Oser, ms", "speed", "first", "memory, MB");
  }

  String line() {
    return "%-24s %22s %24s %7.2f %7.2f %5.0f, %5.0f"
        .formatted(
            program.name(),
            gnu.text(),
            oser.text(),
            speed(),
            firstSpeed(),
            gnuMegabytes,
            oserMegabytes);
  }

  Map<String, Object> detail() {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("program", program.name());
    detail.put("family", program.family().toString());
    detail.put("gnu_ms", gnu.median());
    detail.put("gnu_least_ms", gnu.least());
    detail.put("gnu_most_ms", gnu.most());
    detail.put("oser_ms", oser.median());
    detail.put("oser_least_ms", oser.least());
    detail.put("oser_most_ms", oser.most());
    detail.put("speed", speed());
    detail.put("gnu_first_ms", gnuFirst);
    detail.put("oser_first_ms", oserFirst);
    detail.put("first_speed", firstSpeed());
    detail.put("gnu_mb", gnuMegabytes);
    detail.put("oser_mb", oserMegabytes);
    return detail;
  }
}
