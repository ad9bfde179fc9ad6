import { expect, test } from 'vitest';
import { knight, roll } from '../cities-knights/realm.ts';
import type { Table } from '../table.ts';
import { ATTACK, BATTLE, CASTAWAYS, coast, fresh, SPICES } from './coast.ts';

const PEACE = 'sea-robbers/core';
const KNIGHTS = { modules: ['cities-knights/core'] };
const WITH_WULF = { ...KNIGHTS, options: { friends: 'kept' } };
const JEROK = 1;
const WULF = 12;

/** the chapter with knights, with seat 0 trading and building */
const ashore = (row: string): Table => roll(coast(row, KNIGHTS), 3);

// proves sea-robbers/cities-knights: You need three points more than the chapter says to win
test.each([
  [PEACE, 15],
  [CASTAWAYS, 14],
  [ATTACK, 15],
  [BATTLE, 16],
  [SPICES, 17],
])('%s goes to %i with knights', (row, goal) => {
  const t = fresh(row, KNIGHTS);
  expect(t.b.rules.goal(t.s)).toBe(goal);
});

// proves sea-robbers/cities-knights: The second starting settlement is a city: everybody starts
test('everybody begins with two settlements and a city, and is spared by the robber until there is more', () => {
  const t = coast(CASTAWAYS, KNIGHTS);
  const city = t.b.piece('city').index;
  for (const seat of [0, 1, 2]) {
    const marks = Array.from({ length: t.b.topology.corners }, (_, corner) => t.field('building', corner));
    expect(marks.filter((mark) => mark === t.b.mark(seat, city))).toHaveLength(1);
    expect(t.points(seat)).toBe(4);
    expect(t.field('startPoints', seat)).toBe(4);
  }
});

// proves sea-robbers/cities-knights: The bank takes 3 equal commodities
test('the bank takes three of a commodity', () => {
  const t = ashore(CASTAWAYS).give(0, { cloth: 3 });
  t.play(0, 'bank-trade', { give: 'cloth', want: 'ore' });
  expect(t.hand(0)).toEqual({ ore: 1 });
});

// proves sea-robbers/cities-knights: a chest with one holds a good of your choice instead
// proves sea-robbers/cities-knights: Jerok the Smith brings 1 ore
test('without development cards a chest holds a good, and the smith brings ore', () => {
  const t = ashore(CASTAWAYS).set('chests', 0, 1).set('friendOf', JEROK, 1);
  t.play(0, 'open-chest').nature('chest', { inside: 'card' }).play(0, 'choose-good', { good: 'grain' });
  t.play(0, 'friend', { friend: 'jerok' });
  expect(t.hand(0)).toEqual({ grain: 1, ore: 1 });
});

// proves sea-robbers/cities-knights: Wulf the Nightmare helps when a knight has chased
test('Wulf moves the robber once more when a knight has chased it', () => {
  const t = roll(coast(BATTLE, WITH_WULF), 3).set('friendOf', WULF, 1).set('attacks', 0, 1);
  expect(t.refusal(0, 'friend', { friend: 'wulf' })?.code).toBe('friend-idle');
  const hex = t.b.layout.hexes.findIndex(
    ({ region }, at) =>
      region === 'main' && t.b.walks.cornersOf[at].some((corner) => t.field('building', corner) === 0),
  );
  const corner = t.b.walks.cornersOf[hex].find((at) => t.field('building', at) === 0)!;
  knight(t.set('blocker', t.b.blocker('robber'), hex), 0, corner);
  t.play(0, 'chase-with-knight', { corner, blocker: 'robber' });
  t.play(0, t.legal(0, 'move-blocker')[0]);
  while (t.decision !== 'main') t.anything();
  t.play(0, 'friend', { friend: 'wulf' });
  expect(t.decision).toBe('move-blocker');
});

// proves sea-robbers/first-knight: everybody places a basic knight, which is not active
// proves sea-robbers/first-knight: If other knights stand at both ends
test('a knight comes with the city, at the end of its road or of the ship', () => {
  const t = fresh(CASTAWAYS, KNIGHTS).until('start-knight', 2);
  const places = t.legal(2, 'start-knight').map(({ corner }) => Number(corner));
  const routes = Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter((edge) =>
    ['road', 'ship', 'second-ship'].some(
      (id) => t.b.piece(id).marks.get(t.s, edge) === t.b.mark(2, t.b.piece(id).index),
    ),
  );
  expect(routes).toHaveLength(2);
  const ends = routes.flatMap((edge) => t.b.walks.endsOf[edge]);
  expect(places.sort()).toEqual(ends.filter((corner) => t.field('building', corner) === 0).sort());
  expect(t.refusal(2, 'no-start-knight')?.code).toBe('knight-has-place');
  expect(
    t.refusal(2, 'start-knight', { corner: ends.find((corner) => t.field('building', corner) !== 0) })?.code,
  ).toBe('taken');
  const crowded = fresh(CASTAWAYS, KNIGHTS).until('start-knight', 2);
  for (const { corner } of crowded.legal(2, 'start-knight')) knight(crowded, 0, Number(corner));
  crowded.play(2, 'no-start-knight');
  t.play(2, 'start-knight', { corner: places[0] });
  expect(t.field('knightUnit', places[0])).toBe(t.b.mark(2, t.b.piece('basic-knight').index));
  expect(t.field('knightActive', places[0])).toBe(0);
  // The last chapter begins without.
  expect(coast(SPICES, KNIGHTS).field('knightUnit', 0)).toBe(0);
  expect(fresh(SPICES, KNIGHTS).b.has('part.start-knight')).toBe(false);
});

// proves sea-robbers/the-attack-knights: Six bog iron tokens lie on every pasture.
// proves sea-robbers/the-attack-knights: A city beside a pasture gets its cloth in any case
test('six bog iron on each pasture, and a city has its cloth and ore for its wool', () => {
  const t = coast(ATTACK, KNIGHTS);
  const pasture = t.b.terrain('pasture');
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    if (t.field('terrain', hex) === pasture && t.b.layout.hexes[hex].region === 'main')
      expect(t.field('bogIron', hex)).toBe(6);
  const hex = t.b.layout.hexes.findIndex(
    ({ region }, at) =>
      region === 'main' && t.b.walks.cornersOf[at].every((corner) => t.field('building', corner) === 0),
  );
  t.lay(hex, 'pasture', 5).set('bogIron', hex, 6).put(0, 'settlement', t.b.walks.cornersOf[hex][0]);
  t.put(0, 'city', t.b.walks.cornersOf[hex][0]);
  roll(t, 5).play(0, 'take-bog-iron', { hex });
  expect(t.hand(0)).toEqual({ cloth: 1, ore: 1 });
  expect(t.field('bogIron', hex)).toBe(5);
});

// proves sea-robbers/the-battle-knights: With their first settlement everybody chooses a harbour
test('everybody chooses a harbour with knights, whatever the gold of the chapter before was', () => {
  const t = fresh(BATTLE, KNIGHTS).until('choose-harbour', 0);
  expect(Object.hasOwn(t.b.offered, 'ownHarbours')).toBe(false);
  t.play(0, 'choose-harbour', { resource: 'ore' });
  expect(t.b.rules.bank!.rate(t.s, 0, t.b.good('ore'))).toBe(2);
  expect(t.b.rules.bank!.rate(t.s, 1, t.b.good('ore'))).toBe(3);
});
