export * from './blockers.ts';
export * from './expulsion.ts';
export * from './siege.ts';
export * from './sleeping.ts';
