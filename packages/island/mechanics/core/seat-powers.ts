import {
  NATURE,
  pop,
  push,
  type Seat,
  type State,
  setToMove,
  setTopArg,
  tell,
  toMove,
  topArg,
} from '@hexwright/kernel';
import { hasAll, type Ties } from '@hexwright/rulebook';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    powers: PowerPoints;
  }
}

export interface PowerPoints {
  /** the seat has this power from now on: what follows at once */
  gained(s: State, seat: Seat, power: number): void;
}

/** What one seat can do that no other can. What it does is in a part of its own, which asks `powerHolder`. */
export interface SeatPower {
  readonly id: string;
  /** what a game must have for it to be dealt, by the keys of words */
  readonly of?: Ties;
  /** how many points more or fewer its owner needs, where there are so many seats; it may ask what the game has */
  readonly target?: (b: Book) => number;
  /** what having it for the whole game is worth to a bot, in points, what it asks of its owner counted in */
  readonly worth: number;
}

export interface SeatPowersConfig {
  readonly powers: readonly SeatPower[];
  /** so many are dealt to each seat, which keeps one of them */
  readonly dealt: number;
}

/** Whether the seat has this power now. */
export function powerHolder(
  powers: readonly { readonly id: string }[],
  id: string,
): (b: Book) => (s: State, seat: Seat) => boolean {
  const power = powers.findIndex((each) => each.id === id);
  return (b) => {
    const held = b.grid<Seat>('powers');
    // Asked at many points of the rules: hence raw cells.
    const own = held.at + power;
    const borrowed = b.grid<Seat>('borrowedPowers').at + power;
    const { width } = held;
    return ({ cells }, seat) => (cells[own + seat * width] | cells[borrowed + seat * width]) !== 0;
  };
}

/**
 * A power for each seat: some are dealt to everybody face down, each seat keeps one of them, and all are laid open together
 * when the last has chosen. The rest goes back into the box unseen.
 */
