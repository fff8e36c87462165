package dev.oser.lang.r.builtin;

import dev.oser.lang.r.number.Printf;
import dev.oser.lang.r.operation.AttributeRules;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.random.RandomState;
import dev.oser.lang.r.random.RandomState.SampleKind;
import dev.oser.lang.r.random.Sampling;
import dev.oser.lang.r.random.Variates;
import dev.oser.lang.r.random.distribution.ClosedForms;
import dev.oser.lang.r.random.distribution.Distribution;
import dev.oser.lang.r.random.distribution.Distributions;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** {@code set.seed}, what draws random numbers, and distributions. */
final class RandomNumbers {
  private static final Symbol SEED = Symbol.of(".Random.seed");
  private static final Symbol EXPORT = Symbol.of(".exportedSeed");

  private final RandomState state = new RandomState((int) System.nanoTime());

  /**
   * What was last stored in {@code .Random.seed}; another value there is a state to go on from. The
   * state is hundreds of integers, which are written down when somebody asks for them.
   */
  private @Nullable Promise stored;

  private RandomNumbers() {}

  /** A distribution to draw from, with its parameters. */
  private interface Draw {
    double next(RandomState random, double a, double b);
  }

  /** {@return the generator of the session, in the state that {@code .Random.seed} says} */
  private static RandomNumbers begin(Context context) {
    var numbers = context.runtime().extension(RandomNumbers.class, RandomNumbers::new);
    var bound = context.runtime().global().get(SEED);
    var seed = bound == numbers.stored ? null : bound;
    if (seed instanceof Promise promise) {
      seed = context.force(promise);
    }
    if (seed != null
        && !(seed instanceof IntVector words && numbers.state.restore(words.toArray()))) {
      warning(
          context,
          "'.Random.seed' is not an integer vector but of type '" + seed.type() + "', so ignored");
      numbers.state.setSeed((int) System.nanoTime());
    }
    return numbers;
  }

  private void end(Context context) {
    var runtime = context.runtime();
    var seed = stored;
    if (seed == null || seed.value() != null || runtime.global().get(SEED) != seed) {
      stored = new Promise(Call.of(EXPORT), runtime.library(), false);
      runtime.global().put(SEED, stored);
    }
  }

  @RBuiltin(".exportedSeed")
  static Value exportedSeed(Context context) {
    var numbers = context.runtime().extension(RandomNumbers.class, RandomNumbers::new);
    return IntVector.of(numbers.state.export());
  }

  @RBuiltin(
      value = "set.seed",
      formals = "seed, kind, normal.kind, sample.kind",
      visibility = Visibility.OFF)
  static Value setSeed(
      Context context,
      Value seed,
      @Nullable Value kind,
      @Nullable Value normalKind,
      @Nullable Value sampleKind) {
    var numbers = begin(context);
    setKinds(context, numbers, kind, normalKind, sampleKind);
    if (seed == NullValue.NULL) {
      numbers.state.setSeed((int) System.nanoTime());
    } else {
      int value = FirstElement.integer(seed, context);
      if (value == Na.INT) {
        throw new RError("supplied seed is not a valid integer");
      }
      numbers.state.setSeed(value);
    }
    numbers.end(context);
    return NullValue.NULL;
  }

  private static void setKinds(
      Context context,
      RandomNumbers numbers,
      @Nullable Value kind,
      @Nullable Value normalKind,
      @Nullable Value sampleKind) {
    if (kind != null && kind != NullValue.NULL) {
      var name = Texts.one(kind, "kind");
      if (!numbers.state.setKind(name.equals("default") ? "Mersenne-Twister" : name)) {
        throw new RError("'" + name + "' is not a valid abbreviation of an RNG");
      }
      if (numbers.state.kind().startsWith("Marsaglia")) {
        context.warning("RNGkind: Marsaglia-Multicarry has poor statistical properties");
      }
    }
    only(normalKind, "Inversion", "normal.kind");
    if (Texts.isNull(sampleKind) || sampleKind == null) {
      return;
    }
    var name = Texts.one(sampleKind, "sample.kind");
    if (!name.isEmpty() && "Rounding".startsWith(name)) {
      context.warning("non-uniform 'Rounding' sampler used");
      numbers.state.setSampleKind(SampleKind.ROUNDING);
    } else if ("Rejection".startsWith(name) || name.equals("default")) {
      numbers.state.setSampleKind(SampleKind.REJECTION);
    } else {
      throw new RError("'" + name + "' is not a valid choice");
    }
  }

