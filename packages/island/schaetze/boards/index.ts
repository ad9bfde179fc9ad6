export * from './departure.ts';
export * from './treasure-islands.ts';
