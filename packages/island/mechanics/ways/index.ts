export * from './alongside.ts';
export * from './bridges.ts';
export * from './free-routes.ts';
export * from './lanes.ts';
export * from './measure.ts';
export * from './reach.ts';
export * from './routes.ts';
