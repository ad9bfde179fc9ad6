import { expect, test } from 'vitest';
import { knight, next, roll, rollRed } from '../cities-knights/realm.ts';
import { Table } from '../table.ts';
import { atWar, deal, FREE, heroes, sailTo, terrainsOf, tokensOf, war } from './war.ts';

/** A fort of strength 3 in the north and its corners. */
function siege(t: Table) {
  const hex = t.hex(0, 0);
  return { hex, corners: t.b.walks.cornersOf[hex] };
}

// proves conquerors/chapter-3-free-all-of-catan: everybody in turn order takes a site with its road
// proves conquerors/chapter-3-free-all-of-catan: In reverse order follows a second settlement with a road, south of the line
// proves conquerors/chapter-3-free-all-of-catan: everybody makes one of the two a city and places an inactive basic knight at one of their roads
test.each([3, 4])('the start in the south, with %i', (seats) => {
  const t = new Table(FREE, { seats });
  expect(t.legal(0, 'place-building')).toHaveLength(seats);
  const order: number[] = [];
  while (t.decision === 'place-building') {
    const [seat] = [...Array(seats).keys()].filter((i) => t.legal(i).length > 0);
    order.push(seat);
    if (order.length > seats) {
      const site = t.b.layout.marks.corners.site[0];
      expect(t.b.rules.barStartAt(t.s, seat, t.corner(site.q, site.r, site.corner))).toBeDefined();
      for (const { corner } of t.legal(seat, 'place-building'))
        for (const hex of t.b.walks.hexesAt[Number(corner)])
          expect(t.b.layout.hexes[hex].r).toBeGreaterThan(0);
    }
    t.play(seat, t.legal(seat)[0]);
    t.play(seat, t.legal(seat)[0]);
  }
  const forward = [...Array(seats).keys()];
  expect(order).toEqual([...forward, ...[...forward].reverse()]);
  const cities: number[] = [];
  while (t.decision === 'choose-city') {
    const seat = forward.find((i) => t.legal(i).length > 0)!;
    cities.push(seat);
    t.play(seat, t.legal(seat)[0]).play(seat, t.legal(seat, 'choose-post')[0]);
  }
  expect(cities).toEqual(forward);
  for (const seat of forward) {
    expect(t.points(seat)).toBe(3);
    expect(t.b.fields.supply.get(t.s, seat, t.b.piece('basic-knight').index)).toBe(1);
  }
  expect(t.decision).toBe('roll');
});

// proves conquerors/chapter-3-free-all-of-catan: The city has a wall
test('with mercy the city has a wall', () => {
  const t = new Table(FREE, { options: { mercy: true } }).started();
  expect(t.b.fields.supply.get(t.s, 0, t.b.piece('city-wall').index)).toBe(2);
  expect(t.b.fields.supply.get(t.s, 0, t.b.piece('strong-knight').index)).toBe(1);
});

// proves conquerors/chapter-3-free-all-of-catan: The conquerors charge on the 6th, 12th, 18th and 24th; barbarians attack on the 8th, 15th and 22nd
// proves conquerors/chapter-3-free-all-of-catan: The East helps on the 3rd, 7th and 14th space, the South with wine on the 4th and 9th and with amber on the 19th
// proves conquerors/chapter-3-free-all-of-catan: Wyler comes on the 5th, 10th, 13th, 17th, 20th and 23rd
test('what is pictured on the track', () => {
  const { b } = new Table(FREE);
  const found: Record<string, number[]> = {};
  for (let space = 1; space <= b.the.voyage.spaces(); space++) {
    const picture = b.the.voyage.picture(space);
    if (picture) found[picture] = [...(found[picture] ?? []), space];
  }
  expect(found).toEqual({
    charge: [6, 12, 18, 24],
    attack: [8, 15, 22],
    'east-road': [3, 7, 14],
    'south-wine': [4, 9],
    'south-amber': [19],
    wyler: [5, 10, 13, 17, 20, 23],
    'end-2': [25],
    'end-4': [26],
    end: [27],
  });
});

