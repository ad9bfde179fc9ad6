export * from './archipelago.ts';
export * from './constraints.ts';
export * from './describe.ts';
export * from './directions.ts';
export * from './fairness.ts';
export * from './filler.ts';
export * from './layout.ts';
export { cornerHexes, spiralFrom } from './spiral.ts';
export * from './topology.ts';
