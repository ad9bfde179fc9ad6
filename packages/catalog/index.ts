export type { Check } from './battery/report.ts';
/** What every row is asked by the tests, for whoever writes one of their own. It is loaded when it is wanted. */
export const battery = () => import('./battery/index.ts');
export * from './admission.ts';
export * from './catalog.ts';
export * from './defaults.ts';
export {
  admit,
  assemble,
  findModule,
  findRow,
  modules,
  modulesFor,
  offeredFor,
  type Row,
  rows,
  rulesFor,
  rulesOfSetup,
} from './everything.ts';
export { homesOf } from './homes.ts';
export { bringOutside, type OutsideModule, parseOutside } from './outside.ts';
export type { Listing } from './rows.ts';
export * from './rules-told.ts';
export { type Sentence, sentencesOf, splitSentences, type Teller } from './sentences.ts';
export { whyNotTogether } from './together.ts';
export { ENGINE_VERSION } from './versions.ts';
export type { RulesRequest } from './wish.ts';
export * from './words.ts';