// proves conquerors/chapter-3-free-all-of-catan: Robber, metropolises and the politics deck are those of Cities & Knights
test('robber, metropolises and politics are those of peace', () => {
  const t = war(FREE);
  expect(t.b.cards.map(({ id }) => id)).toEqual(expect.arrayContaining(['deserter', 'wedding', 'bishop']));
  expect(t.b.cards.some(({ id }) => id === 'bribery')).toBe(false);
  expect(t.b.moves.map(({ name }) => name)).toContain('chase-with-knight');
  t.set('attacks', 0, 1);
  roll(t, 7);
  expect(t.decision).toBe('move-blocker');
  const city = atWar(FREE).give(0, { coin: 4 }).set('politicsLevel', 0, 3);
  city.put(0, 'settlement', city.corner(0, 2, 0)).put(0, 'city', city.corner(0, 2, 0));
  city.play(0, 'improve-politics');
  expect(city.points(0)).toBe(4);
});

// proves conquerors/chapter-3-free-all-of-catan: A fort stands on each of 16 hexes in the north, with three players on 13
// proves conquerors/chapter-3-free-all-of-catan: 4 times grain, 4 times a road, 2 times each amber, wine, grain with amber, and grain with wine
test.each([
  [4, { 3: 4, 4: 4, 5: 4, 6: 4 }],
  [3, { 3: 4, 4: 4, 5: 3, 6: 2 }],
])('the forts for %i', (seats, strengths) => {
  const t = war(FREE, { seats });
  const found: Record<number, number> = {};
  for (let hex = 0; hex < t.b.topology.hexes; hex++) {
    const strength = t.field('fortAt', hex);
    if (strength === 0) continue;
    found[strength] = (found[strength] ?? 0) + 1;
    expect(t.b.layout.hexes[hex].r).toBeLessThanOrEqual(0);
  }
  expect(found).toEqual(strengths);
  expect(t.field('fortsLeft')).toBe(Object.values(strengths).reduce((sum, n) => sum + n));
  expect([0, 1, 2, 3, 4, 5].map((kind) => t.field('fortRewards', kind))).toEqual([4, 4, 2, 2, 2, 2]);
});

// proves conquerors/chapter-3-free-all-of-catan: Nobody founds a settlement at a hex with a fort, and a road needs a hex beside it without one
// proves conquerors/chapter-3-free-all-of-catan: Nobody builds on paths with roadblocks
// proves conquerors/chapter-3-free-all-of-catan: Three paths are blocked
test('forts and roadblocks stop building', () => {
  const t = atWar(FREE);
  const { corners } = siege(t);
  const bar = (piece: string, place: number) =>
    t.b.rules.barBuild(t.s, 0, t.b.piece(piece).index, place)?.code;
  t.put(0, 'road', t.edge(0, 0, 0));
  expect(bar('settlement', corners[0])).toBe('at-fort');
  const between = t.edge(1, -1, 0);
  t.put(0, 'settlement', t.b.walks.endsOf[between][0]);
  expect(bar('road', between)).toBe('between-forts');
  t.set('fortAt', t.hex(1, -1), 0);
  expect(bar('road', between)).toBeUndefined();
  expect(t.b.layout.marks.edges.roadblock).toHaveLength(3);
  const [{ q, r, side }] = t.b.layout.marks.edges.roadblock;
  t.set('fortAt', t.hex(q, r), 0);
  t.put(1, 'settlement', t.b.walks.endsOf[t.edge(q, r, side)][0]);
  expect(t.b.rules.barBuild(t.s, 1, t.b.piece('road').index, t.edge(q, r, side))).toMatchObject({
    code: 'roadblock',
  });
});

// proves conquerors/chapter-3-free-all-of-catan: Knights of any strength may stand at a fort
// proves conquerors/chapter-3-free-all-of-catan: It falls as soon as all knights on its corners together are stronger, no matter whose and active or not; equal strength does not take
// proves conquerors/chapter-3-free-all-of-catan: Everybody with a knight there goes up 1 space of the hero track and gets what the fort hides, once, the active player first
// proves conquerors/chapter-3-free-all-of-catan: Fort and conqueror leave the game, and the knights stay as they are
test('a fort falls to knights that are stronger together', () => {
  const t = atWar(FREE).give(0, { wool: 2, ore: 2 });
  const { hex, corners } = siege(t);
  for (const side of [0, 5]) t.put(0, 'road', t.edge(0, 0, side));
  knight(t, 1, corners[2], { rank: 'strong', active: false });
  t.play(0, 'basic-knight', { corner: corners[0] });
  expect([t.field('fortAt', hex), t.decision]).toEqual([3, 'main']);
  t.play(0, 'basic-knight', { corner: corners[4] });
  expect([t.field('fortAt', hex), t.field('fortsLeft'), t.decision]).toEqual([0, 15, 'fort-reward']);
  t.nature('fort-reward', { reward: 'grain-wine' });
  expect([t.hand(0), t.hand(1), heroes(t)]).toEqual([
    { grain: 1, wine: 1 },
    { grain: 1, wine: 1 },
    [1, 1, 0, 0],
  ]);
  expect([corners[0], corners[2]].map((corner) => t.field('knightUnit', corner) > 0)).toEqual([true, true]);
});