export function seatPowers(config: SeatPowersConfig): Part {
  const { powers, dealt: each } = config;
  const P = powers.length;
  const domain = { id: 'power', size: P, names: powers.map(({ id }) => id) };
  return {
    id: 'seat-powers',
    of: config,
    fields: {
      /** 1 for the power that is the seat's own */
      powers: { per: ['seat', P] },
      /** 1 for those that it has for a while besides */
      borrowedPowers: { per: ['seat', P] },
      /** what was dealt to a seat, until it has chosen */
      dealtPowers: { per: ['seat', P], audience: 'owner' },
      /** what a seat has chosen, counted from 1, until all have */
      keptPower: { per: ['seat'], audience: 'owner', noLook: 'it is shown when all have chosen' },
      /** what is not dealt */
      powersLeft: { per: [P], audience: 'none' },
    },
    decisions: {
      'deal-power': {
        nature: true,
        args: (b) => [{ name: 'seat', domain: b.domain('seat') }],
        outcomesFor: () => 0,
      },
      'keep-power': {},
    },
    brings: ['powers'],
    setupSteps: (b) => [
      {
        after: 'prepare',
        add: {
          id: 'deal-powers',
          run: (s) => {
            const left = b.row('powersLeft');
            powers.forEach(({ of }, power) => {
              left.set(s, power, hasAll((key) => b.has(key), of) ? 1 : 0);
            });
            push(s, b.decision('keep-power'), b.everyone);
            push(s, b.decision('deal-power'), NATURE, 0);
          },
        },
      },
    ],
    rules: (was, b) => {
      const held = b.grid<Seat>('powers');
      const kept = b.row<Seat>('keptPower');
      const more = powers.flatMap(({ target }, power) => {
        const count = target?.(b) ?? 0;
        return count === 0 ? [] : [{ power, count }];
      });
      return {
        powers: { gained: () => {} },
        target: (s, seat) => {
          let target = was.target(s, seat);
          for (let i = 0; i < more.length; i++)
            if (held.get(s, seat, more[i].power) !== 0) target += more[i].count;
          return target;
        },
        hints: {
          progress: (s, seat) => {
            let worth = was.hints.progress(s, seat);
            for (let power = 0; power < P; power++)
              if (held.get(s, seat, power) !== 0) worth += powers[power].worth;
            const chosen = kept.get(s, seat);
            return chosen > 0 ? worth + powers[chosen - 1].worth : worth;
          },
        },
      };
    },
    moves: (b) => {
      const left = b.row('powersLeft');
      const dealt = b.grid<Seat>('dealtPowers');
      const kept = b.row<Seat>('keptPower');
      const held = b.grid<Seat>('powers');
      const layOpen = (s: State): void => {
        left.fill(s, 0);
        dealt.fill(s, 0);
        for (let seat = 0; seat < b.seats; seat++) {
          const power = kept.get(s, seat) - 1;
          kept.set(s, seat, 0);
          held.set(s, seat, power, 1);
          if (s.events) tell(s, 'power-shown', { seat, power: powers[power].id });
          b.the.powers.gained(s, seat, power);
        }
      };
      return [
        {
          name: 'deal-power',
          quiet: true,
          args: [{ name: 'power', domain }],
          decisions: ['deal-power'],
          list: (s, _nature, out) => {
            for (let power = 0; power < P; power++) if (left.get(s, power) > 0) out.put(power);
          },
          apply: (s, _nature, power) => {
            const seat = topArg(s, 0);
            left.add(s, power, -1);
            dealt.set(s, seat, power, 1);
            if (s.events)
              tell(s, 'power-dealt', { seat }, { seats: 1 << seat, data: { power: powers[power].id } });
            if (dealt.sum(s, seat) < each) return;
            if (seat === b.seats - 1) pop(s);
            else setTopArg(s, 0, seat + 1);
          },
          audience: (s) => 1 << topArg(s, 0),
        },
        {
          name: 'keep-power',
          args: [{ name: 'power', domain: { ...domain, id: 'power-offer' } }],
          decisions: ['keep-power'],
          list: (s, seat, out) => {
            for (let power = 0; power < P; power++) if (dealt.get(s, seat, power) > 0) out.put(power);
          },
          apply: (s, seat, power) => {
            kept.set(s, seat, power + 1);
            if (s.events)
              tell(s, 'power-kept', { seat }, { seats: 1 << seat, data: { power: powers[power].id } });
            const waiting = toMove(s) & ~(1 << seat);
            if (waiting) return setToMove(s, waiting);
            pop(s);
            layOpen(s);
          },
          audience: (_s, seat) => 1 << seat,
        },
      ];
    },
    // What lies before the others is dealt anew; who has chosen has chosen one of these.
    resample: (b) => {
      const left = b.row('powersLeft');
      const dealt = b.grid<Seat>('dealtPowers');
      const kept = b.row<Seat>('keptPower');
      return (s, viewer, rng) => {
        const pool: number[] = [];
        for (let power = 0; power < P; power++) {
          if (left.get(s, power) > 0) pool.push(power);
          for (let seat = 0; seat < b.seats; seat++)
            if (seat !== viewer && dealt.get(s, seat, power) > 0) pool.push(power);
        }
        if (pool.length === 0) return;
        pool.sort((one, other) => one - other);
        rng.shuffle(pool);
        left.fill(s, 0);
        for (let seat = 0; seat < b.seats; seat++) {
          if (seat === viewer) continue;
          const count = dealt.sum(s, seat);
          dealt.row(seat).fill(s, 0);
          for (let i = 0; i < count; i++) {
            const power = pool.pop()!;
            dealt.set(s, seat, power, 1);
            if (i === 0 && kept.get(s, seat) > 0) kept.set(s, seat, power + 1);
          }
        }
        for (const power of pool) left.set(s, power, 1);
      };
    },
  };
}
