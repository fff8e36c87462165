package dev.oser.agent.rewrite;

import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.ReturnInstruction;

/**
 * How large a method becomes. The JVM only interprets methods above {@value #HUGE} bytes, which
 * makes them some fifty times slower: a method that is compiled must not become one of these.
 *
 * <p>The sizes of what is added are upper estimates.
 */
final class MethodSize {
  /** HotSpot's {@code HugeMethodLimit}. */
  private static final int HUGE = 8000;

  private static final int START_AND_HANDLERS = 50;
  private static final int EXIT = 8;
  private static final int CAUGHT = 8;
  private static final int SITE = 12;
  private static final int LOOP = 11;

  private final int withStartAndEnd;
  private final int withSites;

  MethodSize(CodeAttribute code) {
    int calls = 0;
    int returns = 0;
    for (var element : code) {
      calls += Callees.mayStart(element) ? 1 : 0;
      returns += element instanceof ReturnInstruction ? 1 : 0;
    }
    withStartAndEnd = code.codeLength() + START_AND_HANDLERS + returns * EXIT;
    withSites = withStartAndEnd + calls * SITE + code.exceptionHandlers().size() * CAUGHT;
  }

  /**
   * {@return whether its calls can be told apart by their sites} In a method that would become too
   * large they cannot.
   *
   * @param loops that tell something, too
   */
  boolean hasRoomForSites(int loops) {
    return withSites + loops * LOOP <= HUGE || withStartAndEnd > HUGE;
  }
}
