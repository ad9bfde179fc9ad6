export {
  apart,
  type Bill,
  type DecisionSpec,
  type FieldLook,
  groundOf,
  type Looks,
  looksOf,
  type Means,
  type MoveSpec,
  notFor,
  type Offers,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type OptionValue,
  type Outline,
  orderModules,
  type Pattern,
  type PieceShape,
  type Playable,
  plainRule,
  type RuleText,
  rulesTold,
  type ScoreSource,
  SETUP,
  type Step,
  type StepEdit,
  type Terms,
  type TokenShape,
  TURNS,
  termsOf,
  type Words,
} from '@hexwright/rulebook';
export * from './book.ts';
export * from './compile.ts';
export { optionsInReach } from './goal.ts';
export * from './module.ts';
export * from './numbers.ts';
export * from './points.ts';
export { PLENTY } from './registry.ts';
export * from './wanted.ts';
