export * from './blockers.ts';
export * from './expulsion.ts';
