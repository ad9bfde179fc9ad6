export * from './big-island.ts';
export * from './catan-plus.ts';
export * from './draft.ts';
export * from './islands-of-catan.ts';
export * from './netbattle.ts';
export * from './peanut-island.ts';
export * from './seas-for-the-poor.ts';
