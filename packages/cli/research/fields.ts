import { wordsFor } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import type { Audience, Field, Holds } from '@hexwright/kernel';
import { looksOf, type Playable } from '@hexwright/rulebook';
import notes from './field-notes.json' with { type: 'json' };

/** One field of an observation: a named part of the position, as numbers in nested rows. */
export interface ObservedField {
  readonly name: string;
  /** where it begins in the flat form, and how many numbers it has */
  readonly at: number;
  readonly size: number;
  /** the size of each dimension, and what it counts; empty where it is a number of its own */
  readonly per: readonly number[];
  readonly dims: readonly string[];
  /** who may know it: all, the seat of its first dimension, nobody */
  readonly audience: Audience;
  /** what its numbers mean: seats, a piece with its owner, or what the meaning says */
  readonly holds: Holds | 'piece' | 'decision' | 'number';
  /** the least and the most that random games of all rows brought */
  readonly range: readonly [least: number, most: number] | null;
  readonly meaning: string;
}

interface Note {
  readonly meaning?: string;
  readonly range?: readonly number[];
}

const noted: Readonly<Record<string, Note>> = notes;

/** The fields of a game in their order: the contract of its observations. */
export function fieldsOf(game: Playable): ObservedField[] {
  const holders = seatsNamedByLooks(game);
  const layers = new Set((islandOf(game)?.pieces ?? []).map(({ layerAt }) => layerAt));
  const words = wordsFor(game);
  return game.plan.fields.map((field) => {
    const { name, at, size, per, dims, audience } = field;
    const { meaning, range } = noted[name] ?? {};
    return {
      name,
      at,
      size,
      per,
      dims,
      audience,
      holds: layers.has(at)
        ? 'piece'
        : name === 'stack'
          ? 'decision'
          : (field.holds ?? holders.get(name) ?? 'number'),
      range: range && range.length === 2 ? [range[0], range[1]] : null,
      meaning: meaning ?? told(words(`field.${name}`), field) ?? '',
    };
  });
}

/** What can be said of a field that has no note: what a page calls it, or why no page draws it. */
function told(words: string | undefined, { noLook, dims, audience }: Field): string | undefined {
  const by = dims.filter((dim) => dim !== '').join(' and ');
  const said = words ?? noLook ?? (audience === 'none' ? 'what lies face down and nobody knows' : undefined);
  return said && by !== '' ? `by ${by}: ${said}` : said;
}

/** Fields whose looks say that their numbers are seats. */
function seatsNamedByLooks({ modules, seats, options }: Playable): ReadonlyMap<string, Holds> {
  const looks = looksOf(modules, seats, options);
  const found = new Map<string, Holds>();
  for (const [name, look] of Object.entries(looks.fields ?? {})) {
    if (look.on === 'holder') found.set(name, 'seat');
    if (look.on === 'places') found.set(name, 'seat+1');
    if ((look.on === 'hex' || look.on === 'corner' || look.on === 'edge') && look.seat)
      found.set(name, 'seat+1');
    if (look.on === 'figure' && look.owner !== undefined) found.set(look.owner, 'seat');
    if (look.on === 'ladder' && look.holder !== undefined) found.set(look.holder, 'seat');
  }
  for (const { owner } of Object.values(looks.blockers ?? {}))
    if (owner !== undefined) found.set(owner, 'seat');
  return found;
}
