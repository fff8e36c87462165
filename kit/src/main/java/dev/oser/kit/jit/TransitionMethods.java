package dev.oser.kit.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.runtime.TransitionChain;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The methods that make the transitions of one function, one per function it leaves for, so that
 * the function's own code, which is what must be fast, has only a call. A function that makes
 * transitions has the chain it is part of as its last parameter: null if it was just called.
 */
final class TransitionMethods {
  static final ClassDesc CHAIN = ClassDesc.of(TransitionChain.class.getName());

  private static final ClassDesc DESTINATION =
      ClassDesc.of(TransitionChain.Destination.class.getName());
  private static final MethodTypeDesc NOTHING = MethodTypeDesc.of(ConstantDescs.CD_void);
  private static final MethodTypeDesc ASKS = MethodTypeDesc.of(ConstantDescs.CD_boolean);
  private static final ClassDesc OBJECTS = ConstantDescs.CD_Object.arrayType();

  private final ClassDesc owner;
  private final ExternalSymbols symbols;
  private final ClassBuild build;
  private final Map<String, Destination> destinations = new LinkedHashMap<>();

  /** A function to leave for, and the method that does it. */
  private record Destination(String method, FunctionType type) {}

  TransitionMethods(ClassDesc owner, ExternalSymbols symbols, ClassBuild build) {
    this.owner = owner;
    this.symbols = symbols;
    this.build = build;
  }

  /** {@return whether a function can leave for another} */
  static boolean areNeededBy(Function function) {
    return function.blocks().stream()
        .anyMatch(block -> block.terminator().op() instanceof ControlOp.Transition);
  }

  /** {@return a signature with the chain added} */
  static MethodTypeDesc withChain(MethodTypeDesc signature) {
    return signature.insertParameterTypes(signature.parameterCount(), CHAIN);
  }

  /** Makes a transition; the arguments and the chain are on the stack, and the result will be. */
  void call(CodeBuilder code, String function, FunctionType type) {
    // Functions cannot have an @ in their names; the number tells names apart that look the same.
    var method = "to@" + ClassBuild.methodName(function) + "@" + destinations.size();
    var destination = destinations.computeIfAbsent(function, _ -> new Destination(method, type));
    code.invokestatic(owner, destination.method, withChain(type.signature()));
  }

  /** Adds the methods that have been called. */
  void emit(ClassBuilder contents) {
    destinations.forEach(
        (function, destination) ->
            contents.withMethodBody(
                destination.method,
                withChain(destination.type.signature()),
                ClassFile.ACC_STATIC | ClassFile.ACC_PRIVATE,
                code -> emit(code, symbols.entryPoint(function), destination.type)));
  }

  private void emit(CodeBuilder code, EntryPoint entryPoint, FunctionType type) {
    int chain = type.slots();
    var inChain = code.newLabel();
    code.aload(chain).ifnonnull(inChain);
    begin(code, entryPoint, type, chain);
    code.labelBinding(inChain);
    goOn(code, entryPoint, type, chain);
  }

  private void begin(CodeBuilder code, EntryPoint entryPoint, FunctionType type, int chain) {
    var finish = code.newLabel();
    code.new_(CHAIN).dup().invokespecial(CHAIN, ConstantDescs.INIT_NAME, NOTHING).astore(chain);
    enter(code, entryPoint, type, chain);
    code.aload(chain).invokevirtual(CHAIN, "isPostponed", ASKS).ifne(finish);
    var kind = TypeKind.from(type.result().descriptor());
    code.return_(kind);
    code.labelBinding(finish);
    // What the call returned is not the result; it stays on the stack, unused.
    code.aload(chain).invokevirtual(CHAIN, "finish", MethodTypeDesc.of(ConstantDescs.CD_Object));
    if (type.result() == CoreType.VOID) {
      code.pop();
    } else {
      Boxing.unbox(code, type.result());
    }
    code.return_(kind);
  }

  private void goOn(CodeBuilder code, EntryPoint entryPoint, FunctionType type, int chain) {
    var postpone = code.newLabel();
    var kind = TypeKind.from(type.result().descriptor());
    code.aload(chain).invokevirtual(CHAIN, "goesOn", ASKS).ifeq(postpone);
    enter(code, entryPoint, type, chain);
    code.return_(kind);
    code.labelBinding(postpone);
    code.aload(chain);
    build.pushObject(code, entryPoint, ClassDesc.of(EntryPoint.class.getName()));
    boxArguments(code, type);
    code.invokevirtual(
        CHAIN, "postpone", MethodTypeDesc.of(ConstantDescs.CD_void, DESTINATION, OBJECTS));
    if (type.result() != CoreType.VOID) {
      pushZero(code, kind);
    }
    code.return_(kind);
  }

  /** Calls the function's own code as the start of whatever transitions it makes. */
  void callWithoutChain(CodeBuilder code, String method, FunctionType type) {
    load(code, type);
    code.aconst_null()
        .invokestatic(owner, method, withChain(type.signature()))
        .return_(TypeKind.from(type.result().descriptor()));
  }

  private void enter(CodeBuilder code, EntryPoint entryPoint, FunctionType type, int chain) {
    var host = entryPoint.host();
    if (host != null) {
      enter(code, host, type, chain);
      return;
    }
    load(code, type);
    code.aload(chain);
    build.enter(code, entryPoint, withChain(type.signature()));
  }

  private void enter(
      CodeBuilder code, TransitionChain.Destination host, FunctionType type, int chain) {
    build.pushObject(code, host, DESTINATION);
    boxArguments(code, type);
    code.aload(chain)
        .invokeinterface(
            DESTINATION, "enter", MethodTypeDesc.of(ConstantDescs.CD_Object, OBJECTS, CHAIN));
    if (type.result() == CoreType.VOID) {
      code.pop();
      return;
    }
    // Null stands for a postponed transition.
    var here = code.newLabel();
    var unboxed = code.newLabel();
    code.dup().ifnonnull(here).pop();
    pushZero(code, TypeKind.from(type.result().descriptor()));
    code.goto_(unboxed).labelBinding(here);
    Boxing.unbox(code, type.result());
    code.labelBinding(unboxed);
  }

  private static void load(CodeBuilder code, FunctionType type) {
    int slot = 0;
    for (var parameter : type.parameters()) {
      code.loadLocal(parameter.representation(), slot);
      slot += parameter.representation().slotSize();
    }
  }

  private static void boxArguments(CodeBuilder code, FunctionType type) {
    code.loadConstant(type.parameters().size()).anewarray(ConstantDescs.CD_Object);
    int slot = 0;
    for (int i = 0; i < type.parameters().size(); i++) {
      var parameter = type.parameters().get(i);
      code.dup().loadConstant(i).loadLocal(parameter.representation(), slot);
      Boxing.box(code, parameter);
      code.aastore();
      slot += parameter.representation().slotSize();
    }
  }

  private static void pushZero(CodeBuilder code, TypeKind kind) {
    switch (kind.asLoadable()) {
      case LONG -> code.lconst_0();
      case DOUBLE -> code.dconst_0();
      case REFERENCE -> code.aconst_null();
      default -> code.iconst_0();
    }
  }
}
