package dev.oser.lang.r.value;

import org.jspecify.annotations.Nullable;

/** An argument that is evaluated when it is first needed. */
public final class Promise extends Value {
  private final Value expression;
  private @Nullable Environment environment;
  private @Nullable Value value;
  private final boolean standard;
  private boolean underEvaluation;

  /** Whether only a parameter of one call holds this. */
  private boolean ofOneCall;

  private boolean interrupted;

  /**
   * @param standard whether this is the default of a parameter that was not given
   */
  public Promise(Value expression, Environment environment, boolean standard) {
    this.expression = expression;
    this.environment = environment;
    this.standard = standard;
  }

  private Promise(Value expression, Value value, boolean standard) {
    this.expression = expression;
    this.standard = standard;
    this.value = value;
    value.own();
  }

  /** {@return a promise that is kept already} */
  public static Promise kept(Value expression, Value value) {
    return new Promise(expression, value, false);
  }

  /** {@return the default of a parameter that is a constant} */
  public static Promise standard(Value constant) {
    return new Promise(constant, constant, true);
  }

  /** {@return a promise that only a parameter of one call will hold} */
  public static Promise ofOneCall(Value expression, Environment environment) {
    var promise = new Promise(expression, environment, false);
    promise.ofOneCall = true;
    return promise;
  }

  /** {@return whether only a parameter of one call holds this} */
  public boolean isOfOneCall() {
    return ofOneCall;
  }

  /** Says that others hold this, too. */
  public void passOn() {
    ofOneCall = false;
  }

  public Value expression() {
    return expression;
  }

  /** {@return where it is to be evaluated; null when it has been} */
  public @Nullable Environment environment() {
    return environment;
  }

  public @Nullable Value value() {
    return value;
  }

  public boolean isStandard() {
    return standard;
  }

  public boolean isUnderEvaluation() {
    return underEvaluation;
  }

  public void setUnderEvaluation(boolean underEvaluation) {
    this.underEvaluation = underEvaluation;
  }

  /** {@return whether an evaluation was left before it ended} */
  public boolean isInterrupted() {
    return interrupted;
  }

  public void setInterrupted(boolean interrupted) {
    this.interrupted = interrupted;
  }

  public void keep(Value value) {
    value.own();
    this.value = value;
    this.environment = null;
  }

  @Override
  public String type() {
    return "promise";
  }
}
