export * from './departure.ts';
export * from './desert-dragons.ts';
export * from './enchanted-land.ts';
export * from './great-canal.ts';
export * from './treasure-islands.ts';
