package dev.oser.models.sourir;

/** What expressions evaluate to: literals, which are their own values, and arrays. */
public sealed interface Value permits Expression.Literal, ArrayValue {}
