/**
 * The text of sourir programs: {@link dev.oser.models.sourir.text.Parser} reads the {@code .sou}
 * format and somewhat more, {@link dev.oser.models.sourir.text.Printer} writes its strict form.
 * Reading never fails with an exception: bad text gives problems with positions.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.sourir.text;
