import { expect, test } from 'vitest';
import { everyMap, inventoryOf, placesLeft, redPairs } from '../maps.ts';
import type { Table } from '../table.ts';
import { ATTACK, ashore, coast, marked, nextTurn, shores, withOutpost } from './coast.ts';

const dig = (t: Table, miners: readonly (readonly [seat: number, nth: number])[], corner: number): Table => {
  for (const [seat, nth] of miners) t.set('goldMiners', seat * 3 + nth, corner);
  return t;
};
/** a corner one step away from this one, on the island */
const beside = (t: Table, corner: number): number =>
  t.b.walks.cornersNear[corner].find((near) =>
    t.b.walks.hexesAt[near].some((hex) => t.b.layout.hexes[hex].region === 'island'),
  ) ?? -1;

/** a pasture at which seat 0 alone has a settlement, with the number 5 */
function pasture(t: Table): number {
  const hex = t.b.layout.hexes.findIndex(
    ({ region }, at) =>
      region === 'main' && t.b.walks.cornersOf[at].every((corner) => t.field('building', corner) === 0),
  );
  t.lay(hex, 'pasture', 5).set('bogIron', hex, 2);
  t.put(0, 'settlement', t.b.walks.cornersOf[hex][0]);
  return hex;
}

// proves sea-robbers/the-attack: The first to 12 points on their own turn wins.
test('twelve points win', () => {
  const t = ashore(ATTACK).set('chits', 0, 8).give(0, { brick: 2, lumber: 2 });
  t.play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(false);
  t.set('chits', 0, 9).play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(true);
});

// proves sea-robbers/the-attack: Four: 50 hexes, 21 of them home.
// proves sea-robbers/the-attack: Eight chests lie on it.
// proves sea-robbers/the-attack: Everybody has 5 ships.
// proves sea-robbers/the-attack: Three players: 50 hexes
// proves sea-robbers/the-attack: it has as many hexes and tokens as the rules count
// proves sea-robbers/the-attack: The hexes of the Gold Island give nothing.
test.each([
  [3, '6 4 5 5 4 4 4 18', '1 2 2 2 2 2 2 2 2 1', 19],
  [4, '5 5 6 5 5 4 4 16', '1 2 2 3 2 3 3 2 2 1', 21],
])('the map for %i', (seats, hexes, tokens, home) => {
  const [map] = everyMap(ATTACK).filter((each) => each.seats === seats);
  const t = map.laid(1);
  expect(inventoryOf(t).slice(0, 2)).toEqual([hexes, tokens]);
  expect(t.b.topology.hexes).toBe(50);
  expect(t.b.layout.hexes.filter(({ region }) => region === 'main')).toHaveLength(home);
  expect(t.b.layout.hexes.filter(({ region }) => region === 'island')).toHaveLength(13);
  expect(redPairs(t)).toEqual([]);
  expect(placesLeft(map.laid(2))).toBeGreaterThan(0);
  expect(marked(t, 'start-site')).toHaveLength(seats);
  expect(marked(t, 'chest')).toHaveLength(8);
  t.b.layout.hexes.forEach(({ region }, hex) => {
    if (region === 'island') expect(t.field('numbers', hex)).toBe(0);
  });
  expect(t.b.piece('ship').limit).toBe(5);
});

// proves sea-robbers/the-attack: It stands on a corner of the coast of the Gold Island
// proves sea-robbers/the-attack: build your outpost, you win one of Gerhild, Isa, Reiko and Suna
// proves sea-robbers/the-attack: An outpost costs 2 lumber and 1 wool
// proves sea-robbers/the-attack: Nobody settles or builds roads on that island.
test('the outpost stands on the Gold Island and wins a friend of this chapter', () => {
  const t = withOutpost(ashore(ATTACK), 0, 'reiko');
  expect(shores(t, 'island')).toContain(t.field('outpostAt', 0));
  expect(t.hand(0)).toEqual({});
  const settlement = t.b.piece('settlement').index;
  for (const corner of shores(t, 'island'))
    expect(t.b.rules.barBuild(t.s, 0, settlement, corner)?.code).toBe('closed-island');
  expect(t.points(0)).toBe(4);
  t.b.the.friends.claim(t.s, 1);
  expect(t.legal(1, 'choose-friend').map(({ friend }) => friend)).toEqual(['gerhild', 'isa', 'suna']);
});

