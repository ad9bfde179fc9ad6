export * from './board-change.ts';
export * from './board-draft.ts';
export * from './closed-land.ts';
export * from './draw-and-lay.ts';
export * from './grounds.ts';
export * from './harbour-laying.ts';
export * from './harbour-places.ts';
export * from './regions.ts';
