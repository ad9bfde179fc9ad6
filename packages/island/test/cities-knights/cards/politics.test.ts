import { eventFor, Rng, resample, viewOf } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { holder, robberOn } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { comeRound, knight, ruled, trail } from '../realm.ts';
import { atSea, holds, inHand, plays, points, refused } from './progress.ts';

const rankOn = (t: Table, corner: number): string | undefined => {
  const mark = t.field('knightUnit', corner);
  return mark === 0 ? undefined : t.b.pieces[t.b.pieceOf[mark]].id;
};
const ownerOn = (t: Table, corner: number): number => t.b.ownerOf[t.field('knightUnit', corner)];

describe('the bishop', () => {
  const beset = (): Table => {
    const t = ruled().set('attacks', 0, 1);
    t.put(1, 'settlement', t.corner(0, 0, 0)).put(1, 'settlement', t.corner(0, 0, 2));
    t.put(2, 'city', t.corner(0, 0, 4));
    return t.give(1, { ore: 2 }).give(2, { coin: 1 }).give(3, { wool: 1 });
  };

  // proves cities-knights/core: Move the robber and take a card at random from every player with a settlement or city beside its new hex
  test('robs everybody beside the robber’s new hex of one card', () => {
    const t = plays(beset(), 0, 'bishop');
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    t.nature('steal', { good: 'ore' }).nature('steal', { good: 'coin' });
    expect([t.decision, t.hand(0), t.hand(1), t.hand(3)]).toEqual([
      'main',
      { ore: 1, coin: 1 },
      { ore: 1 },
      { wool: 1 },
    ]);
    expect(robberOn(t)).toBe(t.hex(0, 0));
  });

  // proves cities-knights/core: The robber must be in play
  test('does nothing before the first attack', () => {
    const t = beset().set('attacks', 0, 0);
    expect(refused(holds(t, 0, 'bishop'), 0, 'bishop')).toBe('card-useless');
  });

  test('never moves the pirate', () => {
    const t = atSea().set('attacks', 0, 1);
    plays(t, 0, 'bishop');
    expect(new Set(t.legal(0).map(({ blocker }) => blocker))).toEqual(new Set(['robber']));
  });
});