// proves sea-robbers/the-attack: An outpost gives nothing
// proves sea-robbers/the-attack: A lane between it and a settlement is closed
test('an outpost gives nothing and closes a line', () => {
  const t = withOutpost(ashore(ATTACK));
  const at = t.field('outpostAt', 0);
  const last = t.b.walks.edgesAt[at].find((edge) => t.field('route', edge) !== 0) ?? -1;
  t.set('laneFresh', last, 0);
  expect(t.b.the.lanes.barMove(t.s, 0, last)?.code).toBe('lane-closed');
  const [hex] = t.b.walks.hexesAt[at].filter((each) => t.b.layout.hexes[each].region === 'island');
  t.lay(hex, 'mountains', 5);
  t.b.rules.onNumber(t.s, 5);
  expect(t.hand(0)).toEqual({});
});

// proves sea-robbers/the-attack: 4 tokens each if the chapter is played alone
// proves sea-robbers/the-attack: in a campaign the castaways of chapter 1 say how much
test.each([1, 4, 5])('%i bog iron on every pasture', (count) => {
  const t = coast(ATTACK, { options: { bogIron: count } });
  t.b.layout.hexes.forEach(({ region }, hex) => {
    const isPasture = region === 'main' && t.field('terrain', hex) === t.b.terrain('pasture');
    expect(t.field('bogIron', hex)).toBe(isPasture ? count : 0);
  });
});

// proves sea-robbers/the-attack: may take 1 ore instead of 1 wool if its owner removes a token
// proves sea-robbers/the-attack: The active player decides first
test('a pasture gives ore for a token, one for each settlement or city, in turn order', () => {
  const t = coast(ATTACK);
  const hex = pasture(t);
  const [own, , other] = t.b.walks.cornersOf[hex];
  t.put(1, 'settlement', other);
  t.b.rules.unbuild(t.s, t.b.piece('settlement').index, own);
  t.put(0, 'settlement', own).put(0, 'city', own);
  t.roll(5);
  expect([t.decision, t.legal(0, 'take-bog-iron').length, t.legal(1).length]).toEqual(['bog-iron', 1, 0]);
  t.play(0, 'take-bog-iron', { hex });
  // A city draws two: the other one is wool.
  expect(t.legal(1, 'take-bog-iron')).toHaveLength(1);
  t.play(1, 'take-wool');
  expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1, wool: 1 }, { wool: 1 }]);
  expect(t.field('bogIron', hex)).toBe(1);
});

test('what is taken as ore lessens what the bank must have of wool', () => {
  const t = coast(ATTACK);
  const hex = pasture(t);
  t.put(1, 'settlement', t.b.walks.cornersOf[hex][2]).setBank('wool', 1).set('bogIron', hex, 1);
  t.roll(5).play(0, 'take-bog-iron', { hex });
  expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { wool: 1 }]);
});

// proves sea-robbers/the-attack: A miner costs 1 ore and 1 wool and starts at your outpost; you
// proves sea-robbers/the-attack: the island costs 1 grain
test('a miner is hired at the outpost and goes up to three corners for a grain, once a turn', () => {
  const t = withOutpost(ashore(ATTACK)).give(0, { ore: 1, wool: 1, grain: 2 });
  t.play(0, 'hire-miner');
  const at = t.field('outpostAt', 0);
  expect(t.field('goldMiners', 0)).toBe(at);
  const reached = new Set([at]);
  for (let step = 0; step < 3; step++)
    for (const corner of [...reached])
      for (const edge of t.b.walks.edgesAt[corner])
        if (t.b.walks.hexesAlong[edge].some((hex) => t.b.layout.hexes[hex].region === 'island'))
          for (const end of t.b.walks.endsOf[edge]) reached.add(end);
  const offered = t.legal(0, 'move-miner').map(({ corner }) => Number(corner));
  expect(new Set([...offered, at])).toEqual(reached);
  t.play(0, 'move-miner', { miner: 0, corner: offered[0] });
  expect(t.hand(0)).toEqual({ grain: 1 });
  expect(t.refusal(0, 'move-miner', { miner: 0, corner: at })?.code).toBe('miner-moved');
  nextTurn(t).roll(3);
  t.give(0, { grain: 1 }).play(0, 'move-miner', { miner: 0, corner: at });
});

