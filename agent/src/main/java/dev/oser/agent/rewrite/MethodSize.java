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
  private static final int CHOICE = 13;
  private static final int CHECK = 6;
  private static final int JOIN = 20;

  private final int before;
  private final int withStartAndEnd;
  private final int withSites;

  MethodSize(CodeAttribute code) {
    int calls = 0;
    int returns = 0;
    for (var element : code) {
      calls += Callees.mayStart(element) ? 1 : 0;
      returns += element instanceof ReturnInstruction ? 1 : 0;
    }
    before = code.codeLength();
    withStartAndEnd = before + START_AND_HANDLERS + returns * EXIT;
    withSites = withStartAndEnd + calls * SITE + code.exceptionHandlers().size() * CAUGHT;
  }

  /**
   * {@return whether its calls can be told apart by their sites} In a method that would become too
   * large they cannot.
   */
  boolean hasRoomForSites() {
    return withSites <= HUGE || withStartAndEnd > HUGE;
  }

  /**
   * {@return whether its code can be there twice, once with events}
   *
   * @param loops between which copies control can change over
   */
  boolean hasRoomForTwoCopies(int loops) {
    return CHOICE + before + withSites + loops * (CHECK + JOIN) <= HUGE;
  }
}