describe('the deserter', () => {
  /** knights of seat 1 on a row of its own, roads of seat 0 on another */
  const armies = (options = {}): { t: Table; theirs: number[]; mine: number[] } => {
    const t = ruled({ options });
    const far = trail(t, 1, 4);
    const near = trail(t, -1, 4);
    for (const edge of near.edges) t.put(0, 'road', edge);
    return { t, theirs: far.corners, mine: near.corners };
  };
  const desert = (t: Table): Table => plays(t, 0, 'deserter').play(0, 'desert', { seat: 1 });

  test('returns the Longest Road that the knight had interrupted', () => {
    const t = ruled();
    const { edges, corners } = trail(t, 0, 6);
    for (const edge of edges) t.put(2, 'road', edge);
    t.b.rules.reviewAwards(t.s);
    expect(holder(t, 'longest-road')).toBe(2);
    knight(t, 1, corners[3]);
    t.b.rules.reviewAwards(t.s);
    expect(holder(t, 'longest-road')).toBe(-1);
    desert(t).play(1, 'give-knight-up', { corner: corners[3] });
    expect(holder(t, 'longest-road')).toBe(2);
  });

  // proves cities-knights/core: Choose another player, who takes a knight of their choice off the board
  // proves cities-knights/core: Then you may place a knight of the same strength for free where you could hire one, even a mighty one without the Fortress
  // proves cities-knights/core: It is active if the other was
  test('costs another a knight of their choice, and brings one as strong', () => {
    const { t, theirs, mine } = armies();
    knight(t, 1, theirs[0]);
    knight(t, 1, theirs[2], { rank: 'mighty' });
    desert(t);
    expect([t.decision, t.legal(0), t.legal(1).length]).toEqual(['deserter', [], 2]);
    t.play(1, 'give-knight-up', { corner: theirs[2] });
    expect([t.decision, rankOn(t, theirs[2])]).toEqual(['new-knight', undefined]);
    t.play(0, 'place-deserter', { corner: mine[1] });
    expect([rankOn(t, mine[1]), ownerOn(t, mine[1]), t.field('knightActive', mine[1]), t.decision]).toEqual([
      'mighty-knight',
      0,
      1,
      'main',
    ]);
  });

  test('brings an inactive knight for an inactive one, or none', () => {
    const { t, theirs, mine } = armies();
    knight(t, 1, theirs[0], { active: false });
    desert(t).play(1, 'give-knight-up', { corner: theirs[0] }).play(0, 'place-deserter', { corner: mine[0] });
    expect(t.field('knightActive', mine[0])).toBe(0);
    knight(t, 1, theirs[0]);
    desert(t).play(1, 'give-knight-up', { corner: theirs[0] }).play(0, 'place-no-deserter');
    expect([t.decision, rankOn(t, mine[1])]).toEqual(['main', undefined]);
  });

  // proves cities-knights/core: if you have none left of that strength, place a basic one
  test('brings a basic knight if none as strong is left, and takes the other’s in any case', () => {
    const { t, theirs, mine } = armies();
    knight(t, 1, theirs[0], { rank: 'strong' });
    for (const corner of [mine[0], mine[1]]) knight(t, 0, corner, { rank: 'strong' });
    desert(t).play(1, 'give-knight-up', { corner: theirs[0] }).play(0, 'place-deserter', { corner: mine[3] });
    expect(rankOn(t, mine[3])).toBe('basic-knight');
    knight(t, 1, theirs[0], { rank: 'strong' });
    t.set('supply', t.b.piece('basic-knight').index, 0);
    desert(t).play(1, 'give-knight-up', { corner: theirs[0] });
    expect([t.decision, rankOn(t, theirs[0])]).toEqual(['main', undefined]);
  });

  test('takes the other’s knight also where no road leads to a free corner', () => {
    const t = ruled();
    const { corners } = trail(t, 1, 4);
    knight(t, 1, corners[0]);
    desert(t).play(1, 'give-knight-up', { corner: corners[0] });
    expect([t.decision, rankOn(t, corners[0])]).toEqual(['main', undefined]);
  });

  // proves cities-knights/core: A knight that a Deserter brings acts from your next turn on
  test('the new knight does not act this turn', () => {
    const { t, theirs, mine } = armies();
    knight(t, 1, theirs[0]);
    desert(t).play(1, 'give-knight-up', { corner: theirs[0] }).play(0, 'place-deserter', { corner: mine[0] });
    expect(t.refusal(0, 'move-knight', { corner: mine[0], to: mine[1] })).toMatchObject({
      code: 'unit-done',
    });
    comeRound(t);
    expect(t.refusal(0, 'move-knight', { corner: mine[0], to: mine[1] })).toBeUndefined();
  });

  // proves cities-knights/core: Where the knight that a Deserter brings stands
  // proves cities-knights/core: Older reading: the knight that a Deserter brings comes to where the other stood
  test('in the older reading the new knight comes to where the other stood', () => {
    const { t, theirs, mine } = armies({ deserter: 'same-corner' });
    knight(t, 1, theirs[0], { rank: 'mighty' });
    for (const corner of [mine[0], mine[1]]) knight(t, 0, corner, { rank: 'mighty' });
    desert(t).play(1, 'give-knight-up', { corner: theirs[0] });
    expect([t.decision, rankOn(t, theirs[0]), ownerOn(t, theirs[0])]).toEqual(['main', 'strong-knight', 0]);
  });

  test('nobody without knights is chosen', () => {
    const { t } = armies();
    expect(refused(holds(t, 0, 'deserter'), 0, 'deserter')).toBe('card-useless');
  });
});