  private static void only(@Nullable Value wanted, String known, String argument) {
    if (wanted == null || wanted == NullValue.NULL) {
      return;
    }
    var name = Texts.one(wanted, argument);
    if (!known.startsWith(name) && !name.equals("default")) {
      throw new RError("the generator '" + name + "' is not there; use '" + known + "'");
    }
  }

  @RBuiltin(
      value = "RNGkind",
      formals = "kind, normal.kind, sample.kind",
      visibility = Visibility.OWN)
  static Value kinds(
      Context context,
      @Nullable Value kind,
      @Nullable Value normalKind,
      @Nullable Value sampleKind) {
    var numbers = begin(context);
    boolean rejection = numbers.state.sampleKind() == SampleKind.REJECTION;
    var before = numbers.state.kind();
    setKinds(context, numbers, kind, normalKind, sampleKind);
    numbers.end(context);
    context.setVisible(kind == null && normalKind == null && sampleKind == null);
    return StringVector.of(before, "Inversion", rejection ? "Rejection" : "Rounding");
  }

  @RBuiltin(value = "sample.int", formals = "n, size, replace, prob, useHash")
  static Value sampleInt(
      Context context,
      Value n,
      @Nullable Value size,
      @Nullable Value replace,
      @Nullable Value prob,
      @Nullable Value useHash) {
    if (n.length() != 1) {
      throw new RError("length(n) == 1L is not TRUE");
    }
    if (!Coercion.isNumeric(n)) {
      throw new RError(
          "non-numeric argument to binary operator",
          Call.of("/", Symbol.of("n"), new DoubleVector(2)));
    }
    double population = FirstElement.real(n, context);
    if (!(population >= 0) || Double.isInfinite(population)) {
      throw new RError("invalid first argument");
    }
    double wanted = VectorSize.of(context, size == null ? n : size, "invalid 'size' argument");
    if (population < 1 && wanted > 0) {
      throw new RError("invalid first argument");
    }
    if (wanted > Integer.MAX_VALUE) {
      throw new RError("invalid 'size' argument");
    }
    if (replace != null && replace.length() != 1) {
      throw new RError("invalid 'replace' argument");
    }
    boolean again = Texts.flag(replace, "replace", false);
    population = Math.floor(population);
    wanted = Math.floor(wanted);
    if (!again && wanted > population) {
      throw new RError("cannot take a sample larger than the population when 'replace = FALSE'");
    }
    var numbers = begin(context);
    Value result;
    if (!Texts.isNull(prob) && prob instanceof Vector weights) {
      var p = probabilities(weights, (int) population, (int) wanted, again);
      result =
          IntVector.of(
              again
                  ? Sampling.withReplacement(numbers.state, p, (int) wanted)
                  : Sampling.withoutReplacement(numbers.state, p, (int) wanted));
    } else {
      var drawn =
          again
              ? Sampling.withReplacement(numbers.state, population, (int) wanted)
              : Sampling.withoutReplacement(numbers.state, population, (int) wanted);
      result = population <= Integer.MAX_VALUE ? integers(drawn) : DoubleVector.of(drawn);
    }
    numbers.end(context);
    return result;
  }

