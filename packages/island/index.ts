import type { Kit } from './kit.ts';

export * from './base/index.ts';
export * from './board/index.ts';
export * from './families.ts';
export * from './kind.ts';
export type { Kit };
/** What modules are written with, once somebody brings one of their own. */
export const bringKit = async (): Promise<Kit> => (await import('./kit.ts')).kit;
export * from './mechanics/index.ts';
export * from './modules.ts';
export * from './rulebook/index.ts';
