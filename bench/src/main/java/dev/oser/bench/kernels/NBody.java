package dev.oser.bench.kernels;

import dev.oser.kit.runtime.Output;
import dev.oser.kit.runtime.Text;

/** Simulates the sun and the four giant planets with a symplectic integrator. */
public final class NBody {
  private static final double SOLAR_MASS = 4 * Math.PI * Math.PI;
  private static final double DAYS_PER_YEAR = 365.24;
  private static final double STEP = 0.01;

  private NBody() {}

  private static final class Body {
    double x;
    double y;
    double z;
    double vx;
    double vy;
    double vz;
    double mass;

    Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
      this.x = x;
      this.y = y;
      this.z = z;
      this.vx = vx * DAYS_PER_YEAR;
      this.vy = vy * DAYS_PER_YEAR;
      this.vz = vz * DAYS_PER_YEAR;
      this.mass = mass * SOLAR_MASS;
    }
  }

  public static void run(int n, Output out) {
    var bodies = solarSystem();
    printEnergy(bodies, out);
    simulate(bodies, n);
    printEnergy(bodies, out);
  }

  /** {@return the bits of the energy after n steps} */
  public static long kernel(int n) {
    var bodies = solarSystem();
    simulate(bodies, n);
    return Double.doubleToLongBits(energy(bodies));
  }

  /** {@return the bodies at the start; their momenta add up to zero} */
  private static Body[] solarSystem() {
    Body[] bodies = {
      new Body(0, 0, 0, 0, 0, 0, 1),
      new Body( // Jupiter
          4.841431442464721,
          -1.1603200440274284,
          -0.10362204447112311,
          0.001660076642744037,
          0.007699011184197404,
          -6.90460016972063E-5,
          9.547919384243266E-4),
      new Body( // Saturn
          8.34336671824458,
          4.124798564124305,
          -0.4035234171143214,
          -0.002767425107268624,
          0.004998528012349172,
          2.3041729757376393E-5,
          2.858859806661308E-4),
      new Body( // Uranus
          12.894369562139131,
          -15.111151401698631,
          -0.22330757889265573,
          0.002964601375647616,
          0.0023784717395948095,
          -2.9658956854023756E-5,
          4.366244043351563E-5),
      new Body( // Neptune
          15.379697114850917,
          -25.919314609987964,
          0.17925877295037118,
          0.0026806777249038932,
          0.001628241700382423,
          -9.515922545197159E-5,
          5.1513890204661145E-5),
    };
    double px = 0;
    double py = 0;
    double pz = 0;
    for (var body : bodies) {
      px += body.vx * body.mass;
      py += body.vy * body.mass;
      pz += body.vz * body.mass;
    }
    var sun = bodies[0];
    sun.vx = -px / SOLAR_MASS;
    sun.vy = -py / SOLAR_MASS;
    sun.vz = -pz / SOLAR_MASS;
    return bodies;
  }

  private static void simulate(Body[] bodies, int steps) {
    for (int i = 0; i < steps; i++) {
      advance(bodies, STEP);
    }
  }

  private static void advance(Body[] bodies, double step) {
    for (int i = 0; i < bodies.length; i++) {
      var a = bodies[i];
      for (int j = i + 1; j < bodies.length; j++) {
        var b = bodies[j];
        double dx = a.x - b.x;
        double dy = a.y - b.y;
        double dz = a.z - b.z;
        double square = dx * dx + dy * dy + dz * dz;
        double magnitude = step / (square * Math.sqrt(square));
        double pullOnA = b.mass * magnitude;
        a.vx -= dx * pullOnA;
        a.vy -= dy * pullOnA;
        a.vz -= dz * pullOnA;
        double pullOnB = a.mass * magnitude;
        b.vx += dx * pullOnB;
        b.vy += dy * pullOnB;
        b.vz += dz * pullOnB;
      }
    }
    for (var body : bodies) {
      body.x += step * body.vx;
      body.y += step * body.vy;
      body.z += step * body.vz;
    }
  }

  private static double energy(Body[] bodies) {
    double energy = 0;
    for (int i = 0; i < bodies.length; i++) {
      var a = bodies[i];
      energy += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
      for (int j = i + 1; j < bodies.length; j++) {
        var b = bodies[j];
        double dx = a.x - b.x;
        double dy = a.y - b.y;
        double dz = a.z - b.z;
        energy -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz);
      }
    }
    return energy;
  }

  private static void printEnergy(Body[] bodies, Output out) {
    Bytes.write(Text.fixed(energy(bodies), 9), out);
    Bytes.write(Bytes.of("\n"), out);
  }
}
