import { unmetWant } from '@hexwright/rulebook';
import { describe, expect, it } from 'vitest';
import { islandModules, islandOutline } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';

const ID = 'scenarios-series/frenemies';
const GUILDS = ['traders', 'merchants', 'road-builders', 'scholars', 'master-builders'];
const guild = (id: string): number => GUILDS.indexOf(id);

/** seat 0 may trade and build on a bare board; nobody holds anything, the robber is off the board */
const ready = (options: TableOptions = {}): Table => {
  const t = new Table(ID, options).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'fields');
  t.s.cells[t.b.at.blocker] = -1;
  t.roll(4).until('main', 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
/** puts favours of an earlier turn into a hand, out of the pile */
const favour = (t: Table, seat: number, id: string, count = 1): Table => {
  const i = guild(id);
  t.set('favours', seat * 5 + i, t.field('favours', seat * 5 + i) + count);
  t.set('favourCount', seat, t.field('favourCount', seat) + count);
  t.set('favourPile', i, t.field('favourPile', i) - count);
  return t.set('favoursLeft', 0, t.field('favoursLeft') - count);
};
const held = (t: Table, seat: number): number[] => GUILDS.map((_, i) => t.field('favours', seat * 5 + i));
const counts = (t: Table): number[] =>
  Array.from({ length: t.b.seats }, (_, seat) => t.field('favourCount', seat));
const drawn = (t: Table): Table => {
  while (t.decision === 'draw-favour') t.anything();
  return t;
};
const pile = (t: Table): number[] => GUILDS.map((_, i) => t.field('favourPile', i));
/** a side of the hex in the middle */
const side = (t: Table, i: number): number => t.edge(0, 0, i);
const robberAt = (t: Table): number => t.s.cells[t.b.at.blocker];

describe('favours', () => {
  // proves scenarios-series/frenemies: lie face down in a pile
  // proves scenarios-series/frenemies: For 3, 4, 5 or 6 players there are 6, 8, 10 or 12 each
  it('are mixed by the number of players', () => {
    for (const [seats, few, many] of [
      [3, 6, 13],
      [4, 8, 17],
      [5, 10, 21],
      [6, 12, 26],
    ]) {
      const t = new Table(ID, { seats }).started();
      expect(pile(t)).toEqual([few, few, few, many, many]);
      expect(t.field('favoursLeft')).toBe(3 * few + 2 * many);
    }
  });

  // proves scenarios-series/frenemies: Keep favours face down
  // proves scenarios-series/frenemies: are not resources: they do not count towards the hand limit
  it('are no goods: no hand limit counts them and nobody trades, steals or monopolises them', () => {
    const t = favour(ready(), 1, 'scholars', 9);
    expect(t.b.goods.map(({ id }) => id)).toEqual(['brick', 'lumber', 'wool', 'grain', 'ore']);
    expect([t.field('handSize', 1), t.b.rules.discardCount(t.s, 1)]).toEqual([0, 0]);
    t.put(1, 'settlement', t.corner(0, 0, 0));
    expect(t.b.the.blockers.barRob(t.s, 0, 1, 0, t.hex(0, 0))?.code).toBe('empty-handed');
    const { audience } = t.b.plan.fields.find(({ name }) => name === 'favours')!;
    expect(audience).toBe('owner');
  });

  // proves scenarios-series/frenemies: To exchange, draw a favour and put any one of yours back
  it('are exchanged by drawing one and putting any one back, also the one just drawn', () => {
    const t = favour(ready(), 0, 'traders');
    const before = t.field('favoursLeft');
    t.play(0, 'exchange-favour').nature('draw-favour', { guild: 'scholars' });
    expect([t.decision, t.legal(0).length]).toEqual(['return-favour', 2]);
    expect(t.refusal(0, 'return-favour', { guild: 'merchants' })?.code).toBe('favour-foreign');
    t.play(0, 'return-favour', { guild: 'scholars' });
    expect([held(t, 0), t.field('favoursLeft'), t.decision]).toEqual([[1, 0, 0, 0, 0], before, 'main']);
    const other = favour(ready(), 0, 'traders').play(0, 'exchange-favour');
    other.nature('draw-favour', { guild: 'scholars' }).play(0, 'return-favour', { guild: 'traders' });
    expect([held(other, 0), other.field('favourPile', guild('traders'))]).toEqual([[0, 0, 0, 1, 0], 8]);
  });

  // proves scenarios-series/frenemies: Once in your turn, while you may trade, you exchange a favour or redeem favours
  it('are exchanged or redeemed once a turn, not both', () => {
    const t = favour(favour(ready(), 0, 'traders'), 0, 'merchants', 3).give(0, {});
    t.play(0, 'redeem-merchants').play(0, 'choose-good', { good: 'ore' });
    expect(t.refusal(0, 'redeem-merchants')?.code).toBe('favour-done');
    expect(t.refusal(0, 'exchange-favour')?.code).toBe('favour-done');
    const other = favour(ready(), 0, 'merchants', 3).play(0, 'exchange-favour').anything().anything();
    expect(other.refusal(0, 'redeem-merchants')?.code).toBe('favour-done');
    other.play(0, 'end-turn').until('main', 0);
    expect(other.field('favourUsed', 0)).toBe(0);
  });

  it('are no matter of building: nothing is done with them between turns', () => {
    const t = favour(ready({ seats: 5 }), 1, 'merchants').play(0, 'end-turn');
    expect(t.decision).toBe('special');
    expect(t.refusal(1, 'redeem-merchants')?.code).toBe('wrong-moment');
    expect(t.refusal(1, 'exchange-favour')?.code).toBe('wrong-moment');
  });

  it('cannot be exchanged by those who have none', () => {
    expect(ready().refusal(0, 'exchange-favour')?.code).toBe('no-favour');
  });

  // proves scenarios-series/frenemies: redeem a favour on the turn on which you got it
  // proves scenarios-series/frenemies: one that came on another player’s turn
  it('are not redeemed in the turn in which they came, but in the next own turn', () => {
    const t = ready();
    t.b.the.guilds.earn(t.s, [
      [0, 1],
      [1, 1],
    ]);
    t.nature('draw-favour', { guild: 'merchants' }).nature('draw-favour', { guild: 'merchants' });
    expect(t.refusal(0, 'redeem-merchants')?.code).toBe('favours-fresh');
    t.play(0, 'end-turn').roll(4).until('main', 1);
    expect(t.refusal(1, 'redeem-merchants')).toBeUndefined();
  });

  it('that come between turns are redeemed in the next own turn', () => {
    const t = ready({ seats: 5 }).play(0, 'end-turn');
    t.b.the.guilds.earn(t.s, [[1, 1]]);
    t.nature('draw-favour', { guild: 'merchants' });
    for (const seat of [1, 2, 3, 4]) t.play(seat, 'done-building');
    t.roll(4).until('main', 1);
    expect(t.refusal(1, 'redeem-merchants')).toBeUndefined();
  });

  // proves scenarios-series/frenemies: from an empty pile nobody draws
  // proves scenarios-series/frenemies: the builder of a road draws first
  it('go to the builder first when the pile is small, and from an empty one to nobody', () => {
    const t = ready();
    for (let i = 0; i < 5; i++) t.set('favourPile', i, i === 0 ? 3 : 0);
    t.set('favoursLeft', 0, 3)
      .put(0, 'settlement', t.corner(0, 0, 0))
      .put(0, 'road', side(t, 1));
    drawn(t.put(1, 'road', side(t, 3)).built(0, 'road', side(t, 2)));
    expect([counts(t), t.field('favoursLeft')]).toEqual([[3, 0, 0, 0], 0]);
    t.set('freshFavours', 0, 0);
    expect(t.refusal(0, 'exchange-favour')?.code).toBe('favours-gone');
  });
});

describe('the guilds', () => {
  // proves scenarios-series/frenemies: Redeemed favours go to the guild hall
  // proves scenarios-series/frenemies: You use at once what they bring
  // proves scenarios-series/frenemies: Merchants, 1 favour
  it('Merchants give a resource at once, and the favour stays in the guild hall', () => {
    const t = favour(ready(), 0, 'merchants');
    const before = t.field('favoursLeft');
    t.play(0, 'redeem-merchants');
    expect(t.decision).toBe('choose-good');
    t.play(0, 'choose-good', { good: 'ore' });
    expect([t.hand(0), t.field('guildHall', guild('merchants')), held(t, 0)]).toEqual([
      { ore: 1 },
      1,
      [0, 0, 0, 0, 0],
    ]);
    expect(t.field('favoursLeft')).toBe(before);
  });

  // proves scenarios-series/frenemies: Traders, 1 favour
  it('Traders exchange up to two resources one for one', () => {
    const t = favour(ready(), 0, 'traders').give(0, { wool: 2 }).play(0, 'redeem-traders');
    expect(t.refusal(0, 'end-swap')?.code).toBe('swap-first');
    expect(t.refusal(0, 'even-swap', { give: 'ore', want: 'wool' })?.code).toBe('swap-none');
    expect(t.refusal(0, 'even-swap', { give: 'wool', want: 'wool' })?.code).toBe('swap-same');
    t.play(0, 'even-swap', { give: 'wool', want: 'ore' }).play(0, 'even-swap', {
      give: 'wool',
      want: 'brick',
    });
    expect([t.hand(0), t.decision]).toEqual([{ ore: 1, brick: 1 }, 'main']);
    const other = favour(ready(), 0, 'traders').give(0, { wool: 2 }).play(0, 'redeem-traders');
    other.play(0, 'even-swap', { give: 'wool', want: 'ore' }).play(0, 'end-swap');
    expect(other.hand(0)).toEqual({ wool: 1, ore: 1 });
    expect(favour(ready(), 0, 'traders').refusal(0, 'redeem-traders')?.code).toBe('no-use');
  });

  // proves scenarios-series/frenemies: Road Builders, 1 favour
  it('Road Builders build a road for nothing', () => {
    const t = favour(ready(), 0, 'road-builders');
    t.put(0, 'settlement', t.corner(0, 0, 0)).play(0, 'redeem-road-builders');
    t.play(0, 'free-route', { piece: 'road', edge: side(t, 1) });
    expect([t.decision, t.b.fields.route.get(t.s, side(t, 1)) !== 0]).toEqual(['main', true]);
  });

  // proves scenarios-series/frenemies: Scholars, 2 favours
  it('Scholars draw a development card for two favours', () => {
    const t = favour(ready(), 0, 'scholars');
    expect(t.refusal(0, 'redeem-scholars')).toMatchObject({ code: 'favours-short', details: { price: 2 } });
    favour(t, 0, 'scholars').play(0, 'redeem-scholars').anything();
    expect([t.field('cardCount', 0), held(t, 0)]).toEqual([1, [0, 0, 0, 0, 0]]);
  });

  // proves scenarios-series/frenemies: Master Builders, 2 favours
  it('Master Builders are worth a point for two favours', () => {
    const t = favour(ready(), 0, 'master-builders', 3);
    const before = t.points(0);
    t.play(0, 'redeem-master-builders');
    expect([t.points(0) - before, t.field('chits', 0), t.field('favourCount', 0)]).toEqual([1, 1, 1]);
  });
});

describe('a robber who harms nobody', () => {
  const knight = (t: Table): Table => t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });

  // proves scenarios-series/frenemies: to a hex without any settlement or city
  // proves scenarios-series/frenemies: Every move of the robber counts
  it('earns 1 favour on a hex without buildings, with a knight and on a seven', () => {
    const t = knight(ready());
    drawn(t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) }));
    expect([counts(t), t.decision]).toEqual([[1, 0, 0, 0], 'main']);
    drawn(
      t
        .play(0, 'end-turn')
        .roll(7)
        .play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(1, 0) }),
    );
    expect(counts(t)).toEqual([1, 1, 0, 0]);
  });

  it('earns nothing beside a building, even an own one', () => {
    for (const seat of [0, 1]) {
      const t = knight(ready());
      t.put(seat, 'settlement', t.corner(0, 0, 0));
      t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
      expect([counts(t), t.decision]).toEqual([[0, 0, 0, 0], 'main']);
    }
  });

  // proves scenarios-series/frenemies: to a desert, you need not steal
  // proves scenarios-series/frenemies: steal nothing there, you draw 1 favour
  it('may steal nothing at a desert, which earns 1 favour', () => {
    const set = (): Table => {
      const t = ready();
      t.lay(t.hex(0, 0), 'desert')
        .put(1, 'settlement', t.corner(0, 0, 0))
        .give(1, { ore: 1 });
      return knight(t);
    };
    const t = set();
    expect(t.refusal(0, 'spare-desert', { hex: t.hex(1, 1) })?.code).toBe('spare-desert');
    drawn(t.play(0, 'spare-desert', { hex: t.hex(0, 0) }));
    expect([counts(t), t.hand(1), robberAt(t), t.decision]).toEqual([
      [1, 0, 0, 0],
      { ore: 1 },
      t.hex(0, 0),
      'main',
    ]);
    const thief = set();
    thief.play(0, 'move-blocker', { blocker: 'robber', hex: thief.hex(0, 0) }).anything();
    expect([counts(thief), thief.hand(0)]).toEqual([[0, 0, 0, 0], { ore: 1 }]);
  });

  // proves scenarios-series/frenemies: At a desert where there is nobody to
  it('earns 1 favour at a desert where nobody can be robbed', () => {
    const t = ready();
    t.lay(t.hex(0, 0), 'desert').put(1, 'settlement', t.corner(0, 0, 0));
    knight(t);
    expect(t.legal(0, 'spare-desert')).toEqual([]);
    expect(t.refusal(0, 'spare-desert', { hex: t.hex(0, 0) })?.code).toBe('spared');
    drawn(t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) }));
    expect(counts(t)).toEqual([1, 0, 0, 0]);
  });
});

