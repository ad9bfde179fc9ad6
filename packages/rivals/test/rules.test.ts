import { NATURE, Rng, resample, viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { above, below, LEFT, RIGHT, region, Table } from './table.ts';

describe('the start', () => {
  // proves rivals/introductory: Each prince begins with 2 settlements
  // proves rivals/introductory: only the gold field holds none
  it('gives each prince two settlements, a road, six regions and a good in each but the gold field', () => {
    const { s, b } = new Table().started();
    const { centre, roads, terrain, store } = b.fields;
    for (const seat of [0, 1]) {
      expect([centre.sum(s, seat), roads.sum(s, seat)]).toEqual([2, 1]);
      const goods = Object.values(region).map((place) => terrain.get(s, seat, place));
      expect([...goods].sort()).toEqual([1, 2, 3, 4, 5, 6]);
      expect(Object.values(region).map((place) => store.get(s, seat, place))).toEqual([1, 1, 0, 1, 1, 1]);
    }
  });

  it('gives every number from 1 to 6 once to each prince, and not the same ones in the same regions', () => {
    const { s, b } = new Table().started();
    const numbers = [0, 1].map((seat) =>
      Object.values(region).map((place) => b.fields.number.get(s, seat, place)),
    );
    expect(numbers).toEqual([
      [2, 3, 1, 4, 6, 5],
      [3, 2, 4, 1, 5, 6],
    ]);
  });

  // proves rivals/introductory: lie in 4 draw stacks of 9
  it('lays 36 basic cards in four stacks of nine', () => {
    const table = new Table();
    while (table.decision === 'deal') table.anything();
    expect([0, 1, 2, 3].map((stack) => table.stack(stack).length)).toEqual([9, 9, 9, 9]);
    expect(table.b.cards.reduce((sum, { kind, hidden }) => sum + (kind === 'event' ? 0 : hidden), 0)).toBe(
      36,
    );
  });

  // proves rivals/introductory: the higher roll begins
  // proves rivals/introductory: the top 3 of another stack
  it('lets the higher roll begin; the first draws three cards from a stack, the other from another one', () => {
    const table = new Table();
    while (table.decision === 'deal') table.anything();
    table.nature('high-roll', { seat: 1 });
    const top = table.stack(2).slice(0, 3);
    expect(table.asked).toEqual([1]);
    table.play(1, 'first-hand', { stack: 2 });
    expect(table.hand(1).sort()).toEqual([...top].sort());
    expect(table.legal(0).map(({ stack }) => stack)).toEqual([0, 1, 3]);
    table.play(0, 'first-hand', { stack: 0 });
    expect([table.handSize(0), table.active, table.decision]).toEqual([3, 1, 'roll']);
  });
});

describe('the turn', () => {
  // proves rivals/introductory: A turn has four parts
  // proves rivals/introductory: are played in the next turn at the earliest
  it('goes from the dice over actions and the hand to the exchange, and then to the other prince', () => {
    const table = new Table().bare();
    expect(table.decision).toBe('roll');
    table.roll(1, 'trade');
    expect(table.decision).toBe('act');
    table.play(0, 'end-actions');
    expect(table.decision).toBe('fill');
    for (let i = 0; i < 3; i++) table.play(0, 'draw', { stack: 1 });
    expect(table.decision).toBe('exchange');
    expect(table.legal(0).every(({ move }) => move === 'keep' || move === 'put-under')).toBe(true);
    table.play(0, 'keep');
    expect([table.decision, table.active]).toEqual(['roll', 1]);
  });

  // proves rivals/introductory: Every region whose number is rolled
  // proves rivals/introductory: gives the good of its kind and holds up to 3
  it('brings one good to every region with the number, of both, unless it is full', () => {
    const table = new Table().bare().store(1, { ore: 3 }).roll(6);
    expect([table.goods(0), table.goods(1)]).toEqual([{ grain: 1 }, { ore: 3 }]);
  });

  it('gives in every region of one principality that has the number', () => {
    const table = new Table()
      .bare()
      .settlement(0, RIGHT + 1, [
        ['lumber', 2],
        ['gold', 2],
      ])
      .roll(2);
    expect(table.goods(0)).toEqual({ lumber: 2, gold: 1 });
  });

  // proves rivals/introductory: Two of the six faces of the event die
  it('has an event die with five symbols, the event card twice as likely', () => {
    const table = new Table().bare().play(0, 'roll').nature('production-die', { number: 1 });
    const { b, s } = table;
    const weights: Record<string, number> = {};
    for (const { move } of b.decisions[b.decision('event-die')].moves.map((kind) => ({ move: kind })))
      move.list(s, NATURE, {
        weigh: (weight: number, symbol: number) => {
          weights[['brigands', 'trade', 'celebration', 'harvest', 'event'][symbol]] = weight;
        },
      } as never);
    expect(weights).toEqual({ brigands: 1, trade: 1, celebration: 1, harvest: 1, event: 2 });
  });

  // proves rivals/introductory: Brigands attack before the regions give
  it('brings brigands before the regions give: more than seven goods lose all gold and wool, seven are safe', () => {
    const table = new Table().bare();
    table.store(0, { gold: 3, wool: 2, ore: 3 }).store(1, { gold: 3, wool: 3, brick: 1 });
    table.roll(1, 'brigands');
    expect(table.goods(0)).toEqual({ ore: 3, gold: 1 });
    expect(table.goods(1)).toEqual({ gold: 3, wool: 3, brick: 1 });
  });

  it('counts goods that come with the same roll only after the brigands', () => {
    const table = new Table().bare().store(0, { wool: 3, ore: 3, brick: 1 }).roll(5, 'brigands');
    expect(table.goods(0)).toEqual({ wool: 3, ore: 3, brick: 1 });
  });

  // proves rivals/introductory: All other symbols come after
  it('brings the harvest after the regions have given', () => {
    const table = new Table().bare().store(0, { ore: 2 }).roll(5, 'harvest');
    expect(table.at(0, region.mountains)).toBe(3);
    expect(table.legal(0, 'gain').map((move) => move.region)).not.toContain(region.mountains);
  });
});

describe('the event die', () => {
  const trader = (): Table => {
    const table = new Table().bare();
    table
      .put(0, 'ore-ship', above(LEFT))
      .put(0, 'wool-ship', below(LEFT))
      .put(0, 'marketplace', above(RIGHT));
    expect(table.token('trade')).toBe(0);
    return table;
  };

  it('a token stays with its holder in a tie, with three points and not with two', () => {
    const table = trader();
    table.put(1, 'ore-ship', above(LEFT)).put(1, 'wool-ship', below(LEFT)).put(1, 'gold-ship', above(RIGHT));
    expect(table.token('trade')).toBe(0);
    table.put(1, 'brick-ship', below(RIGHT));
    expect(table.token('trade')).toBe(1);
  });

  // proves rivals/introductory: you take 1 good of your choice from your opponent
  // proves rivals/introductory: your opponent says from which region it comes
  it('trade: the one with the trade advantage names a good, and the other says from where it comes', () => {
    const table = trader().settlement(1, RIGHT + 1, [
      ['ore', 2],
      ['gold', 3],
    ]);
    table.store(1, { ore: 4, brick: 1 }).roll(1, 'trade');
    expect([table.decision, table.asked]).toEqual(['gain', [0]]);
    expect(table.legal(0).map((move) => move.region)).toEqual([
      region.hills,
      region.pasture,
      region.mountains,
    ]);
    table.play(0, 'gain', { region: region.mountains });
    expect([table.decision, table.asked]).toEqual(['pay', [1]]);
    table.play(1, 'pay', { region: region.mountains });
    expect([table.at(1, region.mountains), table.at(0, region.mountains)]).toEqual([2, 1]);
  });

  it('trade: nobody takes anything without the advantage, or where nothing is', () => {
    expect(new Table().bare().store(1, { ore: 1 }).roll(1, 'trade').decision).toBe('act');
    // The roll of a 1 brings seat 1 a wool, and there is nothing else to take.
    expect(trader().roll(1, 'trade').goods(0)).toEqual({ gold: 1, wool: 1 });
  });

  // proves rivals/introductory: the prince with more skill points takes 1 good
  // proves rivals/introductory: the prince whose turn it is chooses first
  it('celebration: the one with more skill points alone, in a tie both, the active prince first', () => {
    const table = new Table().bare().put(1, 'inga', above(LEFT)).roll(1, 'celebration');
    expect([table.decision, table.asked]).toEqual(['gain', [1]]);
    table.play(1, 'gain', { region: region.gold });
    expect(table.decision).toBe('act');
    const tied = new Table().bare().roll(1, 'celebration');
    expect(tied.asked).toEqual([0]);
    expect(tied.play(0, 'gain', { region: region.gold }).asked).toEqual([1]);
    expect(tied.play(1, 'gain', { region: region.gold }).decision).toBe('act');
  });

  // proves rivals/introductory: Plentiful harvest: each takes 1 good
  // proves rivals/introductory: has to be taken where there is room
  it('plentiful harvest: each takes one good where there is room, and it is lost only if there is none', () => {
    const full = { brick: 3, grain: 3, lumber: 3, ore: 3, wool: 3, gold: 3 };
    const table = new Table().bare().store(1, full).roll(2, 'harvest');
    expect(table.legal(0).map(({ move }) => move)).toEqual(new Array(6).fill('gain'));
    table.play(0, 'gain', { region: region.gold });
    expect([table.decision, table.goods(0), table.goods(1)]).toEqual(['act', { lumber: 1, gold: 1 }, full]);
  });

  // proves rivals/introductory: an event card is turned up, and goes to the bottom
  // proves rivals/introductory: 3 cards lie below Yule
  it('event card: five cards lie above Yule, each comes once, and Yule has them shuffled', () => {
    const table = new Table().bare();
    const seen: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      table.roll(1, 'event');
      const outcomes = table.legal(NATURE, 'event-card').map(({ card }) => card as string);
      expect(outcomes).not.toContain('yule');
      seen.push(outcomes[0]);
      table.turnUp(outcomes[0]);
      table.hold(0).hold(1);
      while (table.decision !== 'act') table.anything();
      table.endTurn();
    }
    expect(seen.length).toBe(5);
    table.roll(1, 'event');
    expect(table.legal(NATURE).map(({ card }) => card)).toEqual(['yule']);
    table.turnUp('yule');
    expect(table.legal(NATURE).map(({ card }) => card)).toContain(seen[0]);
  });
});

