import { describe, expect, test } from 'vitest';
import { ships } from '../../explorers-pirates/fleet.ts';
import { fishMission, lairMission, spiceMission } from '../../explorers-pirates/missions.ts';
import { aboard, held, sail, sailing, toShips, type Voyage, voyage } from './voyage.ts';

const LAIRS = 'explorers-pirates/pirate-lairs';
const FISH = 'explorers-pirates/fish-for-catan';
const SPICES = 'explorers-pirates/spices-for-catan';
const FULL = 'explorers-pirates/explorers-and-pirates';

/** known sea all around: nothing is uncovered by the way */
function charted(t: Voyage): Voyage {
  t.b.layout.hexes.forEach(({ hidden }, hex) => {
    if (hidden) t.lay(hex, 'sea');
  });
  return t;
}
const uncover = (t: Voyage, q: number, r: number, terrain: string): void => {
  t.lay(t.hex(q, r), terrain);
  t.b.the.discovery.discovered(t.s, 0, t.hex(q, r));
};
const crewsAt = (t: Voyage, field: string, q: number, r: number): number[] =>
  Array.from({ length: t.b.seats }, (_, seat) => t.field(field, t.hex(q, r) * t.b.seats + seat));

describe.each([
  [lairMission, [0, 1, 1, 2, 2, 2, 3, 3], LAIRS],
  [fishMission, [0, 1, 1, 2, 2, 2, 3, 3], FISH],
  [spiceMission, [0, 1, 1, 2, 2, 3, 3], SPICES],
] as const)('a mission', (mission, points, game) => {
  // proves mission-lairs: The spaces of the track are worth 1, 1, 2, 2, 2, 3 and 3 points, not added up.
  // proves mission-fish: The spaces of the track are worth 1, 1, 2, 2, 2, 3 and 3 points, not added up.
  // proves mission-spices: The spaces of the track are worth 1, 1, 2, 2, 3 and 3 points, not added up.
  // proves mission-lairs: A marker on the last space stays there.
  // proves mission-fish: A marker on the last space stays there.
  test('the space of a marker alone counts, and the last one is the end', () => {
    const t = voyage(game);
    const advance = mission.advance(t.b);
    const seen = [t.points(1)];
    advance(t.s, 0);
    for (let i = 1; i < points.length + 2; i++) {
      advance(t.s, 1);
      seen.push(t.points(1) - (i > 1 ? 1 : 0));
    }
    expect(seen).toEqual([...points, points.at(-1), points.at(-1)]);
  });

  // proves mission-lairs: player whose marker was first to reach the foremost space is the Greatest Pirate Scourge, worth 1 point
  // proves mission-fish: player whose marker was first to reach the foremost space is the Best Fisher, worth 1 point
  // proves mission-spices: player whose marker was first to reach the foremost space is the Greatest Spice Merchant, worth 1 point
  test('the lowest marker of the foremost stack has a point more', () => {
    const t = voyage(game);
    const advance = mission.advance(t.b);
    expect(t.points(2)).toBe(0);
    advance(t.s, 2);
    expect(t.points(2)).toBe(2);
    advance(t.s, 3);
    expect([t.points(2), t.points(3)]).toEqual([2, 1]);
    advance(t.s, 3);
    expect([t.points(2), t.points(3)]).toEqual([1, 2]);
  });
});

describe('crews', () => {
  // proves mission-lairs: Everybody has 9 crews.
  // proves mission-lairs: A crew costs 1 ore and 1 wool
  // proves mission-spices: Crews cost 1 ore and 1 wool; everybody has 9.
  test.each([LAIRS, SPICES])('%s: a crew costs ore and wool and fills a slot', (game) => {
    const t = voyage(game);
    t.put(0, 'harbour-settlement', t.corner(-2, 2, 5));
    t.roll(2);
    expect(t.field('crewsLeft', 0)).toBe(9);
    t.give(0, { ore: 3, wool: 3 });
    for (let i = 0; i < 2; i++) t.play(0, 'crew', { corner: t.corner(-2, 2, 5) });
    expect(t.hand(0)).toEqual({ ore: 1, wool: 1 });
    expect(t.refusal(0, 'crew', { corner: t.corner(-2, 2, 5) })?.code).toBe('hold-full');
    expect(t.field('crewsLeft', 0)).toBe(7);
  });
});

