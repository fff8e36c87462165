package dev.oser.workload;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.Random;
import java.util.function.IntFunction;
import javax.xml.transform.TransformerException;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import org.apache.xalan.processor.TransformerFactoryImpl;

/** Xalan transforms a nested document: recursive templates, sorting, keys, numbers. */
public final class Xalan implements IntFunction<String> {
  private static final String STYLE =
      """
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
        <xsl:output method="html" indent="yes"/>
        <xsl:key name="by-kind" match="item" use="@kind"/>
        <xsl:template match="/"><html><body>
          <xsl:apply-templates select="*"/>
          <xsl:for-each select="//item[generate-id() = generate-id(key('by-kind', @kind)[1])]">
            <xsl:sort select="@kind"/>
            <p><xsl:value-of select="@kind"/>: <xsl:value-of select="count(key('by-kind', @kind))"/>,
              <xsl:value-of select="format-number(sum(key('by-kind', @kind)/@price), '#,##0.00')"/></p>
          </xsl:for-each>
        </body></html></xsl:template>
        <xsl:template match="group">
          <div><xsl:attribute name="class"><xsl:value-of select="concat('level', count(ancestor::group))"/></xsl:attribute>
            <xsl:choose>
              <xsl:when test="count(group) &gt; 1"><xsl:apply-templates select="group"><xsl:sort select="@name" order="descending"/></xsl:apply-templates></xsl:when>
              <xsl:otherwise><xsl:apply-templates select="group"/></xsl:otherwise>
            </xsl:choose>
            <xsl:apply-templates select="item[@price &lt; 500]"><xsl:sort select="@price" data-type="number"/></xsl:apply-templates>
            <xsl:call-template name="dots"><xsl:with-param name="n" select="count(item)"/></xsl:call-template>
          </div>
        </xsl:template>
        <xsl:template match="item">
          <span><xsl:if test="position() mod 2 = 0"><b>even</b></xsl:if>
            <xsl:number level="multiple" count="group|item" format="1.1"/> <xsl:value-of select="translate(@name, 'abc', 'ABC')"/></span>
        </xsl:template>
        <xsl:template name="dots">
          <xsl:param name="n"/>
          <xsl:if test="$n &gt; 0">.<xsl:call-template name="dots"><xsl:with-param name="n" select="$n - 1"/></xsl:call-template></xsl:if>
        </xsl:template>
      </xsl:stylesheet>
      """;

  @Override
  public String apply(int size) {
    var text = new StringBuilder("<root>");
    var random = new Random(size);
    while (text.length() < size * 1000) {
      group(text, random, 0);
    }
    text.append("</root>");
    var out = new StringWriter();
    try {
      new TransformerFactoryImpl()
          .newTransformer(new StreamSource(new StringReader(STYLE)))
          .transform(new StreamSource(new StringReader(text.toString())), new StreamResult(out));
    } catch (TransformerException e) {
      throw new IllegalStateException(e);
    }
    return out.toString();
  }

  private static void group(StringBuilder text, Random random, int depth) {
    text.append("<group name='g").append(random.nextInt(1000)).append("'>");
    for (int i = random.nextInt(3); depth < 14 && i >= 0; i--) {
      if (random.nextInt(14) > depth) {
        group(text, random, depth + 1);
      }
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      text.append("<item kind='k").append(random.nextInt(20)).append("' price='");
      text.append(random.nextInt(1000)).append("' name='abc").append(i).append("'/>");
    }
    text.append("</group>");
  }
}
