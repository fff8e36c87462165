package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.InBursts;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.StackMapFrameInfo.SimpleVerificationTypeInfo;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Set;

/**
 * A method that is looked at in bursts only:
 *
 * <pre>
 * depth = InBursts.start(METHOD)
 * try {
 *   … InBursts.at(depth, SITE) before calls
 *   … depth = InBursts.loop(depth) at the start of loops that call
 *   … InBursts.end(depth) before returns
 * } catch (Throwable e) {
 *   InBursts.end(depth)
 *   throw e
 * }
 * </pre>
 *
 * <p>Nothing is told of methods that start between bursts, not even that they end: what is told by
 * others always comes with the depth.
 *
 * <p>Two copies of the code, one as it was and one that tells (Arnold and Ryder, <i>A Framework for
 * Reducing the Cost of Instrumented Code</i>), would have to ask less. But a JIT compiler inlines
 * fewer methods that are twice as large, and learns slowly about a copy that seldom runs.
 */
final class BurstBody implements Body {
  private static final ClassDesc IN_BURSTS = InBursts.class.describeConstable().orElseThrow();
  private static final MethodTypeDesc CHANGE =
      MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int);
  private static final MethodTypeDesc TELL =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);
  private static final MethodTypeDesc TELL_PLACE =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int, ConstantDescs.CD_int);

  private final MethodName name;
  private final CodeAttribute code;
  private final Names names;

  BurstBody(MethodName name, CodeAttribute code, Names names) {
    this.name = name;
    this.code = code;
    this.names = names;
  }

  @Override
  public void write(CodeBuilder to) {
    var maps = new StackMaps(code, name.version(), List.of(SimpleVerificationTypeInfo.INTEGER));
    new Code(to, maps).write(true);
    maps.write(to);
  }

  private final class Code extends WatchedCode {
    private final int depth = code.maxLocals();
    private final Set<Label> heads = LoopHeads.find(code.elementList());
    private final boolean hasSites = new MethodSize(code).hasRoomForSites(heads.size());
    private final CallSites sites = new CallSites(name.source(), names, hasSites);

    Code(CodeBuilder to, StackMaps maps) {
      super(name, code.elementList(), to, maps);
    }

    @Override
    void start() {
      to.loadConstant(names.methodNumber(name, hasSites));
      to.invokestatic(IN_BURSTS, "start", CHANGE).istore(depth);
    }

    @Override
    void before(CodeElement element) {
      int site = sites.before(element);
      if (site != CallSites.SAME) {
        to.iload(depth).loadConstant(site).invokestatic(IN_BURSTS, "at", TELL_PLACE);
      }
    }

    @Override
    void behind(Label label) {
      if (hasSites && heads.contains(label)) {
        to.iload(depth).invokestatic(IN_BURSTS, "loop", CHANGE).istore(depth);
      }
    }

    @Override
    void end() {
      to.iload(depth).invokestatic(IN_BURSTS, "end", TELL);
    }
  }
}
