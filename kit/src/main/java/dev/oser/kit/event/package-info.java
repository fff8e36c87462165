/**
 * Everything that happens to code while a program runs, as one stream of {@link
 * dev.oser.kit.event.Event}s: for people ({@link dev.oser.kit.event.LogSink}), for Java Flight
 * Recorder ({@link dev.oser.kit.event.FlightRecorderSink}), for whoever listens. If nobody does, an
 * event is not even made.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.event;