describe('giving away', () => {
  /** seat 0 has more points than seat 1, and seat 2 more than seat 0 */
  const rich = (): Table => {
    const t = ready();
    t.put(0, 'settlement', t.corner(0, 0, 0)).put(2, 'city', t.corner(0, 0, 2));
    return t.give(0, { ore: 1, wool: 1 });
  };

  // proves scenarios-series/frenemies: you may give a resource to a player with fewer points
  // proves scenarios-series/frenemies: An accepted gift earns you 1 favour; any other
  it('goes once a turn to a player with fewer points and earns 1 favour when accepted', () => {
    const t = rich();
    expect(t.refusal(0, 'offer-gift', { seat: 2, good: 'ore' })?.code).toBe('gift-richer');
    expect(t.refusal(0, 'offer-gift', { seat: 1, good: 'grain' })?.code).toBe('gift-none');
    t.play(0, 'offer-gift', { seat: 1, good: 'ore' });
    expect(t.decision).toBe('gift');
    drawn(t.play(1, 'accept-gift'));
    expect([t.hand(0), t.hand(1), counts(t), t.decision]).toEqual([
      { wool: 1 },
      { ore: 1 },
      [1, 0, 0, 0],
      'main',
    ]);
    expect(t.refusal(0, 'offer-gift', { seat: 3, good: 'wool' })?.code).toBe('gift-given');
    t.play(0, 'end-turn').until('main', 0);
    expect(t.field('giftGiven', 0)).toBe(0);
  });

  // proves scenarios-series/frenemies: That player accepts it, refuses it, or asks for another one
  it('may be refused, which earns nothing and leaves an offer to somebody else', () => {
    const t = rich().play(0, 'offer-gift', { seat: 1, good: 'ore' }).play(1, 'refuse-gift');
    expect([counts(t), t.hand(0), t.decision]).toEqual([[0, 0, 0, 0], { ore: 1, wool: 1 }, 'main']);
    drawn(t.play(0, 'offer-gift', { seat: 3, good: 'wool' }).play(3, 'accept-gift'));
    expect([counts(t), t.hand(3)]).toEqual([[1, 0, 0, 0], { wool: 1 }]);
  });

  it('may be answered by a wish, which is granted or not', () => {
    const t = rich().play(0, 'offer-gift', { seat: 1, good: 'ore' });
    expect(t.refusal(1, 'wish-gift', { good: 'ore' })?.code).toBe('gift-same');
    t.play(1, 'wish-gift', { good: 'wool' });
    expect(t.events).toMatchObject([{ kind: 'gift-wished', data: { seat: 1, from: 0, good: 'wool' } }]);
    expect(t.decision).toBe('gift-wish');
    drawn(t.play(0, 'grant-gift'));
    expect([t.hand(1), counts(t)]).toEqual([{ wool: 1 }, [1, 0, 0, 0]]);
    const other = rich()
      .play(0, 'offer-gift', { seat: 1, good: 'ore' })
      .play(1, 'wish-gift', { good: 'brick' });
    expect(other.refusal(0, 'grant-gift')?.code).toBe('gift-none');
    other.play(0, 'keep-gift');
    expect([other.hand(1), counts(other), other.decision]).toEqual([{}, [0, 0, 0, 0], 'main']);
    expect(other.refusal(0, 'offer-gift', { seat: 3, good: 'ore' })).toBeUndefined();
  });

  // proves scenarios-series/frenemies: For gifts, only points that everybody can see
  // proves scenarios-series/frenemies: may offer each player one gift a turn
  it('compares the points in sight and asks each player once a turn', () => {
    const t = rich().cards(1, 'victory-point', 3).play(0, 'offer-gift', { seat: 1, good: 'ore' });
    t.play(1, 'refuse-gift');
    expect(t.refusal(0, 'offer-gift', { seat: 1, good: 'wool' })?.code).toBe('gift-asked');
    expect(t.play(0, 'end-turn').until('main', 0).field('giftAsked', 0)).toBe(0);
  });
});