describe('pirate lairs', () => {
  /** a lair on 3,-1 with crews of these seats; the ship of seat 0 beside it with a crew aboard */
  function besieging(...there: number[]): Voyage {
    const t = charted(voyage(LAIRS));
    uncover(t, 3, -1, 'gold-field');
    for (const seat of there) {
      const at = t.hex(3, -1) * t.b.seats + seat;
      t.set('lairCrews', at, t.field('lairCrews', at) + 1);
    }
    t.fleet.put(t.s, 0, t.edge(3, -1, 3));
    aboard(t, 0, 'crew', 'crew');
    return toShips(t);
  }
  const land = (t: Voyage) => t.play(0, 'land-crew', { hex: t.hex(3, -1), ship: 0 });

  // proves mission-lairs: A gold field that is uncovered hides a pirate lair, face down, and pays its finder 2 gold.
  // proves mission-lairs: Nobody builds a road on its edges or a building on its corners until the lair is taken
  test('a gold field hides a lair, which closes it', () => {
    const t = charted(voyage(LAIRS));
    const gold = t.hand(0).gold;
    uncover(t, 3, -1, 'gold-field');
    expect(t.hand(0).gold).toBe(gold + 2);
    expect(t.field('lair', t.hex(3, -1))).toBe(1);
    const corner = t.corner(3, -1, 1);
    expect(t.b.rules.barFound(t.s, 0, corner)).toMatchObject({ code: 'lair' });
    t.put(0, 'settlement', corner);
    const edge = t.edge(3, -1, 1);
    expect(t.b.rules.barBuild(t.s, 0, t.b.piece('road').index, edge)).toMatchObject({ code: 'lair' });
    t.set('lair', t.hex(3, -1), 0);
    expect(t.b.rules.barBuild(t.s, 0, t.b.piece('road').index, edge)).toBeUndefined();
  });

  // proves mission-lairs: You land a crew on a lair from a ship with an end at one of its corners
  // proves mission-lairs: The third crew, no matter whose, takes the lair once the movement phase in which it landed is over
  // proves mission-lairs: gets 2 gold and advances one space on the track
  // proves mission-lairs: You may land several crews in one turn, but a lair never has more than three
  test('the third crew takes it when the movement is over, and every helper is paid', () => {
    const t = besieging(2);
    land(t);
    land(t);
    expect(t.refusal(0, 'land-crew', { hex: t.hex(3, -1), ship: 0 })?.code).toBe('lair-full');
    const gold = [0, 1, 2].map((seat) => t.hand(seat).gold);
    expect(t.decision).toBe('move-ship');
    t.play(0, 'rest-ship');
    expect(t.decision).toBe('battle-die');
    expect([0, 1, 2].map((seat) => t.hand(seat).gold - gold[seat])).toEqual([2, 0, 2]);
    expect([0, 1, 2].map((seat) => t.field('lairTrack', seat))).toEqual([1, 0, 1]);
    expect(t.field('lairTrackFirst')).toBe(0);
    const far = besieging(2);
    far.fleet.put(far.s, 0, far.edge(0, 0, 0));
    expect(far.refusal(0, 'land-crew', { hex: far.hex(3, -1), ship: 0 })?.code).toBe('ship-elsewhere');
  });

  test('whoever wins by helping has won before a die is thrown', () => {
    const t = besieging(2, 2);
    land(t);
    const goal = t.b.rules.goal(t.s);
    // Helping brings a space of a point, and being the first there another.
    for (let corner = 0; t.points(0) < goal - 2; corner++) t.put(0, 'settlement', corner);
    t.play(0, 'rest-ship');
    expect([t.over, t.decision, t.points(0)]).toEqual([true, undefined, goal]);
  });

  // proves mission-lairs: The third crew, no matter whose, takes the lair once the movement phase in which it landed is over
  test('in the paired part of a turn a lair is taken when that movement is over', () => {
    const t = charted(voyage(LAIRS, { seats: 5, options: { waiting: 'paired' } }));
    const { q, r } = t.b.layout.hexes.find(({ hidden }) => hidden)!;
    uncover(t, q, r, 'gold-field');
    const hex = t.hex(q, r);
    t.set('lairCrews', hex * t.b.seats + 3, 2).set('lairCrews', hex * t.b.seats + 1, 0);
    t.fleet.put(t.s, 0, t.edge(0, 0, 2));
    t.fleet.put(t.s, 9, t.b.walks.edgesOf[hex][0]);
    aboard(t, 9, 'crew');
    toShips(t).play(0, 'rest-ship').play(3, 'done-building');
    t.play(3, 'land-crew', { hex, ship: 9 }).play(3, 'rest-ship');
    expect([t.decision, t.field('lairTrack', 3)]).toEqual(['battle-die', 1]);
    expect(t.events).toContainEqual({ kind: 'lair-taken', data: { seat: 3, hex } });
  });

  // proves mission-lairs: Then each of them throws a die and adds the number of their own crews there.
  // proves mission-lairs: The hero gives one crew back to the supply and advances one space more.
  // proves mission-lairs: The lair is turned over: on its number the gold field gives 2 gold
  // proves mission-lairs: Crews that are left on a gold field stay, and your ships may fetch yours later
  test('the highest sum is the hero, who advances and gives a crew back; the others stay', () => {
    const t = besieging(2);
    land(t);
    land(t);
    t.play(0, 'rest-ship');
    const left = t.field('crewsLeft', 2);
    t.nature('battle-die', { die: 2 }).nature('battle-die', { die: 5 });
    expect([0, 2].map((seat) => t.field('lairTrack', seat))).toEqual([1, 2]);
    expect(t.field('crewsLeft', 2)).toBe(left + 1);
    expect(crewsAt(t, 'lairCrews', 3, -1)).toEqual([2, 0, 0, 0]);
    t.nature('lair-token', { number: 8 });
    t.put(1, 'settlement', t.corner(3, -1, 1));
    const gold = t.hand(1).gold;
    t.roll(8);
    // two of the field and one for having got no card
    expect(t.hand(1).gold).toBe(gold + 3);
    aboard(t, 0);
    t.until('move-ship', 0);
    t.fleet.put(t.s, 0, t.edge(3, -1, 3));
    aboard(t, 0);
    t.play(0, 'fetch-crew', { hex: t.hex(3, -1), ship: 0 });
    expect(held(t, 0)).toEqual(['crew']);
  });

  // proves mission-lairs: highest sum is the hero; in a tie more crews win, and players who still tie throw again
  test('equal sums: more crews win, and those still level throw again', () => {
    const more = besieging(2);
    land(more);
    land(more);
    more.play(0, 'rest-ship').nature('battle-die', { die: 2 }).nature('battle-die', { die: 3 });
    expect([0, 2].map((seat) => more.field('lairTrack', seat))).toEqual([2, 1]);
    const level = besieging(1, 2);
    land(level);
    level.play(0, 'rest-ship');
    for (const die of [3, 3, 1]) level.nature('battle-die', { die });
    expect(level.decision).toBe('battle-die');
    level.nature('battle-die', { die: 1 }).nature('battle-die', { die: 6 });
    expect([0, 1, 2].map((seat) => level.field('lairTrack', seat))).toEqual([1, 2, 1]);
    expect(level.decision).toBe('lair-token');
  });

  // proves mission-lairs: The lairs hide 2, 3, 5, 6, 8 and 11; with five or six players 9 and 10 as well.
  // proves mission-lairs: They are mixed for both regions.
  test('the numbers under the lairs', () => {
    const numbers = (seats: number) => {
      const t = voyage(LAIRS, { seats });
      return Array.from({ length: 13 }, (_, n) => n).filter((n) => t.field('lairTokens', n) > 0);
    };
    expect(numbers(4)).toEqual([2, 3, 5, 6, 8, 11]);
    expect(numbers(5)).toEqual([2, 3, 5, 6, 8, 9, 10, 11]);
  });
});

