package dev.oser.kit.jit;

import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.classfile.constantpool.ConstantPoolBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * Compiles verified functions to hidden classes, each with a static method for the function, and
 * more if it makes transitions.
 */
public final class Compiler {
  private final GeneratedClasses classes;
  private final ExternalSymbols symbols;

  public Compiler(GeneratedClasses classes, ExternalSymbols symbols) {
    this.classes = classes;
    this.symbols = symbols;
  }

  /** {@return the function's code, loaded and ready} */
  public CompiledCode compile(Function function) {
    var compiled = toClass(function);
    var hidden = classes.defineHidden(compiled.bytes(), compiled.data());
    var signature = function.type().signature();
    var called = find(hidden, compiled.method(), signature);
    return TransitionMethods.areNeededBy(function)
        ? new CompiledCode(
            called, find(hidden, compiled.method(), TransitionMethods.withChain(signature)))
        : CompiledCode.of(called);
  }

  private MethodHandle find(MethodHandles.Lookup hidden, String name, MethodTypeDesc signature) {
    try {
      return hidden.findStatic(hidden.lookupClass(), name, classes.methodType(signature));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * {@return the class file of a function}
   *
   * @throws FunctionTooLarge if the function does not fit a JVM method
   */
  public CompiledClass toClass(Function function) {
    var build = new ClassBuild();
    var method = ClassBuild.methodName(function.name());
    var name = ClassDesc.of(FunctionType.GENERATED_PACKAGE, className(function));
    var constants = ConstantPoolBuilder.of();
    try {
      var bytes =
          ClassBuild.build(
              name,
              constants,
              contents -> {
                contents.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC);
                var position = function.position();
                if (position != null) {
                  contents.with(SourceFileAttribute.of(fileName(position.file())));
                }
                methods(
                    contents, function, method, new TransitionMethods(name, symbols, build), build);
              });
      return new CompiledClass(bytes, build.data(), method);
    } catch (IllegalArgumentException e) {
      throw ClassBuild.isFull(constants)
          ? new FunctionTooLarge(function, e)
          : FunctionTooLarge.orElse(function, e);
    }
  }

  private void methods(
      ClassBuilder contents,
      Function function,
      String name,
      TransitionMethods transitions,
      ClassBuild build) {
    var signature = function.type().signature();
    boolean leaves = TransitionMethods.areNeededBy(function);
    contents.withMethodBody(
        name,
        leaves ? TransitionMethods.withChain(signature) : signature,
        ClassFile.ACC_STATIC,
        code -> new FunctionEmitter(function, symbols, build, transitions, code).emit());
    if (leaves) {
      contents.withMethodBody(
          name,
          signature,
          ClassFile.ACC_STATIC,
          code -> transitions.callWithoutChain(code, name, function.type()));
      transitions.emit(contents);
    }
  }

  /**
   * The file the function comes from, so that a stack trace reads {@code
   * nbody.advance(nbody.oir:42)}.
   */
  private static String className(Function function) {
    var position = function.position();
    var stem = position == null ? "code" : fileName(position.file()).replaceFirst("\\.[^.]*$", "");
    var legal = ClassBuild.legalName(stem, "[^A-Za-z0-9_$]");
    // A hidden class cannot name another class that is called like itself.
    boolean clashes = legal.startsWith("Record_") || legal.startsWith("Fn_");
    return legal.isEmpty() ? "code" : clashes ? "_" + legal : legal;
  }

  private static String fileName(String path) {
    return ClassBuild.legalName(path.substring(path.lastIndexOf('/') + 1), "/");
  }
}
