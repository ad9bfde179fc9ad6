import { describe, expect, it } from 'vitest';
import { Table } from '../../table.ts';

const id = (name: string): string => `variant/stobie-${name}`;
const main = (game: string): Table => new Table(game).started().until('main', 0).bare();
const anyHarbour = (t: Table): number =>
  Array.from({ length: t.b.harbourCorner.length / 2 }, (_, i) => i).find((i) => t.field('harbour', i) === 0)!;

describe('no domestic trade', () => {
  // proves variant/stobie-no-domestic-trade: Trade with the bank, at harbours too
  // proves variant/stobie-no-domestic-trade: Players do not trade with each other
  it('nobody offers another player a trade, and the bank trades as ever', () => {
    const t = main(id('no-domestic-trade')).give(0, { wool: 4 });
    const offer = { move: 'offer', give: { wool: 1 }, want: { ore: 1 } };
    expect(t.refusal(0, offer)?.code).toBe('move-unknown');
    expect(t.play(0, 'bank-trade', { give: 'wool', want: 'ore' }).hand(0)).toEqual({ ore: 1 });
  });

  // proves variant/stobie-no-domestic-trade: Cards and thefts still move goods
  it('a monopoly still takes from the others', () => {
    const t = main(id('no-domestic-trade')).give(0, {}).give(1, { ore: 2 }).give(2, {}).give(3, {});
    t.cards(0, 'monopoly').set('cardPlayed', 0, 0).play(0, 'play-card', { card: 'monopoly' });
    expect(t.play(0, 'name-good', { good: 'ore' }).hand(0)).toEqual({ ore: 2 });
  });
});

describe('any number of development cards', () => {
  // proves variant/stobie-unlimited-dev-cards: Any number of development cards may be played in a turn
  it('a second card is played in the same turn', () => {
    const t = main(id('unlimited-dev-cards'))
      .give(0, {})
      .cards(0, 'year-of-plenty', 2)
      .set('cardPlayed', 0, 0);
    for (let card = 0; card < 2; card++) {
      t.play(0, 'play-card', { card: 'year-of-plenty' });
      t.play(0, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'ore' });
    }
    expect(t.hand(0)).toEqual({ ore: 4 });
  });

  // proves variant/stobie-unlimited-dev-cards: a card on the turn on which you bought it
  it('a card that was bought this turn still waits', () => {
    const t = main(id('unlimited-dev-cards')).give(0, { wool: 1, grain: 1, ore: 1 });
    t.play(0, 'buy-card').nature('draw-card', { card: 'monopoly' });
    expect(t.refusal(0, 'play-card', { card: 'monopoly' })?.code).toBe('card-fresh');
  });
});

describe('ties void bonuses', () => {
  const army = (t: Table): number => t.s.cells[t.b.at.award + t.b.award('largest-army')];
  const knights = (t: Table, seat: number, count: number): Table => {
    t.set('played', seat * t.b.cards.length + t.b.card('knight'), count);
    t.b.rules.reviewAwards(t.s);
    return t;
  };

  // proves variant/stobie-ties-void-bonuses: the holder loses it, and nobody has it
  it('who draws level takes the award from its holder for nobody', () => {
    const t = knights(main(id('ties-void-bonuses')), 0, 3);
    expect(army(t)).toBe(0);
    expect(army(knights(t, 1, 3))).toBe(-1);
  });

  // proves variant/stobie-ties-void-bonuses: It goes to the next player who is ahead alone
  it('it goes to whoever is ahead alone next', () => {
    const t = knights(knights(main(id('ties-void-bonuses')), 0, 3), 1, 3);
    expect(army(knights(t, 1, 4))).toBe(1);
    expect(army(knights(t, 0, 4))).toBe(-1);
  });
});

