package dev.oser.bench.sourir;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Two series of times as a picture, on a logarithmic scale. */
final class Plot {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 360;
  private static final int MARGIN = 60;

  private Plot() {}

  /** {@return the picture of how long each call took} */
  static String svg(List<Double> on, List<Double> off, int calls, List<String> phases) {
    double least = Math.min(least(on), least(off));
    double most = Math.max(most(on), most(off));
    var text = new StringBuilder();
    text.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">%n"
            .formatted(WIDTH, HEIGHT));
    text.append("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n");
    for (int phase = 0; phase < phases.size(); phase++) {
      double x = x(phase * calls, on.size());
      text.append(line(x, MARGIN / 2.0, x, HEIGHT - MARGIN, "#ccc"));
      text.append(label(x + 4, MARGIN / 2.0 + 10, phases.get(phase), "#666"));
    }
    for (double tick = Math.pow(10, Math.ceil(Math.log10(least))); tick <= most; tick *= 10) {
      double y = y(tick, least, most);
      text.append(line(MARGIN, y, WIDTH - MARGIN, y, "#eee"));
      text.append(label(4, y + 4, "%.3g ms".formatted(tick / 1e6), "#666"));
    }
    text.append(curve(off, least, most, "#c33"));
    text.append(curve(on, least, most, "#36c"));
    text.append(label(MARGIN, HEIGHT - 20, "deoptless", "#36c"));
    text.append(label(MARGIN + 90, HEIGHT - 20, "without", "#c33"));
    text.append(label(WIDTH - 330, HEIGHT - 20, "time of each call of sum (logarithmic)", "#666"));
    return text.append("</svg>\n").toString();
  }

  private static double least(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
  }

  private static double most(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
  }

  private static double x(int call, int count) {
    return MARGIN + (double) call / count * (WIDTH - 2 * MARGIN);
  }

  private static double y(double nanos, double least, double most) {
    double share = Math.log(nanos / least) / Math.log(most / least);
    return HEIGHT - MARGIN - share * (HEIGHT - 1.5 * MARGIN);
  }

  private static String line(double x1, double y1, double x2, double y2, String colour) {
    return String.format(
        Locale.ROOT,
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>%n",
        x1,
        y1,
        x2,
        y2,
        colour);
  }

  private static String label(double x, double y, String text, String colour) {
    return String.format(
        Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\">%s</text>%n", x, y, colour, text);
  }

  private static String curve(List<Double> nanos, double least, double most, String colour) {
    var points =
        IntStream.range(0, nanos.size())
            .mapToObj(
                i ->
                    String.format(
                        Locale.ROOT, "%.1f,%.1f", x(i, nanos.size()), y(nanos.get(i), least, most)))
            .collect(Collectors.joining(" "));
    return "<polyline fill=\"none\" stroke=\"" + colour + "\" points=\"" + points + "\"/>\n";
  }
}
