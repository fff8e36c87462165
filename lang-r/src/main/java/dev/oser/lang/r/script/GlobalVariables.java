package dev.oser.lang.r.script;

import dev.oser.lang.r.embed.Session;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import javax.script.Bindings;
import org.jspecify.annotations.Nullable;

/** The global variables of a session as bindings. */
final class GlobalVariables extends AbstractMap<String, Object> implements Bindings {
  private final Session session;

  GlobalVariables(Session session) {
    this.session = session;
  }

  boolean isOf(Session other) {
    return session == other;
  }

  @Override
  public @Nullable Object get(Object key) {
    return session.get((String) key).map(value -> value.as(Object.class)).orElse(null);
  }

  @Override
  public boolean containsKey(Object key) {
    return session.get((String) key).isPresent();
  }

  @Override
  public @Nullable Object put(String name, Object value) {
    var before = get(name);
    session.set(name, value);
    return before;
  }

  @Override
  public @Nullable Object remove(Object key) {
    var before = get(key);
    session.remove((String) key);
    return before;
  }

  @Override
  public Set<Map.Entry<String, Object>> entrySet() {
    var names = session.names();
    return new AbstractSet<>() {
      @Override
      public Iterator<Map.Entry<String, Object>> iterator() {
        var each = names.iterator();
        return new Iterator<>() {
          private @Nullable String last;

          @Override
          public boolean hasNext() {
            return each.hasNext();
          }

          @Override
          @SuppressWarnings("NullAway") // NULL of R is null.
          public Map.Entry<String, Object> next() {
            var name = each.next();
            last = name;
            return new SimpleImmutableEntry<>(name, GlobalVariables.this.get(name));
          }

          @Override
          public void remove() {
            if (last == null) {
              throw new IllegalStateException();
            }
            session.remove(last);
            last = null;
          }
        };
      }

      @Override
      public int size() {
        return names.size();
      }
    };
  }
}