// proves sea-robbers/the-attack: When that many miners stand on its corner, no matter whose, a token is turned over and removed
// proves sea-robbers/the-attack: Miners stay where they are when a token is removed.
// proves sea-robbers/the-attack: Any number may stand on a corner.
// proves sea-robbers/the-attack: Everybody advances by its nuggets
test('two miners of two players turn a token over, and both advance', () => {
  const t = withOutpost(ashore(ATTACK));
  const [corner] = marked(t, 'two-miners');
  dig(t, [[1, 0]], corner);
  dig(t, [[0, 0]], beside(t, corner));
  t.give(0, { grain: 1 }).play(0, 'move-miner', { miner: 0, corner }).nature('nuggets', { nuggets: '4' });
  expect([t.field('nuggets', 0), t.field('nuggets', 1), t.field('nuggets', 2)]).toEqual([4, 4, 0]);
  expect([t.field('chits', 0), t.field('chits', 1)]).toEqual([1, 1]);
  expect([t.field('mine', corner), t.field('goldMiners', 3)]).toEqual([0, corner]);
  const [three] = marked(t, 'three-miners');
  dig(t, [[0, 0]], three);
  dig(t, [[0, 1]], three);
  dig(t, [[0, 2]], beside(t, three));
  t.give(0, { grain: 1 })
    .play(0, 'move-miner', { miner: 2, corner: three })
    .nature('nuggets', { nuggets: '4' });
  expect(t.field('nuggets', 0)).toBe(16);
});

// proves sea-robbers/the-attack: Of the tokens for two miners four show 2 nuggets and two show 4
// proves sea-robbers/the-attack: Twelve tokens lie on the island
test('what lies under the tokens', () => {
  const t = coast(ATTACK);
  expect([0, 1, 2, 3].map((i) => t.field('finds', i))).toEqual([4, 2, 2, 4]);
  expect([marked(t, 'two-miners').length, marked(t, 'three-miners').length]).toEqual([6, 6]);
});

// proves sea-robbers/the-attack: you reach or pass 2, 7, 12, 17 or 22
// proves sea-robbers/the-attack: The track has 22 spaces.
// proves sea-robbers/the-attack: The first player at 13
test('the track brings five chits, and Nyala goes with the first at 13', () => {
  const t = withOutpost(ashore(ATTACK)).set('nuggets', 0, 9);
  const [corner, other] = marked(t, 'three-miners');
  dig(
    t,
    [
      [0, 0],
      [0, 1],
    ],
    corner,
  );
  dig(t, [[0, 2]], beside(t, corner));
  t.give(0, { grain: 2 }).play(0, 'move-miner', { miner: 2, corner }).nature('nuggets', { nuggets: '4' });
  expect([t.field('nuggets', 0), t.field('chits', 0), t.field('friendOf', 8)]).toEqual([21, 2, 1]);
  dig(
    t,
    [
      [0, 0],
      [0, 2],
    ],
    other,
  );
  dig(t, [[0, 1]], beside(t, other));
  t.play(0, 'move-miner', { miner: 1, corner: other }).nature('nuggets', { nuggets: '4' });
  expect([t.field('nuggets', 0), t.field('chits', 0)]).toEqual([22, 3]);
});

// proves sea-robbers/the-attack: The first player at 13
test.each([
  [8, 12, 0],
  [9, 13, 1],
])('from %i nuggets to %i: Nyala goes with seat 0 at 13, and not before', (before, after, friend) => {
  const t = withOutpost(ashore(ATTACK)).set('nuggets', 0, before);
  const [corner] = marked(t, 'two-miners');
  dig(t, [[1, 0]], corner);
  dig(t, [[0, 0]], beside(t, corner));
  t.give(0, { grain: 1 }).play(0, 'move-miner', { miner: 0, corner }).nature('nuggets', { nuggets: '4' });
  expect([t.field('nuggets', 0), t.field('friendOf', 8)]).toEqual([after, friend]);
});

// proves sea-robbers/the-attack: Everybody starts with a friend of chapter 1
test('friends of chapter 1 are dealt, or kept', () => {
  const t = coast(ATTACK);
  const held = [0, 1, 2, 3].map((friend) => t.field('friendOf', friend));
  expect(held.filter((seat) => seat > 0).sort()).toEqual([1, 2, 3]);
  const kept = coast(ATTACK, { options: { friends: 'kept', friendOda: 3 } });
  expect([0, 1, 2, 3].map((friend) => kept.field('friendOf', friend))).toEqual([0, 0, 0, 3]);
});

// proves sea-robbers/the-attack: The robber keeps to the great land.
test('the robber stays off the island', () => {
  const t = ashore(ATTACK);
  const island = t.b.layout.hexes.findIndex(({ region }) => region === 'island');
  expect(t.b.the.blockers.barStand(t.s, t.b.blocker('robber'), island, 0)?.code).toBe('blocker-abroad');
});
