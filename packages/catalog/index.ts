export * from './defaults.ts';
export * from './rows.ts';
export * from './rules.ts';
export * from './words.ts';
