export * from './rows.ts';
export * from './rules.ts';
