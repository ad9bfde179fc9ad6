import type { Manifest } from './module.ts';

/**
 * What a module says of itself without its rules: enough to list it, to combine it with others and to know what
 * must be there before it can be played. Every module is its own outline; `outlineOf` gives it as plain data.
 */
export type Outline = Pick<Manifest, (typeof PLAIN)[number]> & {
  readonly words: Pick<Manifest['words'], 'name' | 'summary'>;
  /** whether it brings a board */
  readonly board?: unknown;
};

const PLAIN = [
  'id',
  'kind',
  'internal',
  'version',
  'seats',
  'needs',
  'needsAt',
  'opens',
  'conflicts',
  'alone',
  'pairs',
  'after',
] as const satisfies readonly (keyof Manifest)[];

export function outlineOf(module: Manifest & { readonly board?: unknown }): Outline {
  const { name, summary } = module.words;
  const told = PLAIN.filter((key) => module[key] !== undefined).map((key) => [key, module[key]]);
  return {
    ...Object.fromEntries(told),
    words: { name, summary },
    ...(module.board !== undefined && { board: true }),
  };
}
