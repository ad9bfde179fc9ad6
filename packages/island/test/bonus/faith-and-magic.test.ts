import { expect, it } from 'vitest';
import { draws, holds, inHand, plays, refused } from '../cities-knights/cards/progress.ts';
import { knight, next, roll, rollRed, trail } from '../cities-knights/realm.ts';
import type { Table } from '../table.ts';
import { FAITH_ROW } from './faith.ts';
import { ID, magic, titledAt } from './magic.ts';

const both = (options = {}, seats = 4): Table => {
  const t = magic({ modules: [FAITH_ROW], options, seats }, ID);
  return t.lay(t.hex(-1, 0), 'fields', 4);
};
/** a corner that touches both the hills and the fields */
const shared = (t: Table): number =>
  t.b.walks.cornersOf[t.hex(0, 0)].find((corner) =>
    t.b.walks.hexesAt[corner].includes(t.hex(-1, 0)),
  ) as number;
const city = (t: Table, seat = 0): number => {
  const corner = shared(t);
  t.put(seat, 'city', corner);
  return corner;
};

it('sixteen points win', () => {
  expect(both().b.rules.goal(both().s)).toBe(16);
});

// proves bonus/faith-and-magic: A city has one title: it is a citadel or a diocese, never both
// proves bonus/faith-and-magic: Either is worth 3 points
it('a city is a citadel or a diocese, and worth 3 points', () => {
  for (const [first, second] of [
    ['citadel', 'diocese'],
    ['diocese', 'citadel'],
  ]) {
    const t = both();
    const corner = city(t);
    t.put(0, first, corner).give(0, { brick: 2, ore: 1, grain: 1, lumber: 1 });
    expect([t.points(0), t.refusal(0, second, { corner })?.code]).toEqual([3, 'city-has-title']);
  }
});

// proves bonus/faith-and-magic: You draw magic cards only while you have a citadel, at a gate of any branch, too
it('magic cards, too, take their title, also at a gate of any branch', () => {
  const gate = (face: string, titled: boolean): string | undefined => {
    const t = both({ faithDie: 'twelve' }).set('magicLevel', 1, 2);
    const corner = city(t, 1);
    if (titled) t.put(1, 'citadel', corner);
    rollRed(next(t), 2, 1, face);
    return t.decision;
  };
  expect(['magic', 'any'].map((face) => gate(face, false))).toEqual(['main', 'main']);
  expect(['magic', 'any'].map((face) => gate(face, true))).toEqual(['draw-card', 'draw-card']);
});

// proves bonus/faith-and-magic: The wizard keeps off a diocese
// proves bonus/faith-and-magic: If its city becomes a diocese it leaves the board, and nobody controls it
it('the wizard and a diocese do not meet', () => {
  const t = both();
  const corner = city(t);
  plays(t, 0, 'wizard').play(0, 'place-wizard', { corner });
  t.give(0, { brick: 1, grain: 1, lumber: 1 }).play(0, 'diocese', { corner });
  expect([t.field('wizardAt'), t.field('wizardOf')]).toEqual([-1, -1]);
  t.put(0, 'settlement', t.corner(1, -2, 2));
  plays(t, 0, 'wizard');
  expect(t.refusal(0, 'place-wizard', { corner })?.code).toBe('wizard-diocese');
});

// proves bonus/faith-and-magic: A city with the inquisitor becomes no citadel, and the inquisitor is not put in one
// proves bonus/faith-and-magic: Where it comes to the wizard, the wizard leaves the board
it('the inquisitor and a citadel do not meet, and it drives the wizard off', () => {
  const t = both();
  const corner = city(t, 1);
  t.set('wizardAt', 0, corner).set('wizardOf', 0, 1);
  plays(t, 0, 'inquisitor').play(0, 'place-inquisitor', { corner });
  expect([t.field('wizardAt'), t.field('wizardOf')]).toEqual([-1, -1]);
  roll(next(t), 2).give(1, { brick: 2, ore: 1 });
  expect(t.refusal(1, 'citadel', { corner })?.code).toBe('city-haunted');
  const other = both();
  const place = city(other, 1);
  other.put(1, 'citadel', place).put(2, 'city', other.corner(1, -2, 2));
  plays(other, 0, 'inquisitor');
  expect(other.refusal(0, 'place-inquisitor', { corner: place })?.code).toBe('inquisitor-citadel');
  // Nor does it go where it could not go without the magicians.
  expect(other.refusal(0, 'place-inquisitor', { corner: other.corner(0, 0, 3) })?.code).toBe(
    'inquisitor-city',
  );
});