// proves conquerors/chapter-3-free-all-of-catan: The road that a fort hides may lie anywhere
test('a road that a fort hides is laid anywhere, by the player on the move first', () => {
  const t = atWar(FREE).give(0, { wool: 1, ore: 1 });
  const { corners } = siege(t);
  t.put(0, 'road', t.edge(0, 0, 0))
    .put(0, 'road', t.edge(0, 2, 0))
    .put(1, 'road', t.edge(0, 3, 0));
  knight(t, 1, corners[2], { rank: 'mighty', active: false });
  t.play(0, 'basic-knight', { corner: corners[0] }).nature('fort-reward', { reward: 'road' });
  expect(t.decision).toBe('free-route');
  const south = t
    .legal(0, 'free-route')
    .find(({ edge }) => t.b.walks.endsOf[Number(edge)].includes(t.corner(0, 2, 0)))!;
  t.play(0, south);
  expect([t.decision, t.legal(1, 'free-route').length > 0]).toEqual(['free-route', true]);
});

test.each([1, 2])(
  'a fort that falls to the first of %i knights of the smith gives what it hides',
  (count) => {
    const t = atWar(FREE);
    const { hex, corners } = siege(t);
    knight(t, 1, corners[2], { rank: 'strong', active: false });
    knight(t, 0, corners[0]);
    const other = t.corner(0, 2, 0);
    if (count === 2) knight(t, 0, other);
    deal(t, 0, 'smith')
      .play(0, 'play-card', { card: 'smith' })
      .play(0, 'promote-free', { corner: corners[0] });
    expect([t.field('fortAt', hex), t.decision]).toEqual([0, 'fort-reward']);
    t.nature('fort-reward', { reward: 'wine' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ wine: 1 }, { wine: 1 }]);
    expect(t.decision).toBe(count === 2 ? 'smith' : 'main');
    if (count === 1) return;
    expect(t.legal(0)).toEqual([{ move: 'promote-free', corner: other }, { move: 'promote-no-more' }]);
    t.play(0, 'promote-free', { corner: other });
    expect(t.decision).toBe('main');
  },
);

// proves conquerors/chapter-3-free-all-of-catan: A raid of cavalry counts as a knight there
test('cavalry raids a fort and is back', () => {
  const t = atWar(FREE);
  const { hex, corners } = siege(t);
  knight(t, 1, corners[2], { rank: 'strong', active: false });
  t.put(0, 'road', t.edge(0, 2, 0)).give(0, { lumber: 1, grain: 1 });
  knight(t, 0, t.corner(0, 2, 0), { rank: 'strong' });
  t.play(0, 'horse-farm', { corner: t.corner(0, 2, 0) });
  expect(t.refusal(0, 'raid', { corner: t.corner(0, 2, 0), to: t.corner(1, -2, 1) })).toMatchObject({
    code: 'no-prey',
  });
  t.play(0, 'raid', { corner: t.corner(0, 2, 0), to: corners[5] }).nature('fort-reward', { reward: 'amber' });
  expect([t.field('fortAt', hex), heroes(t), t.hand(0)]).toEqual([0, [1, 1, 0, 0], { amber: 1 }]);
  expect([t.field('knightUnit', t.corner(0, 2, 0)) > 0, t.field('knightUnit', corners[5])]).toEqual([
    true,
    0,
  ]);
});

// proves conquerors/chapter-3-free-all-of-catan: all knights on corners of hexes with forts return to their owners
// proves conquerors/chapter-3-free-all-of-catan: The forts stay
test('a charge sweeps all besiegers away', () => {
  const t = war(FREE);
  const { hex, corners } = siege(t);
  knight(t, 0, corners[0]);
  knight(t, 1, t.corner(0, 2, 0));
  sailTo(t, 6);
  expect([t.field('knightUnit', corners[0]), t.field('knightUnit', t.corner(0, 2, 0)) > 0]).toEqual([
    0,
    true,
  ]);
  expect(t.field('fortAt', hex)).toBe(3);
});

