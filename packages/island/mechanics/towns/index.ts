export * from './city-walls.ts';
export * from './commodities.ts';
export * from './fallen-cities.ts';
export * from './improvements.ts';
export * from './kept-metropolises.ts';
export * from './metropolises.ts';
