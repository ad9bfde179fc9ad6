export * from './face.ts';
export * from './land.ts';
export * from './more.ts';
export * from './sheet.ts';
export { boardShapeOf } from './sheet-of.ts';
export { endsSharedTurn } from './time-up.ts';