describe('fish', () => {
  /** a shoal with a 2 on 3,-1, and an empty ship of seat 0 beside it */
  function fishing(haul = 0): Voyage {
    const t = charted(voyage(FISH));
    t.lay(t.hex(3, -1), 'shoal').set('shoal', t.hex(3, -1), 2).set('haul', t.hex(3, -1), haul);
    t.fleet.put(t.s, 0, t.edge(3, -1, 3));
    return toShips(t, 3);
  }

  // proves mission-fish: Shoals are sea hexes that show a face of a die: 1 to 3 in the north, 4 to 6 in the south, each once.
  test('a shoal shows a face of its region that no other shows', () => {
    const t = charted(voyage(FISH));
    t.set('facesLeft', 4, 0);
    uncover(t, 1, 1, 'shoal');
    expect(t.decision).toBe('name-shoal');
    expect(t.legal(-1).map(({ die }) => die)).toEqual([5, 6]);
    t.nature('name-shoal', { die: 6 });
    expect(t.field('shoal', t.hex(1, 1))).toBe(6);
    uncover(t, 3, -1, 'shoal');
    expect(t.legal(-1).map(({ die }) => die)).toEqual([1, 2, 3]);
  });

  // proves mission-fish: Once a turn, in the movement phase, you may throw a die: a known
  // proves mission-fish: A ship with an end at a corner of the shoal may take the haul aboard, even one whose movement is over.
  // proves mission-fish: A haul fills both slots.
  // proves mission-fish: When you throw the die for fish, the ship that is under way stops
  test('the right face brings a haul, which a ship at rest takes aboard', () => {
    const t = fishing();
    sail(t, 0, t.edge(3, -1, 2));
    aboard(t, 0, 'crew');
    t.play(0, 'fish').nature('fish-die', { die: 2 });
    expect(t.field('haul', t.hex(3, -1))).toBe(1);
    expect(t.refusal(0, 'fish')?.code).toBe('fished');
    expect(t.refusal(0, 'move-ship', { edge: t.fleet.at(t.s, 0), unit: 0 })).toBeDefined();
    expect(t.refusal(0, 'load-fish', { hex: t.hex(3, -1), ship: 0 })?.code).toBe('hold-full');
    aboard(t, 0);
    t.play(0, 'load-fish', { hex: t.hex(3, -1), ship: 0 });
    expect(held(t, 0)).toEqual(['fish']);
    expect(t.fleet.holds.isFull(t.s, 0)).toBe(true);
  });

  test('no die is thrown for fish while no shoal is known', () => {
    expect(fishing().refusal(0, 'fish')).toBeUndefined();
    const t = fishing().set('shoal', fishing().hex(3, -1), 0);
    expect(t.refusal(0, 'fish')?.code).toBe('no-shoal');
  });

  // proves mission-fish: A ship with an end at a corner of the shoal may take the haul aboard
  test('an empty ship may leave the haul where it lies, beside the die and on its way', () => {
    const t = fishing();
    t.play(0, 'fish').nature('fish-die', { die: 2 });
    expect([held(t, 0), t.field('haul', t.hex(3, -1))]).toEqual([[], 1]);
    const coming = fishing(1);
    coming.fleet.put(coming.s, 0, coming.edge(1, 0, 3));
    sail(coming, 0, coming.edge(2, -1, 5));
    expect([held(coming, 0), coming.legal(0, 'load-fish')]).toEqual([
      [],
      [{ move: 'load-fish', hex: coming.hex(3, -1), ship: 0 }],
    ]);
  });

  // proves mission-fish: or takes a haul aboard there
  test.each(['load', 'exchange'])(
    'what a ship at an anchor takes out of a basin counts at once: %s',
    (move) => {
      const t = charted(voyage(FISH));
      const { q, r, corner: nth } = t.b.layout.marks.corners.anchor[0];
      const anchor = t.b.topology.cornerAt(q, r, nth);
      const edge = t.b.walks.edgesAt[anchor][0];
      const corner = t.b.walks.endsOf[edge].find((end) => end !== anchor)!;
      t.put(0, 'harbour-settlement', corner);
      t.fleet.put(t.s, 0, edge);
      t.fleet.basins.add(t.s, corner, t.fleet.kind('fish'));
      toShips(t);
      const left = t.field('haulsLeft');
      if (move === 'exchange') aboard(t, 0, 'crew', 'crew');
      t.play(0, move, { corner, ship: 0, ...(move === 'load' && { cargo: 'fish' }) });
      expect([held(t, 0), t.field('fishTrack', 0), t.field('haulsLeft')]).toEqual([[], 1, left + 1]);
    },
  );

  test('a haul that is taken aboard at a shoal beside an anchor counts at once', () => {
    const t = charted(voyage(FISH));
    const { q, r, corner: nth } = t.b.layout.marks.corners.anchor[0];
    const anchor = t.b.topology.cornerAt(q, r, nth);
    const hex = t.b.walks.hexesAt[anchor].find((at) => at !== t.hex(0, 0))!;
    t.lay(hex, 'shoal').set('shoal', hex, 2).set('haul', hex, 1);
    t.fleet.put(t.s, 0, t.b.walks.edgesAt[anchor].find((edge) => t.fleet.isWater(t.s, edge))!);
    toShips(t).play(0, 'load-fish', { hex, ship: 0 });
    expect([held(t, 0), t.field('fishTrack', 0)]).toEqual([[], 1]);
  });

  test('in the paired part of a turn the die may be thrown again', () => {
    const t = charted(voyage(FISH, { seats: 5, options: { waiting: 'paired' } }));
    const hex = t.b.layout.hexes.findIndex(({ hidden }) => hidden);
    t.lay(hex, 'shoal').set('shoal', hex, 2);
    t.fleet.put(t.s, 0, t.edge(0, 0, 2));
    t.fleet.put(t.s, 9, t.b.walks.edgesOf[hex][0]);
    toShips(t).play(0, 'fish').nature('fish-die', { die: 1 });
    t.play(0, 'rest-ship').play(3, 'done-building').play(3, 'fish').nature('fish-die', { die: 2 });
    expect(t.events).toContainEqual({ kind: 'fish-die', data: { seat: 3, die: 2 } });
    expect(t.field('haul', hex)).toBe(1);
  });

  // proves mission-fish: Hauls lie on shoals, in basins and in holds and are not traded.
  test('a shoal has one haul at most, and a haul is no good', () => {
    const t = fishing(1);
    aboard(t, 0, 'crew');
    t.set('haulsLeft', 0, 3).play(0, 'fish').nature('fish-die', { die: 2 });
    expect([t.field('haul', t.hex(3, -1)), t.field('haulsLeft')]).toEqual([1, 3]);
    expect(t.b.goods.map(({ id }) => id)).not.toContain('fish');
  });

  // proves mission-fish: haul appears on the pirate’s hex, no matter who has the pirate
  test('the pirate keeps hauls away, and drives off the one that lies there', () => {
    const t = fishing();
    t.set('blocker', 0, t.hex(3, -1)).set('pirateOf', 0, 0).play(0, 'fish').nature('fish-die', { die: 2 });
    expect(t.field('haul', t.hex(3, -1))).toBe(0);
    const there = fishing(1);
    there.b.the.blockers.moved(there.s, 0, 0, there.hex(3, -1));
    expect(there.field('haul', there.hex(3, -1))).toBe(0);
  });

  // proves mission-fish: The Council is the sea hex beside the first island.
  // proves mission-fish: ship comes with an end to one of its two anchors, or takes a
  // proves mission-fish: Ships unload fish and spices at an anchor automatically
  test('a ship that comes to an anchor unloads, and may sail on', () => {
    const t = sailing(FISH);
    charted(t);
    t.fleet.put(t.s, 0, t.edge(1, -1, 1));
    aboard(t, 0, 'fish');
    const left = t.field('haulsLeft');
    sail(t, 0, t.edge(0, 0, 1));
    expect(held(t, 0)).toEqual([]);
    expect([t.field('fishTrack', 0), t.field('haulsLeft')]).toEqual([1, left + 1]);
    expect(t.fleet.left(t.s, 0)).toBeGreaterThan(0);
    expect(t.b.layout.marks.hexes.council).toEqual([{ q: 0, r: 0 }]);
  });

  // proves mission-fish: There are 6 hauls, 8 with five or six players.
  test('the hauls', () => {
    expect([4, 6].map((seats) => voyage(FISH, { seats }).field('haulsLeft'))).toEqual([6, 8]);
  });
});

