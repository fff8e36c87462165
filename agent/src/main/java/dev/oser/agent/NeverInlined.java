package dev.oser.agent;

import java.lang.classfile.Annotation;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.attribute.RuntimeVisibleAnnotationsAttribute;
import java.lang.constant.ClassDesc;

/**
 * A class none of whose methods the JVM inlines. There is an annotation for that in the JDK, which
 * HotSpot heeds in classes of the boot loader. It cannot be named in source code outside the JDK,
 * so it is added when the class is defined. A JVM that does not know it is slower, no more.
 */
final class NeverInlined {
  private static final String NAME = "dev/oser/agent/runtime/BurstEvents";
  private static final Annotation MARK =
      Annotation.of(ClassDesc.of("jdk.internal.vm.annotation.DontInline"));

  private NeverInlined() {}

  static boolean is(String name) {
    return name.equals(NAME);
  }

  /** {@return the class with all its methods marked} */
  static byte[] mark(ClassModel model) {
    var mark =
        MethodTransform.endHandler(
            method -> method.with(RuntimeVisibleAnnotationsAttribute.of(MARK)));
    return ClassFile.of().transformClass(model, ClassTransform.transformingMethods(mark));
  }
}