// proves conquerors/chapter-3-free-all-of-catan: they do not at one fort of your choice that has a knight beside it
// proves conquerors/chapter-3-free-all-of-catan: charge and a knight stands at a fort, everybody who holds a battle card is asked about Archers at
// proves conquerors/chapter-3-free-all-of-catan: A knight between two forts is lost if only one of them is held down: the other takes it
test('Archers hold those in one fort down', () => {
  const t = deal(deal(war(FREE), 2, 'archers'), 3, 'odo');
  const { hex, corners } = siege(t);
  const fort = (corner: number) => t.b.walks.hexesAt[corner].filter((at) => t.field('fortAt', at) > 0);
  const safe = corners.find((corner) => fort(corner).length === 1)!;
  const caught = corners.find((corner) => fort(corner).length > 1 && corner !== safe)!;
  t.set('fortAt', hex, 6);
  knight(t, 0, safe);
  knight(t, 1, caught);
  sailTo(t, 12).play(2, 'let-sail').play(3, 'let-sail');
  expect([t.decision, t.legal(0), t.legal(3)]).toEqual(['sortie', [], [{ move: 'let-charge' }]]);
  t.play(2, 'hold-down', { hex });
  t.play(3, 'let-charge');
  expect([t.field('knightUnit', safe) > 0, t.field('knightUnit', caught)]).toEqual([true, 0]);
  expect(t.decision).not.toBe('sortie');
});

// proves conquerors/chapter-3-free-all-of-catan: Dagur helps to take one fort
test('Dagur takes one fort, and is not there for the next', () => {
  const t = deal(atWar(FREE), 0, 'dagur').give(0, { lumber: 1, grain: 1 });
  const { hex, corners } = siege(t);
  for (const other of t.b.walks.hexesAt[corners[0]]) if (other !== hex) t.set('fortAt', other, 0);
  knight(t, 0, corners[0], { rank: 'mighty' });
  t.play(0, 'horse-farm', { corner: corners[0] });
  expect(t.field('fortAt', hex)).toBe(3);
  t.play(0, 'play-card', { card: 'dagur' }).nature('fort-reward', { reward: 'wine' });
  expect([t.field('fortAt', hex), t.b.the.units.strength(t.s, corners[0])]).toEqual([0, 3]);
});

// proves conquerors/chapter-3-free-all-of-catan: of two that need him it is the northern one, in one row the western
test.each([
  ['in two rows', (t: Table) => t.corner(0, 0, 0), (t: Table) => [t.hex(1, -1), t.hex(0, 0)]],
  ['in one row', (t: Table) => t.corner(0, -1, 2), (t: Table) => [t.hex(0, -1), t.hex(1, -1)]],
])('of two forts %s Dagur takes the first', (_where, at, forts) => {
  const t = deal(atWar(FREE), 0, 'dagur').give(0, { lumber: 1, grain: 1 });
  const [first, second] = forts(t);
  for (const hex of t.b.walks.hexesAt[at(t)]) t.set('fortAt', hex, 0);
  for (const hex of [first, second]) t.set('fortAt', hex, 3);
  knight(t, 0, at(t), { rank: 'mighty' });
  t.play(0, 'horse-farm', { corner: at(t) }).play(0, 'play-card', { card: 'dagur' });
  expect([t.field('fortAt', first), t.field('fortAt', second)]).toEqual([0, 3]);
});

test('one raid of Dagur between two forts takes one that needs him', () => {
  const t = deal(atWar(FREE), 0, 'dagur').give(0, { lumber: 1, grain: 1 });
  const between = [...Array(t.b.topology.corners).keys()].find(
    (corner) => t.b.walks.hexesAt[corner].filter((hex) => t.field('fortAt', hex) > 0).length === 2,
  )!;
  const both = t.b.walks.hexesAt[between].filter((hex) => t.field('fortAt', hex) > 0);
  for (const hex of both) t.set('fortAt', hex, 3);
  const home = t.corner(0, 3, 5);
  knight(t, 0, home, { rank: 'mighty' });
  t.play(0, 'horse-farm', { corner: home }).play(0, 'play-card', { card: 'dagur' });
  t.play(0, 'raid', { corner: home, to: between });
  expect(both.map((hex) => t.field('fortAt', hex)).sort()).toEqual([0, 3]);
});

