export * from './catalog.ts';
export * from './defaults.ts';
export * from './everything.ts';
export type { Listing } from './rows.ts';
export { type Sentence, sentencesOf, splitSentences, type Teller } from './sentences.ts';
export { whyNotTogether } from './together.ts';
export { ENGINE_VERSION } from './versions.ts';
export type { RulesRequest } from './wish.ts';
export * from './words.ts';
