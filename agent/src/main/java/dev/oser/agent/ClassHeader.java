package dev.oser.agent;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads which classes a class needs before it can be defined. What else reads class files in the
 * agent is to be defined itself by then.
 */
final class ClassHeader {
  private final DataInputStream in;

  private ClassHeader(byte[] bytes) {
    in = new DataInputStream(new ByteArrayInputStream(bytes));
  }

  /** {@return the superclass and the interfaces, as class files call them} */
  static List<String> supertypes(byte[] bytes) throws IOException {
    return new ClassHeader(bytes).supertypes();
  }

  private List<String> supertypes() throws IOException {
    in.skipNBytes(8);
    int count = in.readUnsignedShort();
    var strings = new @Nullable String[count];
    var names = new int[count];
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> strings[i] = in.readUTF();
        case 7 -> names[i] = in.readUnsignedShort();
        case 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++;
        }
        default -> throw new IOException("no class file: constant of kind " + tag);
      }
    }
    in.skipNBytes(4);
    var supertypes = new ArrayList<String>();
    add(strings[names[in.readUnsignedShort()]], supertypes);
    int interfaces = in.readUnsignedShort();
    for (int i = 0; i < interfaces; i++) {
      add(strings[names[in.readUnsignedShort()]], supertypes);
    }
    return supertypes;
  }

  private static void add(@Nullable String name, List<String> to) {
    if (name != null) {
      to.add(name);
    }
  }
}
