import { Rng, resample, viewOf } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { type CardSpec, decks, makeHands, take } from '../../../index.ts';
import { main, quiet } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const config = { decks: ['red', 'blue'], limit: 2, called: 'story card' };

const gains = (id: string, deck: string, good: string, more: Partial<CardSpec> = {}): CardSpec => ({
  id,
  deck,
  count: 2,
  play: (b) => (s, seat) => take(b, s, seat, b.good(good), 1),
  ...more,
});

const own = trial(
  {
    parts: [decks(config)],
    cards: [
      gains('ore-tale', 'red', 'ore'),
      gains('wool-tale', 'red', 'wool'),
      gains('morning-tale', 'red', 'brick', { beforeRoll: 'only' }),
      gains('grain-tale', 'blue', 'grain', { when: (b) => (s) => b.fields.bank.get(s, b.good('grain')) > 0 }),
      { id: 'crown', deck: 'blue', count: 1, points: 1 },
    ],
  },
  ['island'],
);
const RED = 0;
const BLUE = 1;
const table = (): Table => main({ own }, 'trial');

/** the seat draws this card, whoever's turn it is */
function draw(t: Table, seat: number, card: string): Table {
  const deck = config.decks.indexOf(t.b.cards[t.b.card(card)].deck);
  t.b.the.decks.draw(t.s, seat, deck);
  return t.nature('draw-card', { card });
}

const inHand = (t: Table, seat: number, card: string): number =>
  t.field('cards', seat * t.b.cards.length + t.b.card(card));
const sizes = (t: Table): number[] => [t.field('deckSizes', RED), t.field('deckSizes', BLUE)];

describe('drawing', () => {
  test('nature draws from the deck that is named, each card as likely as any other', () => {
    const t = table();
    t.b.the.decks.draw(t.s, 1, RED);
    expect(t.legal(-1)).toEqual([
      { move: 'draw-card', card: 'ore-tale' },
      { move: 'draw-card', card: 'wool-tale' },
      { move: 'draw-card', card: 'morning-tale' },
    ]);
    t.nature('draw-card', { card: 'wool-tale' });
    expect([inHand(t, 1, 'wool-tale'), t.field('cardCount', 1), sizes(t)]).toEqual([1, 1, [5, 3]]);
  });

  test('everybody sees the back of a drawn card, and its owner alone the face', () => {
    const t = draw(table(), 1, 'wool-tale');
    expect(t.events).toEqual([
      {
        kind: 'card-drawn',
        data: { seat: 1, deck: 'red' },
        secret: { seats: 2, data: { card: 'wool-tale' } },
      },
    ]);
    expect([t.field('cardBacks', 2 + RED), t.field('cardBacks', 2 + BLUE)]).toEqual([1, 0]);
  });

  test('a card worth points is laid open at once, on whosever turn, and is no card of the hand', () => {
    const t = draw(table(), 1, 'crown');
    expect([t.field('cardCount', 1), t.points(1), t.decision]).toEqual([0, 1, 'main']);
    expect(t.events).toEqual([{ kind: 'card-laid-open', data: { seat: 1, card: 'crown' } }]);
  });

  test('an empty deck gives nothing', () => {
    const t = table();
    for (const card of ['grain-tale', 'crown', 'grain-tale']) draw(t, 0, card);
    t.b.the.decks.draw(t.s, 1, BLUE);
    expect([t.decision, sizes(t)[BLUE]]).toEqual(['main', 0]);
  });

  test('who waited for the last card of a deck in vain gets none', () => {
    const t = table();
    draw(t, 0, 'grain-tale');
    draw(t, 0, 'crown');
    t.b.the.decks.draw(t.s, 2, BLUE);
    t.b.the.decks.draw(t.s, 1, BLUE);
    t.nature('draw-card', { card: 'grain-tale' });
    expect(t.legal(-1)).toEqual([{ move: 'no-card' }]);
    t.nature('no-card');
    expect([t.decision, t.field('cardCount', 2)]).toEqual(['main', 0]);
  });
});

describe('playing', () => {
  test('any number of cards on a turn, also those drawn this turn', () => {
    const t = draw(draw(table(), 0, 'ore-tale'), 0, 'wool-tale');
    t.play(0, 'play-card', { card: 'ore-tale' }).play(0, 'play-card', { card: 'wool-tale' });
    expect([t.hand(0), t.field('cardCount', 0)]).toEqual([{ wool: 1, ore: 1 }, 0]);
  });

  test('a card has its moment: after the roll, or before it alone', () => {
    const before = draw(draw(quiet({ own }, 'trial'), 0, 'ore-tale'), 0, 'morning-tale');
    expect(before.refusal(0, 'play-card', { card: 'ore-tale' })).toMatchObject({ code: 'card-after-roll' });
    before.play(0, 'play-card', { card: 'morning-tale' });
    expect(before.hand(0)).toEqual({ brick: 1 });
    const after = draw(table(), 0, 'morning-tale');
    expect(after.refusal(0, 'play-card', { card: 'morning-tale' })).toMatchObject({
      code: 'card-before-roll',
    });
  });

  test('a card that would do nothing is not played, nor one that is not held', () => {
    const t = draw(table(), 0, 'grain-tale').setBank('grain', 0);
    expect(t.refusal(0, 'play-card', { card: 'grain-tale' })).toMatchObject({ code: 'card-useless' });
    expect(t.refusal(0, 'play-card', { card: 'ore-tale' })).toMatchObject({ code: 'no-card' });
  });

  test('a played card goes under its deck and comes up when the rest is gone', () => {
    const t = draw(table(), 0, 'ore-tale').play(0, 'play-card', { card: 'ore-tale' });
    expect([sizes(t), t.field('underDeck', t.b.card('ore-tale'))]).toEqual([[6, 3], 1]);
    t.b.the.decks.draw(t.s, 0, RED);
    t.nature('draw-card', { card: 'ore-tale' }).play(0, 'play-card', { card: 'ore-tale' });
    t.b.the.decks.draw(t.s, 0, RED);
    expect(t.legal(-1).map(({ card }) => card)).toEqual(['wool-tale', 'morning-tale']);
    t.nature('draw-card', { card: 'wool-tale' }).play(0, 'play-card', { card: 'wool-tale' });
    draw(t, 1, 'wool-tale');
    draw(t, 1, 'morning-tale');
    draw(t, 2, 'morning-tale');
    t.b.the.decks.draw(t.s, 2, RED);
    expect(t.legal(-1).map(({ card }) => card)).toEqual(['ore-tale', 'wool-tale']);
    t.nature('draw-card', { card: 'ore-tale' });
    expect([t.field('underDeck', t.b.card('ore-tale')), t.field('deck', t.b.card('ore-tale'))]).toEqual([
      0, 1,
    ]);
  });
});