describe('the diplomat', () => {
  /** three roads of the seat in a row */
  const row = (seat: number): { t: Table; edges: number[]; corners: number[] } => {
    const t = ruled();
    const { edges, corners } = trail(t, 0, 3);
    for (const edge of edges) t.put(seat, 'road', edge);
    return { t, edges, corners };
  };
  const open = (t: Table): unknown[] => t.legal(0, 'remove-open-road').map(({ edge }) => edge);

  // proves cities-knights/core: Take an open road off the board: one with an end where no other road, settlement, city or knight of its colour stands
  test('takes the end of a chain, but none that a building or a knight of its colour holds', () => {
    const { t, edges, corners } = row(1);
    t.put(1, 'settlement', corners[0]);
    expect(open(plays(t, 0, 'diplomat'))).toEqual([edges[2]]);
    expect(t.refusal(0, 'remove-open-road', { edge: edges[1] })).toMatchObject({ code: 'road-held' });
    const held = row(1);
    knight(held.t.put(1, 'settlement', corners[0]), 1, corners[3]);
    expect(refused(holds(held.t, 0, 'diplomat'), 0, 'diplomat')).toBe('card-useless');
    const foreign = row(1);
    knight(foreign.t.put(1, 'settlement', corners[0]), 2, corners[3]);
    expect(open(plays(foreign.t, 0, 'diplomat'))).toEqual([edges[2]]);
  });

  // proves cities-knights/core: Another player’s road returns to its owner
  test('gives another’s road back to its owner', () => {
    const { t, edges } = row(1);
    plays(t, 0, 'diplomat').play(0, 'remove-open-road', { edge: edges[2] });
    const left = t.field('supply', t.b.pieces.length + t.b.piece('road').index);
    expect([left, t.decision, t.field('route', edges[2])]).toEqual([13, 'main', 0]);
  });

  // proves cities-knights/core: You may lay your own
  test('lets an own road be laid elsewhere, or kept', () => {
    const { t, edges, corners } = row(0);
    plays(t, 0, 'diplomat').play(0, 'remove-open-road', { edge: edges[2] });
    expect(t.refusal(0, 'lay-again', { edge: edges[2] })).toMatchObject({ code: 'same-place' });
    const elsewhere = t.b.walks.edgesAt[corners[0]].find((edge) => !edges.includes(edge))!;
    t.play(0, 'lay-again', { edge: elsewhere });
    expect([t.decision, t.hand(0), t.field('supply', t.b.piece('road').index)]).toEqual(['main', {}, 12]);
    const kept = row(0).t;
    plays(kept, 0, 'diplomat').play(0, 'remove-open-road', { edge: edges[2] }).play(0, 'lay-no-more');
    expect([kept.decision, kept.field('supply', kept.b.piece('road').index)]).toEqual(['main', 13]);
  });

  // proves cities-knights/core: The same goes for ships; a ship stays a ship
  test('takes a ship at the end of its lane, which is laid again as a ship', () => {
    const t = atSea();
    const ship = t.b.piece('ship').index;
    const home = t.b.walks.edgesAt.findIndex((_, corner) => t.field('building', corner) !== 0);
    const [edge, other] = t.b.walks.edgesAt[home].filter((at) => t.b.rules.edgeFit(t.s, ship, at));
    t.put(0, 'ship', edge);
    plays(t, 0, 'diplomat').play(0, 'remove-open-road', { edge });
    expect(t.decision).toBe('lay-again');
    t.play(0, 'lay-again', { edge: other });
    expect([t.field('route', other), t.decision]).toEqual([t.b.mark(0, ship), 'main']);
    const road = t.b.walks.edgesAt[home].find((at) => !t.b.rules.edgeFit(t.s, ship, at))!;
    holds(t, 0, 'diplomat')
      .play(0, 'play-card', { card: 'diplomat' })
      .play(0, 'remove-open-road', { edge: other });
    expect(t.refusal(0, 'lay-again', { edge: road })).toBeDefined();
  });
});