  private static double[] probabilities(Vector weights, int n, int size, boolean replace) {
    if (weights.length() != n) {
      throw new RError("incorrect number of probabilities");
    }
    var p = new double[n];
    double sum = 0;
    int positive = 0;
    for (int i = 0; i < n; i++) {
      p[i] = weights.doubleAt(i);
      if (!Double.isFinite(p[i])) {
        throw new RError("NA in probability vector");
      }
      if (p[i] < 0) {
        throw new RError("negative probability");
      }
      positive += p[i] > 0 ? 1 : 0;
      sum += p[i];
    }
    if (positive == 0 || (!replace && size > positive)) {
      throw new RError("too few positive probabilities");
    }
    for (int i = 0; i < n; i++) {
      p[i] /= sum;
    }
    return p;
  }

  private static IntVector integers(double[] numbers) {
    var result = new int[numbers.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = (int) numbers[i];
    }
    return IntVector.of(result);
  }

  @RBuiltin(".random")
  static Value random(Context context, Value family, Value n, Value a, Value b) {
    int count = count(context, n);
    var first = numbers(a);
    var second = numbers(b);
    var name = Texts.one(family, "family");
    var draw = draw(name);
    var numbers = begin(context);
    var result = new double[count];
    boolean missing = false;
    boolean usable = first.length() > 0 && second.length() > 0;
    for (int i = 0; i < count; i++) {
      result[i] =
          usable
              ? draw.next(
                  numbers.state,
                  first.doubleAt(i % first.length()),
                  second.doubleAt(i % second.length()))
              : Na.DOUBLE;
      missing |= Double.isNaN(result[i]);
    }
    numbers.end(context);
    if (missing) {
      warning(context, "NAs produced");
    }
    return isWhole(name) ? whole(result) : real(result);
  }

  private static int count(Context context, Value n) {
    if (!(n instanceof Vector vector)) {
      throw RError.ofFrame("invalid arguments");
    }
    if (vector.length() != 1) {
      return vector.length();
    }
    double count = FirstElement.real(vector, context);
    if (!(count >= 0) || count > Integer.MAX_VALUE) {
      throw RError.ofFrame("invalid arguments");
    }
    return (int) count;
  }

  private static Vector numbers(Value value) {
    if (Coercion.isNumeric(value)) {
      return (Vector) value;
    }
    throw RError.ofFrame("invalid arguments");
  }

  private static void warning(Context context, String message) {
    var frame = context.frame();
    context.runtime().conditions().warning(message, frame == null ? context.call() : frame.call());
  }

  private static boolean isWhole(String family) {
    return switch (family) {
      case "binom", "pois", "geom", "nbinom", "nbinom_mu", "hyper", "signrank", "wilcox" -> true;
      default -> false;
    };
  }

  /** Whole numbers are ints unless one is too large. */
  private static Value whole(double[] numbers) {
    for (double x : numbers) {
      if (x > Integer.MAX_VALUE) {
        return DoubleVector.of(numbers);
      }
    }
    var result = new int[numbers.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = Double.isNaN(numbers[i]) ? Na.INT : (int) numbers[i];
    }
    return IntVector.of(result);
  }

  private static Value real(double[] numbers) {
    return DoubleVector.of(numbers);
  }

  private static Draw draw(String family) {
    return switch (family) {
      case "unif" -> Variates::uniform;
      case "norm" -> Variates::normal;
      case "lnorm" -> Variates::logNormal;
      case "exp" -> (random, scale, none) -> Variates.exponential(random, scale);
      case "gamma" -> Variates::gamma;
      case "beta" -> Variates::beta;
      case "chisq" -> Variates::chiSquared;
      case "t" -> (random, df, none) -> Variates.student(random, df);
      case "f" -> Variates::fisher;
      case "cauchy" -> Variates::cauchy;
      case "logis" -> Variates::logistic;
      case "weibull" -> Variates::weibull;
      case "binom" -> Variates::binomial;
      case "pois" -> (random, mean, none) -> Variates.poisson(random, mean);
      case "geom" -> (random, p, none) -> Variates.geometric(random, p);
      case "nbinom" -> Variates::negativeBinomial;
      case "nbinom_mu" -> Variates::negativeBinomialOfMean;
      case "signrank" -> (random, n, none) -> Variates.signedRank(random, n);
      case "wilcox" -> Variates::rankSum;
      default -> throw new RError("unknown family '" + family + "'");
    };
  }