// proves bonus/faith-and-magic: Of the Theater, the Mission and the Magic Mill nobody has more than one
it.each([
  ['science', 'magic', 'citadel', { magic: 4 }],
  ['religion', 'magic', 'citadel', { magic: 4 }],
  ['magic', 'religion', 'diocese', { bread: 4 }],
  ['magic', 'science', 'citadel', { paper: 4 }],
])('with level 4 of %s nobody builds that of %s', (first, second, title, goods) => {
  const t = both().set(`${first}Level`, 0, 4).set(`${second}Level`, 0, 3).give(0, goods);
  t.put(0, title, city(t));
  expect(t.refusal(0, `improve-${second}`)?.code).toBe('level-excluded');
  t.set(`${first}Level`, 0, 3).play(0, `improve-${second}`);
});

// proves bonus/faith-and-magic: The event die has ten sides: 5 ships and one gate for each branch
// proves bonus/faith-and-magic: The event die has twelve sides: 6 ships, one gate for each branch and a gate of any branch
// proves bonus/faith-and-magic: The event die: ten sides with 5 ships, or twelve with 6 ships and a gate of any branch
// proves bonus/faith-and-magic: At that one each player takes it for a gate that brings them a card
it('the event die has ten sides or twelve', () => {
  const sides = (t: Table) => t.b.the.eventDie.faces().map(({ id, sides: count }) => `${id} ${count}`);
  const gates = ['trade 1', 'politics 1', 'science 1', 'religion 1', 'magic 1'];
  expect(sides(both())).toEqual(['ship 5', ...gates]);
  expect(sides(both({ faithDie: 'twelve' }))).toEqual(['ship 6', ...gates, 'any 1']);
  expect(roll(next(both()), 2, 'ship').field('barbarians')).toBe(1);
  const t = both({ faithDie: 'twelve' }).set('tradeLevel', 1, 1).set('politicsLevel', 1, 1);
  rollRed(next(t), 2, 1, 'any');
  expect(t.legal(1, 'draw-at-gate')).toHaveLength(2);
});

// proves bonus/faith-and-magic: Nobody keeps more than 5 progress cards in hand
// proves bonus/faith-and-magic: With a sixth on another player’s turn you put one of the six under its deck at once
// proves bonus/faith-and-magic: on your own turn one is played or put back right after the roll
it('five progress cards are kept, and a sixth is played or put back', () => {
  const five = (): Table => holds(both(), 1, 'crane', 'spy', 'bishop', 'smith', 'merchant');
  expect(five().b.the.decks.limit(five().s, 1)).toBe(5);
  const late = draws(five(), 1, 'wedding');
  expect([late.decision, late.legal(1, 'return-card')]).toEqual([
    'return-card',
    expect.objectContaining({ length: 6 }),
  ]);
  const own = draws(next(five()), 1, 'wedding');
  expect(own.decision).toBe('roll');
  expect(roll(own, 2).decision).toBe('over-limit');
});

// proves bonus/faith-and-magic: Lightning and Magic Relocation take the place of one Wizard and of Magic Power in the magic deck, and a Ban on Magic that of an Inquisitor in the deck of religion
it('the decks change by four cards', () => {
  const t = both();
  const count = (id: string): number => t.field('deck', t.b.card(id));
  expect(['wizard', 'magic-power', 'lightning', 'magic-relocation'].map(count)).toEqual([3, 0, 1, 1]);
  expect(['inquisitor', 'witch-burning'].map(count)).toEqual([3, 1]);
  expect([t.field('deckSizes', 3), t.field('deckSizes', 4)]).toEqual([18, 17]);
  expect(both({ inquisitorHome: true }).field('deck', t.b.card('inquisitor'))).toBe(4);
});