describe('villages', () => {
  /** a village on a hex of the north; the ship of seat 0 beside it with a crew aboard */
  function visiting(terrain: string, q = 3, r = -1, side = 3): Voyage {
    const t = charted(voyage(SPICES));
    uncover(t, q, r, terrain);
    t.fleet.put(t.s, 0, t.edge(q, r, side));
    aboard(t, 0, 'crew');
    return toShips(t);
  }
  const befriend = (t: Voyage, q = 3, r = -1) => t.play(0, 'befriend', { hex: t.hex(q, r), ship: 0 });

  // proves mission-spices: A village that is uncovered gets a sack of spice for every player, and gives no goods.
  // proves mission-spices: A ship with an end at a corner of a village may leave a crew there and takes one sack aboard at once.
  // proves mission-spices: One crew of each player lives in a village, and stays for good.
  // proves mission-spices: A sack fills one slot.
  // proves mission-spices: Sacks lie at villages, in basins and in holds.
  test('a crew stays for good, and a sack comes aboard', () => {
    const t = visiting('gold-village');
    const hex = t.hex(3, -1);
    expect([t.field('sacks', hex), t.b.rules.hexGood(t.s, hex)]).toEqual([4, -1]);
    aboard(t, 0, 'crew', 'crew');
    befriend(t);
    expect(held(t, 0)).toEqual(['crew', 'spice']);
    expect([t.field('sacks', hex), crewsAt(t, 'friends', 3, -1)]).toEqual([3, [1, 0, 0, 0]]);
    expect(t.refusal(0, 'befriend', { hex, ship: 0 })?.code).toBe('village-friend');
    expect(t.b.goods.map(({ id }) => id)).not.toContain('spice');
  });

  // proves mission-spices: Without a crew of yours at a village you build no road on its edges and no building on its corners
  test('friends alone build beside a village', () => {
    const t = visiting('gold-village');
    const corner = t.corner(3, -1, 1);
    const road = t.b.piece('road').index;
    t.put(0, 'settlement', t.corner(3, -1, 4)).put(1, 'settlement', t.corner(3, -1, 2));
    expect(t.b.rules.barFound(t.s, 0, t.corner(3, -1, 0))).toMatchObject({ code: 'village-stranger' });
    expect(t.b.rules.barBuild(t.s, 0, road, t.edge(3, -1, 5))).toMatchObject({ code: 'village-stranger' });
    befriend(t);
    expect(t.b.rules.barFound(t.s, 0, t.corner(3, -1, 0))).toBeUndefined();
    expect(t.b.rules.barBuild(t.s, 0, road, t.edge(3, -1, 5))).toBeUndefined();
    expect(t.b.rules.barFound(t.s, 1, corner)).toBeDefined();
  });

  // proves mission-spices: one village lets all ships of its friends sail 1 edge farther, at once
  test('swift voyages: at once, but not for a ship that has just uncovered something', () => {
    const t = visiting('swift-village');
    sail(t, 0, t.edge(3, -1, 2));
    const left = t.fleet.left(t.s, 0);
    befriend(t);
    expect(t.fleet.left(t.s, 0)).toBe(left + 1);
    expect(t.fleet.left(t.s, 3)).toBe(4);
    uncover(t, 4, -2, 'swift-village');
    t.set('friends', t.hex(4, -2) * 4, 1);
    expect(t.b.the.travel.allowance(t.s, 'ship', 0)).toBe(6);
    t.fleet.halt(t.s, 0);
    expect(t.fleet.left(t.s, 0)).toBe(0);
  });

  // proves mission-spices: its friends drive the pirate off with a 5 too, in the south with a 4 too
  test('a 5 and a 4 drive the pirate off', () => {
    const t = visiting('pirate-village');
    expect(t.b.the.pirate.chasing(t.s, 0)).toBe(1 << 6);
    befriend(t);
    expect(t.b.the.pirate.chasing(t.s, 0)).toBe((1 << 6) | (1 << 5));
    uncover(t, 1, 1, 'pirate-village');
    t.set('friends', t.hex(1, 1) * 4, 1);
    expect(t.b.the.pirate.chasing(t.s, 0)).toBe((1 << 6) | (1 << 5) | (1 << 4));
    expect(t.b.the.pirate.chasing(t.s, 1)).toBe(1 << 6);
  });

  // proves mission-spices: once a turn its friends sell it a card for 1 gold
  test('a village buys a card a turn', () => {
    const t = charted(voyage(SPICES));
    uncover(t, 3, -1, 'gold-village');
    t.set('friends', t.hex(3, -1) * 4, 1).roll(2);
    t.give(0, { ore: 2 });
    expect(t.legal(0, 'market-sale')).toEqual([{ move: 'market-sale', good: 'ore' }]);
    t.play(0, 'market-sale', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1, gold: 1 });
    expect(t.refusal(0, 'market-sale', { good: 'ore' })?.code).toBe('no-market');
  });

  // proves mission-spices: or takes sacks aboard there
  test('sacks that come aboard at an anchor, from a village or a basin, count at once', () => {
    const t = charted(voyage(SPICES));
    const { q, r, corner: nth } = t.b.layout.marks.corners.anchor[0];
    const anchor = t.b.topology.cornerAt(q, r, nth);
    const hex = t.b.walks.hexesAt[anchor].find(
      (at) => t.b.layout.hexes[at].region !== 'start' && at !== t.hex(0, 0),
    )!;
    t.lay(hex, 'gold-village').set('sacks', hex, 4);
    const edge = t.b.walks.edgesAt[anchor].find((each) => t.fleet.isWater(t.s, each))!;
    const corner = t.b.walks.endsOf[edge].find((end) => end !== anchor)!;
    t.put(0, 'harbour-settlement', corner);
    t.fleet.put(t.s, 0, edge);
    t.fleet.basins.add(t.s, corner, t.fleet.kind('spice'));
    aboard(t, 0, 'crew');
    toShips(t);
    t.play(0, 'befriend', { hex, ship: 0 });
    expect([held(t, 0), t.field('spiceTrack', 0)]).toEqual([[], 1]);
    t.play(0, 'load', { corner, ship: 0, cargo: 'spice' });
    expect([held(t, 0), t.field('spiceTrack', 0)]).toEqual([[], 2]);
  });

  // proves mission-spices: A ship that comes to an anchor of the Council
  // proves mission-spices: Sacks return to the supply, and the ship may sail on.
  test('two sacks at the Council are two spaces', () => {
    const t = sailing(SPICES);
    charted(t);
    t.fleet.put(t.s, 0, t.edge(1, -1, 1));
    aboard(t, 0, 'spice', 'spice');
    sail(t, 0, t.edge(0, 0, 1));
    expect([t.field('spiceTrack', 0), held(t, 0)]).toEqual([2, []]);
    expect(t.fleet.left(t.s, 0)).toBeGreaterThan(0);
  });
});