describe('removing own roads', () => {
  /** seat 0 has all its roads on the board, and six of them around the middle */
  const spent = (): Table => {
    const t = main(id('road-removal')).give(0, { brick: 1, lumber: 1 });
    const edges = Array.from({ length: t.b.topology.edges }, (_, edge) => edge);
    const ring = [0, 1, 2, 3, 4, 5].map((side) => t.edge(0, 0, side));
    for (const edge of [...ring, ...edges.filter((edge) => !ring.includes(edge)).slice(0, 9)])
      t.put(0, 'road', edge);
    return t;
  };
  const left = (t: Table): number => t.field('supply', t.b.piece('road').index);

  // proves variant/stobie-road-removal: You may take your own roads off
  // proves variant/stobie-road-removal: Each piece goes back to your supply
  it('takes an own road off, into the supply, and looks at Longest road again', () => {
    const t = spent();
    const { index } = t.b.piece('road');
    for (let edge = 0; edge < 12; edge++)
      if (t.field('route', edge) === t.b.mark(0, index)) t.b.rules.unbuild(t.s, index, edge);
    t.set('supply', index, 0);
    t.b.rules.reviewAwards(t.s);
    const length = t.field('routeLength', 0);
    t.play(0, 'remove-road', { edge: t.edge(0, 0, 0) });
    expect([left(t), t.field('routeLength', 0)]).toEqual([1, length - 1]);
  });

  // proves variant/stobie-road-removal: It costs nothing and may
  // proves variant/stobie-road-removal: Laying a piece again costs
  it('any own roads go for nothing, however many are left; to lay one again has its price', () => {
    const t = spent();
    const [mine, another] = t.legal(0, 'remove-road');
    expect(t.legal(0, 'remove-road')).toHaveLength(15);
    const free = Array.from({ length: t.b.topology.edges }, (_, edge) => edge).find(
      (edge) => t.field('route', edge) === 0,
    )!;
    expect(t.refusal(0, 'remove-road', { edge: free })?.code).toBe('not-own-road');
    t.put(1, 'road', free);
    expect(t.refusal(0, 'remove-road', { edge: free })?.code).toBe('not-own-road');
    t.play(0, mine);
    expect([left(t), t.legal(0, 'remove-road').length]).toEqual([1, 14]);
    t.play(0, another);
    expect([left(t), t.legal(0, 'remove-road').length]).toEqual([2, 13]);
    expect(t.hand(0)).toEqual({ brick: 1, lumber: 1 });
    t.play(0, 'road', { edge: mine.edge });
    expect([t.hand(0), t.refusal(0, 'remove-road', { edge: mine.edge })?.code]).toEqual([{}, 'road-unpaid']);
    t.play(0, 'end-turn');
    expect([t.decision, t.legal(1, 'remove-road')]).toEqual(['roll', []]);
  });

  it('a player with a single road and fourteen left may take it off', () => {
    const t = main(id('road-removal')).give(0, { brick: 1, lumber: 1 });
    const { index } = t.b.piece('road');
    for (let edge = 0; edge < t.b.topology.edges; edge++)
      if (t.field('route', edge) === t.b.mark(0, index)) t.b.rules.unbuild(t.s, index, edge);
    t.put(0, 'road', t.edge(0, 0, 0)).play(0, 'remove-road', { edge: t.edge(0, 0, 0) });
    expect([left(t), t.legal(0, 'remove-road')]).toEqual([15, []]);
  });
});

describe('flexible maritime trade', () => {
  const give = (t: Table, ...goods: string[]): Table =>
    goods.reduce((table, good) => table.play(0, 'give-mixed', { good }), t);

  // proves variant/stobie-flexible-maritime-trade: Besides the usual trades the bank takes any mix
  it('five mixed cards buy one without a harbour, four with a general one', () => {
    const t = main(id('flexible-maritime-trade')).give(0, { wool: 2, brick: 2, lumber: 1 });
    give(t.play(0, 'mixed-trade', { want: 'ore' }), 'wool', 'brick', 'wool', 'lumber', 'brick');
    expect([t.hand(0), t.decision]).toEqual([{ ore: 1 }, 'main']);
    t.put(0, 'settlement', t.b.harbourCorner[anyHarbour(t) * 2]).give(0, { wool: 2, brick: 2 });
    give(t.play(0, 'mixed-trade', { want: 'ore' }), 'wool', 'brick', 'wool', 'brick');
    expect(t.hand(0)).toEqual({ ore: 1 });
    expect(t.give(0, { wool: 3 }).play(0, 'bank-trade', { give: 'wool', want: 'ore' }).hand(0)).toEqual({
      ore: 1,
    });
  });

  // proves variant/stobie-flexible-maritime-trade: What is taken may not be among what is given
  it('what is taken may not be among what is given', () => {
    const t = main(id('flexible-maritime-trade')).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 });
    expect(t.legal(0, 'mixed-trade')).toEqual([]);
    expect(t.refusal(0, 'mixed-trade', { want: 'ore' })?.code).toBe('no-mix');
    t.give(0, { wool: 5, ore: 1 }).play(0, 'mixed-trade', { want: 'ore' });
    expect(t.refusal(0, 'give-mixed', { good: 'ore' })?.code).toBe('mix-same');
  });

  // proves variant/stobie-flexible-maritime-trade: The worst rate is the worst over all goods
  it('a special harbour for the goods given does not better the price', () => {
    const t = main(id('flexible-maritime-trade'));
    const special = Array.from({ length: t.b.harbourCorner.length / 2 }, (_, i) => i).find(
      (i) => t.field('harbour', i) > 0,
    )!;
    t.put(0, 'settlement', t.b.harbourCorner[special * 2]);
    expect(t.b.the.mixedTrade.price(t.s, 0)).toBe(5);
  });
});
