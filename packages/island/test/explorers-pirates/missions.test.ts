import { describe, expect, test } from 'vitest';
import { lairMission } from '../../explorers-pirates/missions.ts';
import { aboard, held, toShips, type Voyage, voyage } from './voyage.ts';

const LAIRS = 'explorers-pirates/pirate-lairs';

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

describe.each([[lairMission, [0, 1, 1, 2, 2, 2, 3, 3], LAIRS]] as const)(
  'a mission',
  (mission, points, game) => {
    // proves mission-lairs: The spaces of the track are worth 1, 1, 2, 2, 2, 3 and 3 points, not added up.
    // proves mission-lairs: A marker on the last space stays there.
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

    // proves mission-lairs: The player whose marker came first to the foremost space is the Greatest Pirate Scourge, worth 1 point.
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
  },
);

describe('crews', () => {
  // proves mission-lairs: Everybody has 9 crews.
  // proves mission-lairs: A crew costs 1 ore and 1 wool
  test.each([LAIRS])('%s: a crew costs ore and wool and fills a slot', (game) => {
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
  // proves mission-lairs: No road is built on its edges and no building on its corners until the lair is taken.
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

  // proves mission-lairs: A crew is landed on a lair from a ship with an end at one of its corners.
  // proves mission-lairs: The third crew, whoever owns them, takes the lair, once the movement phase in which it was landed is over.
  // proves mission-lairs: gets 2 gold and advances one space on the track
  // proves mission-lairs: Several crews may be landed in one turn, but a lair never has more than three.
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

  // proves mission-lairs: Then each of them throws a die and adds the number of their own crews there.
  // proves mission-lairs: The hero gives one crew back to the supply and advances one space more.
  // proves mission-lairs: The lair is turned over: its number makes the gold field give 2 gold
  // proves mission-lairs: Crews that are left on a gold field stay, and ships of their owner may fetch them later.
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

  // proves mission-lairs: The highest sum is the hero; of equal sums more crews win, and those still level throw again.
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

  // proves mission-lairs: The lairs hide 2, 3, 5, 6, 8 and 11; with five and six players 9 and 10 besides.
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

describe('the scenarios', () => {
  // proves explorers-pirates/pirate-lairs: The first to 12 points on their own turn wins.
  test.each([[LAIRS, 12, 58, 79]])('%s goes to %i', (game, goal, hexes, large) => {
    const t = voyage(game);
    expect(t.b.rules.goal(t.s)).toBe(goal);
    expect(t.b.layout.hexes).toHaveLength(hexes);
    expect(voyage(game, { seats: 6 }).b.layout.hexes).toHaveLength(large);
  });
});
