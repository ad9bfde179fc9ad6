export * from './base/index.ts';
export * from './board/index.ts';
export * from './families.ts';
export * from './kind.ts';
export * from './mechanics/index.ts';
export * from './modules.ts';
export * from './rulebook/index.ts';
