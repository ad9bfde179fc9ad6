export * from './catalog.ts';
export * from './defaults.ts';
export * from './everything.ts';
export { hostOf, type Listing } from './rows.ts';
export { RULES_VERSION } from './rules.ts';
export { whyNotTogether } from './together.ts';
export { type RulesRequest, wishOfSetup } from './wish.ts';
export * from './words.ts';