describe('intrigue', () => {
  /** a knight of seat 1 where its own road and one of seat 0 meet */
  const met = (): { t: Table; at: number; away: number } => {
    const t = ruled();
    const { edges, corners } = trail(t, 0, 2);
    t.put(0, 'road', edges[0]).put(1, 'road', edges[1]);
    knight(t, 1, corners[1], { rank: 'strong' });
    return { t, at: corners[1], away: corners[2] };
  };

  // proves cities-knights/core: Drive off another player’s knight that stands at one of your roads or ships
  // proves cities-knights/core: You do not need a knight for this
  // proves cities-knights/core: Its owner finds it another
  test('drives a knight off, whose owner finds it a place', () => {
    const { t, at, away } = met();
    plays(t, 0, 'intrigue').play(0, 'drive-off', { corner: at });
    expect(t.legal(1).map(({ corner }) => corner)).toEqual([away]);
    t.play(1, 'place-knight', { corner: away });
    expect([rankOn(t, at), rankOn(t, away), t.field('knightActive', away), t.decision]).toEqual([
      undefined,
      'strong-knight',
      1,
      'main',
    ]);
  });

  test('a knight without a place is lost', () => {
    const { t, at, away } = met();
    t.put(2, 'settlement', away);
    plays(t, 0, 'intrigue').play(0, 'drive-off', { corner: at });
    expect([t.decision, rankOn(t, at)]).toEqual(['main', undefined]);
  });

  test('reaches no knight away from one’s own roads, and none of one’s own', () => {
    const t = ruled();
    const { edges, corners } = trail(t, 0, 2);
    t.put(0, 'road', edges[0]);
    knight(knight(t, 1, corners[2]), 0, corners[0]);
    expect(refused(holds(t, 0, 'intrigue'), 0, 'intrigue')).toBe('card-useless');
  });
});

describe('the saboteur', () => {
  // proves cities-knights/core: Every other player with at least as many points as you discards half of their resources and commodities, rounded down, and chooses which
  // proves cities-knights/core: Cards that ask who has more points go by the points that everybody can see
  test('halves the hands of all with at least as many points, at once', () => {
    const t = ruled()
      .give(1, { ore: 3, coin: 2 })
      .give(2, { wool: 4 })
      .give(3, { wool: 4 })
      .give(0, { wool: 6 });
    points(points(points(t, 0, 2), 1, 2), 2, 3);
    points(t, 3, 1);
    plays(t, 0, 'saboteur');
    expect([t.decision, t.legal(0), t.legal(3)]).toEqual(['discard', [], []]);
    t.play(2, 'discard', { good: 'wool' }).play(1, 'discard', { good: 'coin' });
    t.play(1, 'discard', { good: 'ore' }).play(2, 'discard', { good: 'wool' });
    expect([t.decision, t.hand(1), t.hand(2), t.hand(3)]).toEqual([
      'main',
      { ore: 2, coin: 1 },
      { wool: 2 },
      { wool: 4 },
    ]);
  });
});

