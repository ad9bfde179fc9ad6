export * from './attack.ts';
export * from './battle.ts';
export * from './castaways.ts';
export * from './spice-islands.ts';
