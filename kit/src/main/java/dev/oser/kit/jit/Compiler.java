package dev.oser.kit.jit;

import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.constant.ClassDesc;
import java.lang.invoke.MethodHandle;
import java.util.List;

/** Compiles verified functions to hidden classes, each with one static method. */
public final class Compiler {
  private final GeneratedClasses classes;
  private final Links links;

  public Compiler(GeneratedClasses classes, Links links) {
    this.classes = classes;
    this.links = links;
  }

  /** A compiled function before it is loaded. */
  public record CompiledClass(byte[] bytes, List<Object> data, String method) {}

  /** {@return a handle on the function's code, loaded and ready} */
  public MethodHandle compile(Function function) {
    var compiled = toClass(function);
    var hidden = classes.defineHidden(compiled.bytes, compiled.data);
    try {
      var signature = classes.methodType(function.type().signature());
      return hidden.findStatic(hidden.lookupClass(), compiled.method, signature);
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
    try {
      var bytes =
          ClassBuild.build(
              name,
              contents -> {
                contents.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC);
                var position = function.position();
                if (position != null) {
                  contents.with(SourceFileAttribute.of(fileName(position.file())));
                }
                contents.withMethodBody(
                    method,
                    function.type().signature(),
                    ClassFile.ACC_STATIC,
                    code -> new FunctionEmitter(function, links, build, code).emit());
              });
      return new CompiledClass(bytes, build.data(), method);
    } catch (IllegalArgumentException e) {
      throw FunctionTooLarge.orElse(function, e);
    }
  }

  /**
   * The file the function comes from, so that a stack trace reads {@code
   * nbody.advance(nbody.oir:42)}.
   */
  private static String className(Function function) {
    var position = function.position();
    var stem = position == null ? "code" : fileName(position.file()).replaceFirst("\\.[^.]*$", "");
    var legal = stem.replaceAll("[^A-Za-z0-9_$]", "_");
    // A hidden class cannot name another class that is called like itself.
    boolean clashes = legal.startsWith("Record_") || legal.startsWith("Fn_");
    return legal.isEmpty() ? "code" : clashes ? "_" + legal : legal;
  }

  private static String fileName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
