import { describe, expect, it } from 'vitest';
import { knights } from '../../cities-knights/index.ts';
import { goldOf } from '../../mechanics/index.ts';
import { knights as pathKnights } from '../../traders-barbarians/mechanics/knights.ts';
import { wagons } from '../../traders-barbarians/mechanics/wagons.ts';
import { plays } from '../cities-knights/cards/progress.ts';
import { Table } from '../table.ts';

const TRADERS = 'traders-barbarians/traders-and-barbarians';

const emptied = (t: Table): Table => {
  t.started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const barbarian = (t: Table): number => t.b.blocker('barbarian-one');

describe('Traders & Barbarians with Cities & Knights', () => {
  const table = (): Table =>
    emptied(
      new Table(TRADERS, {
        modules: [
          'cities-knights/core',
          'traders-barbarians/gold-cities-knights',
          'traders-barbarians/traders-cities-knights',
        ],
      }),
    );
  const rolled = (t: Table, number: number): Table => t.roll(number).nature('event-die', { face: 'trade' });

  // proves traders-barbarians/traders-cities-knights: Progress cards take the place of the deck
  // proves traders-barbarians/traders-cities-knights: There is no Swift Journey
  // proves traders-barbarians/traders-cities-knights: There is no Bishop
  // proves traders-barbarians/traders-cities-knights: Fifteen points win
  it('progress cards without a Bishop, no deck, fifteen points', () => {
    const t = table();
    const cards = t.b.cards.map(({ id }) => id);
    expect([t.b.rules.goal(t.s), cards.includes('merchant')]).toEqual([15, true]);
    for (const id of ['swift-journey', 'knight', 'bishop']) expect(cards).not.toContain(id);
  });

  // proves traders-barbarians/traders-cities-knights: An active knight may drive a barbarian off a path
  // proves traders-barbarians/traders-cities-knights: It goes to any path without one
  it('an active knight drives a barbarian off a path beside it', () => {
    const t = rolled(table(), 3).give(1, { ore: 1 });
    const [at, far] = [t.corner(0, 0, 0), t.corner(0, 0, 3)];
    const edge = t.edge(0, 0, 0);
    t.set('blocker', barbarian(t), edge).put(1, 'road', t.edge(1, 1, 0));
    knights.of(t.b).place(t.s, 0, 0, at, true);
    knights.of(t.b).place(t.s, 0, 0, far, true);
    const drive = { blocker: 'barbarian-one' };
    expect(t.refusal(0, 'drive-with-knight', { corner: far, ...drive })).toMatchObject({
      code: 'no-barbarian-beside',
    });
    t.play(0, 'drive-with-knight', { corner: at, ...drive });
    expect([t.decision, knights.of(t.b).isActive(t.s, at)]).toEqual(['rout', false]);
    t.play(0, 'rout', { edge: t.edge(1, 1, 0) });
    expect([t.decision, t.hand(1), t.field('blocker', barbarian(t))]).toEqual([
      'main',
      { ore: 1 },
      t.edge(1, 1, 0),
    ]);
    expect(t.refusal(0, 'drive-with-knight', { corner: at, ...drive })).toBeDefined();
  });

  // proves traders-barbarians/traders-cities-knights: An Alchemist has no say
  it('an Alchemist sets the dice of the number and no other', () => {
    const t = table().give(0, {});
    plays(t, 0, 'alchemist').play(0, 'set-dice', { red: 1, yellow: 2 });
    while (t.decision !== 'main') t.anything();
    const edge = t.edge(0, 0, 0);
    t.set('blocker', barbarian(t), edge).set('trainLevel', 0, 2);
    wagons.of(t.b).put(t.s, 0, t.b.walks.endsOf[edge][0]);
    t.play(0, 'end-turn').play(0, 'drive-away', drives);
    expect(t.legal(-1, 'drive-die')).toHaveLength(6);
  });
  const drives = { blocker: 'barbarian-one' };

  // proves traders-barbarians/traders-cities-knights: A barbarian keeps nobody from moving the road
  it('a Diplomat takes up a road under a barbarian', () => {
    const t = rolled(table(), 3);
    const edge = t.edge(0, 0, 0);
    t.put(1, 'road', edge).set('blocker', barbarian(t), edge);
    plays(t, 0, 'diplomat').play(0, 'remove-open-road', { edge });
    expect(t.b.fields.route.get(t.s, edge)).toBe(0);
  });

  // proves traders-barbarians/traders-cities-knights: Barbarians on the paths are moved from the first 7 on
  it('barbarians are moved by the first seven', () => {
    const t = rolled(table(), 7);
    expect(t.decision).toBe('move-blocker');
  });
});

describe('event cards', () => {
  // proves traders-barbarians/attack-event-cards: In a conflict or a tournament the knights on the board count
  it('count knights on the board of the attacked island', () => {
    const t = new Table('traders-barbarians/barbarian-attack', {
      modules: ['variant/event-cards', 'traders-barbarians/attack-event-cards'],
    }).started();
    pathKnights.of(t.b).put(t.s, 0, t.edge(0, 0, 0));
    pathKnights.of(t.b).put(t.s, 1, t.edge(0, 0, 1));
    expect([t.b.the.events.knights(t.s, 0), t.b.the.events.knights(t.s, 1), t.b.option('conflict')]).toEqual([
      2,
      0,
      'sole',
    ]);
  });

  // proves traders-barbarians/traders-event-cards: A damaged road costs a wagon 2 points
  // proves traders-barbarians/traders-event-cards: Its owner still gets the toll
  it('make wagons slow on a damaged road', () => {
    const t = new Table(TRADERS, {
      modules: ['variant/event-cards', 'traders-barbarians/traders-event-cards'],
    }).started();
    t.bare();
    const edge = t.edge(0, 0, 0);
    const cost = () => t.b.the.travel.stepCost(t.s, 'wagon', 0, edge, t.b.walks.endsOf[edge][0]);
    t.put(1, 'road', edge);
    expect(cost()).toBe(1);
    t.set('damage', edge, 2);
    expect([cost(), t.b.the.travel.toll(t.s, 'wagon', 0, edge, 0)]).toEqual([2, 1]);
  });
});

describe('Traders & Barbarians for two', () => {
  const table = (): Table =>
    emptied(
      new Table(TRADERS, {
        seats: 2,
        modules: ['variant/catan-for-two', 'traders-barbarians/traders-for-two'],
      }),
    ).until('main', 0);

  // proves traders-barbarians/traders-for-two: A settlement at a trade hex earns 1 trade token
  // proves traders-barbarians/traders-for-two: earns the token of the coast as well
  it('a settlement at a trade hex earns a token', () => {
    const t = emptied(table());
    t.put(0, 'settlement', t.corner(-2, 0, 5));
    expect(t.hand(0)['trade-token']).toBe(1);
    const coast = t.b.walks.cornersOf[t.hex(-2, 0)].find(
      (at) => t.b.walks.hexesAt[at].length === 2 && t.b.rules.cornerFit(t.s, at),
    )!;
    t.put(1, 'settlement', coast);
    expect(t.hand(1)['trade-token']).toBe(2);
  });

  // proves traders-barbarians/traders-for-two: a token action moves a barbarian to a path without a road
  // proves traders-barbarians/traders-for-two: Nobody steals
  it('a token moves a barbarian to a path without a road', () => {
    const t = table().give(0, { 'trade-token': 1 }).give(1, { ore: 1 });
    const [road, free] = [t.edge(0, 0, 0), t.edge(0, 0, 3)];
    t.put(1, 'road', road);
    const lead = (edge: number) => ({ blocker: 'barbarian-one', edge });
    expect(t.refusal(0, 'lead-barbarian-away', lead(road))).toMatchObject({ code: 'road-there' });
    t.play(0, 'lead-barbarian-away', lead(free));
    expect([t.field('blocker', barbarian(t)), t.hand(0), t.hand(1)]).toEqual([free, {}, { ore: 1 }]);
  });

  // proves traders-barbarians/traders-for-two: the toll of neutral roads too: half of
  it('half of the toll of neutral roads goes to the other player', () => {
    const t = table().give(0, { gold: 3 }).give(1, {});
    const ways = [t.edge(0, 0, 0), t.edge(0, 0, 1), t.edge(0, 0, 2)];
    for (const edge of ways) t.b.rules.build(t.s, t.b.neutral, t.b.piece('road').index, edge);
    t.give(0, { gold: 3 }).give(1, {});
    ways.forEach((edge, k) => {
      t.b.the.travel.payToll(t.s, 'wagon', 0, edge, t.b.walks.endsOf[edge][0]);
      expect([goldOf(t.b, t.s, 0), goldOf(t.b, t.s, 1)]).toEqual([2 - k, [0, 1, 1][k]]);
    });
  });
});
