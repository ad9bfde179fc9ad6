import { type AnyModule, type Manifest, partsOf } from './module.ts';
import { type Options, usualOptions } from './options.ts';
import type { AnyPart } from './part.ts';
import type { Dealings } from './wants.ts';

/**
 * What a module says of itself without its rules, as plain data: enough to list it, to combine it with others and to
 * know what must be there before it can be played.
 */
export type Outline = Pick<Manifest, (typeof PLAIN)[number]> &
  Dealings & {
    readonly words: Pick<Manifest['words'], 'name' | 'summary'>;
    /** whether it brings a board */
    readonly board?: unknown;
    /** the chapters of the campaign that it tells, if it does */
    readonly chapters?: readonly string[];
  };

const PLAIN = [
  'id',
  'kind',
  'internal',
  'version',
  'seats',
  'fixed',
  'needs',
  'host',
  'needsAt',
  'opens',
  'conflicts',
  'alone',
  'pairs',
  'after',
] as const satisfies readonly (keyof Manifest)[];

/**
 * The outline of a module. Of all that its parts bring and leave out, only what somebody could want is told: `wanted`
 * lists that, `things` the kinds of things that parts of this kind of game are made of. What is left out may hang on
 * the options; the usual ones if none are given.
 */
export function outlineOf(
  module: AnyModule & { readonly board?: unknown },
  wanted: ReadonlySet<string>,
  things: readonly string[],
  options: Options = usualOptions(module.options ?? {}),
): Outline {
  const { name, summary } = module.words;
  const told = PLAIN.filter((key) => module[key] !== undefined).map((key) => [key, module[key]]);
  return {
    ...Object.fromEntries(told),
    ...dealingsOf(module, wanted, things, options),
    words: { name, summary },
    ...(module.board !== undefined && { board: true }),
    ...(module.campaign && { chapters: module.campaign.chapters }),
  };
}

function dealingsOf(
  module: AnyModule,
  wanted: ReadonlySet<string>,
  things: readonly string[],
  options: Options,
): Dealings {
  const parts = partsOf<AnyPart>([module]);
  const dealings = {
    wants: parts.flatMap((part) => part.wants ?? []),
    takes: parts.flatMap((part) => part.takes ?? []),
    provides: parts.flatMap((part) => providedBy(part, things)).filter((thing) => wanted.has(thing)),
    leaves: parts.flatMap((part) => leftBy(part, options)).filter((thing) => wanted.has(thing)),
    restores: parts.flatMap((part) => part.restores ?? []).filter((thing) => wanted.has(thing)),
  };
  return Object.fromEntries(Object.entries(dealings).filter(([, list]) => list.length > 0));
}

/** What is there with a part: itself, what it says to provide, and the things it is made of. */
function providedBy(part: AnyPart, things: readonly string[]): string[] {
  const made = part as unknown as Readonly<Record<string, readonly { readonly id: string }[] | undefined>>;
  return [
    `part.${part.id}`,
    ...(part.provides ?? []),
    ...things.flatMap((kind) => (made[`${kind}s`] ?? []).map(({ id }) => `${kind}.${id}`)),
  ];
}

/** What is no longer there with a part under these options. */
function leftBy({ without = {}, leaves = [] }: AnyPart, options: Options): string[] {
  const left = typeof without === 'function' ? without(options) : without;
  const lists = Object.entries(left) as [string, readonly string[] | undefined][];
  return [...leaves, ...lists.flatMap(([kinds, ids = []]) => ids.map((id) => `${kinds.slice(0, -1)}.${id}`))];
}
