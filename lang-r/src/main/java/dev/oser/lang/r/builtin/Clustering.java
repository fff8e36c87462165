package dev.oser.lang.r.builtin;

import dev.oser.lang.r.numeric.Clusters;
import dev.oser.lang.r.numeric.KMeans;
import dev.oser.lang.r.numeric.Lowess;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.List;

/** What {@code clusters.R} stands on. */
final class Clustering {
  private Clustering() {}

  @RBuiltin(".lowess")
  static Value lowess(Value x, Value y, Value span, Value rounds, Value delta) {
    return DoubleVector.of(
        Lowess.smooth(
            numbers(x),
            numbers(y),
            ((Vector) span).doubleAt(0),
            Coercion.integer(rounds, "iter"),
            ((Vector) delta).doubleAt(0)));
  }

  private static double[] numbers(Value value) {
    return ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, (Vector) value)).toArray();
  }

  @RBuiltin(".joinClusters")
  static Value join(Value distances, Value size, Value method, Value members) {
    int n = Coercion.integer(size, "size");
    var linkage = Clusters.Linkage.values()[Coercion.integer(method, "method") - 1];
    var tree = Clusters.join(numbers(distances), n, linkage, numbers(members));
    return ListVector.named(
        List.of("merge", "height", "order"),
        List.of(
            IntVector.of(tree.merges()),
            DoubleVector.of(tree.heights()),
            IntVector.of(tree.order())));
  }

  @RBuiltin(".hartiganWong")
  static Value hartiganWong(Value x, Value centres, Value most) {
    var points = Matrix.of(x, x.length(), 1);
    var start = Matrix.of(centres, centres.length(), 1);
    var run =
        new KMeans(points.data(), points.rows(), points.columns(), start.data(), start.rows());
    run.run(Coercion.integer(most, "iter.max"));
    var clusters = run.clusters().clone();
    for (int i = 0; i < clusters.length; i++) {
      clusters[i]++;
    }
    return ListVector.named(
        List.of("cluster", "centers", "size", "iter", "ifault"),
        List.of(
            IntVector.of(clusters),
            new Matrix(run.centres(), null, start.rows(), start.columns(), NullValue.NULL).value(),
            IntVector.of(run.sizes()),
            new IntVector(run.rounds()),
            new IntVector(run.fault())));
  }
}