describe('the spy', () => {
  const spied = (): Table => {
    const t = holds(holds(ruled(), 1, 'warlord', 'spy'), 2, 'crane');
    return plays(t, 0, 'spy').play(0, 'spy-on', { seat: 1 });
  };
  const seen = (t: Table, viewer: number | null, seat: number, card: string): number =>
    viewOf(t.s, viewer).cells[t.b.field('cards') + seat * t.b.cards.length + t.b.card(card)];

  // proves cities-knights/core: Look at the progress cards in another player’s hand and take one of them, if you like
  test('looks at a hand and takes a card', () => {
    const t = spied();
    expect(t.legal(0)).toEqual([
      { move: 'take-progress-card', card: 'spy' },
      { move: 'take-progress-card', card: 'warlord' },
      { move: 'take-no-progress-card' },
    ]);
    t.play(0, 'take-progress-card', { card: 'warlord' });
    expect([inHand(t, 0, 'warlord'), inHand(t, 1, 'warlord'), t.decision]).toEqual([1, 0, 'main']);
    expect([0, 1, 2, null].map((seat) => eventFor(t.events[0], seat).data.card)).toEqual([
      'warlord',
      'warlord',
      undefined,
      undefined,
    ]);
  });

  test('or takes none', () => {
    const t = spied().play(0, 'take-no-progress-card');
    expect([t.decision, t.field('cardCount', 1)]).toEqual(['main', 2]);
  });

  // proves cities-knights/core: You may play a Spy that you take at once
  test('a spy that was taken is played at once', () => {
    const t = spied().play(0, 'take-progress-card', { card: 'spy' }).play(0, 'play-card', { card: 'spy' });
    expect(t.decision).toBe('spy-on-whom');
  });

  test('the spy alone sees the hand, and only while looking', () => {
    const t = spied();
    expect(seen(t, 0, 1, 'warlord')).toBe(1);
    for (const viewer of [2, 3, null]) expect(seen(t, viewer, 1, 'warlord')).not.toBe(1);
    expect(seen(t, 0, 2, 'crane')).not.toBe(1);
    for (let seed = 1; seed < 20; seed++) {
      const other = resample(t.s, 0, new Rng(seed));
      expect(other.cells[t.b.field('cards') + t.b.cards.length + t.b.card('warlord')]).toBe(1);
    }
    t.play(0, 'take-no-progress-card');
    expect(seen(t, 0, 1, 'warlord')).not.toBe(1);
  });
});

describe('the warlord', () => {
  // proves cities-knights/core: Make all your knights active
  // proves cities-knights/core: They act from the next turn on, as always
  test('makes all own knights active, which act from the next turn on', () => {
    const t = ruled();
    const { edges, corners } = trail(t, 0, 4);
    for (const edge of edges) t.put(0, 'road', edge);
    knight(t, 0, corners[0]);
    knight(t, 0, corners[2], { active: false });
    knight(t, 1, trail(t, 1, 1).corners[0], { active: false });
    t.play(0, 'move-knight', { corner: corners[0], to: corners[1] });
    plays(t, 0, 'warlord');
    const active = [corners[1], corners[2]].map((corner) => t.field('knightActive', corner));
    expect([active, t.hand(0), t.field('knightActive', trail(t, 1, 1).corners[0])]).toEqual([[1, 1], {}, 0]);
    for (const corner of [corners[1], corners[2]])
      expect(t.refusal(0, 'move-knight', { corner, to: corners[3] })).toMatchObject({ code: 'unit-done' });
    comeRound(t);
    expect(t.refusal(0, 'move-knight', { corner: corners[2], to: corners[3] })).toBeUndefined();
  });
});

describe('the wedding', () => {
  // proves cities-knights/core: Every other player with more points than you gives you 2 cards of their choice, resources or commodities
  // proves cities-knights/core: A player with one card gives
  // proves cities-knights/core: what is given for a Wedding
  test('brings gifts of those with more points, of their choice and at once', () => {
    const t = ruled().give(1, { ore: 2, coin: 2 }).give(2, { wool: 1 }).give(3, { wool: 4 });
    points(points(points(t, 0, 1), 1, 3), 2, 2);
    points(t, 3, 1);
    plays(t, 0, 'wedding');
    expect([t.decision, t.legal(3), t.legal(0)]).toEqual(['wedding', [], []]);
    t.play(2, 'give-gift', { good: 'wool' }).play(1, 'give-gift', { good: 'coin' });
    expect([0, 1, 2, 3].map((seat) => eventFor(t.events[0], seat).data.good)).toEqual([
      'coin',
      'coin',
      undefined,
      undefined,
    ]);
    t.play(1, 'give-gift', { good: 'ore' });
    expect([t.decision, t.hand(0), t.hand(1), t.hand(3)]).toEqual([
      'main',
      { wool: 1, ore: 1, coin: 1 },
      { ore: 1, coin: 1 },
      { wool: 4 },
    ]);
    const poor = points(ruled(), 1, 3);
    expect(refused(holds(poor, 0, 'wedding'), 0, 'wedding')).toBe('card-useless');
  });
});
