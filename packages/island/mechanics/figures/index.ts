export * from './blockers.ts';
export * from './expulsion.ts';
export * from './moved-thefts.ts';
export * from './open-theft.ts';
export * from './siege.ts';
export * from './sleeping.ts';
