export { chaseMove, wakingChaseMove } from './actions.ts';
export * from './along-routes.ts';
export * from './defence.ts';
export { RAISED, SPENT, type UnitHandles } from './handles.ts';
export * from './on-paths.ts';
export * from './points.ts';
export * from './units.ts';
