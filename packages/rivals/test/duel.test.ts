import { isOver, listMoves, MoveList, NATURE, Rng, toMove, topArg } from '@hexwright/kernel';
import { expect, it } from 'vitest';
import { LEFT, RIGHT, Table } from './table.ts';

const DUEL = 'rivals/duel-of-the-princes';

// proves rivals/duel-of-the-princes: marked with a half moon are left out
// proves rivals/duel-of-the-princes: 12 cards of gold, 12 of turmoil, 14 of progress
// proves rivals/duel-of-the-princes: are drawn like other cards
it('the duel has three basic stacks and one for each theme set, without marked cards and open stacks', () => {
  const table = new Table(DUEL);
  while (table.decision === 'deal') table.anything();
  expect([0, 1, 2, 3, 4, 5].map((stack) => table.stack(stack).length)).toEqual([12, 12, 12, 12, 12, 14]);
  const all = [3, 4, 5].flatMap((stack) => table.stack(stack));
  for (const card of ['merchant-guild', 'hedge-tavern', 'university']) {
    expect(all.filter((each) => each === card)).toHaveLength(1);
    expect(table.b.fields.open.get(table.s, table.b.card(card))).toBe(0);
  }
  for (const card of ['goldsmith-gold', 'reiner', 'irmgard', 'parliament']) expect(all).not.toContain(card);
});

// proves rivals/duel-of-the-princes: Of the 15 marked event cards 6 are drawn by lot
it('the duel draws six of fifteen marked events, and knows them when they come up', () => {
  const table = new Table(DUEL).bare();
  const { events, eventsDoubtful, eventsUnknown, aboveYule } = table.b.fields;
  expect([
    events.sum(table.s),
    eventsDoubtful.sum(table.s),
    eventsUnknown.get(table.s),
    aboveYule.get(table.s),
  ]).toEqual([5, 15, 6, 8]);
  table.roll(1, 'event');
  const weights: Record<string, number> = {};
  table.b.moves
    .find(({ name }) => name === 'event-card')!
    .list(table.s, NATURE, {
      weigh: (weight: number, card: number) => {
        weights[table.b.cards[card].id] = weight;
      },
      put: () => {},
    } as never);
  // each of the 5 sure cards as likely as the next: 1 in 11; the 15 doubtful ones share 6 in 11
  expect(weights['year-of-plenty']).toBe(15 + 6);
  expect([weights.invention, weights.feud, weights['invention-progress']]).toEqual([15, 6, 12]);
  table.turnUp('feud');
  expect([
    events.get(table.s, table.b.card('feud')),
    eventsUnknown.get(table.s),
    aboveYule.get(table.s),
  ]).toEqual([1, 5, 7]);
});

// proves rivals/duel-of-the-princes: You win if you have 13 victory points
it('the duel is won with thirteen points', () => {
  const table = new Table(DUEL).acting();
  for (const slot of [3, 4, LEFT, RIGHT, 7, 8]) table.city(0, slot);
  table.put(0, 'mint', 12);
  expect(table.points(0)).toBe(13);
  expect(table.endTurn().over).toBe(true);
  const less = new Table(DUEL).acting();
  for (const slot of [3, 4, LEFT, RIGHT, 7, 8]) less.city(0, slot);
  expect(less.endTurn().over).toBe(false);
});

it('the duel asks nothing that all can see has one answer, but to roll and to end the turn', () => {
  const asked = new Set<string>();
  const list = new MoveList();
  for (let seed = 0; seed < 12; seed++) {
    const table = new Table(DUEL, new Rng('duel', seed));
    const { stackSize, handBacks, hand } = table.b.fields;
    // Where a stack or a hand holds cards that are all alike, that nobody is asked would tell the other.
    const secret: Readonly<Record<string, (at: number) => boolean>> = {
      pick: (stack) => stackSize.get(table.s, stack) > 1,
      put: (stack) => handBacks.get(table.s, table.asked[0], table.b.stacks[stack]) > 1,
      'raid-hand': () => hand.sum(table.s, 1 - table.asked[0]) > 2,
    };
    for (let moves = 0; moves < 3000 && !isOver(table.s); moves++) {
      if (toMove(table.s) !== NATURE) {
        listMoves(table.s, table.asked[0], list);
        if (list.length === 1 && !secret[table.decision!]?.(topArg(table.s, 0))) asked.add(table.decision!);
      }
      table.anything();
    }
  }
  expect([...asked].sort()).toEqual(['act', 'roll']);
});
