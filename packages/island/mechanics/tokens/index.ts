export * from './consolation.ts';
export * from './favours.ts';
export * from './mission-track.ts';
export * from './number-tokens.ts';
export * from './purse.ts';
export * from './token-migration.ts';
export * from './track.ts';
export * from './trade-tokens.ts';