  @RBuiltin(".distribution")
  static Value distribution(
      Context context,
      Value kind,
      Value family,
      Value x,
      Value a,
      Value b,
      Value lower,
      Value log,
      @Nullable Value c) {
    var what = Texts.one(kind, "kind");
    var name = Texts.one(family, "family");
    var points = parameters(x);
    var first = parameters(a);
    var second = parameters(b);
    var third = c == null ? DoubleVector.of(0) : parameters(c);
    // Only 0 says no: what is missing, or no number, says yes.
    boolean lowerTail = FirstElement.integer(lower, context) != 0;
    boolean logged = FirstElement.integer(log, context) != 0;
    var result =
        new double
            [Texts.recycled(points.length(), first.length(), second.length(), third.length())];
    boolean failed = false;
    boolean constant = first.length() == 1 && second.length() == 1 && third.length() == 1;
    var same = constant ? of(name, first.doubleAt(0), second.doubleAt(0), third.doubleAt(0)) : null;
    for (int i = 0; i < result.length; i++) {
      double point = points.doubleAt(i % points.length());
      double p = first.doubleAt(i % first.length());
      double q = second.doubleAt(i % second.length());
      double r = third.doubleAt(i % third.length());
      if (Double.isNaN(point) || Double.isNaN(p) || Double.isNaN(q) || Double.isNaN(r)) {
        result[i] = point + p + q + r;
        continue;
      }
      var known = same != null ? same : of(name, p, q, r);
      result[i] =
          switch (what) {
            case "d" -> known.density(point, logged);
            case "p" -> known.probability(point, lowerTail, logged);
            default -> known.quantile(point, lowerTail, logged);
          };
      failed |= Double.isNaN(result[i]);
    }
    if (what.equals("d") && isWhole(name)) {
      warnNotWhole(context, points);
    }
    if (failed) {
      warning(context, "NaNs produced");
    }
    var numbers = DoubleVector.of(result);
    AttributeRules.ofFirstAsLong(numbers, points, first, second, third);
    return numbers;
  }

  private static Vector parameters(Value value) {
    if (Coercion.isNumeric(value)) {
      return (Vector) value;
    }
    throw RError.ofFrame("Non-numeric argument to mathematical function");
  }

  private static void warnNotWhole(Context context, Vector points) {
    for (int i = 0; i < points.length(); i++) {
      double x = points.doubleAt(i);
      if (Double.isFinite(x) && !Distributions.isWhole(x)) {
        warning(context, "non-integer x = " + Printf.of("", 0, 6, 'f').real(x));
      }
    }
  }

  private static Distribution of(String family, double a, double b, double c) {
    return switch (family) {
      case "norm" -> Distributions.normal(a, b);
      case "unif" -> Distributions.uniform(a, b);
      case "exp" -> Distributions.exponential(a);
      case "gamma" -> Distributions.gamma(a, b);
      case "beta" -> Distributions.beta(a, b);
      case "t" -> Distributions.student(a);
      case "chisq" -> Distributions.chiSquared(a);
      case "f" -> Distributions.fisher(a, b);
      case "binom" -> Distributions.binomial(a, b);
      case "pois" -> Distributions.poisson(a);
      case "geom" -> Distributions.geometric(a);
      case "nbinom" -> Distributions.negativeBinomial(a, b);
      case "nbinom_mu" -> Distributions.negativeBinomialOfMean(a, b);
      case "hyper" -> Distributions.hypergeometric(a, b, c);
      case "lnorm" -> ClosedForms.logNormal(a, b);
      case "logis" -> ClosedForms.logistic(a, b);
      case "cauchy" -> ClosedForms.cauchy(a, b);
      case "weibull" -> ClosedForms.weibull(a, b);
      default -> throw new RError("unknown family '" + family + "'");
    };
  }
}
