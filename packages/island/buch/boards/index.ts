export * from './colonists.ts';
export * from './core.ts';
export * from './desert-riders.ts';
export * from './great-race.ts';
export * from './specialists.ts';
export * from './treasure-hunters.ts';
