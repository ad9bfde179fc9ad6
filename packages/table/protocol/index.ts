export * from './asks.ts';
export * from './names.ts';
export * from './people.ts';
export * from './push.ts';
export * from './room.ts';
export * from './routes.ts';
export * from './settings.ts';
export * from './talk.ts';