describe('the action phase', () => {
  // proves rivals/introductory: in any order and as often as you can
  it('builds, plays and trades in any order', () => {
    const table = new Table().acting().store(0, { gold: 3, brick: 2, lumber: 3, wool: 2 });
    table.hold(0, 'goldsmith', 'storehouse', 'wool-ship');
    table.play(0, 'build', { card: 'storehouse', site: above(LEFT) });
    table.play(0, 'play', { card: 'goldsmith' }).play(0, 'gain', { region: region.fields });
    table.play(0, 'gain', { region: region.fields });
    table.play(0, 'build', { card: 'wool-ship', site: below(LEFT) });
    expect([table.decision, table.goods(0)]).toEqual(['act', { brick: 2, lumber: 1, grain: 2 }]);
    table.play(0, 'build-road', { way: 5 });
    expect(table.decision).toBe('act');
  });

  // proves rivals/introductory: A road costs 2 brick and 1 lumber
  it('builds a road at an open end for two brick and a lumber', () => {
    const table = new Table().acting().store(0, { brick: 2, lumber: 1 });
    expect(table.legal(0, 'build-road').map(({ way }) => way)).toEqual([LEFT, RIGHT + 1]);
    table.play(0, 'build-road', { way: RIGHT + 1 });
    expect(table.goods(0)).toEqual({});
    expect(table.refusal(0, 'build-road', { way: LEFT })).toBe('cannot-pay');
    expect(table.store(0, { brick: 2, lumber: 1 }).refusal(0, 'build-road', { way: 1 })).toBe('no-open-end');
  });

  // proves rivals/introductory: stands at the open end of a road
  // proves rivals/introductory: gets the top 2 cards of the region stack
  it('builds a settlement at the end of a road, with two new regions that hold nothing', () => {
    const table = new Table().acting().store(0, { brick: 1, grain: 1, wool: 1, lumber: 1 });
    expect(table.refusal(0, 'build-settlement', { slot: LEFT - 1 })).toBe('no-road');
    table.road(0, LEFT).play(0, 'build-settlement', { slot: LEFT - 1 });
    expect([table.decision, table.goods(0)]).toEqual(['draw-region', {}]);
    table.nature('draw-region', { drawn: 'mountains 4' }).nature('draw-region', { drawn: 'gold-field 2' });
    expect([table.decision, table.asked]).toEqual(['lay', [0]]);
    table.play(0, 'lay', { region: 9 });
    const { terrain, number, store } = table.b.fields;
    expect([8, 9].map((place) => [terrain, number, store].map((f) => f.get(table.s, 0, place)))).toEqual([
      [6, 2, 0],
      [4, 4, 0],
    ]);
    expect([table.points(0), table.b.fields.regions.sum(table.s)]).toEqual([3, 10]);
  });

  it('gives the example of the rules: after the new settlement a 4 brings wool and ore, a 2 lumber and gold', () => {
    const table = new Table().bare().settlement(0, RIGHT + 1, [
      ['ore', 4],
      ['gold', 2],
    ]);
    expect(table.roll(4).goods(0)).toEqual({ wool: 1, ore: 1 });
    const other = new Table().bare().settlement(0, RIGHT + 1, [
      ['ore', 4],
      ['gold', 2],
    ]);
    expect(other.roll(2).goods(0)).toEqual({ lumber: 1, gold: 1 });
  });

  // proves rivals/introductory: A city costs 3 ore and 2 grain
  // proves rivals/introductory: a city has two above and two below
  it('makes a settlement a city for three ore and two grain, with twice the sites', () => {
    const table = new Table()
      .acting()
      .store(0, { ore: 3, grain: 2, brick: 1, lumber: 1 })
      .hold(0, 'toll-bridge');
    const sites = (): unknown[] => table.legal(0, 'build').map(({ site }) => site);
    expect(sites()).toEqual([above(LEFT), below(LEFT), above(RIGHT), below(RIGHT)]);
    table.play(0, 'build-city', { slot: LEFT });
    expect([table.goods(0), table.points(0)]).toEqual([{ brick: 1, lumber: 1 }, 3]);
    expect(sites()).toEqual([20, 21, 22, 23, above(RIGHT), below(RIGHT)]);
    expect(table.refusal(0, 'build-city', { slot: LEFT })).toBe('cannot-pay');
    expect(table.store(0, { ore: 3, grain: 2 }).refusal(0, 'build-city', { slot: LEFT })).toBe(
      'no-settlement',
    );
  });

  // proves rivals/introductory: paid from regions of your choice
  it('builds on free sites alone, and is asked from which regions the price comes', () => {
    const table = new Table()
      .acting()
      .settlement(0, RIGHT + 1, [
        ['brick', 1],
        ['gold', 2],
      ])
      .hold(0, 'abbey', 'abbey');
    table.store(0, { brick: 4, grain: 1, ore: 1 }).put(0, 'harald', above(LEFT));
    expect(table.refusal(0, 'build', { card: 'abbey', site: above(LEFT) })).toBe('site-taken');
    // where no settlement stands there is no site, nor beyond one that is no city
    expect(table.refusal(0, 'build', { card: 'abbey', site: above(LEFT - 1) })).toBe('no-site');
    expect(table.refusal(0, 'build', { card: 'abbey', site: below(LEFT, 1) })).toBe('no-site');
    table.play(0, 'build', { card: 'abbey', site: below(LEFT) });
    expect([table.decision, table.asked]).toEqual(['pay', [0]]);
    table.play(0, 'pay', { region: 16 });
    expect([table.on(0, below(LEFT)), table.goods(0), table.at(0, 16)]).toEqual(['abbey', { brick: 3 }, 0]);
  });

  it('gives the example of the rules: an Abbey takes a grain, an ore and a brick', () => {
    const table = new Table()
      .acting()
      .store(0, { grain: 2, lumber: 1, wool: 1, brick: 1, ore: 1 })
      .hold(0, 'abbey');
    table.play(0, 'build', { card: 'abbey', site: above(LEFT) });
    expect(table.goods(0)).toEqual({ grain: 1, lumber: 1, wool: 1 });
  });

  // proves rivals/introductory: Both sites on one side of a city
  it('has both sites of one side of a city beside the same two regions', () => {
    for (const far of [0, 1]) {
      const table = new Table().bare().city(0, RIGHT).put(0, 'grain-mill', above(RIGHT, far)).roll(6);
      expect(table.goods(0)).toEqual({ grain: 2 });
    }
  });

  // proves rivals/introductory: marked as single
  it.each(['abbey', 'marketplace', 'parish-hall'])('builds one %s only', (card) => {
    const table = new Table().acting().hold(0, card).put(0, card, above(LEFT));
    table.store(0, { brick: 3, grain: 3, ore: 3, wool: 3 });
    expect(table.refusal(0, 'build', { card, site: below(LEFT) })).toBe('only-once');
    expect(table.legal(0, 'build')).toEqual([]);
  });

  // proves rivals/introductory: Action cards cost nothing
  it('puts an action card on the discard pile, common to both', () => {
    const table = new Table().acting().hold(0, 'relocation').play(0, 'play', { card: 'relocation' });
    expect([table.discarded('relocation'), table.handSize(0), table.goods(0)]).toEqual([1, 0, {}]);
    expect(table.told('played')).toHaveLength(1);
  });

  // proves rivals/introductory: give 3 goods of one kind
  it('trades three of a kind, gathered from several regions, for one other', () => {
    const table = new Table()
      .acting()
      .settlement(0, RIGHT + 1, [
        ['ore', 4],
        ['gold', 2],
      ])
      .store(0, { ore: 4 });
    table.play(0, 'trade', { give: 'ore', region: region.pasture });
    for (let i = 0; i < 3; i++) table.play(0, 'pay', { region: i < 2 ? region.mountains : 16 });
    expect([table.goods(0), table.at(0, region.mountains), table.decision]).toEqual([
      { ore: 1, wool: 1 },
      1,
      'act',
    ]);
    expect(table.refusal(0, 'trade', { give: 'ore', region: region.pasture })).toBe('too-few');
    table.store(0, { ore: 3 });
    expect(table.refusal(0, 'trade', { give: 'ore', region: region.mountains })).toBe('nothing-there');
  });

  // proves rivals/introductory: are never removed
  it('knows no move that takes a road, a settlement, a city or a region away', () => {
    const table = new Table();
    const seen = new Map<string, number>();
    for (let i = 0; i < 1500 && !table.over; i++) {
      table.anything();
      for (const name of ['centre', 'roads', 'terrain'] as const)
        for (const seat of [0, 1]) {
          const grid = table.b.fields[name];
          let count = 0;
          for (let k = 0; k < grid.width; k++) if (grid.get(table.s, seat, k) > 0) count++;
          expect(count).toBeGreaterThanOrEqual(seen.get(`${name} ${seat}`) ?? 0);
          seen.set(`${name} ${seat}`, count);
        }
    }
  });
});

