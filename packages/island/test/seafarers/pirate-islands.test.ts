import { describe, expect, it } from 'vitest';
import { putPiece } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';

const GAME = 'seafarers/pirate-islands';
const SHIP = { lumber: 1, wool: 1 };
const SETTLEMENT = { brick: 1, lumber: 1, wool: 1, grain: 1 };

const own = (t: Table, mark: string, seat = 0): number => {
  const at = t.b.layout.marks.corners[mark].find(({ value }) => value === seat)!;
  return t.corner(at.q, at.r, at.corner);
};
/** before the first roll of seat 0, with nothing but the given pieces on the board and empty hands */
const table = (options: TableOptions = {}): Table => {
  const t = new Table(GAME, options).started();
  const homes = Array.from({ length: t.b.seats }, (_, seat) => own(t, 'home', seat));
  for (const id of ['settlement', 'road']) {
    const piece = t.b.piece(id);
    for (let place = 0; place < piece.places; place++) {
      const mark = t.s.cells[piece.layerAt + place];
      if (mark !== 0 && t.b.pieceOf[mark] === piece.index && !(id === 'settlement' && homes.includes(place)))
        t.b.rules.unbuild(t.s, piece.index, place);
    }
  }
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const dice = (t: Table, red: number, yellow: number): Table =>
  t.play(t.active, 'roll').nature('dice', { red, yellow });
/** after a roll that gave nothing, with the fleet far from everybody */
const main = (options: TableOptions = {}): Table => dice(fleetTo(table(options), 0), 1, 1);
const path = (t: Table): number[] => t.b.layout.marks.hexes.path.map(({ q, r }) => t.hex(q, r));
const fleet = (t: Table): number => t.field('blocker', t.b.blocker('fleet'));
const fleetTo = (t: Table, step: number): Table => t.set('blocker', t.b.blocker('fleet'), path(t)[step]);
/** the edges that may take the next ship of the lane */
const next = (t: Table, seat = 0): number[] => {
  const ship = t.b.piece('ship').index;
  return Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter(
    (edge) => !t.b.rules.barBuild(t.s, seat, ship, edge),
  );
};
const ships = (t: Table, seat = 0): number =>
  15 - t.field('supply', seat * t.b.pieces.length + t.b.piece('ship').index);
/** lays ships until the lane has so many, or reaches the fortress */
const sail = (t: Table, count = 99, seat = 0): Table => {
  for (let [edge] = next(t, seat); ships(t, seat) < count && edge !== undefined; [edge] = next(t, seat))
    t.put(seat, 'ship', edge);
  return t;
};
const armed = (t: Table, count: number, seat = 0): Table => {
  for (let i = 0; i < count; i++) {
    t.set('warship', t.b.the.warships.nextToArm(t.s, seat), 1).set('warships', seat, i + 1);
  }
  return t;
};
const assault = (t: Table, die: number): Table =>
  t.play(0, 'end-turn').play(0, 'assault').nature('assault-die', { die });
/** what was told of raids with the last move */
const raids = (t: Table): string[] =>
  t.events.map(({ kind }) => kind).filter((kind) => kind.startsWith('raid-'));
const strength = (t: Table, seat = 0): number => t.field('fortressStrength', own(t, 'fortress', seat));

describe('The Pirate Islands', () => {
  it('each fortress starts with 3 chits and belongs to one player', () => {
    for (const seats of [3, 4, 5, 6]) {
      const t = new Table(GAME, { seats }).started();
      for (let seat = 0; seat < seats; seat++) {
        expect([strength(t, seat), t.field('fortressFor', own(t, 'fortress', seat))]).toEqual([3, seat + 1]);
        expect(t.b.ownerOf[t.field('building', own(t, 'fortress', seat))]).toBe(t.b.neutral);
      }
    }
  });

  it('with three players nothing of the fourth lies on their map', () => {
    const t = new Table(GAME, { seats: 3 }).until('place-building');
    const count = (id: string): number => {
      const { index, layerAt, places } = t.b.piece(id);
      const marks = Array.from(t.s.cells.subarray(layerAt, layerAt + places));
      return marks.filter((mark) => mark !== 0 && t.b.pieceOf[mark] === index).length;
    };
    expect(['fortress', 'settlement', 'ship'].map(count)).toEqual([3, 3, 3]);
    // and the lane that nobody sails is free for roads
    const road = t.b.piece('road').index;
    const at = t.b.layout.marks.edges['first-ship'].find(({ value }) => value === 3)!;
    const edge = t.edge(at.q, at.r, at.side);
    t.put(0, 'settlement', t.b.topology.edgeCorner[edge * 2]);
    expect(t.b.rules.barBuild(t.s, 0, road, edge)).toBeUndefined();
  });

  // proves seafarers/pirate-islands: You start with a settlement and a ship
  // proves seafarers/pirate-islands: Then everybody places two more settlements
  // proves seafarers/pirate-islands: The first ship starts unarmed
  it('anchoring settlement, first ship and fortress are placed as printed, then two settlements each in snake order', () => {
    const t = new Table(GAME, { seats: 3 }).until('place-building');
    expect([0, 1, 2].map((seat) => [t.points(seat), ships(t, seat)])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    const order: number[] = [];
    while (t.decision === 'place-building') {
      const seat = [0, 1, 2].find((each) => t.legal(each, 'place-building').length > 0)!;
      order.push(seat);
      t.play(seat, t.legal(seat, 'place-building')[0]);
      const routes = t.legal(seat, 'place-route');
      expect(new Set(routes.map((move) => move.piece))).toEqual(new Set(['road']));
      t.play(seat, routes[0]);
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0]);
  });

  // proves seafarers/pirate-islands: A knight arms the unarmed ship
  // proves seafarers/pirate-islands: It is then a warship
  // proves seafarers/pirate-islands: The next ship of your lane becomes a warship.
  it('a knight turns the not yet upgraded ship nearest to the anchoring settlement into a warship', () => {
    const t = sail(main(), 3).cards(0, 'knight', 3);
    const at = t.b.layout.marks.edges['first-ship'].find(({ value }) => value === 0)!;
    const first = t.edge(at.q, at.r, at.side);
    expect([t.field('warships'), t.field('warship', first)]).toEqual([0, 0]);
    t.play(0, 'play-card', { card: 'knight' });
    expect([t.field('warships'), t.field('warship', first), t.decision]).toEqual([1, 1, 'main']);
    t.set('cardPlayed', 0, 0).play(0, 'play-card', { card: 'knight' });
    expect(t.field('warships')).toBe(2);
    const second = t.b.the.warships.nextToArm(t.s, 0);
    expect(t.field('warship', second)).toBe(0);
    t.set('cardPlayed', 0, 0).play(0, 'play-card', { card: 'knight' });
    expect([t.field('warships'), t.b.the.warships.nextToArm(t.s, 0)]).toEqual([3, -1]);
  });

  it('a knight without a ship to upgrade is not played', () => {
    const t = armed(main(), 1).cards(0, 'knight');
    expect(t.refusal(0, 'play-card', { card: 'knight' })?.code).toBe('card-useless');
  });

  // proves seafarers/pirate-islands: You play victory point cards
  // proves seafarers/pirate-islands: Acts as a knight
  // proves seafarers/pirate-islands: It gives no point
  it('victory point cards also act as knights and give no points', () => {
    const t = table().cards(0, 'victory-point');
    expect(t.points(0)).toBe(1);
    t.play(0, 'play-card', { card: 'victory-point' });
    expect([t.points(0), t.field('warships')]).toEqual([1, 1]);
  });

  // proves seafarers/pirate-islands: There is no robber, no Longest
  it('there is no robber, no longest road and no largest army', () => {
    const { b } = table();
    expect(b.awards).toEqual([]);
    expect(b.blockers.map(({ id }) => id)).toEqual(['fleet']);
  });

  // proves seafarers/pirate-islands: After the roll and before
  it('after the roll the pirate advances along its path by the lower of the two dice, round and round', () => {
    const t = fleetTo(table(), 0);
    expect(path(t)).toHaveLength(14);
    dice(t, 5, 3);
    expect(fleet(t)).toBe(path(t)[3]);
    expect(fleet(dice(fleetTo(table(), 12), 4, 4))).toBe(path(t)[2]);
  });

  it('a fleet that is off the board stays there', () => {
    const t = table();
    t.set('blocker', t.b.blocker('fleet'), -1);
    dice(t, 1, 2);
    expect([fleet(t), t.decision]).toEqual([-1, 'main']);
  });

  it('the pirate starts on the first hex of its path', () => {
    const t = new Table(GAME).until('place-building');
    expect(fleet(t)).toBe(path(t)[0]);
  });

  // proves seafarers/pirate-islands: With fewer warships
  // proves seafarers/pirate-islands: you lose a raid, you
  // proves seafarers/pirate-islands: Their strength is the number
  it('a raid with fewer warships than hexes moved costs one resource and one more for each city', () => {
    const t = fleetTo(table(), 11).give(0, { wool: 4 });
    t.put(0, 'settlement', t.corner(3, 0, 1)).put(0, 'city', t.corner(3, 0, 1));
    armed(t, 1);
    dice(t, 2, 3);
    expect([t.decision, t.field('toDiscard', 0)]).toEqual(['discard', 2]);
    t.play(0, 'discard', { good: 'wool' }).play(0, 'discard', { good: 'wool' });
    expect(t.decision).toBe('main');
  });

  // proves seafarers/pirate-islands: After the roll and before
  it('the raid comes before the production of the roll', () => {
    // the first settlement of seat 0 lies at mountains with a 5
    const t = fleetTo(table(), 11).give(0, { wool: 1 });
    dice(t, 2, 3);
    expect(t.hand(0)).toEqual({ wool: 1 });
    t.play(0, 'discard', { good: 'wool' });
    expect(t.hand(0)).toEqual({ ore: 1 });
  });

  it('a raid on an empty hand costs nothing', () => {
    expect(dice(fleetTo(table(), 11), 2, 3).decision).toBe('main');
  });

  // proves seafarers/pirate-islands: With fewer warships
  it('a raid with more warships than hexes moved brings one resource of choice', () => {
    const t = armed(sail(fleetTo(table(), 12), 2), 2);
    dice(t, 1, 1);
    expect([t.decision, raids(t)]).toEqual(['choose-good', ['raid-won']]);
    t.play(0, 'choose-good', { good: 'brick' });
    expect([t.hand(0), t.decision]).toEqual([{ brick: 1 }, 'main']);
  });

  // proves seafarers/pirate-islands: With fewer warships
  it('a tie in a raid changes nothing', () => {
    const t = armed(fleetTo(table(), 12), 1).give(0, { wool: 1 });
    dice(t, 1, 1);
    expect([t.hand(0), t.decision, raids(t)]).toEqual([{ wool: 1 }, 'main', ['raid-even']]);
  });

  // proves seafarers/pirate-islands: If they stop beside
  // proves seafarers/pirate-islands: If several players have buildings
  it('only the owner beside the hex is raided, and several owners one after the other', () => {
    const t = fleetTo(table(), 12).give(0, { wool: 1 }).give(1, { wool: 1 }).give(2, { wool: 1 });
    t.put(2, 'settlement', t.corner(0, 2, 0));
    dice(t, 1, 1);
    expect(t.events.filter(({ kind }) => kind === 'raid-lost').map(({ data }) => data.seat)).toEqual([0, 2]);
    t.play(0, 'discard', { good: 'wool' }).play(2, 'discard', { good: 'wool' });
    expect([t.hand(1), t.decision]).toEqual([{ wool: 1 }, 'main']);
  });

  // proves seafarers/pirate-islands: On a path hex that the map marks
  it('on a hex marked as calm the pirate never attacks', () => {
    const plain = table();
    const { layout } = plain.b;
    const [q, r] = [0, 2];
    const t = table({
      layout: { ...layout, marks: { ...layout.marks, hexes: { ...layout.marks.hexes, calm: [{ q, r }] } } },
    });
    fleetTo(t, 12).give(0, { wool: 1 });
    dice(t, 1, 1);
    expect([fleet(t), t.hand(0), t.decision]).toEqual([t.hex(0, 2), { wool: 1 }, 'main']);
  });

  // proves seafarers/pirate-islands: On a 7 you steal a
  it('on a 7 the active player steals one resource from any one opponent', () => {
    const t = fleetTo(table(), 0).give(1, { ore: 1 }).give(3, { wool: 1 });
    dice(t, 1, 6);
    expect(t.legal(0, 'rob').map((move) => move.seat)).toEqual([1, 3]);
    t.play(0, 'rob', { seat: 3 }).nature('steal', { good: 'wool' });
    expect([t.hand(0), t.decision]).toEqual([{ wool: 1 }, 'main']);
  });

  it('on a 7 too the pirate raids first, then the card is stolen', () => {
    const t = fleetTo(table(), 12).give(0, { wool: 1 }).give(1, { ore: 1 });
    dice(t, 1, 6);
    expect([t.decision, t.field('toDiscard', 0)]).toEqual(['discard', 1]);
    t.play(0, 'discard', { good: 'wool' }).nature('steal', { good: 'ore' });
    expect([t.hand(0), t.decision]).toEqual([{ ore: 1 }, 'main']);
  });

  // proves seafarers/pirate-islands: If both dice are equal
  it('a raid of as many hexes as doubles show is as strong as one die', () => {
    const t = armed(sail(fleetTo(table(), 11), 2), 2).give(0, { wool: 1 });
    dice(t, 2, 2);
    expect([fleet(t), t.decision, t.hand(0)]).toEqual([path(t)[13], 'main', { wool: 1 }]);
  });

  // proves seafarers/pirate-islands: Hands of more than 7
  it('the hand limit holds on a 7', () => {
    const t = fleetTo(table(), 0).give(1, { ore: 9 });
    dice(t, 1, 6);
    expect([t.decision, t.field('toDiscard', 1)]).toEqual(['discard', 4]);
  });

  // proves seafarers/pirate-islands: You have one lane: from
  it('the lane runs from the anchoring settlement via the waypoint to the fortress by a shortest route', () => {
    for (const [seats, length] of [
      [4, 9],
      [6, 10],
    ])
      for (let seat = 0; seat < seats; seat++) {
        const t = sail(main({ seats }), 99, seat);
        expect([ships(t, seat), t.field('laneReach', seat)]).toEqual([length, own(t, 'fortress', seat)]);
        expect(t.field('routesAt', seat * t.b.topology.corners + own(t, 'landing', seat))).toBe(2);
      }
  });

  // proves seafarers/pirate-islands: There are no branches
  it('branches and other ships are not allowed', () => {
    const t = sail(main(), 4).give(0, SHIP);
    const { edgeCorner } = t.b.topology;
    const tip = t.field('laneReach');
    for (const { edge } of t.legal(0, 'ship') as unknown as { edge: number }[])
      expect([edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]]).toContain(tip);
    t.put(0, 'settlement', t.corner(3, 0, 0));
    expect(t.refusal(0, 'ship', { edge: t.edge(3, 0, 0) })?.code).toBe('off-lane');
  });

  // proves seafarers/pirate-islands: Nobody builds roads on the edges
  it('nobody lays a road on a lane or settles where ships of another lie', () => {
    const t = sail(main(), 3);
    const road = t.b.piece('road').index;
    const settlement = t.b.piece('settlement').index;
    for (const edge of next(t)) expect(t.b.rules.barBuild(t.s, 1, road, edge)).toBeDefined();
    t.put(1, 'road', t.edge(3, 0, 1));
    expect(t.b.rules.barBuild(t.s, 1, settlement, t.corner(3, 0, 1))).toBeUndefined();
    putPiece(t.b, t.s, 0, t.b.piece('ship').index, t.edge(3, 0, 2));
    expect(t.b.rules.barBuild(t.s, 1, settlement, t.corner(3, 0, 1))).toBeDefined();
  });

  // proves seafarers/pirate-islands: Nobody builds roads on the edges
  it('a starting road does not lie on a lane either', () => {
    const t = new Table(GAME).until('place-building', 0);
    const { edgeCorner } = t.b.topology;
    const lane = (t.b.layout.marks.edges.lane as { q: number; r: number; side: number; value: number }[])
      .filter(({ value }) => value < 2)
      .map(({ q, r, side }) => t.edge(q, r, side));
    const starts = new Set(t.legal(0, 'place-building').map(({ corner }) => corner));
    const beside = lane.flatMap((edge) => [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]]);
    const corner = beside.find((at) => starts.has(at))!;
    t.play(0, 'place-building', { corner });
    const roads = t.legal(0, 'place-route').map(({ edge }) => edge as number);
    expect(roads.length).toBeGreaterThan(0);
    for (const edge of roads) expect(lane).not.toContain(edge);
  });

  // proves seafarers/pirate-islands: do not lead your lane to
  it('a lane never runs into a town of another that would cut it off', () => {
    const t = main();
    const { edgeCorner } = t.b.topology;
    const ends = (edge: number): number[] => [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]];
    // one of the ways from the first ship leads along the coast of the main island
    const free = next(t);
    expect(free).toHaveLength(2);
    const coast = free.find((edge) => ends(edge).some((corner) => !t.b.rules.barStartAt(t.s, 1, corner)))!;
    t.put(1, 'settlement', ends(coast).find((corner) => !t.b.rules.barStartAt(t.s, 1, corner))!);
    expect(next(t)).toEqual(free.filter((edge) => edge !== coast));
    expect(sail(t).field('laneReach')).toBe(own(t, 'fortress'));
  });

  it('a town of one’s own on the lane does not stop it', () => {
    const t = main();
    const free = next(t);
    const { edgeCorner } = t.b.topology;
    const corner = free
      .flatMap((edge) => [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]])
      .find((at) => !t.b.rules.barStartAt(t.s, 0, at))!;
    t.put(0, 'settlement', corner);
    expect(next(t)).toEqual(free);
  });

  // proves seafarers/pirate-islands: Ships of the lane are not moved
  it('ships are not moved', () => {
    expect(table().b.moves.map(({ name }) => name)).not.toContain('move-ship');
  });

  // proves seafarers/pirate-islands: Overseas you may settle only
  it('the only overseas settlement allowed is on the own waypoint', () => {
    const t = sail(main(), 8).give(0, SETTLEMENT);
    expect(t.legal(0, 'settlement').map((move) => move.corner)).toEqual([own(t, 'landing')]);
    const settlement = t.b.piece('settlement').index;
    t.put(1, 'road', t.b.topology.cornerEdge[t.b.topology.cornerEdgeFrom[own(t, 'landing')]]);
    expect(t.b.rules.barBuild(t.s, 1, settlement, own(t, 'landing'))).toBeDefined();
  });

  // proves seafarers/pirate-islands: If your lane touches your
  it('the fortress may be attacked once, at the end of the turn, when the lane touches it', () => {
    const t = sail(main(), 8).play(0, 'end-turn');
    expect(t.decision).toBe('roll');
    const there = sail(main()).play(0, 'end-turn');
    expect(there.decision).toBe('assault');
    there.play(0, 'hold-back');
    expect([there.decision, there.active, strength(there)]).toEqual(['roll', 1, 3]);
  });

  // proves seafarers/pirate-islands: Roll a die: above
  it('a die above the warships loses the last two ships of the lane', () => {
    const t = assault(armed(sail(main()), 2), 3);
    expect([ships(t), strength(t), t.field('warships')]).toEqual([7, 3, 2]);
  });

  // proves seafarers/pirate-islands: Roll a die: above
  it('a die level with the warships loses the last ship', () => {
    const t = assault(armed(sail(main()), 2), 2);
    expect([ships(t), strength(t)]).toEqual([8, 3]);
  });

  // proves seafarers/pirate-islands: Roll a die: above
  it('a die below the warships removes one chit', () => {
    const t = assault(armed(sail(main()), 2), 1);
    expect([ships(t), strength(t), t.decision]).toEqual([9, 2, 'roll']);
  });

  // proves seafarers/pirate-islands: Ships lost in an assault
  it('ships that are lost may be warships', () => {
    const t = armed(sail(main()), 9).set('warships', 0, 4);
    assault(t, 4);
    expect([ships(t), t.field('warships')]).toEqual([8, 3]);
  });

  it('a lane cut back grows again', () => {
    const t = assault(sail(main()), 6);
    expect([ships(t), next(t).length > 0]).toEqual([7, true]);
    expect(sail(t).field('laneReach')).toBe(own(t, 'fortress'));
  });

  // proves seafarers/pirate-islands: your own fortress only, and only
  it('a fortress cannot be attacked by land', () => {
    const t = sail(main(), 6);
    const fortress = own(t, 'fortress');
    const { cornerEdge, cornerEdgeFrom } = t.b.topology;
    t.put(0, 'road', cornerEdge[cornerEdgeFrom[fortress]]);
    expect(t.b.the.fortresses.barAssault(t.s, 0)).toBeDefined();
  });

  // proves seafarers/pirate-islands: your own fortress only, and only
  it('nobody else can attack the fortress', () => {
    const t = sail(main());
    expect([0, 1, 2, 3].map((seat) => !t.b.the.fortresses.barAssault(t.s, seat))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  // proves seafarers/pirate-islands: A fortress without chits
  it('a fortress with 0 chits becomes an ordinary settlement of its owner', () => {
    const t = armed(sail(main()), 6).set('fortressStrength', own(main(), 'fortress'), 1);
    assault(t, 1);
    expect(t.b.the.fortresses.taken(t.s, 0)).toBe(true);
    expect(t.points(0)).toBe(2);
    t.until('main', 0).give(0, { grain: 2, ore: 3 });
    expect(t.legal(0, 'city').map((move) => move.corner)).toContain(own(t, 'fortress'));
    expect(t.b.the.fortresses.barAssault(t.s, 0)).toBeDefined();
  });

  // proves seafarers/pirate-islands: one of your five settlements
  it('one settlement is kept back for the fortress', () => {
    const t = main();
    const settlement = t.b.piece('settlement').index;
    t.set('supply', settlement, 1);
    expect(t.b.rules.barBuildKind(t.s, 0, settlement)).toBeDefined();
    t.set('fortressStrength', own(t, 'fortress'), 0);
    expect(t.b.rules.barBuildKind(t.s, 0, settlement)).toBeUndefined();
  });

  // proves seafarers/pirate-islands: win with 8 points
  // proves seafarers/pirate-islands: Nobody wins without having taken
  it('a win needs 8 points and the own conquered fortress', () => {
    const points = (t: Table): Table => {
      for (const [q, r, i] of [
        [2, 0, 1],
        [3, 0, 1],
        [2, 1, 4],
        [3, -2, 1],
      ])
        t.put(0, 'settlement', t.corner(q, r, i)).put(0, 'city', t.corner(q, r, i));
      return t;
    };
    const t = points(main());
    expect(t.points(0)).toBeGreaterThanOrEqual(8);
    t.give(0, { brick: 1, lumber: 1 }).play(0, t.legal(0, 'road')[0]);
    expect(t.over).toBe(false);
    t.set('fortressStrength', own(t, 'fortress'), 0).give(0, { brick: 1, lumber: 1 });
    t.play(0, t.legal(0, 'road')[0]);
    expect(t.b.result(t.s).winners).toEqual([0]);
  });

  it('taking the fortress at the end of the turn wins with the points for it', () => {
    const t = armed(sail(main()), 6).set('fortressStrength', own(main(), 'fortress'), 1);
    for (const [q, r, i] of [
      [2, 0, 1],
      [3, 0, 1],
      [3, -2, 1],
    ])
      t.put(0, 'settlement', t.corner(q, r, i)).put(0, 'city', t.corner(q, r, i));
    expect(t.points(0)).toBe(7);
    assault(t, 1);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points' });
  });

  // proves seafarers/pirate-islands: If no fortress can be taken
  it('if no fortress can be taken any more, the game ends and the most points win', () => {
    const spent = (): Table => {
      const t = main().set('deckSize', 0, 0);
      t.s.cells.fill(0, t.b.field('deck'), t.b.field('deck') + t.b.cards.length);
      return t.set('played', t.b.card('knight'), 14).set('played', t.b.card('victory-point'), 5);
    };
    const end = (t: Table): Table => t.play(0, 'end-turn');
    const t = armed(spent(), 1).put(1, 'settlement', spent().corner(3, 0, 1));
    expect(end(t).b.result(t.s)).toMatchObject({ winners: [1], ending: 'condition' });
    // two warships, a card to come, or a fortress that was taken are reason enough to go on
    expect(end(armed(sail(spent(), 2), 2)).over).toBe(false);
    expect(end(spent().set('played', t.b.card('knight'), 13)).over).toBe(false);
    expect(end(spent().set('fortressStrength', own(t, 'fortress', 2), 0)).over).toBe(false);
  });

  it('it is not combined with games that leave out its cards or know another pirate', () => {
    for (const other of ['first-island/seven-point-game', 'variant/catan-for-two'])
      expect(() => new Table(GAME, { modules: [other] })).toThrow('cannot be combined');
  });

  // proves seafarers/pirate-islands: win with 8 points
  // proves seafarers/pirate-islands: Older editions: 10
  it('the game is to 8 points, in older editions to 10', () => {
    expect(table().b.rules.target(table().s, 0)).toBe(8);
    const older = table({ options: { points: 10 } });
    expect(older.b.rules.target(older.s, 0)).toBe(10);
  });

  // proves seafarers/pirate-islands: First rules: the pirates
  // proves seafarers/pirate-islands: The first rules: the pirates
  it('by the first rules the pirate leaves the game when all fortresses are conquered', () => {
    const taken = (options: TableOptions): Table => {
      const t = fleetTo(table(options), 0);
      for (let seat = 0; seat < 4; seat++) t.set('fortressStrength', own(t, 'fortress', seat), 0);
      return dice(t, 1, 1);
    };
    expect(fleet(taken({ options: { fleetLeaves: true } }))).toBe(-1);
    expect(fleet(taken({}))).toBeGreaterThanOrEqual(0);
  });

  it('three hexes off the main island of the smaller map carry no number', () => {
    const t = new Table(GAME).started();
    const silent = t.b.layout.hexes.filter(
      ({ terrain, region }, hex) =>
        region === 'pirate-islands' && terrain !== 'desert' && t.field('numbers', hex) === 0,
    );
    expect(silent.map(({ terrain }) => terrain).sort()).toEqual(['hills', 'hills', 'pasture']);
  });

  // proves seafarers/pirate-islands: The maps in use need none
  it('every anchoring settlement touches one hex of the path only', () => {
    for (const seats of [3, 4, 5, 6]) {
      const t = new Table(GAME, { seats });
      const { cornerHex, cornerHexFrom } = t.b.topology;
      for (let seat = 0; seat < seats; seat++) {
        const home = own(t, 'home', seat);
        const hexes = Array.from(cornerHex.subarray(cornerHexFrom[home], cornerHexFrom[home + 1]));
        expect(hexes.filter((hex) => path(t).includes(hex))).toHaveLength(1);
      }
    }
  });
});

// proves seafarers/pirate-islands: The pirates do not hinder ships
it('the pirates do not hinder ships', () => {
  const t = sail(main(), 3);
  const [edge] = next(t);
  const { edgeHex } = t.b.topology;
  t.set('blocker', t.b.blocker('fleet'), edgeHex[edge * 2] >= 0 ? edgeHex[edge * 2] : edgeHex[edge * 2 + 1]);
  t.give(0, SHIP).play(0, 'ship', { edge });
  expect(ships(t)).toBe(4);
});

// proves seafarers/pirate-islands: Only the active player assaults
it('in the special building phase nobody assaults a fortress', () => {
  const t = sail(main({ seats: 5 }), 99, 1).play(0, 'end-turn');
  expect(t.decision).toBe('special');
  while (t.decision === 'special') {
    const [seat] = [1, 2, 3, 4].filter((each) => t.legal(each).length > 0);
    expect(t.legal(seat, 'assault')).toEqual([]);
    t.play(seat, 'done-building');
  }
  expect([t.decision, t.active]).toEqual(['roll', 1]);
});
