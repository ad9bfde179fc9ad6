import { describe, expect, it } from 'vitest';
import { above, below, LEFT, region, Table } from './table.ts';

const GOLD = 'rivals/era-of-gold';

describe('theme games', () => {
  // proves rivals/themes: lie in 3 draw stacks of 12
  // proves rivals/era-of-gold: The 22 cards of the Era of Gold
  it('lay the basic set in three stacks of twelve, and the gold cards in two of eleven with two guilds face up', () => {
    const table = new Table(GOLD);
    while (table.decision === 'deal') table.anything();
    expect([0, 1, 2, 3, 4].map((stack) => table.stack(stack).length)).toEqual([12, 12, 12, 11, 11]);
    expect(table.b.fields.open.get(table.s, table.b.card('merchant-guild'))).toBe(2);
    const back = (card: string): number => table.b.cards[table.b.card(card)].back;
    for (const stack of [0, 1, 2]) expect(table.stack(stack).every((card) => back(card) === 0)).toBe(true);
    for (const stack of [3, 4]) expect(table.stack(stack).every((card) => back(card) === 1)).toBe(true);
  });

  // proves rivals/era-of-turmoil: The 22 cards of the Era of Turmoil
  // proves rivals/era-of-progress: The 24 cards of the Era of Progress
  it.each([
    ['rivals/era-of-turmoil', 11, 'hedge-tavern'],
    ['rivals/era-of-progress', 12, 'university'],
  ])('%s lays two stacks of %i and two of its open cards', (game, size, open) => {
    const table = new Table(game);
    while (table.decision === 'deal') table.anything();
    expect([table.stack(3).length, table.stack(4).length]).toEqual([size, size]);
    expect(table.b.fields.open.get(table.s, table.b.card(open))).toBe(2);
  });

  // proves rivals/themes: each looks through one basic stack and takes 3 cards
  // proves rivals/themes: Then each may rearrange their
  it('begin with three chosen cards, and with regions laid as each likes', () => {
    const table = new Table(GOLD);
    while (table.decision === 'deal') table.anything();
    table.nature('high-roll', { seat: 1 });
    expect([table.decision, table.asked, table.legal(1).map(({ stack }) => stack)]).toEqual([
      'choose-stack',
      [1],
      [0, 1, 2],
    ]);
    const before = table.stack(2);
    const wanted = [before[3], before[7], before[11]];
    table.play(1, 'choose-stack', { stack: 2 });
    for (const card of wanted) table.play(1, 'pick', { card });
    expect(table.hand(1).sort()).toEqual([...wanted].sort());
    expect(table.stack(2)).toHaveLength(9);
    table.play(0, 'choose-stack', { stack: 2 });
    for (let i = 0; i < 3; i++) table.play(0, 'pick', { card: table.stack(2)[0] });
    expect([table.decision, table.asked]).toEqual(['rearrange', [1]]);
    table.play(1, 'rearrange', { one: region.gold, other: region.mountains }).play(1, 'keep-regions');
    expect(table.b.fields.terrain.get(table.s, 1, region.gold)).toBe(4);
    for (let i = 0; i < 5; i++) table.play(0, 'rearrange', { one: 10, other: 11 + i });
    expect([table.decision, table.active]).toEqual(['roll', 1]);
  });

  // proves rivals/themes: City expansions stand on the sites of cities only
  // proves rivals/themes: they are built from there, are never in a hand
  it('build city expansions in cities only, and open ones from the middle, once each', () => {
    const table = new Table(GOLD).acting().store(0, { brick: 2, grain: 1, wool: 2 });
    expect(table.refusal(0, 'build', { card: 'merchant-guild', site: above(LEFT) })).toBe('city-only');
    table.city(0, LEFT).play(0, 'build', { card: 'merchant-guild', site: above(LEFT, 1) });
    expect([table.handSize(0), table.points(0), table.goods(0)]).toEqual([0, 4, {}]);
    expect(table.b.fields.open.get(table.s, table.b.card('merchant-guild'))).toBe(1);
    table.store(0, { brick: 2, grain: 1, wool: 2 });
    expect(table.refusal(0, 'build', { card: 'merchant-guild', site: above(LEFT) })).toBe('only-once');
  });

  // proves rivals/themes: you may remove your own buildings and units
  it('let own expansions be removed to the discard pile, also where sites are free', () => {
    const table = new Table(GOLD).acting().put(0, 'abbey', above(LEFT)).play(0, 'make-room');
    expect(table.refusal(0, 'remove', { site: below(LEFT) })).toBe('nothing-stands');
    table.play(0, 'remove', { site: above(LEFT) });
    expect([table.on(0, above(LEFT)), table.discarded('abbey'), table.decision]).toEqual([
      undefined,
      1,
      'act',
    ]);
    expect(table.refusal(0, 'make-room')).toBe('nothing-stands');
  });

  // proves rivals/themes: only under a stack whose cards have the same back
  it('put a card only under a stack with its back, and begin an empty stack anew', () => {
    const table = new Table(GOLD).acting().hold(0, 'mint', 'abbey', 'scout');
    table.b.fields.stackSize.set(table.s, 4, 0);
    table.play(0, 'end-actions');
    // the one card with its back goes there without a question
    table.play(0, 'put-under', { stack: 4 });
    expect([table.stack(4), table.decision]).toEqual([['mint'], 'replace']);
    const other = new Table(GOLD).acting().hold(0, 'abbey', 'scout', 'scout').play(0, 'end-actions');
    expect(other.refusal(0, 'put-under', { stack: 3 })).toBe('other-back');
    other.play(0, 'put-under', { stack: 2 });
    expect(other.legal(0).map(({ card }) => card)).toEqual(['scout', 'abbey']);
  });

  // proves rivals/themes: A face-up card that is lost lies face up again
  it('lay a lost guild face up again', () => {
    const table = new Table(GOLD)
      .bare()
      .city(1, LEFT)
      .put(1, 'merchant-guild', above(LEFT))
      .put(0, 'candamir', above(LEFT));
    table.b.fields.open.set(table.s, table.b.card('merchant-guild'), 1);
    table.roll(1, 'event', 'feud');
    expect([table.b.fields.open.get(table.s, table.b.card('merchant-guild')), table.decision]).toEqual([
      2,
      'act',
    ]);
  });

  // proves rivals/themes: Victory points on city expansions count
  // proves rivals/themes: You win if you have 12 victory points
  it('end with twelve points at the end of the own turn, or before the roll', () => {
    const rich = (): Table => {
      const table = new Table(GOLD).acting();
      for (const slot of [4, 5, 6, 7]) table.city(1, slot).city(0, slot);
      for (const [i, card] of ['mint', 'mint', 'salt-silo', 'staple-house'].entries())
        table.put(1, card, 16 + i);
      return table;
    };
    const table = rich();
    expect(table.points(1)).toBe(12);
    table.endTurn();
    expect([table.over, table.b.result(table.s).winners]).toEqual([true, [1]]);
    const own = rich();
    own.b.fields.sites.set(own.s, 1, 16, 0);
    own.endTurn().roll(2, 'brigands');
    expect([own.points(1), own.over]).toEqual([11, false]);
    own.put(1, 'mint', 16).endTurn();
    expect([own.over, own.b.result(own.s)]).toEqual([
      true,
      { winners: [1], scores: [8, 12], ending: 'points' },
    ]);
  });

  // proves rivals/themes: If nobody has won after 100 turns of each prince
  it('end undecided after a hundred turns of each, with more points for the winner', () => {
    const table = new Table(GOLD).acting().city(1, LEFT);
    table.b.fields.turn.set(table.s, 199);
    table.endTurn();
    expect(table.over).toBe(false);
    table.roll(2, 'brigands').endTurn();
    expect([table.over, table.b.result(table.s).winners, table.b.result(table.s).ending]).toEqual([
      true,
      [1],
      'turns',
    ]);
    const tied = new Table(GOLD).acting();
    tied.b.fields.turn.set(tied.s, 200);
    expect(tied.endTurn().b.result(tied.s).winners).toEqual([0, 1]);
  });
});
