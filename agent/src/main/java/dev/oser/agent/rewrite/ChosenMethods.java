package dev.oser.agent.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Reads the methods of a class that are to be instrumented. */
final class ChosenMethods extends ClassVisitor {
  private static final int MAJOR = 0xFFFF;

  private final Selection selection;
  private final Set<String> leftAlone;
  private final List<MethodNode> methods = new ArrayList<>();
  private final Map<String, Integer> namesakes = new HashMap<>();
  private String owner = "";
  private @Nullable String source;
  private int version;

  /**
   * @param leftAlone names and descriptors of methods that cannot be instrumented
   */
  ChosenMethods(Selection selection, Set<String> leftAlone) {
    super(Opcodes.ASM9);
    this.selection = selection;
    this.leftAlone = leftAlone;
  }

  @Override
  public void visit(
      int wholeVersion,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    version = wholeVersion & MAJOR;
    owner = name;
  }

  @Override
  public void visitSource(@Nullable String file, @Nullable String debug) {
    source = file;
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    namesakes.merge(name, 1, Integer::sum);
    boolean hasCode = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
    if (!hasCode
        || leftAlone.contains(name + descriptor)
        || !selection.has(MethodName.className(owner), name)) {
      return null;
    }
    var method = new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
    methods.add(method);
    return method;
  }

  /** {@return the methods that could be instrumented, by name and descriptor} */
  Map<String, MethodNode> changed(BodyFactory bodies, Tally tally) {
    var changed = new LinkedHashMap<String, MethodNode>();
    for (var method : methods) {
      try {
        checkFinalizer(method);
        bodies.of(name(method), method).write();
        changed.put(method.name + method.desc, method);
      } catch (UnsupportedCodeException e) {
        tally.leftAlone("method: " + e.getMessage());
      }
    }
    return changed;
  }

  private MethodName name(MethodNode method) {
    var file = source == null ? MethodName.simpleName(MethodName.className(owner)) : source;
    boolean isOnly = namesakes.getOrDefault(method.name, 1) == 1;
    return MethodName.of(owner, method.name, method.desc, isOnly, file, version);
  }

  /** The JVM runs finalizers, and keeps all objects of a class for that, unless they are empty. */
  private static void checkFinalizer(MethodNode method) {
    if (method.name.equals("finalize") && method.desc.equals("()V")) {
      for (var element : method.instructions) {
        if (Jumps.isInstruction(element)) {
          if (element.getOpcode() == Opcodes.RETURN) {
            throw new UnsupportedCodeException("an empty finalizer, which the JVM does not run");
          }
          return;
        }
      }
    }
  }
}
