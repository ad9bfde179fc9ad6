import { expect, it } from 'vitest';
import { Table } from '../table.ts';

const table = (): Table => new Table('variant/earthquakes').started().until('main', 0).bare();
const city = (t: Table, seat: number, q: number): Table =>
  t.put(seat, 'settlement', t.corner(q, 0, 0)).put(seat, 'city', t.corner(q, 0, 0));
const shake = (t: Table): Table => {
  t.cards(0, 'earthquake').set('cardPlayed', 0, 0);
  return t.play(0, 'play-card', { card: 'earthquake' });
};
const pieceAt = (t: Table, q: number): string =>
  t.b.pieces[t.b.pieceOf[t.field('building', t.corner(q, 0, 0))]].id;

// proves variant/earthquakes: Two earthquake cards are shuffled
it('two earthquakes lie in the deck', () => {
  const t = new Table('variant/earthquakes');
  while (t.field('deckSize') === 0) t.anything();
  expect([t.field('deckSize'), t.field('deck', t.b.card('earthquake'))]).toEqual([27, 2]);
});

// proves variant/earthquakes: play one, you name an opponent
// proves variant/earthquakes: An opponent turns a city back
it('the opponent chooses the city that becomes a settlement', () => {
  const t = shake(city(city(table(), 1, 0), 1, 2)).play(0, 'quake', { seat: 1 });
  expect(t.refusal(1, 'lose-city', { corner: t.corner(-2, 0, 0) })?.code).toBe('not-own-city');
  t.play(1, 'lose-city', { corner: t.corner(2, 0, 0) });
  expect([pieceAt(t, 0), pieceAt(t, 2), t.points(1)]).toEqual(['city', 'settlement', 3]);
  expect(t.events.map(({ kind }) => kind)).toContain('reduced');
});

// proves variant/earthquakes: A player without cities cannot be named
it('nobody without a city, and nobody twice', () => {
  const t = city(city(table(), 1, 0), 1, 2);
  expect(shake(t).refusal(0, 'quake', { seat: 2 })?.code).toBe('quake-spared');
  t.play(0, 'quake', { seat: 1 }).play(1, 'lose-city', { corner: t.corner(0, 0, 0) });
  t.cards(0, 'earthquake').set('cardPlayed', 0, 0);
  expect(t.refusal(0, 'play-card', { card: 'earthquake' })?.code).toBe('card-useless');
});

// proves variant/earthquakes: Nor can a player be named who has no settlement left
it('nobody without a settlement in the supply', () => {
  const t = city(table(), 1, 0);
  t.set('supply', t.b.pieces.length + t.b.piece('settlement').index, 0)
    .cards(0, 'earthquake')
    .set('cardPlayed', 0, 0);
  expect(t.refusal(0, 'play-card', { card: 'earthquake' })?.code).toBe('card-useless');
});
