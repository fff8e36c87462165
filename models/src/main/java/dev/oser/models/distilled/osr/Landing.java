package dev.oser.models.distilled.osr;

import dev.oser.models.distilled.Program;

/**
 * Where a transition goes, and how the store gets there: what µ(l) is (Definition 11).
 *
 * @param point l′
 * @param compensation χ, from the variables live at the source to those live at the landing
 */
public record Landing(int point, Program compensation) {}