describe('the hand', () => {
  // proves rivals/introductory: You may hold 3 cards
  // proves rivals/introductory: you draw until you hold that many
  it('is filled to three cards and one for each progress point, from stacks of choice', () => {
    const table = new Table().acting().put(0, 'abbey', above(LEFT)).hold(0, 'scout').play(0, 'end-actions');
    for (const stack of [0, 3, 0]) table.play(0, 'draw', { stack });
    expect([table.handSize(0), table.decision]).toEqual([4, 'exchange']);
  });

  it('is cut down to its limit: what is too much goes under stacks of choice, unseen by the other', () => {
    const table = new Table()
      .acting()
      .hold(0, 'scout', 'scout', 'abbey', 'harald', 'inga')
      .play(0, 'end-actions');
    expect(table.decision).toBe('surplus');
    table.play(0, 'put-under', { stack: 2 }).play(0, 'put', { card: 'harald' });
    expect(table.stack(2).at(-1)).toBe('harald');
    expect(table.told('put-under')).toEqual([
      { kind: 'put-under', data: { seat: 0, stack: 2 }, secret: { seats: 1, data: { card: 'harald' } } },
    ]);
    table.play(0, 'put-under', { stack: 1 }).play(0, 'put', { card: 'scout' });
    expect([table.handSize(0), table.decision]).toEqual([3, 'exchange']);
  });

  it('shrinks at the end of the next turn where an Abbey was lost', () => {
    const table = new Table().acting().hold(0, 'scout', 'scout', 'abbey', 'harald').endTurn();
    expect([table.active, table.handSize(0)]).toEqual([1, 3]);
  });

  // proves rivals/introductory: Then you may put 1 card under a stack
  it('may exchange a card for the top card of a stack', () => {
    const table = new Table().acting().hold(0, 'scout', 'abbey', 'harald').play(0, 'end-actions');
    const top = table.stack(3)[0];
    table.play(0, 'put-under', { stack: 3 }).play(0, 'put', { card: 'scout' }).play(0, 'draw', { stack: 3 });
    expect([table.stack(3).at(-1), table.active]).toEqual(['scout', 1]);
    expect(table.hand(0).sort()).toEqual(['abbey', 'harald', top].sort());
  });

  // proves rivals/introductory: the other cards keep their order
  it('may look through a stack for two goods and take a card of choice', () => {
    const table = new Table().acting().store(0, { ore: 2, brick: 1 }).hold(0, 'scout', 'abbey', 'harald');
    table.play(0, 'end-actions').play(0, 'put-under', { stack: 0 }).play(0, 'put', { card: 'scout' });
    const before = table.stack(1);
    const wanted = before[4];
    table.play(0, 'search', { stack: 1 });
    expect(table.decision).toBe('pay');
    expect(() => table.play(0, 'pick', { card: wanted })).toThrow();
    table.play(0, 'pay', { region: region.mountains }).play(0, 'pay', { region: region.hills });
    const { drawStack } = table.b.fields;
    expect(drawStack.get(viewOf(table.s, 0), 1, 0)).toBeGreaterThan(0);
    expect(drawStack.get(viewOf(table.s, 1), 1, 0)).toBeLessThan(0);
    table.play(0, 'pick', { card: wanted });
    const left = [...before];
    left.splice(left.indexOf(wanted), 1);
    expect([table.stack(1), table.goods(0)]).toEqual([left, { ore: 1 }]);
    expect(table.hand(0)).toContain(wanted);
  });

  it('cannot look through a stack without the goods', () => {
    const table = new Table().acting().store(0, { ore: 1 }).hold(0, 'scout', 'abbey', 'harald');
    table.play(0, 'end-actions').play(0, 'put-under', { stack: 0 }).play(0, 'put', { card: 'scout' });
    expect(table.refusal(0, 'search', { stack: 0 })).toBe('search-costs');
  });

  // proves rivals/introductory: If all draw stacks are empty nobody draws
  it('is not filled from empty stacks', () => {
    const table = new Table().acting();
    for (let stack = 0; stack < 4; stack++) table.b.fields.stackSize.set(table.s, stack, 0);
    table.play(0, 'end-actions');
    expect([table.handSize(0), table.active]).toEqual([0, 1]);
  });

  it('is known to its owner alone', () => {
    const { s, b } = new Table().started();
    expect(b.fields.hand.sum(viewOf(s, 0), 0)).toBe(3);
    expect(b.fields.hand.get(viewOf(s, 1), 0, 0)).toBeLessThan(0);
    expect(b.fields.hand.get(viewOf(s, null), 0, 0)).toBeLessThan(0);
  });
});

