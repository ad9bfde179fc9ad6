import type { Module } from './rulebook/index.ts';

/** The modules of the rivals as they are loaded when they are wanted: they come as one. */
export const rivalsFamilies = {
  rivals: async () => (await import('./modules.ts')).rivalsModules,
} satisfies Readonly<Record<string, () => Promise<readonly Module[]>>>;
