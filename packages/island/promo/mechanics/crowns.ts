import { type Seat, tell } from '@hexwright/kernel';
import { type Corner, markNeed } from '../../board/index.ts';
import { foundsAt } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

/** the mark of the hexes that are cities, whose value is the name */
export const CITY_NAME = 'city-name';

export interface CrownsConfig {
  /** how many crowns there are for all */
  readonly stock: number;
  /** with so many a seat has its reward: those before are worth more to bots than those after */
  readonly aim: number;
}

/** what a crown is worth to bots, before and after so many, in points */
const BEFORE = 0.45;
const AFTER = 0.15;

/** The first building that a seat founds beside each of the marked hexes brings it a crown. */
export function crowns({ stock, aim }: CrownsConfig): Part {
  return {
    id: 'crowns',
    of: { stock, aim },
    boardNeeds: [markNeed('hexes', CITY_NAME)],
    fields: {
      crowns: { per: ['seat'] },
      crownsLeft: { start: stock },
      /** by seat: the marked hexes beside which it has founded a building, as bits in their order */
      crownedAt: { per: ['seat'], noLook: 'the log tells each' },
    },
    rules: (was, b) => {
      const held = b.row<Seat>('crowns');
      const left = b.cell('crownsLeft');
      const crowned = b.row<Seat>('crownedAt');
      const cities = (b.layout.marks.hexes[CITY_NAME] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
      const citiesAt = Int32Array.from({ length: b.topology.corners }, (_, corner) =>
        cities.reduce((bits, hex, i) => (b.walks.hexesAt[corner].includes(hex) ? bits | (1 << i) : bits), 0),
      );
      return {
        build: (s, seat, piece, place: Corner) => {
          const counts = seat < b.seats && foundsAt(b, s, piece, place) && citiesAt[place] !== 0;
          was.build(s, seat, piece, place);
          if (!counts) return;
          let fresh = citiesAt[place] & ~crowned.get(s, seat);
          crowned.set(s, seat, crowned.get(s, seat) | fresh);
          for (; fresh !== 0 && left.get(s) > 0; fresh &= fresh - 1) {
            held.add(s, seat, 1);
            left.add(s, -1);
            if (s.events) tell(s, 'crown', { seat });
          }
        },
        hints: {
          foundingGain: (s, seat, corner) => {
            const gain = was.hints.foundingGain(s, seat, corner);
            if ((citiesAt[corner] & ~crowned.get(s, seat)) === 0 || left.get(s) === 0) return gain;
            return gain + (held.get(s, seat) < aim ? BEFORE : AFTER);
          },
        },
      };
    },
    words: {
      terms: {
        'field.crowns': 'Crowns',
        'field.crownsLeft': 'Crowns left',
        'event.crown': '{seat} earns a crown.',
        [`mark.${CITY_NAME}`]: 'a city: your first settlement here earns a crown',
      },
    },
    looks: {
      fields: {
        crowns: { on: 'seat', shape: 'star', colour: '#e0b030' },
        crownsLeft: { on: 'table', shape: 'star' },
      },
      marks: { [CITY_NAME]: { shape: 'scroll', colour: '#f0e3c0' } },
    },
  };
}
