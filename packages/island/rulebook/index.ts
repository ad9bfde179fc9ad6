/** The general words that modules of the island are written in. */
export {
  type Bill,
  concerning,
  type FieldLook,
  type Looks,
  type Means,
  type MoveSpec,
  type Offers,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  pointsIn,
  type RuleText,
  SETUP,
  type Terms,
  TURNS,
  type Words,
} from '@hexwright/rulebook';
export { boardNeedsOf, strangeTo } from './board-check.ts';
export { blankBoard, filledBoard, laidBoard } from './board-picture.ts';
export * from './book.ts';
export * from './compile.ts';
export { type Declared, field, handlesOf } from './declared.ts';
export { optionsInReach } from './goal.ts';
export * from './memory.ts';
export * from './module.ts';
export * from './numbers.ts';
export { ownHints, withoutOwnHints } from './own-hints.ts';
export * from './points.ts';
export { PLENTY } from './registry.ts';
export * from './wanted.ts';
export { fairnessOf } from './yields.ts';
