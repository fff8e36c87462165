package dev.oser.lang.r.limit;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashSet;
import java.util.Set;

/**
 * A copy of classes of a library that is not ours, in which every loop asks whether to go on. It is
 * made when a session with limits needs it; others use the library as it is.
 */
public final class WatchedClasses extends ClassLoader {
  private final String door;
  private final String library;

  private WatchedClasses(Class<?> door, String library) {
    super(door.getClassLoader());
    this.door = door.getName();
    this.library = library;
  }

  /**
   * {@return the constant of an enum that calls the library, in a copy that calls the copy}
   *
   * @param type what it implements
   * @param library how names of the library's classes begin
   */
  public static <T> T constant(Enum<?> constant, Class<T> type, String library) {
    var door = constant.getDeclaringClass();
    try {
      var copy = new WatchedClasses(door, library).loadClass(door.getName());
      return type.cast(copy.getEnumConstants()[constant.ordinal()]);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.equals(door) && !name.startsWith(library)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      var known = findLoadedClass(name);
      return known == null ? define(name) : known;
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (var in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      var bytes = in.readAllBytes();
      var watched = name.equals(door) ? bytes : watched(bytes);
      return defineClass(name, watched, 0, watched.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private byte[] watched(byte[] bytes) {
    var context =
        ClassFile.of(
            ClassFile.ClassHierarchyResolverOption.of(
                ClassHierarchyResolver.ofResourceParsing(getParent())));
    return context.transformClass(
        context.parse(bytes),
        ClassTransform.transformingMethodBodies(CodeTransform.ofStateful(Questions::new)));
  }

  /** Asks before each jump back. */
  private static final class Questions implements CodeTransform {
    private final ClassDesc polls = ClassDesc.of(Polls.class.getName());
    private final MethodTypeDesc nothing = MethodTypeDesc.of(ConstantDescs.CD_void);
    private final Set<Label> passed = new HashSet<>();

    @Override
    public void accept(CodeBuilder builder, CodeElement element) {
      if (element instanceof LabelTarget target) {
        passed.add(target.label());
      }
      if (element instanceof BranchInstruction jump && passed.contains(jump.target())) {
        builder.invokestatic(polls, "loop", nothing);
      }
      builder.with(element);
    }
  }
}
