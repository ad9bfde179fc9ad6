import { type State, tell } from '@hexwright/kernel';
import { type Hex, tokenMask } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { hexesOf } from '../core/walks.ts';
import { NOWHERE } from '../figures/blockers.ts';
import { TWO_DICE } from '../tokens/number-tokens.ts';

export interface SpecialHexConfig {
  /** what lies there instead */
  readonly terrain: string;
  /** the desert that it takes the place of, or the best pasture that has none of these numbers */
  readonly instead: 'desert' | 'pasture';
  /** the numbers of those that replace deserts, one after the other; none if not said */
  readonly numbers?: readonly number[];
  /** what becomes of the robber: it stays, leaves a hex where it may not be, or comes. Default stays. */
  readonly robber?: 'stays' | 'leaves' | 'comes';
}

/** Numbers that no special hex is given by way of a pasture. */
const SPARED = tokenMask([2, 6, 8, 12]);

/**
 * One hex of the board, two with five or more seats where there are two deserts, is of a kind of its own. On a board
 * without a desert it takes the place of a pasture, with its number. A board that has one keeps its own.
 */
export function specialHex(config: SpecialHexConfig): Part {
  return {
    id: `special-hex ${config.terrain}`,
    of: config,
    words: { terms: { 'event.hex-changed': 'A hex becomes {terrain}.' } },
    prepare: (b) => (s) => {
      if (hexesOf(b, s, b.terrain(config.terrain)).length > 0) return;
      const deserts = config.instead === 'desert' ? hexesOf(b, s, b.terrain('desert')) : [];
      const robbers = b.blockers.flatMap(({ id }, i) => (id === 'robber' ? [i] : []));
      const under = robbers.map((i) => b.fields.blocker.get(s, i));
      deserts.sort((one, other) => Number(under.includes(other)) - Number(under.includes(one)));
      const count = b.seats > 4 ? 2 : 1;
      deserts.slice(0, count).forEach((hex, i) => {
        const number = config.numbers?.[i];
        lay(b, s, hex, config.terrain, number === undefined ? 0 : 1 << number);
      });
      if (deserts.length === 0) {
        const pasture = bestPasture(b, s);
        if (pasture < 0) return;
        const kept = config.numbers || config.instead === 'pasture';
        lay(b, s, pasture, config.terrain, kept ? b.fields.numbers.get(s, pasture) : 0);
        if (config.robber === 'comes') for (const i of robbers) b.fields.blocker.set(s, i, pasture);
      }
      if (config.robber === 'leaves')
        for (const i of robbers)
          if (deserts.slice(0, count).includes(b.fields.blocker.get(s, i)))
            b.fields.blocker.set(s, i, NOWHERE);
    },
  };
}

function lay(b: Book, s: State, hex: Hex, terrain: string, numbers: number): void {
  b.fields.terrain.set(s, hex, b.terrain(terrain));
  b.fields.numbers.set(s, hex, numbers);
  if (s.events) tell(s, 'hex-changed', { hex, terrain });
}

/** the pasture whose number comes most often, those with the rarest and the red numbers left out */
function bestPasture(b: Book, s: State): number {
  let best = -1;
  let odds = 0;
  for (const hex of hexesOf(b, s, b.terrain('pasture'))) {
    const numbers = b.fields.numbers.get(s, hex);
    if (numbers === 0 || numbers & SPARED) continue;
    const often = TWO_DICE.reduce((sum, chance, n) => ((numbers >> n) & 1 ? sum + chance : sum), 0);
    if (often > odds) {
      best = hex;
      odds = often;
    }
  }
  return best;
}
