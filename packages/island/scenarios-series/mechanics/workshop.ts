import { type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { TWO_DICE } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';

export interface WorkshopConfig {
  /** what lies there instead */
  readonly terrain: string;
  /** the number whose hex it takes the place of; where no hex has it, the rarest that there is */
  readonly instead: number;
  /** the number whose hex gets that token besides its own */
  readonly joins: number;
}

/** One hex that gives goods makes room for one that gives none, and its number token goes to another hex. */
export function workshop(config: WorkshopConfig): Part {
  return {
    id: `workshop ${config.terrain}`,
    of: config,
    words: { terms: { 'event.hex-changed': 'A hex becomes {terrain}.' } },
    terrains: [{ id: config.terrain }],
    prepare: (b) => (s) => {
      const site = siteOf(b, s, config.instead);
      if (site < 0) return;
      const { numbers, terrain } = b.fields;
      const token = numbers.get(s, site);
      terrain.set(s, site, b.terrain(config.terrain));
      numbers.set(s, site, 0);
      if (s.events) tell(s, 'hex-changed', { hex: site, terrain: config.terrain });
      const other = firstWith(b, s, config.joins);
      if (other >= 0) numbers.set(s, other, numbers.get(s, other) | token);
    },
  };
}

/** the first hex with the number, from top to bottom, or else one whose number is the rarest; -1 if none has any */
function siteOf(b: Book, s: State, number: number): number {
  const first = firstWith(b, s, number);
  if (first >= 0) return first;
  let rarest = -1;
  for (let hex = 0; hex < b.topology.hexes; hex++)
    if (gives(b, s, hex) && (rarest < 0 || oddsOf(b, s, hex) < oddsOf(b, s, rarest))) rarest = hex;
  return rarest;
}

function firstWith(b: Book, s: State, number: number): number {
  for (let hex = 0; hex < b.topology.hexes; hex++)
    if (gives(b, s, hex) && (b.fields.numbers.get(s, hex) >> number) & 1) return hex;
  return -1;
}

function gives(b: Book, s: State, hex: Hex): boolean {
  const terrain = b.fields.terrain.get(s, hex);
  return terrain >= 0 && b.gives[terrain] !== NO_GOOD && b.fields.numbers.get(s, hex) !== 0;
}

/** how often a number of the hex comes */
function oddsOf(b: Book, s: State, hex: Hex): number {
  const numbers = b.fields.numbers.get(s, hex);
  return TWO_DICE.reduce((sum, chance, n) => ((numbers >> n) & 1 ? sum + chance : sum), 0);
}