describe('advantages', () => {
  // proves rivals/introductory: give the strength advantage, with the hero token
  it('three strength points and more than the other bring the hero token', () => {
    const table = new Table().bare().put(0, 'harald', above(LEFT));
    expect([table.token('hero'), table.points(0)]).toEqual([-1, 2]);
    table.put(0, 'austin', below(LEFT));
    expect([table.token('hero'), table.points(0)]).toEqual([0, 3]);
    const tied = new Table().bare();
    tied.put(1, 'osmund', above(LEFT));
    tied.b.fields.sites.set(tied.s, 0, above(LEFT), tied.b.card('candamir') + 1);
    tied.put(1, 'siglind', above(RIGHT));
    expect(tied.token('hero')).toBe(-1);
  });

  // proves rivals/introductory: give the trade advantage, with the trade token
  it('three commerce points and more than the other bring the trade token', () => {
    const table = new Table().bare().put(1, 'ore-ship', above(LEFT)).put(1, 'toll-bridge', below(LEFT));
    expect(table.token('trade')).toBe(-1);
    table.put(1, 'marketplace', above(RIGHT));
    expect([table.token('trade'), table.points(1)]).toEqual([1, 3]);
  });

  // proves rivals/introductory: keep a token in a
  it('a token stays in a tie, goes to the other who has more, and is set aside where nobody has three', () => {
    const table = new Table().bare().put(0, 'candamir', above(LEFT));
    table.put(1, 'osmund', above(LEFT)).put(1, 'siglind', below(LEFT));
    expect(table.token('hero')).toBe(0);
    table.put(1, 'austin', above(RIGHT));
    expect(table.token('hero')).toBe(1);
    table.b.fields.sites.set(table.s, 1, above(RIGHT), 0);
    table.b.fields.sites.set(table.s, 1, below(LEFT), 0);
    table.put(0, 'harald', above(LEFT));
    expect(table.token('hero')).toBe(-1);
  });
});