// proves bonus/faith-and-magic: An Anathema closes magic as it closes science
it('an anathema closes magic', () => {
  const t = both().give(1, { magic: 1 });
  t.put(1, 'citadel', city(t, 1)).set('anathemaOf', 1, 1);
  roll(next(t), 2);
  expect(t.refusal(1, 'improve-magic')?.code).toBe('under-anathema');
  expect(t.b.the.improvements.barDraw(t.s, 1, 'magic')?.code).toBe('under-anathema');
  // What is built goes on: the Magic Kitchen changes brick as before.
  t.set('magicLevel', 1, 3).give(1, { brick: 1 }).play(1, 'kitchen-trade', { want: 'ore' });
  expect(t.hand(1)).toEqual({ ore: 1 });
});

// proves bonus/faith-and-magic: A Superstition goes by magic, too, and an Exile sends the wizard off
it('a superstition goes by magic, and an exile sends the wizard off', () => {
  const t = both().set('magicLevel', 1, 1);
  knight(t, 1, t.corner(1, -2, 2));
  expect(refused(holds(t, 0, 'superstition'), 0, 'superstition')).toBeUndefined();
  t.set('religionLevel', 1, 1);
  expect(refused(t, 0, 'superstition')).toBe('card-useless');
  t.set('wizardAt', 0, 1).set('wizardOf', 0, 1);
  plays(t, 0, 'exile');
  expect([t.field('wizardAt'), t.points(1)]).toEqual([-1, 0]);
});

// proves bonus/faith-and-magic: There is no Indulgence after a Dance of the Unicorns
it('nobody rolls again after a dance', () => {
  const t = holds(next(both()), 2, 'indulgence');
  plays(t, 1, 'dance-of-the-unicorns').play(1, 'choose-face', { face: 'ship' });
  t.play(1, 'roll').nature('dice', { red: 1, yellow: 1 });
  expect(t.decision).toBe('event-die');
});

// proves bonus/faith-and-magic: A beer festival at a citadel takes 4 beer
it('a festival at a citadel takes 4 beer', () => {
  const t = both().give(0, { beer: 4 });
  const corner = city(t, 1);
  expect(t.refusal(0, 'feast-building', { corner })?.code).toBe('too-little-beer');
  t.put(1, 'citadel', corner).play(0, 'feast-building', { corner });
  expect(t.hand(0)).toEqual({});
});

// proves bonus/faith-and-magic: Any hex of land becomes a desert, and its number token leaves the game
it('Lightning makes a desert, and costs a citadel its hills', () => {
  const t = both();
  const corner = city(t);
  t.put(0, 'citadel', corner);
  plays(t, 0, 'lightning');
  expect(t.refusal(0, 'strike-hex', { hex: t.hex(-2, 0) })?.code).toBe('is-desert');
  t.play(0, 'strike-hex', { hex: t.hex(0, 0) });
  expect([t.field('numbers', t.hex(0, 0)), titledAt(t, corner)]).toEqual([0, undefined]);
});

// proves bonus/faith-and-magic: Move one of your settlements, cities or knights, at sea a ship, too, to any place where you could place it now
// proves bonus/faith-and-magic: What belongs to a city goes with it
it('a Magic Relocation moves a city with its wall, metropolis and wizard', () => {
  const t = both();
  const corner = city(t);
  const { edges, corners } = trail(t, 2, 3);
  for (const edge of edges) t.put(0, 'road', edge);
  t.put(0, 'city-wall', corner).put(0, 'citadel', corner);
  t.b.the.metropolises.place(t.s, 0, 'trade', corner);
  t.set('wizardAt', 0, corner).set('wizardOf', 0, 0);
  plays(t, 0, 'magic-relocation').play(0, 'take-up', { kind: 'city', place: corner });
  expect(t.refusal(0, 'put-down', { place: t.corner(1, -2, 2) })?.code).toBe('not-reached');
  t.play(0, 'put-down', { place: corners[3] });
  expect([t.field('tradeMetropolis'), t.field('wizardAt'), t.field('building', corner)]).toEqual([
    corners[3],
    corners[3],
    0,
  ]);
  // No hills lie there: the citadel is back in the supply.
  expect([titledAt(t, corners[3]), t.points(0), t.field('cityWall', corners[3]) > 0]).toEqual([
    undefined,
    5,
    true,
  ]);
});

