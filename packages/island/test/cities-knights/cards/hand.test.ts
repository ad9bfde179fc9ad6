import { eventFor } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { Table } from '../../table.ts';
import { next, realm, roll, rollRed, ruled } from '../realm.ts';
import { draws, holds, inHand, plays, refused } from './progress.ts';

// proves cities-knights/core: Each branch has a deck of 18 progress cards
test('there are three decks of 18 cards', () => {
  const t = new Table('cities-knights/core').started();
  expect([0, 1, 2].map((deck) => t.field('deckSizes', deck))).toEqual([18, 18, 18]);
  const count = (deck: string) =>
    Object.fromEntries(t.b.cards.filter((card) => card.deck === deck).map(({ id, count }) => [id, count]));
  expect(count('science')).toEqual({
    alchemist: 2,
    crane: 2,
    engineer: 1,
    inventor: 2,
    irrigation: 2,
    medicine: 2,
    mining: 2,
    printer: 1,
    'road-works': 2,
    smith: 2,
  });
  expect(count('politics')).toEqual({
    bishop: 2,
    constitution: 1,
    deserter: 2,
    diplomat: 2,
    intrigue: 2,
    saboteur: 2,
    spy: 3,
    warlord: 2,
    wedding: 2,
  });
  expect(count('trade')).toEqual({
    'commercial-harbour': 2,
    'master-merchant': 2,
    merchant: 6,
    'merchant-fleet': 2,
    'resource-monopoly': 4,
    'trade-monopoly': 2,
  });
});

// proves cities-knights/core: Players who are due a card draw the top one of the deck, in turn order from the active player
test('at a gate those whom the red die favours draw, the active player first', () => {
  const t = realm();
  for (const [seat, level] of [1, 0, 2, 2].entries()) t.set('scienceLevel', seat, level);
  next(roll(t, 2));
  rollRed(t, 3, 1, 'science');
  const drawn: unknown[] = [];
  while (t.decision === 'draw-card') {
    t.anything();
    drawn.push([0, 1, 2, 3].map((seat) => t.field('cardCount', seat) + t.points(seat)));
  }
  // seat 1 is active and has no level; the red 3 is for level 2
  expect(drawn).toEqual([
    [0, 0, 1, 0],
    [0, 0, 1, 1],
  ]);
});

// proves cities-knights/core: any number of progress cards
// proves cities-knights/core: A played card goes face down under its deck
test('any number of cards may be played, also those drawn this turn, but not before the roll', () => {
  const t = holds(realm(), 0, 'resource-monopoly', 'merchant-fleet', 'alchemist');
  expect([refused(t, 0, 'resource-monopoly'), refused(t, 0, 'merchant-fleet')]).toEqual([
    'card-after-roll',
    'card-after-roll',
  ]);
  expect(refused(t, 0, 'alchemist')).toBeUndefined();
  roll(t, 2);
  draws(t, 0, 'trade-monopoly');
  for (const card of ['resource-monopoly', 'merchant-fleet', 'trade-monopoly'])
    t.play(0, 'play-card', { card }).anything();
  expect([t.decision, t.field('cardCount', 0), t.field('deckSizes', 0)]).toEqual(['main', 1, 18]);
  expect(t.field('underDeck', t.b.card('trade-monopoly'))).toBe(1);
  expect(refused(t, 0, 'alchemist')).toBe('card-before-roll');
});

// proves cities-knights/core: You reveal a card that is worth a point as soon as you draw it; it stays open
// proves cities-knights/core: Reveal it as soon
// proves cities-knights/core: The Printer is worth 1 point
// proves cities-knights/core: The Constitution is worth 1 point
// proves cities-knights/core: Revealed cards are not in
test.each(['printer', 'constitution'])('the %s is worth a point at once', (card) => {
  const t = holds(ruled(), 1, 'spy', 'crane', 'warlord', 'merchant');
  draws(t, 1, card);
  expect([t.points(1), t.field('cardCount', 1), t.decision]).toEqual([1, 4, 'main']);
  holds(t, 0, 'spy').play(0, 'play-card', { card: 'spy' }).play(0, 'spy-on', { seat: 1 });
  expect(t.legal(0, 'take-progress-card').map((move) => move.card)).not.toContain(card);
  const alone = draws(ruled(), 1, card);
  holds(alone, 0, 'spy');
  expect(refused(alone, 0, 'spy')).toBe('card-useless');
});