describe('the end', () => {
  // proves rivals/introductory: A settlement is worth 1 victory point, a city 2
  it('counts a settlement 1, a city 2 and each token 1, as the victorious principality of the rules', () => {
    const table = new Table()
      .bare()
      .city(0, LEFT)
      .city(0, RIGHT)
      .settlement(0, RIGHT + 1, [
        ['ore', 4],
        ['gold', 2],
      ]);
    table.put(0, 'harald', above(LEFT)).put(0, 'candamir', below(LEFT)).put(0, 'ore-ship', above(RIGHT));
    table
      .put(0, 'gold-ship', below(RIGHT))
      .put(0, 'marketplace', above(RIGHT, 1))
      .put(0, 'toll-bridge', below(RIGHT, 1));
    expect(table.points(0)).toBe(7);
    expect(table.b.scores.map(({ id, of }) => [id, of(table.s, 0)])).toEqual([
      ['settlements', 1],
      ['cities', 4],
      ['expansions', 0],
      ['hero-token', 1],
      ['trade-token', 1],
    ]);
  });

  // proves rivals/introductory: You win if you have 7 victory points
  it('comes at the end of the own turn with seven points, not before and not in the turn of the other', () => {
    const table = new Table().acting();
    for (const slot of [4, 5, 6]) table.city(1, slot);
    table.settlement(1, 7, [
      ['ore', 4],
      ['gold', 2],
    ]);
    for (const slot of [LEFT, RIGHT, RIGHT + 1]) table.city(0, slot);
    expect([table.points(0), table.points(1)]).toEqual([6, 7]);
    table.endTurn();
    expect([table.over, table.active]).toEqual([false, 1]);
    table.settlement(0, 3, [
      ['ore', 4],
      ['gold', 2],
    ]);
    table.roll(2, 'brigands').endTurn();
    expect(table.over).toBe(true);
    expect(table.b.result(table.s)).toEqual({ winners: [1], scores: [7, 7], ending: 'points' });
  });
});