// proves bonus/faith-and-magic: A piece that Magic Relocation takes up may be put back where it stood
// proves bonus/faith-and-magic: Knights to which no road or ship of yours leads any more leave the board
it('a knight keeps its state, is put back if wanted, and one without a way to it leaves', () => {
  const t = both();
  const { edges, corners } = trail(t, 2, 3);
  for (const edge of edges) t.put(0, 'road', edge);
  knight(t, 0, corners[0], { rank: 'strong' });
  knight(t, 0, t.corner(1, -2, 2));
  const move = (place: number): Table =>
    plays(t, 0, 'magic-relocation')
      .play(0, 'take-up', { kind: 'strong-knight', place: corners[0] })
      .play(0, 'put-down', { place });
  expect(move(corners[0]).field('knightActive', corners[0])).toBe(1);
  expect(t.field('knightUnit', t.corner(1, -2, 2))).toBe(0);
  t.set('deck', t.b.card('magic-relocation'), 1);
  move(corners[2]);
  expect([t.field('knightUnit', corners[0]), t.field('knightActive', corners[2])]).toEqual([0, 1]);
  expect(t.refusal(0, 'take-up', { kind: 'city', place: 0 })).toBeDefined();
});

// proves bonus/faith-and-magic: at sea a ship, too, to any place where you could place it now
it('at sea a Magic Relocation moves a ship to where one could be built, and a knight that it carried leaves', () => {
  const t = magic({ modules: [ID, FAITH_ROW] }, 'seafarers/heading-for-new-shores');
  const ship = t.b.piece('ship').index;
  const { endsOf, edgesAt } = t.b.walks;
  const fits = (edge: number) => t.b.rules.edgeFit(t.s, ship, edge);
  const from = endsOf.findIndex(
    (_, edge) => fits(edge) && endsOf[edge].every((at) => t.b.rules.cornerFit(t.s, at)),
  );
  const [town, far] = endsOf[from];
  const on = edgesAt[town].find((edge) => edge !== from && fits(edge))!;
  t.put(0, 'settlement', town).put(0, 'ship', from);
  knight(t, 0, far);
  plays(t, 0, 'magic-relocation').play(0, 'take-up', { kind: 'ship', place: from });
  const away = edgesAt
    .flatMap((edges, at) => (endsOf[on].includes(at) ? [] : edges))
    .find((edge) => fits(edge) && !t.b.walks.edgesNear[from].includes(edge) && edge !== from)!;
  expect(t.refusal(0, 'put-down', { place: away })?.code).toBe('not-joined');
  t.play(0, 'put-down', { place: on });
  expect([from, on].map((edge) => t.b.piece('ship').marks.get(t.s, edge) !== 0)).toEqual([false, true]);
  expect(t.field('knightUnit', far)).toBe(0);
});

// proves bonus/faith-and-magic: Every player who holds magic cards, you too, puts one of them under its deck
it('a Ban on Magic costs everybody a magic card', () => {
  const t = holds(holds(both(), 1, 'magic-flow', 'crane'), 0, 'wizard');
  plays(t, 0, 'witch-burning');
  expect(t.refusal(1, 'magic-ban-discard', { card: 'crane' })?.code).toBe('no-card');
  t.play(0, 'magic-ban-discard', { card: 'wizard' }).play(1, 'magic-ban-discard', { card: 'magic-flow' });
  expect([inHand(t, 0, 'wizard'), inHand(t, 1, 'magic-flow'), inHand(t, 1, 'crane')]).toEqual([0, 0, 1]);
});

it.each([
  ['anathema', 'ban', { seat: 1 }],
  ['lent', 'impose-lent', { seat: 1 }],
  ['superstition', 'frighten', { seat: 1 }],
])('a Magic Veto stops %s', (card, move, args) => {
  const t = both().set('scienceLevel', 1, 1);
  city(t, 1);
  knight(t, 1, t.corner(1, -2, 2));
  holds(t, 1, 'magic-veto');
  plays(t, 0, card).play(0, move, args).play(1, 'veto-stop');
  expect([
    t.field('anathemaOf', 1),
    t.field('lent', 1),
    t.field('knightActive', t.corner(1, -2, 2)),
    t.decision,
  ]).toEqual([0, 0, 1, 'main']);
});

it('a Magic Veto keeps the inquisitor out', () => {
  const t = both();
  const corner = city(t, 1);
  plays(holds(t, 1, 'magic-veto'), 0, 'inquisitor')
    .play(0, 'place-inquisitor', { corner })
    .play(1, 'veto-stop');
  expect([t.field('inquisitorAt'), t.decision]).toEqual([-1, 'main']);
});
