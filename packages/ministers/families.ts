import type { Module } from '@hexwright/island';

/** The modules of both games at once, as they are loaded when they are wanted. */
export const ministersFamilies = {
  ministers: async () => (await import('./modules.ts')).ministersModules,
} satisfies Readonly<Record<string, () => Promise<readonly Module[]>>>;
