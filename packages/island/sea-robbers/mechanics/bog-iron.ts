import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { owe, take } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { MAIN } from '../boards/marks.ts';

const bogIronFields = {
  bogIron: field.row('hex'),
  /** by seat and hex: how much wool of this production was taken as ore */
  bogClaims: field.grid('seat', 'hex', { noLook: 'the log tells it' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    bogIron: BogIronPoints;
  }
}

export interface BogIronPoints {
  /** how many tokens lie on each pasture at the beginning */
  tokens(): number;
  /** the number produces, once everybody has said what is to be ore */
  goOn(s: State, number: number): void;
}

const NO_IRON = reason('no-bog-iron', 'this pasture has no bog iron for you now');

/**
 * Tokens on pastures. When a pasture produces, each settlement or city beside it may take an ore in the place of a wool, by removing one;
 * the active seat is asked first. What the bank is short of is looked at after that.
 */
export function bogIron({ option }: { readonly option: string }): Part {
  return {
    id: 'bog-iron',
    of: { option },
    fields: bogIronFields,
    decisions: {
      'bog-iron': {
        args: () => [
          { name: 'number', domain: { id: 'count', size: 100 } },
          { name: 'nth', domain: { id: 'count', size: 100 } },
        ],
      },
    },
    setupSteps: (b) => {
      const iron = b.row<Hex>('bogIron');
      const pasture = b.terrain('pasture');
      return [
        {
          before: 'place',
          add: {
            id: 'lay-bog-iron',
            run: (s) => {
              for (let hex = 0; hex < b.topology.hexes; hex++)
                if (b.fields.terrain.get(s, hex) === pasture && b.layout.hexes[hex].region === MAIN)
                  iron.set(s, hex, b.the.bogIron.tokens());
            },
          },
        },
      ];
    },
    brings: ['bogIron'],
    rules: (was, b) => {
      const { bogClaims: claims } = handlesOf(b, bogIronFields);
      const got = b.cell('gotSomething');
      const wool = b.good('wool');
      const ask = makeAsk(b);
      return {
        bogIron: {
          tokens: () => b.option<number>(option),
          goOn: (s, number) => {
            was.produce(s, number);
            for (let seat = 0; seat < b.seats; seat++)
              for (let hex = 0; hex < b.topology.hexes; hex++)
                if (claims.get(s, seat, hex) > 0) {
                  got.set(s, got.get(s) | (1 << seat));
                  claims.set(s, seat, hex, 0);
                }
          },
        },
        produce: (s, number) => ask(s, number, 0),
        hexOwes: (s, hex, good, corner, piece, seat) => {
          was.hexOwes(s, hex, good, corner, piece, seat);
          if (good !== wool || claims.get(s, seat, hex) === 0) return;
          // The first of the seat's buildings around the hex are those whose wool was ore.
          let nth = 0;
          for (const other of b.walks.cornersOf[hex]) {
            if (other === corner) break;
            const mark = b.fields.building.get(s, other);
            if (mark !== 0 && b.ownerOf[mark] === seat && b.drawsOf[b.pieceOf[mark]] > 0) nth++;
          }
          if (nth < claims.get(s, seat, hex)) owe(b, seat, wool, -1);
        },
      };
    },
    moves: (b) => {
      const iron = b.row<Hex>('bogIron');
      const { bogClaims: claims } = handlesOf(b, bogIronFields);
      const ore = b.good('ore');
      const ask = makeAsk(b);
      const mayClaim = makeMayClaim(b);
      return [
        {
          name: 'take-bog-iron',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['bog-iron'],
          list: (s, seat, out) => {
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (mayClaim(s, seat, hex, topArg(s, 0))) out.put(hex);
          },
          apply: (s, seat, hex) => {
            const number = topArg(s, 0);
            iron.add(s, hex, -1);
            claims.add(s, seat, hex, 1);
            take(b, s, seat, ore, 1);
            if (s.events) tell(s, 'bog-iron', { seat });
            for (let other = 0; other < b.topology.hexes; other++)
              if (mayClaim(s, seat, other, number)) return;
            const nth = topArg(s, 1);
            pop(s);
            ask(s, number, nth + 1);
          },
          why: (s, seat, hex) => (hex < 0 || mayClaim(s, seat, hex, topArg(s, 0)) ? undefined : NO_IRON),
        },
        {
          name: 'take-wool',
          decisions: ['bog-iron'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => {
            const number = topArg(s, 0);
            const nth = topArg(s, 1);
            pop(s);
            ask(s, number, nth + 1);
          },
        },
      ];
    },
    words: {
      terms: {
        'field.bogIron': 'Bog iron',
        'decision.bog-iron': 'Take ore instead of wool?',
        'move.take-bog-iron': 'Take ore from this pasture',
        'move.take-bog-iron.short': 'Take ore',
        'move.take-wool': 'Take wool for the rest',
        'move.take-wool.short': 'Take wool',
        'event.bog-iron': '{seat} takes bog iron: 1 ore.',
        'reason.no-bog-iron': 'This pasture has no bog iron for you now.',
      },
    },
    looks: {
      fields: { bogIron: { on: 'hex', shape: 'gem', colour: '#6f5a4a', value: true } },
      moves: { 'take-bog-iron': { shape: 'gem', colour: '#6f5a4a' } },
    },
  };
}

/** Whether a building of the seat at the pasture may still take an ore of what this number brings. */
function makeMayClaim(b: Book): (s: State, seat: Seat, hex: Hex, number: number) => boolean {
  const iron = b.row<Hex>('bogIron');
  const { bogClaims: claims } = handlesOf(b, bogIronFields);
  const ore = b.good('ore');
  return (s, seat, hex, number) => {
    if (iron.get(s, hex) === 0 || !b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex))
      return false;
    if (b.fields.bank.get(s, ore) === 0) return false;
    let buildings = 0;
    for (const corner of b.walks.cornersOf[hex]) {
      const mark = b.fields.building.get(s, corner);
      if (mark !== 0 && b.ownerOf[mark] === seat && b.rules.drawFrom(s, hex, corner, b.pieceOf[mark]) > 0)
        buildings++;
    }
    return claims.get(s, seat, hex) < buildings;
  };
}

/** Asks the next seat in turn that has a choice, from the nth on; when nobody is left the number produces. */
function makeAsk(b: Book): (s: State, number: number, from: number) => void {
  const mayClaim = makeMayClaim(b);
  const decision = b.decision('bog-iron');
  const iron = b.row<Hex>('bogIron');
  const rich = new Int16Array(b.topology.hexes);
  return (s, number, from) => {
    const active = Math.max(0, b.fields.active.get(s));
    let count = 0;
    for (let hex = 0; hex < b.topology.hexes; hex++)
      if (iron.get(s, hex) !== 0 && b.rules.answers(s, hex, number)) rich[count++] = hex;
    for (let nth = from; count > 0 && nth < b.seats; nth++) {
      const seat = (active + nth) % b.seats;
      for (let i = 0; i < count; i++)
        if (mayClaim(s, seat, rich[i], number)) {
          push(s, decision, 1 << seat, number, nth);
          return;
        }
    }
    b.the.bogIron.goOn(s, number);
  };
}
