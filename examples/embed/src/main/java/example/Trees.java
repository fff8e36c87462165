package example;

import dev.oser.lang.r.embed.DataFrame;
import dev.oser.lang.r.embed.LimitException;
import dev.oser.lang.r.embed.Limits;
import dev.oser.lang.r.embed.RException;
import dev.oser.lang.r.embed.Session;
import java.time.Duration;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Fits a line to measurements in R, and uses it in Java. */
public final class Trees {
  record Tree(double girth, double height) {}

  record Line(double intercept, double slope) {}

  private Trees() {}

  public static void main(String[] arguments) {
    var trees = List.of(new Tree(8, 65), new Tree(10, 72), new Tree(12, 75), new Tree(14, 81));
    var limits = Limits.none().withTime(Duration.ofSeconds(20)).withMemory(256L << 20);
    try (var session = Session.builder().limits(limits).build()) {
      session.set("trees", DataFrame.of(Tree.class, trees));
      session.eval("fit <- lm(height ~ girth, trees)");
      var line =
          session.eval("list(intercept = coef(fit)[[1]], slope = coef(fit)[[2]])").as(Line.class);
      System.out.printf("height = %.2f + %.2f girth%n", line.intercept(), line.slope());
      var height =
          session.function(
              "function(g) predict(fit, data.frame(girth = g))[[1]]", DoubleUnaryOperator.class);
      System.out.printf("a girth of 11 gives %.2f%n", height.applyAsDouble(11));
      try {
        session.eval("readLines('/etc/passwd')");
      } catch (RException e) {
        System.out.println("R says: " + e.getMessage());
      }
      try {
        session.eval("numbers <- list(); repeat numbers[[length(numbers) + 1]] <- runif(1e5)");
      } catch (LimitException e) {
        System.out.println("stopped by its limit of " + e.limit());
      }
    }
  }
}