it('what a prince may not know is dealt anew: as many cards in each hand and stack, and none twice', () => {
  const table = new Table('rivals/introductory').started();
  const { s, b } = table;
  const { hand, drawStack, stackSize, pool } = b.fields;
  type Dealt = typeof s;
  const count = (of: Dealt, card: number): number => {
    let all = pool.get(of, card) + hand.get(of, 0, card) + hand.get(of, 1, card);
    for (let stack = 0; stack < b.stacks.length; stack++)
      for (let at = 0; at < stackSize.get(of, stack); at++)
        if (drawStack.get(of, stack, at) === card + 1) all++;
    return all;
  };
  const cards = b.cards.map(({ index }) => index);
  const sizes = (of: Dealt): number[] =>
    [0, 1].map((seat) => cards.reduce((sum, card) => sum + hand.get(of, seat, card), 0));
  for (let seed = 1; seed <= 5; seed++) {
    const other = resample(s, 0, new Rng(seed));
    expect(cards.map((card) => count(other, card))).toEqual(cards.map((card) => count(s, card)));
    expect([sizes(other), cards.map((card) => hand.get(other, 0, card))]).toEqual([
      sizes(s),
      cards.map((card) => hand.get(s, 0, card)),
    ]);
  }
  const theirs = (of: Dealt): number[] => cards.map((card) => hand.get(of, 1, card));
  expect(theirs(resample(s, 0, new Rng(1)))).not.toEqual(theirs(s));
});
