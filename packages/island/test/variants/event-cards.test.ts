import { chanceOutcomes, resample, viewOf } from '@hexwright/kernel';
import { describe, expect, it, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const game = (options: TableOptions['options'] = {}): Table =>
  new Table('variant/event-cards', { options }).started();
/** an empty board and empty hands */
function bare(options: TableOptions['options'] = {}): Table {
  const t = game(options).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
}
const draw = (t: Table, number: number, red: number): Table =>
  t.play(t.active, 'roll').nature('event-card', { number, red });
const produce = (t: Table): Table => t.nature('after-event');
/** the seat whose answer is wanted, as every decision of an event is of one seat or of several */
const asked = (t: Table): number[] =>
  [0, 1, 2, 3].filter((seat) => (t.s.cells[2 + (t.s.cells[0] - 1) * 6 + 1] >> seat) & 1);
const knights = (t: Table, seat: number, count: number): Table => {
  t.set('played', seat * t.b.cards.length + t.b.card('knight'), count);
  t.b.rules.reviewAwards(t.s);
  return t;
};
const roads = (t: Table, seat: number, edges: readonly number[]): Table =>
  edges.reduce((table, edge) => table.put(seat, 'road', edge), t);
const ring = (t: Table, count: number): number[] => Array.from({ length: count }, (_, d) => t.edge(0, 0, d));
const drawMany = (t: Table, count: number): Table => {
  for (let i = 0; i < 36; i++) t.set('eventDeck', i, i < 36 - count ? 1 : 0);
  return t.set('eventsDrawn', 0, count);
};
const inDeck = (t: Table): number =>
  Array.from({ length: 36 }, (_, i) => t.field('eventDeck', i)).reduce((sum, n) => sum + n, 0);
const outcomes = (t: Table): string[] => chanceOutcomes(t.s)!.map(({ move }) => move.move);

describe('the deck', () => {
  // proves variant/event-cards: The deck holds each of the 36 throws
  it('holds each throw of two dice once', () => {
    const t = game().play(0, 'roll');
    const totals = chanceOutcomes(t.s)!.map(({ move }) => move.number as number);
    const count = (n: number): number => totals.filter((total) => total === n).length;
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(count)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  it('a card that was drawn does not come again before the shuffle', () => {
    const t = draw(game(), 7, 3).until('main').play(0, 'end-turn').play(1, 'roll');
    expect(chanceOutcomes(t.s)!.length).toBe(35);
    expect(t.refusal(-1, 'event-card', { number: 7, red: 3 })).toBeDefined();
  });

  // proves variant/event-cards: A turn begins with the next card
  // proves variant/event-cards: each card also names its red die
  it('is drawn instead of rolling, and shows both dice', () => {
    const t = draw(game(), 8, 3);
    expect([t.field('dice', 0), t.field('dice', 1)]).toEqual([3, 5]);
  });

  it('once the card is drawn, cards that wait for the roll may be played', () => {
    const t = game({ cardsBeforeRoll: 'knight' }).cards(0, 'year-of-plenty');
    expect(t.refusal(0, 'play-card', { card: 'year-of-plenty' })?.code).toBe('card-after-roll');
    expect(draw(t, 9, 3).until('main').refusal(0, 'play-card', { card: 'year-of-plenty' })).toBeUndefined();
  });

  // proves variant/event-cards: then its number produces
  it('produces the number of the card', () => {
    const t = bare();
    t.lay(t.hex(0, 0), 'mountains', 9)
      .put(2, 'settlement', t.corner(0, 0, 0))
      .set('blocker', 0, t.hex(2, -2));
    draw(t, 9, 3);
    expect([t.hand(2).ore, t.decision]).toEqual([1, 'main']);
  });

  // proves variant/event-cards: A 7 is an ordinary seven
  it('a 7 is an ordinary seven, once', () => {
    const t = draw(game().give(1, { wool: 8 }), 7, 1);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(1, 'discard', { good: 'wool' });
    expect(t.decision).toBe('move-blocker');
    t.until('main');
    expect(t.hand(1).wool).toBeLessThanOrEqual(4);
  });

  // proves variant/event-cards: The New Year lies sixth from the bottom.
  // proves variant/event-cards: When it appears, all 36 cards
  // proves variant/event-cards: Five cards stay unseen
  // proves variant/event-cards: Where the New Year lies: sixth
  it('the New Year lies sixth from the bottom: after 31 cards all are shuffled and another is drawn', () => {
    const t = drawMany(game(), 30).play(0, 'roll');
    expect(outcomes(t)).toEqual(Array(6).fill('event-card'));
    const year = drawMany(game(), 31).play(0, 'roll');
    expect(outcomes(year)).toEqual(['new-year']);
    year.nature('new-year');
    expect([inDeck(year), year.field('eventsDrawn'), year.decision]).toEqual([36, 0, 'event-card']);
    expect(outcomes(year)).toEqual(Array(36).fill('event-card'));
  });

  // proves variant/event-cards: The New Year is shuffled into the last five
  // proves variant/event-cards: Where the New Year lies: sixth
  it('option: the New Year is shuffled into the last five cards', () => {
    const t = drawMany(game({ newYear: 'in-bottom-five' }), 31).play(0, 'roll');
    expect(outcomes(t).sort()).toEqual([...Array(5).fill('event-card'), 'new-year']);
    const late = drawMany(game({ newYear: 'in-bottom-five' }), 36).play(0, 'roll');
    expect(outcomes(late)).toEqual(['new-year']);
    const early = drawMany(game({ newYear: 'in-bottom-five' }), 30).play(0, 'roll');
    expect(outcomes(early)).not.toContain('new-year');
  });

  // proves variant/event-cards: or left out: then all 36 cards
  // proves variant/event-cards: Where the New Year lies: sixth
  it('option: all 36 cards without the New Year, shuffled when used up', () => {
    const last = drawMany(game({ newYear: 'none' }), 35).play(0, 'roll');
    expect(outcomes(last)).toEqual(['event-card']);
    const again = drawMany(game({ newYear: 'none' }), 36).play(0, 'roll');
    expect(outcomes(again)).toEqual(Array(36).fill('event-card'));
  });

  it('14 cards carry an event besides the sevens, the other 16 none', () => {
    const t = game();
    const quiet =
      t.play(0, 'roll') &&
      chanceOutcomes(t.s)!.filter(({ move }) => {
        const other = draw(game(), move.number as number, move.red as number);
        return move.number !== 7 && !other.events.some((event) => event.kind.startsWith('card-'));
      });
    expect(quiet).toHaveLength(16);
  });

  // proves variant/event-cards: Events are ignored
  // proves variant/event-cards: Play the events, or use
  it('option: events are ignored and the deck is a plain deck of numbers', () => {
    const t = draw(bare({ cardEvents: false }), 2, 1);
    expect(t.decision).toBe('main');
  });
});

describe('plentiful year', () => {
  // proves variant/event-cards: Plentiful year (2)
  // proves variant/event-cards: The event on the card comes first
  // proves variant/event-cards: in turn order from the active player
  it('everybody takes a good of their choice, in turn order, before the number counts', () => {
    const t = draw(bare(), 2, 1);
    for (const seat of [0, 1, 2, 3]) {
      expect([t.decision, asked(t)]).toEqual(['choose-good', [seat]]);
      t.play(seat, 'choose-good', { good: 'ore' });
    }
    expect(t.decision).toBe('after-event');
    expect(produce(t).decision).toBe('main');
    expect(t.hand(3)).toEqual({ ore: 1 });
  });
});

describe('conflict', () => {
  const withCards = (t: Table): Table => t.give(2, { ore: 1 }).give(3, { wool: 1 });

  // proves variant/event-cards: Conflict (3)
  // proves variant/event-cards: Cards taken from a player are drawn blind
  it('the holder of the largest army takes a card at random from any player', () => {
    const t = draw(withCards(knights(knights(bare(), 1, 3), 0, 3)), 3, 1);
    expect([t.decision, asked(t)]).toEqual(['take-card', [1]]);
    expect(t.legal(1)).toEqual([
      { move: 'take-card', seat: 2 },
      { move: 'take-card', seat: 3 },
    ]);
    t.play(1, 'take-card', { seat: 3 }).nature('steal', { good: 'wool' });
    expect([t.hand(1), t.hand(3), t.decision]).toEqual([{ wool: 1 }, {}, 'after-event']);
  });

  // proves variant/event-cards: Conflict (3)
  // proves variant/event-cards: Who takes in a conflict
  it('while nobody holds it, each player with the most knights takes one', () => {
    const t = draw(withCards(knights(knights(bare(), 3, 2), 1, 2)), 3, 1);
    expect(asked(t)).toEqual([1]);
    t.play(1, 'take-card', { seat: 2 }).nature('steal', { good: 'ore' });
    expect(asked(t)).toEqual([3]);
  });

  it('somebody who finds only empty hands takes nothing', () => {
    const t = draw(knights(knights(bare(), 3, 2), 1, 2).give(1, { wool: 1 }), 3, 1);
    expect(t.legal(1)).toEqual([{ move: 'take-no-card' }]);
    t.play(1, 'take-no-card').play(3, 'take-card', { seat: 1 }).nature('steal', { good: 'wool' });
    expect([t.hand(3), t.decision]).toEqual([{ wool: 1 }, 'after-event']);
    const none = draw(knights(bare(), 1, 2), 3, 1);
    expect(none.decision).toBe('main');
  });

  // proves variant/event-cards: Nobody has the most of nothing
  it('without a knight played nothing happens', () => {
    expect(draw(withCards(bare()), 3, 1).decision).toBe('main');
  });

  // proves variant/event-cards: A conflict must be used
  it('it must be used', () => {
    const t = draw(withCards(knights(bare(), 1, 1)), 3, 1);
    expect(t.refusal(1, 'take-no-card')?.code).toBe('must-take');
  });

  // proves variant/event-cards: Conflict as in the booklet
  // proves variant/event-cards: Who takes in a conflict
  it('option of the booklet: only who alone has the most knights; on a tie nothing happens', () => {
    const tie = knights(knights(bare({ conflict: 'sole' }), 1, 3), 0, 3);
    expect(draw(withCards(tie), 3, 1).decision).toBe('main');
    const sole = draw(withCards(knights(bare({ conflict: 'sole' }), 1, 1)), 3, 1);
    expect(asked(sole)).toEqual([1]);
  });
});

describe('the robber flees', () => {
  const desert = (t: Table): number =>
    Array.from({ length: 19 }, (_, hex) => hex).find(
      (hex) => t.field('terrain', hex) === t.b.terrain('desert'),
    )!;

  // proves variant/event-cards: The robber flees (4, twice)
  // proves variant/event-cards: Nobody is robbed
  // proves variant/event-cards: Where the robber flees to
  it('to the desert, and nobody is robbed', () => {
    for (const red of [2, 3]) {
      const t = bare();
      const hex = (desert(t) + 1) % 19;
      t.put(1, 'settlement', t.b.topology.hexCorner[desert(t) * 6]).give(1, { ore: 1 });
      draw(t.set('blocker', 0, hex), 4, red);
      expect([t.field('blocker'), t.decision, t.hand(1).ore]).toEqual([desert(t), 'main', 1]);
    }
  });

  // proves variant/event-cards: The robber flees (4, twice)
  it('off the board where there is no desert', () => {
    const t = bare();
    t.lay(desert(t), 'fields', 9).set('blocker', 0, 3);
    expect(draw(t, 4, 2).field('blocker')).toBe(-1);
  });

  // proves variant/event-cards: The robber flees off the board until
  // proves variant/event-cards: Where the robber flees to
  it('option: off the board', () => {
    const t = bare({ robberFlees: 'off-board' }).set('blocker', 0, 3);
    expect(draw(t, 4, 2).field('blocker')).toBe(-1);
  });

  // proves variant/event-cards: The robber flees (4, twice)
  it('4 with a red 1 is no event', () => {
    const t = bare().set('blocker', 0, 3);
    expect(draw(t, 4, 1).field('blocker')).toBe(3);
  });
});

describe('tournament', () => {
  // proves variant/event-cards: Tournament (5)
  it('everybody with the most knights takes a good of their choice from the bank', () => {
    const t = draw(knights(knights(knights(bare(), 0, 1), 3, 2), 1, 2), 5, 3);
    expect([t.decision, asked(t)]).toEqual(['choose-good', [1]]);
    t.play(1, 'choose-good', { good: 'brick' });
    expect([t.decision, asked(t)]).toEqual(['choose-good', [3]]);
    t.play(3, 'choose-good', { good: 'wool' });
    expect(t.decision).toBe('after-event');
  });

  // proves variant/event-cards: Nobody has the most of nothing
  it('without knights nobody does', () => {
    expect(draw(bare(), 5, 3).decision).toBe('main');
  });
});

describe('trade advantage', () => {
  // proves variant/event-cards: Trade advantage (5)
  // proves variant/event-cards: Cards taken from a player are drawn blind
  it('the holder of the longest road may take a card, or not', () => {
    const t = bare();
    roads(t, 2, ring(t, 5)).give(3, { ore: 1 });
    roads(
      t,
      1,
      [0, 1, 2, 4, 5].map((d) => t.edge(2, -2, d)),
    );
    roads(t, 1, [t.edge(-2, 2, 3)]);
    draw(t, 5, 4);
    expect([t.decision, asked(t)]).toEqual(['take-card', [2]]);
    expect(t.legal(2)).toEqual([{ move: 'take-card', seat: 3 }, { move: 'take-no-card' }]);
    expect(t.play(2, 'take-no-card').decision).toBe('after-event');
  });

  // proves variant/event-cards: Trade advantage (5)
  // proves variant/event-cards: Trade advantage without a Longest Road:
  it('while nobody holds it, the player with more roads than anybody else', () => {
    const t = bare();
    roads(t, 1, ring(t, 2)).give(3, { ore: 1 });
    expect(asked(draw(t, 5, 4))).toEqual([1]);
    const tie = bare();
    roads(roads(tie, 1, ring(tie, 2)), 2, [tie.edge(2, -2, 0), tie.edge(2, -2, 1)]).give(3, { ore: 1 });
    expect(draw(tie, 5, 4).decision).toBe('main');
  });

  // proves variant/event-cards: goes to each player with the most roads
  // proves variant/event-cards: Trade advantage without a Longest Road:
  it('option: each player with the most roads', () => {
    const t = bare({ tradeAdvantage: 'each' });
    roads(roads(t, 1, ring(t, 2)), 2, [t.edge(2, -2, 0), t.edge(2, -2, 1)]).give(3, { ore: 2 });
    draw(t, 5, 4).play(1, 'take-card', { seat: 3 }).nature('steal', { good: 'ore' });
    expect([t.decision, asked(t)]).toEqual(['take-card', [2]]);
  });

  it('takes goods, never development cards', () => {
    const t = bare().cards(3, 'knight');
    roads(t, 1, ring(t, 2));
    expect(draw(t, 5, 4).decision).toBe('main');
  });
});

describe('epidemic', () => {
  const city = (number: number): Table => {
    const t = bare().set('blocker', 0, -1);
    const corner = t.corner(0, 0, 0);
    return t.lay(t.hex(0, 0), 'mountains', number).put(1, 'settlement', corner).put(1, 'city', corner);
  };

  // proves variant/event-cards: Epidemic (6 and 8)
  it('on 6 and 8 a city draws only one good from a hex this turn', () => {
    expect(draw(city(6), 6, 1).hand(1)).toEqual({ ore: 1 });
    expect(draw(city(8), 8, 2).hand(1)).toEqual({ ore: 1 });
  });

  it('other cards of the same number let cities draw two', () => {
    expect(draw(city(6), 6, 4).hand(1)).toEqual({ ore: 2 });
  });

  it('is over with the turn', () => {
    const t = draw(city(6), 6, 1).play(0, 'end-turn').give(1, {});
    expect(draw(t, 6, 4).hand(1)).toEqual({ ore: 2 });
  });
});

describe('earthquake', () => {
  /** seat 0 has a settlement and two roads, of which the first is damaged */
  const shaken = (): Table => {
    const t = bare().put(0, 'settlement', bare().corner(0, 0, 5));
    roads(t, 0, ring(t, 2));
    return produce(draw(t, 6, 2).play(0, 'damage-road', { edge: t.edge(0, 0, 0) }));
  };

  // proves variant/event-cards: Earthquake (6)
  // proves variant/event-cards: Each player picks the road
  it('everybody with a road picks one of their own that is damaged', () => {
    const t = bare();
    roads(roads(t, 0, ring(t, 2)), 2, [t.edge(2, -2, 0)]);
    draw(t, 6, 2);
    expect([t.decision, asked(t)]).toEqual(['damage-road', [0, 2]]);
    expect(t.refusal(0, 'damage-road', { edge: t.edge(2, -2, 0) })?.code).toBe('not-own-road');
    t.play(2, 'damage-road', { edge: t.edge(2, -2, 0) }).play(0, 'damage-road', { edge: t.edge(0, 0, 1) });
    expect([t.field('damage', t.edge(0, 0, 1)), t.field('damage', t.edge(2, -2, 0))]).toEqual([1, 3]);
    expect(t.decision).toBe('after-event');
  });

  // proves variant/event-cards: Earthquake (6)
  it('nobody has two damaged roads', () => {
    const t = shaken().play(0, 'end-turn');
    drawMany(t, 0);
    roads(t, 1, [t.edge(2, -2, 0)]);
    expect(asked(draw(t, 6, 2))).toEqual([1]);
  });

  // proves variant/event-cards: its owner builds no roads
  it('whoever has a damaged road builds no roads', () => {
    const t = shaken().give(0, { brick: 1, lumber: 1 });
    expect(t.refusal(0, 'road', { edge: t.edge(0, 0, 2) })?.code).toBe('repair-first');
  });

  // proves variant/event-cards: its owner builds no roads
  it('nor a settlement beside it', () => {
    const t = shaken().give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    // the second road leads to corner 1, which is away from the damage; corner 0 is beside it but too near anyway
    expect(t.legal(0, 'settlement')).toEqual([{ move: 'settlement', corner: t.corner(0, 0, 1) }]);
    t.set('damage', t.edge(0, 0, 0), 0).set('damage', t.edge(0, 0, 1), 1);
    expect(t.legal(0, 'settlement')).toEqual([]);
  });

  it('a city still replaces a settlement beside it', () => {
    const t = shaken().give(0, { ore: 3, grain: 2 });
    expect(t.legal(0, 'city').length).toBe(1);
  });

  // proves variant/event-cards: repaired for 1 brick and 1 lumber
  it('it is repaired for 1 brick and 1 lumber', () => {
    const t = shaken();
    expect(t.refusal(0, 'repair-road')?.code).toBe('cannot-pay');
    t.give(0, { brick: 2, lumber: 2 }).play(0, 'repair-road');
    expect([t.hand(0), t.field('damage', t.edge(0, 0, 0))]).toEqual([{ brick: 1, lumber: 1 }, 0]);
    expect(t.refusal(0, 'road', { edge: t.edge(0, 0, 2) })).toBeUndefined();
    expect(t.refusal(0, 'repair-road')?.code).toBe('no-damage');
  });

  // proves variant/event-cards: It still counts for the Longest Road
  it('a damaged road still counts for the longest road', () => {
    const t = bare();
    roads(t, 0, ring(t, 5));
    draw(t, 6, 2).play(0, 'damage-road', { edge: t.edge(0, 0, 2) });
    expect([t.field('routeLength', 0), t.points(0)]).toEqual([5, 2]);
  });

  // proves variant/event-cards: One of the two roads of a Road Building card
  it('one of the two roads of a road building card may be a repair', () => {
    const t = shaken().cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
    expect(t.legal(0)).toEqual([{ move: 'repair-free' }]);
    t.play(0, 'repair-free');
    expect(t.decision).toBe('free-route');
    t.play(0, 'free-route', { piece: 'road', edge: t.edge(0, 0, 2) });
    expect(t.decision).toBe('main');
  });

  it('a damaged road that leaves the board takes the damage with it', () => {
    const t = shaken();
    t.b.rules.unbuild(t.s, t.b.piece('road').index, t.edge(0, 0, 0));
    expect(t.field('damage', t.edge(0, 0, 0))).toBe(0);
  });
});

describe('good neighbors', () => {
  const cards = (t: Table): Table =>
    t.give(0, { ore: 1, wool: 1 }).give(1, { brick: 1 }).give(3, { grain: 1 });

  // proves variant/event-cards: Good neighbors (6)
  // proves variant/event-cards: what is passed to the left changes hands at once
  it('everybody who holds a card passes one of their choice to the left, all at once', () => {
    const t = draw(cards(bare()), 6, 3);
    expect([t.decision, asked(t)]).toEqual(['pass-card', [0, 1, 3]]);
    t.play(0, 'pass-card', { good: 'wool' });
    // what is on its way cannot be passed on
    expect(t.legal(1)).toEqual([{ move: 'pass-card', good: 'brick' }]);
    t.play(3, 'pass-card', { good: 'grain' }).play(1, 'pass-card', { good: 'brick' });
    expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual([
      { ore: 1, grain: 1 },
      { wool: 1 },
      { brick: 1 },
      {},
    ]);
    expect(t.decision).toBe('after-event');
  });

  it('nobody else learns what is passed', () => {
    const t = draw(cards(bare()), 6, 3).play(0, 'pass-card', { good: 'wool' });
    expect(viewOf(t.s, 1).cells[t.b.field('passing')]).not.toBe(t.field('passing'));
    t.play(3, 'pass-card', { good: 'grain' }).play(1, 'pass-card', { good: 'brick' });
    for (const event of t.events) expect(event.data).not.toHaveProperty('good');
  });

  it('a resampled hand still holds what its owner has chosen', () => {
    const t = draw(cards(bare()), 6, 3).play(0, 'pass-card', { good: 'wool' });
    for (let i = 0; i < 20; i++) {
      const other = resample(t.s, 1, t.rng);
      const good = other.cells[t.b.field('passing')] - 1;
      expect(other.cells[t.b.at.hold + good]).toBeGreaterThan(0);
    }
  });

  it('with empty hands nothing happens', () => {
    expect(draw(bare(), 6, 3).decision).toBe('main');
  });
});

describe('calm seas', () => {
  // proves variant/event-cards: Calm seas (9 and 12)
  it('on 9 and 12 everybody with the most harbours takes a good of their choice', () => {
    for (const number of [9, 12]) {
      const t = bare();
      const at = (place: number): number => t.b.harbourCorner[place * 2];
      t.put(0, 'settlement', at(0)).put(2, 'settlement', at(1)).put(2, 'settlement', at(2));
      draw(t, number, 6);
      expect([t.decision, asked(t)]).toEqual(['choose-good', [2]]);
      expect(t.play(2, 'choose-good', { good: 'ore' }).decision).toBe('after-event');
    }
  });

  // proves variant/event-cards: Nobody has the most of nothing
  it('without harbours nobody does', () => {
    expect(draw(bare(), 9, 6).decision).toBe('main');
  });
});

describe('neighborly assistance', () => {
  const led = (options: TableOptions['options'] = {}): Table => {
    const t = bare(options);
    return t.put(1, 'settlement', t.corner(0, 0, 0)).put(2, 'settlement', t.corner(0, 0, 3));
  };

  // proves variant/event-cards: Neighborly assistance (10 and 11)
  // proves variant/event-cards: Neighborly assistance: each leader helps one
  it('on 10 and 11 each player with the most points gives a card to one with fewer', () => {
    for (const [number, red] of [
      [10, 4],
      [11, 5],
    ]) {
      const t = draw(led().give(1, { ore: 1 }).give(2, { wool: 1 }), number, red);
      expect([t.decision, asked(t)]).toEqual(['assist', [1]]);
      expect(t.legal(1)).toEqual([
        { move: 'assist', seat: 0, good: 'ore' },
        { move: 'assist', seat: 3, good: 'ore' },
      ]);
      expect(t.refusal(1, 'assist', { seat: 2, good: 'ore' })?.code).toBe('not-trailing');
      t.play(1, 'assist', { seat: 3, good: 'ore' }).play(2, 'assist', { seat: 0, good: 'wool' });
      expect([t.hand(3), t.hand(0), t.decision]).toEqual([{ ore: 1 }, { wool: 1 }, 'after-event']);
    }
  });

  // proves variant/event-cards: Without a card it is skipped
  it('a leader without a card skips it', () => {
    expect(asked(draw(led().give(2, { wool: 1 }), 10, 4))).toEqual([2]);
    expect(draw(led(), 10, 4).decision).toBe('main');
  });

  it('when all have the same points nobody gives', () => {
    expect(draw(bare().give(0, { ore: 1 }), 10, 4).decision).toBe('main');
  });

  // proves variant/event-cards: Leaders are found by the points
  it('hidden victory point cards do not make a leader', () => {
    const t = led().cards(0, 'victory-point', 3).give(0, { ore: 1 });
    expect(draw(t, 10, 4).decision).toBe('main');
  });

  // proves variant/event-cards: Each leader gives 1 card to every
  // proves variant/event-cards: Neighborly assistance: each leader helps one
  it('option: each leader gives a card to every player who trails, or nothing if the cards do not suffice', () => {
    const t = draw(led({ assistance: 'all' }).give(1, { ore: 1, wool: 1 }).give(2, { grain: 1 }), 10, 4);
    t.play(1, 'assist', { seat: 3, good: 'ore' });
    expect(t.legal(1)).toEqual([{ move: 'assist', seat: 0, good: 'wool' }]);
    t.play(1, 'assist', { seat: 0, good: 'wool' });
    expect([t.hand(0), t.hand(2), t.hand(3), t.decision]).toEqual([
      { wool: 1 },
      { grain: 1 },
      { ore: 1 },
      'after-event',
    ]);
  });
});

// proves variant/event-cards: Where there is no Largest Army
it('knight tokens that were used count where there is no largest army', () => {
  const t = new Table('first-island/das-minispiel', { seats: 3, modules: ['variant/event-cards'] }).started();
  t.bare().give(0, {}).give(1, {}).give(2, { ore: 1 }).set('played', 1, 1);
  expect([draw(t, 5, 3).decision, asked(t)]).toEqual(['choose-good', [1]]);
  const u = t.again(1).started().bare().give(0, {}).give(1, {}).give(2, { ore: 1 }).set('played', 1, 1);
  expect([draw(u, 3, 1).decision, asked(u)]).toEqual(['take-card', [1]]);
});

describe('with Catan for two', () => {
  const pair = (options = {}) => {
    const t = new Table('variant/catan-for-two', { seats: 2, modules: ['variant/event-cards'], options });
    t.started().bare().set('blocker', 0, -1);
    return t.give(0, {}).give(1, { ore: 1 });
  };
  const neutralRoads = (t: Table, edges: readonly number[]): void => {
    for (const edge of edges) t.b.rules.build(t.s, t.b.neutral, t.b.piece('road').index, edge);
    t.b.rules.reviewAwards(t.s);
  };

  // proves variant/event-cards-for-two: Neutral colours take part in no event
  it('neutral colours are not compared, and none of their roads is damaged', () => {
    const t = pair();
    neutralRoads(t, ring(t, 3));
    expect(asked(draw(roads(t, 0, [t.edge(2, -2, 0)]), 5, 4))).toEqual([0]);
    const u = pair();
    neutralRoads(u, ring(u, 3));
    draw(roads(u, 0, [u.edge(2, -2, 0)]), 6, 2);
    expect([u.decision, u.legal(0)]).toEqual([
      'damage-road',
      [{ move: 'damage-road', edge: u.edge(2, -2, 0) }],
    ]);
  });

  // proves variant/event-cards-for-two: nobody gets the trade advantage
  it('while a neutral colour has the longest road, nobody gets the trade advantage', () => {
    const t = pair();
    neutralRoads(t, ring(t, 5));
    expect(draw(roads(t, 0, [t.edge(2, -2, 0), t.edge(2, -2, 1)]), 5, 4).decision).toBe('event-card');
  });

  // proves variant/event-cards-for-two: neither its event nor its number
  // proves variant/event-cards-for-two: both count, or the second
  it('option: a second card with the same number is put aside unplayed', () => {
    const t = pair({ equalCards: 'aside' });
    t.lay(t.hex(0, 0), 'mountains', 6)
      .put(1, 'settlement', t.corner(0, 0, 0))
      .give(1, {});
    draw(t, 6, 4).nature('event-card', { number: 6, red: 3 });
    expect([t.hand(1).ore, t.field('eventsDrawn'), t.decision]).toEqual([1, 2, 'main']);
    const other = pair({ equalCards: 'aside' });
    draw(other, 6, 4).nature('event-card', { number: 5, red: 1 });
    expect([other.field('dice', 0), other.field('dice', 1), other.decision]).toEqual([1, 4, 'main']);
  });

  // proves variant/event-cards-for-two: Two cards are revealed a turn
  // proves variant/event-cards-for-two: the same number on both cards counts twice
  it('two cards are drawn a turn, and an equal number counts twice without another draw', () => {
    const t = new Table('variant/catan-for-two', { seats: 2, modules: ['variant/event-cards'] })
      .started()
      .bare();
    t.lay(t.hex(0, 0), 'mountains', 8)
      .put(1, 'settlement', t.corner(0, 0, 0))
      .give(1, {})
      .set('blocker', 0, -1);
    draw(t, 8, 3).nature('event-card', { number: 8, red: 4 });
    expect([t.hand(1).ore, t.field('eventsDrawn'), t.decision]).toEqual([2, 2, 'main']);
  });
});

describe('at sea', () => {
  const sea = (): Table => {
    const t = new Table('seafarers/core', { modules: ['variant/event-cards'] }).started().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    return t;
  };

  // proves variant/event-cards: A pirate stays
  it('the robber flees, the pirate stays', () => {
    const t = sea();
    const robber = t.b.blocker('robber');
    const pirate = t.b.blocker('pirate');
    t.set('blocker', robber, t.hex(0, 0)).set('blocker', pirate, t.hex(2, 0));
    draw(t, 4, 2);
    expect(t.field('blocker', robber)).not.toBe(t.hex(0, 0));
    expect(t.field('blocker', pirate)).toBe(t.hex(2, 0));
  });

  // proves variant/event-cards: Ships are never damaged
  it('an earthquake damages roads, never ships', () => {
    const t = sea();
    t.put(0, 'ship', t.edge(2, 0, 2))
      .put(1, 'ship', t.edge(2, 0, 1))
      .put(1, 'road', t.edge(0, 0, 0));
    draw(t, 6, 2);
    expect([t.decision, asked(t)]).toEqual(['damage-road', [1]]);
    expect(t.legal(1, 'damage-road').map(({ edge }) => edge)).toEqual([t.edge(0, 0, 0)]);
    expect(t.refusal(1, 'damage-road', { edge: t.edge(2, 0, 1) })?.code).toBe('not-own-road');
  });

  // proves variant/event-cards: Ships are never damaged
  it('with ships alone nobody is asked', () => {
    const t = sea();
    t.put(0, 'ship', t.edge(2, 0, 2));
    expect(draw(t, 6, 2).decision).not.toBe('damage-road');
  });
});

// proves variant/event-cards: Where there are several deserts
it('of several deserts the robber flees to the first', () => {
  const t = bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    t.lay(hex, hex === 4 || hex === 11 ? 'desert' : 'forest');
  draw(t.set('blocker', 0, 8), 4, 2);
  expect(t.field('blocker')).toBe(4);
});

test('a bridge over a river does not go on from a damaged road alone', () => {
  const t = new Table('traders-barbarians/rivers', {
    modules: ['variant/event-cards'],
    options: { riverBoard: 'recommended' },
  });
  t.started().bare();
  const bridge = t.b.piece('bridge').index;
  const over = t.edge(1, -1, 3);
  const bar = () => t.b.rules.barBuild(t.s, 0, bridge, over)?.code;
  const [end] = t.b.walks.endsOf[over];
  const [one, other] = t.b.walks.edgesAt[end].filter((edge) => edge !== over);
  t.put(0, 'road', one);
  expect(bar()).toBeUndefined();
  t.set('damage', one, 1);
  expect(bar()).toBe('beside-damage');
  t.put(0, 'road', other);
  expect(bar()).toBeUndefined();
});

// proves explorers-pirates/event-cards: All events of the cards are ignored
test('with Explorers & Pirates the cards bring numbers and no events', () => {
  const t = new Table('explorers-pirates/land-ho', { modules: ['variant/event-cards'] }).started();
  t.play(t.active, 'roll').nature('event-card', { number: 6, red: 2 });
  expect([t.decision === 'damage-road', t.events.some(({ kind }) => kind === 'card-earthquake')]).toEqual([
    false,
    false,
  ]);
});
