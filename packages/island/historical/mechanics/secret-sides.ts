import { isOver, NATURE, pop, push, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import { finishByPoints } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    sides: SidePoints;
  }
}

export interface SidePoints {
  /** the side has won, for all who are secretly on it */
  won(s: State, side: number): void;
}

export interface SecretSidesConfig {
  readonly sides: readonly [string, string];
  /** so many wins of a side end the game */
  readonly wins: number;
  /** parts those who are level when it ends so */
  readonly tieBreak?: (b: Book) => (s: State, seat: Seat) => number;
}

/**
 * Everybody is secretly on one of two sides, as many on the one as on the other. Each win of a side is a point for all who are
 * on it, which nobody else sees before the end; enough of them end the game.
 */
export function secretSides(config: SecretSidesConfig): Part {
  const { sides, wins } = config;
  return {
    id: 'secret-sides',
    of: config,
    fields: {
      /** by seat and side: 1 for the side that the seat is on */
      side: { per: ['seat', 2], audience: 'owner' },
      /** the cards that are not dealt yet */
      sidesLeft: { per: [2], audience: 'none' },
      [`${sides[0]}Wins`]: {},
      [`${sides[1]}Wins`]: {},
    },
    decisions: {
      'deal-side': {
        nature: true,
        args: (b) => [{ name: 'seat', domain: b.domain('seat') }],
        outcomesFor: () => 0,
      },
    },
    setupSteps: (b) => [
      {
        after: 'prepare',
        add: {
          id: 'deal-sides',
          run: (s) => {
            const left = b.row('sidesLeft');
            for (let side = 0; side < 2; side++) left.set(s, side, b.seats >> 1);
            push(s, b.decision('deal-side'), NATURE, 0);
          },
        },
      },
    ],
    brings: ['sides'],
    rules: (was, b) => {
      const won = sides.map((side) => b.cell(`${side}Wins`));
      const side = b.grid<Seat>('side');
      const tieBreak = config.tieBreak?.(b);
      return {
        sides: {
          won: (s, at) => won[at].add(s, 1),
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (!isOver(s) && won.some((count) => count.get(s) >= wins))
            finishByPoints(b, s, 'condition', (seat) => tieBreak?.(s, seat) ?? 0);
          if (isOver(s) && s.events)
            for (let seat = 0; seat < b.seats; seat++)
              tell(s, 'side-shown', { seat, side: sides[side.get(s, seat, 0) === 1 ? 0 : 1] });
        },
      };
    },
    moves: (b) => {
      const side = b.grid<Seat>('side');
      const left = b.row('sidesLeft');
      return [
        {
          name: 'deal-side',
          quiet: true,
          args: [{ name: 'side', domain: sideDomain(config) }],
          decisions: ['deal-side'],
          list: (s, _nature, out) => {
            for (let at = 0; at < 2; at++) if (left.get(s, at) > 0) out.weigh(left.get(s, at), at);
          },
          apply: (s, _nature, at) => {
            const seat = topArg(s, 0);
            left.add(s, at, -1);
            side.set(s, seat, at, 1);
            if (s.events) tell(s, 'side-dealt', { seat }, { seats: 1 << seat, data: { side: sides[at] } });
            if (seat === b.seats - 1) pop(s);
            else setTopArg(s, 0, seat + 1);
          },
          audience: (s) => 1 << topArg(s, 0),
        },
      ];
    },
    scores: [
      {
        id: 'side-wins',
        secret: true,
        most: () => wins,
        of: (b) => {
          const won = sides.map((name) => b.cell(`${name}Wins`));
          const side = b.grid<Seat>('side');
          return (s, seat) => side.get(s, seat, 0) * won[0].get(s) + side.get(s, seat, 1) * won[1].get(s);
        },
      },
    ],
    // What is shown when the game is over everybody may know.
    reveal: (b) => {
      const side = b.grid<Seat>('side');
      return (s, view) => {
        if (!isOver(s)) return;
        for (let seat = 0; seat < b.seats; seat++)
          for (let at = 0; at < 2; at++) side.set(view, seat, at, side.get(s, seat, at));
      };
    },
    resample: (b) => {
      const side = b.grid<Seat>('side');
      const left = b.row('sidesLeft');
      return (s, viewer, rng) => {
        if (isOver(s)) return;
        const pool: number[] = [];
        const others: Seat[] = [];
        for (let seat = 0; seat < b.seats; seat++) {
          const dealt = side.get(s, seat, 0) + side.get(s, seat, 1) > 0;
          if (seat === viewer || !dealt) continue;
          others.push(seat);
          pool.push(side.get(s, seat, 0) === 1 ? 0 : 1);
        }
        for (let at = 0; at < 2; at++) for (let n = left.get(s, at); n > 0; n--) pool.push(at);
        pool.sort((one, other) => one - other);
        for (let attempt = 0; attempt < 200; attempt++) {
          rng.shuffle(pool);
          for (let at = 0; at < 2; at++) left.set(s, at, 0);
          for (const at of pool.slice(others.length)) left.add(s, at, 1);
          others.forEach((seat, i) => {
            side.set(s, seat, pool[i], 1);
            side.set(s, seat, 1 - pool[i], 0);
          });
          // Nobody is on a side with which they would have won by now.
          const claimant = b.rules.claimant(s);
          if (
            claimant < 0 ||
            claimant === viewer ||
            b.rules.points(s, claimant) < b.rules.target(s, claimant)
          )
            return;
        }
      };
    },
    words: {
      terms: {
        'field.side': 'Your side, in secret',
        'decision.deal-side': 'Sides are being dealt',
        'move.deal-side': 'Deal a side',
        'event.side-dealt': '{seat} is dealt a side, in secret.',
        'event.side-dealt.known': '{seat} is dealt a side: {side}.',
        'event.side-shown': '{seat} was on this side: {side}.',
        'score.side-wins': 'Wins of the side',
      },
    },
    looks: {
      fields: {
        side: { on: 'purse', shape: 'scroll', kinds: sides },
        [`${sides[0]}Wins`]: { on: 'table', shape: 'flame', track: wins, decides: true },
        [`${sides[1]}Wins`]: { on: 'table', shape: 'temple', track: wins, decides: true },
      },
    },
  };
}

export function sideDomain({ sides }: SecretSidesConfig) {
  return { id: 'side', size: 2, names: sides };
}
