/**
 * State maps. {@link dev.oser.kit.osr.map.StateMaps} finds the {@link
 * dev.oser.kit.osr.map.StateMap} from a point of one version to its landing in another, by
 * reconstruction (Distilled §4.1, §4.5); a front end can write one itself with {@link
 * dev.oser.kit.osr.map.StateMapBuilder}. Nothing here knows how a transition is carried out.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.osr.map;
