import { NATURE, pop, push, type Rng, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { giveBack, handSize, held, redealHands, take } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    pile: PilePoints;
  }
}

export interface PilePoints {
  /** how many cards lie in the pile of the seat, which everybody sees */
  size(s: State, seat: Seat): number;
  /** how many of the good do; only its owner may know it */
  count(s: State, seat: Seat, good: Good): number;
  /** so many of the good go back to the bank, for all to see */
  spend(s: State, seat: Seat, good: Good, count: number): void;
  /** whether the thief may take a card of the pile instead of one of the hand */
  open(s: State, thief: Seat, victim: Seat): boolean;
  /** steals from the hand, whatever lies in the pile */
  robHand(s: State, thief: Seat, victim: Seat): void;
}

/**
 * Everybody has a pile of cards face down, beside the hand: what is put there counts to no limit and does not come back.
 * Where a pile is open to thieves, they choose between hand and pile.
 */
export function hiddenPile(): Part {
  return {
    id: 'hidden-pile',
    fields: {
      fuel: { per: ['seat', 'good'], audience: 'owner' },
      fuelSize: { per: ['seat'] },
    },
    decisions: {
      'hand-or-fuel': { args: (b) => [{ name: 'victim', domain: b.domain('seat') }] },
      'steal-fuel': {
        nature: true,
        args: (b) => [
          { name: 'thief', domain: b.domain('seat') },
          { name: 'victim', domain: b.domain('seat') },
        ],
        outcomesFor: () => 0,
      },
    },
    exempt: { pockets: ['fuel'] },
    brings: ['pile'],
    rules: (was, b) => {
      const { fuel, size } = pilesOf(b);
      const choose = b.decision('hand-or-fuel');
      const steal = b.decision('steal-fuel');
      return {
        pile: {
          size: (s, seat) => size.get(s, seat),
          count: (s, seat, good) => fuel.get(s, seat, good),
          spend: (s, seat, good, count) => {
            if (count === 0) return;
            fuel.add(s, seat, good, -count);
            size.add(s, seat, -count);
            b.fields.bank.add(s, good, count);
            if (s.events) tell(s, 'fuel-spent', { seat, good: b.goods[good].id, count });
          },
          open: () => false,
          robHand: (s, seat, victim) => was.blockers.rob(s, seat, victim),
        },
        blockers: {
          rob: (s, seat, victim) => {
            if (size.get(s, victim) === 0 || !b.the.pile.open(s, seat, victim))
              return was.blockers.rob(s, seat, victim);
            if (handSize(b, s, victim) === 0) push(s, steal, NATURE, seat, victim);
            else push(s, choose, 1 << seat, victim);
          },
        },
      };
    },
    moves: (b) => {
      const { fuel, size } = pilesOf(b);
      const steal = b.decision('steal-fuel');
      const none = b.goods.map(({ id }) =>
        reason('none-held', `there is no ${id} in the hand`, { good: id }),
      );
      return [
        {
          name: 'add-fuel',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            b.fields.bank.add(s, good, -1);
            fuel.add(s, seat, good, 1);
            size.add(s, seat, 1);
            if (s.events)
              tell(s, 'fuel-added', { seat }, { seats: 1 << seat, data: { good: b.goods[good].id } });
          },
          why: (_s, _seat, good) => (good < 0 ? undefined : none[good]),
          audience: (_s, seat) => 1 << seat,
        },
        {
          name: 'rob-hand',
          decisions: ['hand-or-fuel'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const victim = topArg(s, 0);
            pop(s);
            b.the.pile.robHand(s, seat, victim);
          },
        },
        {
          name: 'rob-fuel',
          decisions: ['hand-or-fuel'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const victim = topArg(s, 0);
            pop(s);
            push(s, steal, NATURE, seat, victim);
          },
        },
        {
          name: 'steal-fuel',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['steal-fuel'],
          list: (s, _nature, out) => {
            const victim = topArg(s, 1);
            for (const good of b.handGoods) {
              const count = fuel.get(s, victim, good);
              if (count > 0) out.weigh(count, good);
            }
          },
          apply: (s, _nature, good) => {
            const thief = topArg(s, 0);
            const victim = topArg(s, 1);
            pop(s);
            fuel.add(s, victim, good, -1);
            size.add(s, victim, -1);
            b.fields.bank.add(s, good, 1);
            take(b, s, thief, good, 1);
            if (s.events)
              tell(
                s,
                'fuel-stolen',
                { seat: thief, from: victim },
                { seats: (1 << thief) | (1 << victim), data: { good: b.goods[good].id } },
              );
          },
          audience: (s) => (1 << topArg(s, 0)) | (1 << topArg(s, 1)),
        },
      ];
    },
    resample: (b) => (s, viewer, rng) => redeal(b, s, viewer, rng),
    words: {
      terms: {
        'field.fuel': 'Fuel',
        'field.fuelSize': 'Fuel cards',
        'token.fuel-brick': 'brick',
        'token.fuel-lumber': 'lumber',
        'token.fuel-wool': 'wool',
        'token.fuel-grain': 'grain',
        'token.fuel-ore': 'ore',
        'move.add-fuel': 'Put a card to your fuel',
        'move.add-fuel.short': 'Refuel',
        'move.rob-hand': 'Steal from the hand',
        'move.rob-fuel': 'Steal fuel',
        'move.steal-fuel': 'Steal fuel',
        'decision.hand-or-fuel': 'Steal from the hand or from the fuel?',
        'decision.steal-fuel': 'A fuel card is stolen',
        'event.fuel-added': '{seat} adds a card to the fuel.',
        'event.fuel-added.known': '{seat} adds {good} to the fuel.',
        'event.fuel-spent': '{seat} uses fuel: {count} {good}.',
        'event.fuel-stolen': '{seat} steals fuel from {from:seat}.',
        'event.fuel-stolen.known': '{seat} steals fuel from {from:seat}: {good}.',
      },
    },
    looks: {
      fields: {
        fuel: {
          on: 'purse',
          shape: 'barrel',
          kinds: ['fuel-brick', 'fuel-lumber', 'fuel-wool', 'fuel-grain', 'fuel-ore'],
          colours: ['#b5532f', '#3f7d43', '#9cc26b', '#e0b33c', '#8a8f98'],
        },
        fuelSize: { on: 'seat', shape: 'barrel', seat: true, hideAt: 0 },
      },
      moves: { 'add-fuel': { shape: 'barrel' } },
      events: { 'fuel-stolen': { befalls: 'from' } },
    },
  };
}

function pilesOf(b: Book) {
  return { fuel: b.grid<Seat, Good>('fuel'), size: b.row<Seat>('fuelSize') };
}

/** Hands and piles of the others are dealt anew out of all that is in them. */
function redeal(b: Book, s: State, viewer: number, rng: Rng): void {
  const { fuel } = pilesOf(b);
  const secret = b.handGoods.filter((good) => !b.goods[good].open);
  const piled: number[] = [];
  const counts = new Int32Array(b.seats);
  for (let seat = 0; seat < b.seats; seat++) {
    if (seat === viewer) continue;
    for (const good of secret) {
      const count = fuel.get(s, seat, good);
      for (let n = 0; n < count; n++) piled.push(good);
      counts[seat] += count;
      fuel.set(s, seat, good, 0);
    }
  }
  if (piled.length === 0) return;
  const rest = redealHands(b, s, viewer, rng, secret, piled);
  let next = 0;
  for (let seat = 0; seat < b.seats; seat++)
    for (let n = counts[seat]; n > 0; n--) fuel.add(s, seat, rest[next++], 1);
}
