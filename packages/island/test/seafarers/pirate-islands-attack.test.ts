import { describe, expect, it } from 'vitest';
import { barbarianAttack, COAST } from '../../traders-barbarians/index.ts';
import { Table } from '../table.ts';

const table = (seats = 4): Table =>
  new Table('seafarers/pirate-islands', { seats, modules: [barbarianAttack.id] });
/** the first turn of seat 0 after a roll, with empty hands and no barbarians */
const playing = (): Table => {
  const t = table().started();
  t.play(0, 'roll').nature('dice', { red: 1, yellow: 1 }).until('main', 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  t.b.row('barbarians').fill(t.s, 0);
  return t;
};
const corner = (t: Table, mark: string, seat = 0): number => {
  const at = t.b.layout.marks.corners[mark].find(({ value }) => value === seat)!;
  return t.corner(at.q, at.r, at.corner);
};
const shores = (t: Table): number[] => t.b.layout.marks.hexes[COAST].map(({ q, r }) => t.hex(q, r));
const numbersAt = (t: Table, hex: number): number[] =>
  [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].filter((number) => (t.field('numbers', hex) >> number) & 1);
/** conquers all land around the first settlement of the seat */
const conquerHome = (t: Table, seat = 0): Table => {
  for (const hex of t.b.walks.hexesAt[corner(t, 'home', seat)])
    if (t.b.land[t.field('terrain', hex)] === 1) t.set('barbarians', hex, 3);
  return t;
};
const nextShip = (t: Table): number => {
  const ship = t.b.piece('ship').index;
  return t.b.walks.endsOf.findIndex((_, edge) => t.b.rules.barBuild(t.s, 0, ship, edge) === undefined);
};
const draw = (t: Table, card: string): Table =>
  t.give(0, { grain: 1, ore: 1, wool: 1 }).play(0, 'buy-card').nature('draw-card', { card });

/** what is told when the pirates come to the first settlement of seat 0 with the roll of the seat, and win */
const raided = (t: Table, roller: number): unknown => {
  const path = t.b.layout.marks.hexes.path.map(({ q, r }) => t.hex(q, r));
  const beside = path.findIndex((hex) => t.b.walks.cornersOf[hex].includes(corner(t, 'home')));
  t.set('blocker', t.b.blocker('fleet'), path[(beside + path.length - 1) % path.length]);
  t.play(roller, 'roll').nature('dice', { red: 1, yellow: 1 });
  return t.events.find(({ kind }) => kind === 'raid-lost')?.data;
};

describe('the Pirate Islands with Barbarian Attack', () => {
  // proves seafarers/pirate-islands-attack: The castle lies in the east
  // proves seafarers/pirate-islands-attack: All numbers lie on its coast
  // proves seafarers/pirate-islands-attack: A general harbour is added
  // proves seafarers/pirate-islands-attack: One barbarian stands on the hex with 2 and 12
  // proves seafarers/pirate-islands-attack: The map of this pair is lost
  it.each([3, 4])('has an attacked coast around the castle, for %i', (seats) => {
    const t = table(seats).until('place-building');
    expect(t.field('terrain', t.hex(3, 0))).toBe(t.b.terrain('knights-castle'));
    const numbers = shores(t).flatMap((hex) => numbersAt(t, hex));
    expect(numbers.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 5, 5, 6, 8, 9, 9, 10, 10, 11, 12]);
    const both = t.hex(2, 2);
    expect([numbersAt(t, both), t.field('terrain', both)]).toEqual([[2, 12], t.b.terrain('fields')]);
    expect(shores(t).filter((hex) => t.field('barbarians', hex) > 0)).toEqual([both]);
    expect(t.b.layout.harbours.places.length).toBe(9);
  });

  // proves seafarers/pirate-islands-attack: Barbarians land only on the main island
  // proves seafarers/pirate-islands-attack: Knights stay on the main island
  it('barbarians and knights keep to the main island', () => {
    const t = playing();
    const regions = (hexes: readonly number[]): (string | undefined)[] =>
      hexes.map((hex) => t.b.layout.hexes[hex].region);
    const held = t.b.layout.hexes.flatMap((_, hex) => (t.b.the.invasion.mayHold(t.s, hex) ? [hex] : []));
    expect(new Set(regions(held))).toEqual(new Set(['main']));
    t.b.walks.hexesAlong.forEach((hexes, edge) => {
      if (t.b.the.fighters.isGround(t.s, edge)) expect(regions(hexes)).toContain('main');
    });
    t.built(0, 'settlement', corner(t, 'landing'));
    expect(t.decision).toBe('attack-roll');
  });

  // proves seafarers/pirate-islands-attack: Where several hexes of the coast have the number
  it('of three hexes with a 5 one of the emptiest is landed on', () => {
    const t = playing();
    const [one, ...others] = shores(t).filter((hex) => numbersAt(t, hex).includes(5));
    t.set('barbarians', one, 1);
    t.b.the.invasion.landing(t.s, 5);
    expect(t.legal(0, 'choose-landing').map(({ hex }) => hex)).toEqual(others);
  });

  // proves seafarers/pirate-islands-attack: Knights neither beat off the pirates
  it('knights are no warships', () => {
    const t = draw(playing(), 'swift-knight');
    t.play(0, t.legal(0, 'place-knight')[0]).play(0, 'end-turn').until('roll', 1);
    expect(raided(t, 1)).toMatchObject({ seat: 0, against: 0 });
  });

  // proves seafarers/pirate-islands-attack: A Knighthood arms the unarmed ship of your lane
  // proves seafarers/pirate-islands-attack: It also brings a knight
  // proves seafarers/pirate-islands-attack: The first ship starts unarmed
  // proves seafarers/pirate-islands-attack: Only a Knighthood arms a ship
  // proves seafarers/pirate-islands-attack: Put a knight on a free path at a castle
  // proves seafarers/pirate-islands-attack: The next ship of your lane becomes a warship
  it('a Knighthood arms a ship and brings a knight; a Swift knight brings a knight alone', () => {
    const t = playing();
    expect(t.field('warships')).toBe(0);
    draw(t, 'knighthood');
    expect([t.field('warships'), t.decision]).toEqual([1, 'place-knight']);
    t.play(0, t.legal(0, 'place-knight')[0]);
    t.put(0, 'ship', nextShip(t));
    draw(t, 'swift-knight');
    expect([t.field('warships'), t.decision]).toEqual([1, 'place-knight']);
  });

  // proves seafarers/pirate-islands-attack: no knight left, or no
  it('without a ship to arm the knight comes, and without a knight the ship is armed', () => {
    const t = draw(playing(), 'knighthood');
    t.play(0, t.legal(0, 'place-knight')[0]);
    draw(t, 'knighthood');
    expect([t.field('warships'), t.decision]).toEqual([1, 'place-knight']);
    t.play(0, t.legal(0, 'place-knight')[0]);
    while (draw(t, 'knighthood').decision === 'place-knight') t.play(0, t.legal(0, 'place-knight')[0]);
    t.put(0, 'ship', nextShip(t));
    draw(t, 'knighthood');
    expect([t.field('warships'), t.decision]).toEqual([2, 'main']);
  });

  // proves seafarers/pirate-islands-attack: may build ships along conquered hexes
  // proves seafarers/pirate-islands-attack: But while your first settlement is conquered, you
  it('no ship is built or armed while the first settlement is conquered', () => {
    const t = playing();
    const edge = nextShip(t);
    const [hex] = t.b.walks.hexesAt[corner(t, 'home')].filter((at) => t.b.land[t.field('terrain', at)] === 1);
    t.set('barbarians', hex, 3);
    expect(nextShip(t)).toBe(edge);
    conquerHome(t).give(0, { lumber: 1, wool: 1 });
    expect(t.refusal(0, 'ship', { edge })?.code).toBe('anchor-lost');
    draw(t, 'knighthood');
    expect([t.field('warships'), t.decision]).toEqual([0, 'place-knight']);
  });

  // proves seafarers/pirate-islands-attack: win with 10 points
  it('ten points and the fortress win', () => {
    const t = playing();
    expect(t.b.rules.goal(t.s)).toBe(10);
    t.set('prisoners', 0, 20);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    t.set('fortressStrength', corner(t, 'fortress'), 0);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(true);
  });

  // proves seafarers/pirate-islands-attack: A fortress that is taken lures no barbarians
  // proves seafarers/pirate-islands-attack: The city that it may become does
  it('a taken fortress lures nobody, its city does', () => {
    const t = playing();
    for (let edge = nextShip(t); edge >= 0; edge = nextShip(t)) t.put(0, 'ship', edge);
    t.set('warships', 0, 7).set('fortressStrength', corner(t, 'fortress'), 1);
    t.play(0, 'end-turn').until('assault', 0).play(0, 'assault').nature('assault-die', { die: 1 });
    expect(t.b.ownerOf[t.field('building', corner(t, 'fortress'))]).toBe(0);
    expect(t.decision).not.toBe('attack-roll');
    t.built(0, 'city', corner(t, 'fortress'));
    expect(t.decision).toBe('attack-roll');
  });

  // proves seafarers/pirate-islands-attack: The pirates raid towns that have fallen
  it('a fallen town is raided', () => {
    const t = conquerHome(table().started());
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    expect(raided(t, 0)).toMatchObject({ seat: 0 });
  });
});