describe('a hand over its limit', () => {
  test('gives a card of choice back at once on another’s turn', () => {
    const t = draw(draw(draw(table(), 1, 'ore-tale'), 1, 'wool-tale'), 1, 'grain-tale');
    expect([t.decision, t.legal(1).map(({ card }) => card)]).toEqual([
      'return-card',
      ['ore-tale', 'wool-tale', 'grain-tale'],
    ]);
    t.play(1, 'return-card', { card: 'ore-tale' });
    expect([t.decision, t.field('cardCount', 1), sizes(t)]).toEqual(['main', 2, [5, 2]]);
    expect(t.events).toEqual([
      {
        kind: 'card-returned',
        data: { seat: 1, deck: 'red' },
        secret: { seats: 2, data: { card: 'ore-tale' } },
      },
    ]);
  });

  test('on one’s own turn waits until the roll is done, and then may play one instead', () => {
    const t = quiet({ own }, 'trial');
    for (const card of ['ore-tale', 'wool-tale', 'grain-tale']) draw(t, 0, card);
    expect(t.decision).toBe('roll');
    t.roll(2);
    expect([t.decision, t.legal(0, 'end-turn')]).toEqual(['over-limit', []]);
    t.play(0, 'play-card', { card: 'grain-tale' });
    expect([t.decision, t.hand(0), t.field('cardCount', 0)]).toEqual(['main', { grain: 1 }, 2]);
  });

  test('or gives one back', () => {
    const t = quiet({ own }, 'trial');
    for (const card of ['ore-tale', 'wool-tale', 'grain-tale']) draw(t, 0, card);
    t.roll(2).play(0, 'return-card', { card: 'wool-tale' });
    expect([t.decision, t.field('cardCount', 0)]).toEqual(['main', 2]);
  });

  test('a card laid open does not count', () => {
    const t = draw(draw(draw(table(), 1, 'ore-tale'), 1, 'crown'), 1, 'grain-tale');
    expect([t.decision, t.field('cardCount', 1)]).toEqual(['main', 2]);
  });

  test('a card taken out of another hand is asked about at once', () => {
    const t = draw(draw(draw(table(), 0, 'ore-tale'), 0, 'ore-tale'), 1, 'wool-tale');
    makeHands(t.b, config).pass(t.s, 1, 0, t.b.card('wool-tale'));
    expect([t.decision, t.field('cardCount', 0), t.field('cardCount', 1)]).toEqual(['over-limit', 3, 0]);
  });
});

describe('what is hidden', () => {
  const dealt = (): Table => {
    const t = draw(draw(draw(table(), 0, 'ore-tale'), 1, 'wool-tale'), 1, 'grain-tale');
    return draw(t, 2, 'morning-tale');
  };
  const hands = (t: Table, seat: number): string[] => {
    const seen = new Set<string>();
    for (let seed = 1; seed < 40; seed++) {
      const other = resample(t.s, 0, new Rng(seed));
      const at = t.b.field('cards') + seat * t.b.cards.length;
      seen.add(t.b.cards.flatMap((card, i) => Array(other.cells[at + i]).fill(card.id)).join(' '));
    }
    return [...seen].sort();
  };

  test('dealing anew keeps the own cards, and how many of each back the others hold', () => {
    const t = dealt();
    expect(hands(t, 0)).toEqual(['ore-tale']);
    expect(hands(t, 1)).toEqual(['morning-tale grain-tale', 'ore-tale grain-tale', 'wool-tale grain-tale']);
  });

  test('what was put under a deck unseen is known to whoever put it there', () => {
    const t = dealt();
    draw(t, 2, 'morning-tale');
    draw(t, 2, 'ore-tale').play(2, 'return-card', { card: 'ore-tale' });
    const at = t.b.field('underUnseen') + 2 * t.b.cards.length + t.b.card('ore-tale');
    expect(resample(t.s, 2, new Rng(3)).cells[at]).toBe(1);
    const others = Array.from({ length: 20 }, (_, seed) => resample(t.s, 0, new Rng(seed)).cells[at]);
    expect(new Set(others)).toEqual(new Set([0, 1]));
    expect(viewOf(t.s, 2).cells[at]).toBe(1);
    expect(viewOf(t.s, 0).cells[at]).not.toBe(1);
  });
});