// proves conquerors/chapter-3-free-all-of-catan: Strength that a card gives may take a fort as soon as it is played
test('Thora may be what was missing', () => {
  const t = deal(atWar(FREE), 0, 'thora');
  const { hex, corners } = siege(t);
  knight(t, 0, corners[0], { rank: 'mighty' });
  expect(t.field('fortAt', hex)).toBe(3);
  t.play(0, 'play-card', { card: 'thora' });
  expect([t.field('fortAt', hex), t.decision]).toEqual([0, 'fort-reward']);
  const shot = deal(atWar(FREE), 0, 'crossbows');
  knight(shot, 0, corners[0], { rank: 'mighty' });
  shot.play(0, 'play-card', { card: 'crossbows' }).play(0, 'shoot', { hex });
  expect(shot.field('fortAt', hex)).toBe(0);
});

// proves conquerors/chapter-3-free-all-of-catan: everybody may build a free road, north of the line and not on it
test('help from the East builds a road in the north', () => {
  const t = war(FREE);
  const { q, r, corner } = t.b.layout.marks.corners.site[1];
  const site = t.corner(q, r, corner);
  t.put(0, 'settlement', site)
    .put(0, 'road', t.edge(q, r, 5))
    .put(0, 'road', t.edge(q, r, 0));
  sailTo(t, 3);
  expect(t.decision).toBe('east-road');
  expect(t.refusal(0, 'east-road', { edge: t.edge(q, r, 4) })).toMatchObject({ code: 'not-north' });
  t.play(0, t.legal(0, 'east-road')[0]);
  expect(t.b.fields.supply.get(t.s, 0, t.b.piece('road').index)).toBe(12);
  expect(t.decision).not.toBe('east-road');
});

// proves conquerors/chapter-3-free-all-of-catan: When the ship comes to the 25th space the chapter ends if the red die shows 1 or 2, on the 26th if it shows at most 4, and on the 27th in any case
// proves conquerors/chapter-3-free-all-of-catan: The track of the ship has 27 spaces
test.each([
  [25, 2, true],
  [25, 3, false],
  [26, 4, true],
  [26, 5, false],
  [27, 6, true],
])('on space %i with a red %i the chapter ends: %s', (space, red, ends) => {
  const t = war(FREE).set('barbarians', 0, space - 2);
  rollRed(t, red, red === 6 ? 2 : 1, 'ship');
  expect(t.over).toBe(ends);
});

// proves conquerors/chapter-3-free-all-of-catan: If more than 3 forts are left then, or more than 2 with three players, everybody has lost
// proves conquerors/chapter-3-free-all-of-catan: Otherwise the most points win
// proves conquerors/chapter-3-free-all-of-catan: The hero track breaks a tie; players who tie there too share the win
test.each([
  [4, 3],
  [3, 2],
])('with %i players %i forts may be left', (seats, most) => {
  const lost = war(FREE, { seats }).set('fortsLeft', 0, most + 1);
  sailTo(lost, 27);
  expect([lost.b.rules.winners(lost.s), lost.b.rules.ending(lost.s)]).toEqual([[], 'defeat']);
  const won = war(FREE, { seats }).set('fortsLeft', 0, most).set('heroes', 0, 1).set('heroes', 2, 2);
  won.put(0, 'settlement', won.corner(0, 2, 0));
  sailTo(won, 27);
  expect([won.b.rules.winners(won.s), won.b.rules.ending(won.s)]).toEqual([[2], 'clock']);
});

// proves conquerors/chapter-3-free-all-of-catan: You win at once with 18 points on your own turn, however many forts are left
test('eighteen points end the war', () => {
  const t = atWar(FREE).set('heroes', 0, 17);
  t.put(0, 'road', t.edge(0, 2, 0)).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  t.play(0, 'settlement', { corner: t.corner(0, 2, 0) });
  expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
});

// proves conquerors/chapter-3-free-all-of-catan: Hexes with forts give what they give
test('a hex with a fort gives as ever', () => {
  const t = war(FREE);
  const { hex, corners } = siege(t);
  t.put(0, 'settlement', corners[4]);
  expect(t.b.rules.hexStopped(t.s, hex)).toBe(false);
  roll(t, 4);
  expect(t.hand(0).brick).toBe(1);
  next(t);
});

