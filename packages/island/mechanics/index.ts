export * from './core/index.ts';
export * from './dealings/index.ts';
export * from './figures/index.ts';
export * from './land/index.ts';
export * from './tokens/index.ts';
export * from './ways/index.ts';
