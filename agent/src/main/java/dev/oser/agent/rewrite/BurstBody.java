package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.BurstEvents;
import dev.oser.agent.runtime.Bursts;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A method that is looked at in bursts only. Its code is there twice, and which copy runs is
 * decided when it starts (Arnold and Ryder, <i>A Framework for Reducing the Cost of Instrumented
 * Code</i>):
 *
 * <pre>
 * if (Bursts.mode == 0 || !BurstEvents.watchesStart()) {
 *   … the code as it was; at the start of loops that call: if (Bursts.isOnForLoops) goto join
 * }
 * recorder = BurstEvents.enter(METHOD)
 * depth = recorder.depth
 * try {
 *   … BurstEvents.at(recorder, depth, SITE) before calls
 *   … BurstEvents.exit(recorder, depth) before returns
 * } catch (Throwable e) {
 *   BurstEvents.exit(recorder, depth)
 *   throw e
 * }
 * join:
 * recorder = BurstEvents.join()
 * depth = recorder.depth
 * goto the start of the same loop in the second copy
 * </pre>
 *
 * <p>So between bursts a call costs one look at a flag. Nothing is told of the ends of methods that
 * started then: what is told in the second copy always comes with the depth.
 */
final class BurstBody implements Body {
  private static final ClassDesc BURSTS = Bursts.class.describeConstable().orElseThrow();
  private static final ClassDesc EVENTS = BurstEvents.class.describeConstable().orElseThrow();
  private static final MethodTypeDesc ASK = MethodTypeDesc.of(ConstantDescs.CD_boolean);

  private final MethodName name;
  private final CodeAttribute code;
  private final Names names;
  private final List<CodeElement> elements;
  private final MethodSize size;
  private final Set<Label> heads;
  private final boolean isTwice;
  private final RecorderVariables variables;

  BurstBody(MethodName name, CodeAttribute code, Names names) {
    this.name = name;
    this.code = code;
    this.names = names;
    elements = code.elementList();
    size = new MethodSize(code);
    heads = LoopHeads.find(elements, WatchedCode.initialisation(name, elements) + 1);
    isTwice = size.hasRoomForTwoCopies(heads.size());
    variables = new RecorderVariables(code, isTwice);
  }

  @Override
  public void write(CodeBuilder to) {
    if (isTwice) {
      new TwoCopies(to).write();
    } else {
      var maps = new StackMaps(code, name.version(), RecorderVariables.types());
      new WatchedCopy(to, maps, to::with, true).write("enterInBursts", true);
      maps.write(to);
    }
  }

  /** The method as it was and the copy that tells. */
  private final class TwoCopies {
    private final CodeBuilder to;
    private final Map<Label, Label> copies = new HashMap<>();
    private final Map<Label, Label> joins = new LinkedHashMap<>();
    private final StackMaps maps = new StackMaps(code, name.version(), List.of());

    TwoCopies(CodeBuilder to) {
      this.to = to;
    }

    private Label copy(Label label) {
      return copies.computeIfAbsent(label, _ -> to.newLabel());
    }

    void write() {
      var watched = to.newLabel();
      var asItWas = to.newLabel();
      to.getstatic(BURSTS, "mode", ConstantDescs.CD_int).branch(Opcode.IFEQ, asItWas);
      to.invokestatic(EVENTS, "watchesStart", ASK).branch(Opcode.IFNE, watched);
      // The code may begin with a branch target, which has a stack map of its own.
      to.labelBinding(asItWas).nop();
      maps.addStart(asItWas, name.startTypes());
      for (var element : elements) {
        maps.before(element, to);
        to.with(element);
        if (element instanceof Label label) {
          maps.passed(label);
          if (heads.contains(label) && maps.canBeLeft(label)) {
            to.getstatic(BURSTS, "isOnForLoops", ConstantDescs.CD_boolean)
                .branch(Opcode.IFNE, joins.computeIfAbsent(label, _ -> to.newLabel()));
          }
        }
      }
      to.labelBinding(watched);
      maps.addStart(watched, name.startTypes());
      var watchedMaps = new StackMaps(code, name.version(), RecorderVariables.types(), this::copy);
      var copy = new CodeCopy(to, this::copy);
      new WatchedCopy(to, watchedMaps, copy::write, false).write("enter", true);
      joins.forEach(this::join);
      maps.write(to, watchedMaps);
    }

    private void join(Label head, Label join) {
      to.labelBinding(join);
      maps.addCopy(join, head);
      variables.join(to);
      to.goto_(copy(head));
    }
  }

  /** The copy that tells, or the only one. */
  private final class WatchedCopy extends WatchedCode {
    private final boolean isAlone;
    private final CallSites sites = new CallSites(name.source(), names, size.hasRoomForSites());

    /**
     * @param isAlone whether it also runs between bursts, with a recorder that ignores everything
     */
    WatchedCopy(CodeBuilder to, StackMaps maps, Consumer<CodeElement> copy, boolean isAlone) {
      super(
          name,
          names.methodNumber(name, size.hasRoomForSites()),
          elements,
          BurstBody.this.variables,
          to,
          maps,
          copy);
      this.isAlone = isAlone;
    }

    @Override
    void before(CodeElement element) {
      int site = sites.before(element);
      if (site != CallSites.SAME) {
        variables.tellPlace(to, site);
      }
    }

    @Override
    void behind(Label label) {
      if (isAlone && size.hasRoomForSites() && heads.contains(label) && maps.canBeLeft(label)) {
        var goOn = to.newLabel();
        variables.askWhetherToJoin(to);
        to.branch(Opcode.IFEQ, goOn);
        variables.join(to);
        to.labelBinding(goOn);
        maps.addCopy(goOn, label);
      }
    }
  }
}