describe('the scenarios', () => {
  // proves explorers-pirates/pirate-lairs: The first to 12 points on their own turn wins.
  // proves explorers-pirates/fish-for-catan: The first to 15 points on their own turn wins.
  // proves explorers-pirates/spices-for-catan: The first to 15 points on their own turn wins.
  // proves explorers-pirates/explorers-and-pirates: The first to 17 points on their own turn wins.
  test.each([
    [LAIRS, 12, 58, 79],
    [FISH, 15, 58, 88],
    [SPICES, 15, 65, 88],
    [FULL, 17, 72, 97],
  ])('%s goes to %i', (game, goal, hexes, large) => {
    const t = voyage(game);
    expect(t.b.rules.goal(t.s)).toBe(goal);
    expect(t.b.layout.hexes).toHaveLength(hexes);
    expect(voyage(game, { seats: 6 }).b.layout.hexes).toHaveLength(large);
  });

  // proves explorers-pirates/fish-for-catan: five shoals are in play: two of the three of the north, at random, and all of the south
  // proves explorers-pirates/fish-for-catan: One of the six lairs stays unused.
  // proves explorers-pirates/spices-for-catan: There are neither gold fields nor pirate lairs.
  // proves explorers-pirates/explorers-and-pirates: All six shoals and all six villages are in play.
  test('what lies under the unknown hexes', () => {
    const stacks = (game: string) => voyage(game).b.layout.stacks;
    expect(stacks(FISH).green.terrains).toMatchObject({ shoal: 2, 'gold-field': 3 });
    expect(stacks(FISH).orange.terrains).toMatchObject({ shoal: 3, 'gold-field': 2 });
    expect(stacks(SPICES).green.terrains).not.toHaveProperty('gold-field');
    const villages = { 'swift-village': 1, 'pirate-village': 1, 'gold-village': 1 };
    for (const { terrains } of Object.values(stacks(FULL)))
      expect(terrains).toMatchObject({ shoal: 3, 'gold-field': 3, ...villages });
  });

  // proves explorers-pirates/explorers-and-pirates: Crews serve lairs and villages alike; those with villages are bound for good.
  test('one supply of crews for both', () => {
    const t = voyage(FULL);
    expect(t.field('crewsLeft', 0)).toBe(9);
    expect(ships.config.cargo.filter(({ kind }) => kind === 'crew')).toHaveLength(1);
    expect(t.b.moves.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['land-crew', 'befriend', 'fetch-crew']),
    );
  });

  // proves explorers-pirates/explorers-and-pirates: those with villages are bound for good
  test('no ship fetches a crew from a village, as it does from a gold field', () => {
    const t = charted(voyage(FULL));
    uncover(t, 3, -1, 'gold-village');
    uncover(t, 1, 1, 'gold-field');
    t.set('lair', t.hex(1, 1), 0).set('lairCrews', t.hex(1, 1) * 4, 1);
    t.fleet.put(t.s, 0, t.edge(3, -1, 3));
    t.fleet.put(t.s, 1, t.edge(1, 1, 3));
    aboard(t, 0, 'crew');
    const crews = t.field('crewsLeft', 0);
    toShips(t).play(0, 'befriend', { hex: t.hex(3, -1), ship: 0 });
    expect(t.field('crewsLeft', 0)).toBe(crews);
    aboard(t, 0);
    expect(t.legal(0, 'fetch-crew')).toEqual([{ move: 'fetch-crew', hex: t.hex(1, 1), ship: 1 }]);
    expect(t.refusal(0, 'fetch-crew', { hex: t.hex(3, -1), ship: 0 })?.code).toBe('no-cargo');
  });
});
