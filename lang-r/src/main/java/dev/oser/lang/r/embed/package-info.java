/**
 * R in Java programs. Begin with a session:
 *
 * {@snippet :
 * try (var session = Session.open()) {
 *   session.set("x", new double[] {1, 2, 4});
 *   double mean = session.eval("mean(x)").asDouble();
 * }
 * }
 *
 * <p>What R gives is an {@link dev.oser.lang.r.embed.RValue}, which becomes what one asks for:
 * {@code as(int[].class)}, {@code as(MyRecord.class)}, {@code as(DoubleUnaryOperator.class)} for a
 * function. What Java gives may be the same kinds of things ({@link
 * dev.oser.lang.r.embed.Session#set}). Errors are {@link dev.oser.lang.r.embed.RException}s.
 *
 * <p>A session may do nothing but compute unless its {@link dev.oser.lang.r.embed.SessionBuilder}
 * says so, and as much as its {@link dev.oser.lang.r.embed.Limits} allow:
 *
 * {@snippet :
 * var builder =
 *     Session.builder()
 *         .readBelow(Path.of("data"))
 *         .function("price", arguments -> prices.get(arguments.getFirst().asString()))
 *         .limits(Limits.none().withTime(Duration.ofSeconds(5)).withMemory(512 << 20));
 * }
 *
 * <p>docs/embedding.md has more, with programs that are run by the build. Not here: {@code
 * javax.script}, which is {@code dev.oser.lang.r.script}; how builtins notice that they are to
 * stop, which is {@code dev.oser.lang.r.limit}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.embed;