describe('roads that meet', () => {
  /** seat 0 has a road from its settlement, seat 1 one that ends a road away */
  const near = (t: Table): Table =>
    t
      .put(0, 'settlement', t.corner(0, 0, 0))
      .put(0, 'road', side(t, 1))
      .put(1, 'settlement', t.corner(0, 0, 3))
      .put(1, 'road', side(t, 3));

  // proves scenarios-series/frenemies: When you build a road that joins one of
  it('bring the builder 3 favours and the opponent 1, when networks are joined for the first time', () => {
    const t = near(ready()).give(0, { brick: 1, lumber: 1 });
    drawn(t.play(0, 'road', { edge: side(t, 2) }));
    expect(counts(t)).toEqual([3, 1, 0, 0]);
  });

  // proves scenarios-series/frenemies: Two networks that are joined bring nothing
  it('bring nothing when the same two are joined again, by whoever', () => {
    const t = drawn(near(ready()).built(0, 'road', side(ready(), 2)));
    t.put(1, 'road', side(t, 4));
    drawn(t.built(0, 'road', side(t, 0)).built(1, 'road', side(t, 5)));
    expect(counts(t)).toEqual([3, 1, 0, 0]);
  });

  // proves scenarios-series/frenemies: Another network of yours that reaches the same one
  it('bring favours again for another own network that reaches the same one', () => {
    const t = drawn(near(ready()).built(0, 'road', side(ready(), 2)));
    t.put(1, 'road', side(t, 4))
      .put(0, 'settlement', t.corner(0, 1, 5))
      .put(0, 'road', t.edge(0, 1, 0));
    // side 1 of the hex to the south-west leads to its upper right corner, where seat 1 has come
    const reaching = t.b.walks.edgesAt[t.corner(0, 0, 4)].find(
      (edge) => t.b.fields.route.get(t.s, edge) === 0 && edge !== side(t, 5),
    )!;
    const far = t.b.walks.endsOf[reaching].find((corner) => corner !== t.corner(0, 0, 4))!;
    t.put(0, 'road', t.b.walks.edgesAt[far].find((edge) => edge !== reaching)!);
    drawn(t.built(0, 'road', reaching));
    expect(counts(t)).toEqual([6, 2, 0, 0]);
  });

  // proves scenarios-series/frenemies: One road that joins networks of two opponents
  it('bring each of two opponents 1 favour and the builder 3 in all', () => {
    const t = near(ready());
    const at = t.corner(0, 0, 2);
    const third = t.b.walks.edgesAt[at].find((edge) => ![side(t, 2), side(t, 3)].includes(edge))!;
    drawn(t.put(2, 'road', third).built(0, 'road', side(t, 2)));
    expect(counts(t)).toEqual([3, 1, 1, 0]);
  });

  // proves scenarios-series/frenemies: A road that joins two networks of one opponent
  it('bring an opponent 2 favours for two networks', () => {
    const t = near(ready());
    const at = t.corner(0, 0, 2);
    const third = t.b.walks.edgesAt[t.corner(0, 0, 1)].find(
      (edge) => ![side(t, 1), side(t, 2)].includes(edge),
    )!;
    // Seat 0 comes from nowhere: its one road touches two networks of seat 1 that are apart.
    t.b.rules.unbuild(t.s, t.b.piece('road').index, side(t, 1));
    drawn(t.put(1, 'road', third).built(0, 'road', side(t, 2)));
    expect([counts(t), t.b.walks.endsOf[side(t, 2)].includes(at)]).toEqual([[3, 2, 0, 0], true]);
  });

  // proves scenarios-series/frenemies: Networks that meet in the starting placement
  it('bring nothing when they are placed at the start, nor when they meet again later', () => {
    for (let seed = 1; seed <= 10; seed++)
      expect(counts(new Table(ID, { seed }).started())).toEqual([0, 0, 0, 0]);
    const t = near(ready()).put(0, 'road', side(ready(), 2));
    drawn(t.put(1, 'road', side(t, 4)).put(1, 'road', side(t, 5)).built(0, 'road', side(t, 0)));
    expect(counts(t)).toEqual([0, 0, 0, 0]);
  });

  // proves scenarios-series/frenemies: Joining your own networks brings nothing
  it('bring nothing for joining own networks, but something where one reaches an opponent with that road', () => {
    const own = ready().put(0, 'road', side(ready(), 1)).put(0, 'road', side(ready(), 3));
    expect(counts(drawn(own.built(0, 'road', side(own, 2))))).toEqual([0, 0, 0, 0]);
    // Seat 1 and a first network of seat 0 meet at a corner; the road from a second one leads there.
    const t = ready();
    const at = t.corner(0, 0, 2);
    const third = t.b.walks.edgesAt[at].find((edge) => ![side(t, 2), side(t, 3)].includes(edge))!;
    t.put(1, 'road', third).put(0, 'road', side(t, 3)).put(0, 'road', side(t, 1));
    expect(counts(drawn(t.built(0, 'road', side(t, 2))))).toEqual([3, 1, 0, 0]);
  });

  // proves scenarios-series/frenemies: Roads of one player that meet at a corner are one network
  // proves scenarios-series/frenemies: Networks of two players are joined where both come to one corner
  // proves scenarios-series/frenemies: Networks that grow together are one, joined
  it('are joined at a corner whatever stands there, and keep what each was joined to', () => {
    const t = near(ready()).put(2, 'settlement', ready().corner(0, 0, 2));
    drawn(t.built(0, 'road', side(t, 2)));
    expect(counts(t)).toEqual([3, 1, 0, 0]);
    // A second network of seat 0 grows together with the first away from seat 1: later it is joined to seat 1 as well.
    const far = t.b.walks.edgesAt[t.corner(0, 0, 0)].find(
      (edge) => ![side(t, 0), side(t, 1)].includes(edge),
    )!;
    t.put(1, 'road', side(t, 4)).put(0, 'road', far);
    drawn(t.built(0, 'road', side(t, 0)).built(0, 'road', side(t, 5)));
    expect(counts(t)).toEqual([3, 1, 0, 0]);
  });

  // proves scenarios-series/frenemies: Ships belong to networks as roads do
  it('may be ships where there are ships', () => {
    const t = new Table(ID, { modules: ['seafarers/heading-for-new-shores'] })
      .started()
      .until('main', 0)
      .bare();
    const coast = t.b.walks.endsOf.findIndex(
      (_, edge) =>
        t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge) &&
        t.b.rules.edgeFit(t.s, t.b.piece('road').index, edge),
    );
    const [corner] = t.b.walks.endsOf[coast];
    const other = t.b.walks.edgesAt[corner].find((edge) => edge !== coast)!;
    t.put(1, 'road', other).built(0, 'ship', coast);
    expect(counts(drawn(t))).toEqual([3, 1, 0, 0]);
    favour(t, 0, 'road-builders').play(0, 'redeem-road-builders');
    expect(t.legal(0, 'free-route').some((move) => (move as { piece?: string }).piece === 'ship')).toBe(true);
  });
});

describe('with other games', () => {
  // proves scenarios-series/frenemies: Eleven points win
  it('eleven points win', () => {
    const t = new Table(ID);
    expect(t.b.rules.goal(t.s)).toBe(11);
  });

  // proves scenarios-series/frenemies: Not to be combined with Cities & Knights
  it('is not combined with cities and knights, which have no development cards', () => {
    const modules = ['island', 'first-island/base', ID, 'cities-knights/core'].map((id) =>
      islandOutline(islandModules.find((module) => module.id === id)!),
    );
    expect(unmetWant(modules.slice(0, 3))).toBeUndefined();
    expect(unmetWant(modules)?.reason.text).toMatch(/development cards, and the other has none$/);
  });
});

describe('with thefts that follow from moving the robber', () => {
  it('a harmless move leaves no theft behind that a later one could be taken for', () => {
    const t = ready({ modules: ['variant/the-stuffed-robbers'] });
    t.b.the.blockers.moved(t.s, 0, t.b.blocker('robber'), t.hex(0, 0));
    expect([t.decision, t.field('robbingWith')]).toEqual(['draw-favour', 0]);
  });
});