// proves cities-knights/core: You keep at most 4
// proves cities-knights/core: If you draw a fifth on another player’s turn, you put one of the five under its deck at once
// proves cities-knights/core: you put a progress card back, you show it to nobody, but its back tells the deck
test('a fifth card on another’s turn sends one under its deck, unseen', () => {
  const t = holds(ruled(), 1, 'spy', 'crane', 'warlord', 'merchant');
  draws(t, 1, 'wedding');
  expect([t.decision, t.legal(1).length, t.legal(0)]).toEqual(['return-card', 5, []]);
  t.play(1, 'return-card', { card: 'crane' });
  expect([t.decision, t.field('cardCount', 1), t.field('deckSizes', 2)]).toEqual(['main', 4, 18]);
  expect(eventFor(t.events[0], 0).data).toEqual({ seat: 1, deck: 'science' });
  expect(eventFor(t.events[0], 1).data).toEqual({ seat: 1, deck: 'science', card: 'crane' });
});

// proves cities-knights/core: on your own turn you play one or put one back right after the roll
test('a fifth card on one’s own turn is played or put back before anything else', () => {
  const t = holds(realm(), 0, 'spy', 'crane', 'merchant-fleet', 'merchant').set('politicsLevel', 0, 1);
  rollRed(t, 2, 1, 'politics').nature('draw-card', { card: 'wedding' });
  while (t.decision === 'number-waits') t.anything();
  expect([t.decision, t.legal(0, 'end-turn')]).toEqual(['over-limit', []]);
  t.play(0, 'play-card', { card: 'merchant-fleet' }).play(0, 'name-freight', { good: 'wool' });
  expect([t.decision, t.field('cardCount', 0)]).toEqual(['main', 4]);
});

// proves cities-knights/core: Progress cards are never traded, and no robber steals them
test('progress cards are no goods: nobody offers or steals them', () => {
  const t = holds(realm(), 1, 'spy').set('attacks', 0, 1);
  t.put(1, 'settlement', t.corner(0, 0, 0));
  roll(t, 7).play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
  expect([t.decision, t.field('cardCount', 1)]).toEqual(['main', 1]);
  expect(t.b.goods.map(({ id }) => id)).not.toContain('spy');
});

// proves cities-knights/core: If you have lost your last city, you still draw and play progress cards
test('who has no city draws and plays on', () => {
  const t = realm().set('tradeLevel', 0, 1);
  rollRed(t, 2, 1, 'trade').nature('draw-card', { card: 'merchant-fleet' });
  while (t.decision === 'number-waits') t.anything();
  t.play(0, 'play-card', { card: 'merchant-fleet' });
  expect(t.decision).toBe('merchant-fleet');
});

// proves cities-knights/core: When a deck has run out, the cards under it are shuffled and become the deck
test('what lies under a deck comes up when the rest is gone', () => {
  const t = plays(ruled(), 0, 'resource-monopoly').anything();
  for (let card = 0; card < t.b.cards.length; card++)
    if (t.b.cards[card].deck === 'trade') t.set('deck', card, 0);
  t.set('deckSizes', 0, 1);
  t.b.the.decks.draw(t.s, 1, 0);
  expect(t.legal(-1)).toEqual([{ move: 'draw-card', card: 'resource-monopoly' }]);
  t.nature('draw-card', { card: 'resource-monopoly' });
  expect([inHand(t, 1, 'resource-monopoly'), t.field('underDeck', t.b.card('resource-monopoly'))]).toEqual([
    1, 0,
  ]);
});

// proves cities-knights/core: You cannot play a progress card that would do nothing
test.each(['irrigation', 'mining', 'smith', 'warlord', 'medicine', 'engineer', 'wedding', 'saboteur', 'spy'])(
  'nobody plays a %s that does nothing',
  (card) => {
    expect(refused(holds(ruled(), 0, card), 0, card)).toBe('card-useless');
  },
);