// proves conquerors/chapter-3-free-all-of-catan: Three players: a map of 30 hexes
// proves conquerors/chapter-3-free-all-of-catan: Four players: 43 hexes
// proves conquerors/chapter-3-free-all-of-catan: Five trading stations lie on the edge
// proves conquerors/chapter-3-free-all-of-catan: The map is ours
// proves conquerors/chapter-3-free-all-of-catan: The line, the forts, roadblocks, amber and wine are ours too
test.each([
  [3, { forest: 5, hills: 4, mountains: 4, fields: 5, pasture: 5, swamp: 7 }, [1, 3, 2, 3, 3, 3, 3, 2, 2, 1]],
  [
    4,
    { forest: 7, hills: 6, mountains: 6, fields: 7, pasture: 7, desert: 1, swamp: 9 },
    [3, 3, 4, 4, 3, 3, 3, 4, 3, 3],
  ],
])('the map for %i', (seats, terrains, numbers) => {
  const t = new Table(FREE, { seats });
  expect([terrainsOf(t), tokensOf(t)]).toEqual([terrains, numbers]);
  const kinds = t.b.layout.harbours.places.map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['brick', 'grain', 'lumber', 'ore', 'wool']);
});

test('to bots a fort that falls is worth more than its siege, a road to one something, and a knight far from all of them least', () => {
  const hope = (t: Table): number => t.b.the.hints.progress(t.s, 0) + t.points(0);
  const besieged = atWar(FREE);
  const { corners } = siege(besieged);
  knight(besieged, 0, corners[0], { rank: 'mighty' });
  const near = hope(besieged);
  knight(besieged, 0, corners[2]);
  expect(besieged.field('fortsLeft')).toBe(15);
  expect(hope(besieged)).toBeGreaterThan(near + 1);
  const afar = atWar(FREE);
  knight(afar, 0, afar.corner(0, 3, 5), { rank: 'mighty' });
  expect(hope(afar)).toBeLessThan(near - 0.5);
  const before = hope(afar);
  afar.put(0, 'road', afar.edge(1, 0, 3));
  expect(hope(afar)).toBeGreaterThan(before);
});

test('bots save for roads as soon as they have knights that could go along them', () => {
  const t = atWar(FREE);
  const road = JSON.stringify(t.b.bill({ brick: 1, lumber: 1 }));
  const wanted = (): boolean => {
    let found = false;
    t.b.the.hints.aims(t.s, 0, (bill) => {
      if (JSON.stringify(bill) === road) found = true;
    });
    return found;
  };
  expect(wanted()).toBe(false);
  knight(t, 0, t.corner(0, 3, 5), { rank: 'strong' });
  expect(wanted()).toBe(true);
});

test('bots go to a fort while the next charge is far, and stay away from it right before one', () => {
  const hope = (ship: number, goes: boolean): number => {
    const t = atWar(FREE).set('barbarians', 0, ship);
    t.put(0, 'road', t.edge(-1, 0, 5)).put(0, 'road', t.edge(0, 0, 4));
    knight(t, 0, goes ? t.corner(0, 0, 4) : t.corner(-1, 0, 4), { rank: 'strong', active: !goes });
    return t.b.the.hints.progress(t.s, 0);
  };
  expect(hope(0, true)).toBeGreaterThan(hope(0, false));
  expect(hope(4, true)).toBeLessThan(hope(4, false));
});

test('to bots it is worth more to go to a fort where the knights of others can come and take it with them', () => {
  const hope = (others: boolean, goes: boolean): number => {
    const t = atWar(FREE);
    t.put(0, 'road', t.edge(-1, 0, 5)).put(0, 'road', t.edge(0, 0, 4));
    if (others) {
      t.put(1, 'road', t.edge(0, 0, 0)).put(1, 'road', t.edge(1, 0, 4));
      knight(t, 1, t.corner(1, 0, 4), { rank: 'mighty', active: true });
    }
    knight(t, 0, goes ? t.corner(0, 0, 4) : t.corner(-1, 0, 4), { rank: 'strong', active: !goes });
    return t.b.the.hints.progress(t.s, 0);
  };
  expect(hope(true, true) - hope(true, false)).toBeGreaterThan(hope(false, true) - hope(false, false));
});

test('bots keep their cavalry away from forts, where it cannot raid', () => {
  const hope = (mounted: boolean, corner: (t: Table) => number): number => {
    const t = atWar(FREE);
    const at = corner(t);
    knight(t, 0, at, { rank: 'strong', active: true });
    if (mounted) t.set('horseFarms', 0, 1).set('horseAt', at, 1);
    return t.b.the.hints.progress(t.s, 0);
  };
  const gain = (corner: (t: Table) => number): number => hope(true, corner) - hope(false, corner);
  expect(gain((t) => t.corner(0, 3, 5))).toBeGreaterThan(gain((t) => t.corner(0, 0, 4)) + 0.5);
});
