import { viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { readCorner, readEdge } from '../../index.ts';
import { Table } from '../table.ts';
import { cornersWith, edgeOf } from './named.ts';
import { rateOf, region, rolled, townOf } from './region.ts';

const GAME = 'geographies/new-york';
const TOKEN = 'canal-token';
/** a corner between the two towns and the edges that meet there */
const between = (t: Table, from: string, to: string): number[] => {
  const [a, z] = [townOf(t, from), townOf(t, to)];
  const middle = t.b.walks.cornersNear[a].find((corner) => t.b.walks.cornersNear[corner].includes(z))!;
  return [a, z].map((end) => t.b.walks.edgesAt[middle].find((edge) => t.b.walks.endsOf[edge].includes(end))!);
};

describe('canal tokens', () => {
  // proves geographies/new-york: with a blue ring, are canal cities
  // proves geographies/new-york: Which cities were marked is lost
  it('the great towns of the canal are its cities, each two neighbours with one token', () => {
    const t = region(GAME);
    const cities = ['Buffalo', 'Rochester', 'Syracuse', 'Utica', 'Albany'].map((town) => townOf(t, town));
    expect(cornersWith(t, 'canal-city')).toEqual([...cities].sort((a, z) => a - z));
    expect(cities.map((city) => t.field('canalToken', city))).toEqual([1, 1, 1, 1, 0]);
  });

  // proves geographies/new-york: The first player to join two neighbouring canal cities
  it('whoever joins a pair first takes its token', () => {
    const t = rolled(GAME);
    const [one, other] = between(t, 'Syracuse', 'Utica');
    t.put(0, 'road', one).give(0, { brick: 1, lumber: 1 });
    t.play(0, 'road', { edge: other });
    expect(t.hand(0)).toEqual({ [TOKEN]: 1 });
    expect(t.events).toContainEqual(expect.objectContaining({ kind: 'canal-joined' }));
    // Somebody else on another way, or the same again, is too late.
    t.bare();
    t.put(1, 'road', one).built(1, 'road', other);
    expect(t.hand(1)).toEqual({});
  });

  it('roads of others are no part of it', () => {
    const t = rolled(GAME);
    const [one, other] = between(t, 'Syracuse', 'Utica');
    t.put(1, 'road', one).built(0, 'road', other);
    expect(t.hand(0)).toEqual({});
  });

  it.each([
    ['city-site', 4, {}],
    ['victory-site', 4, { [TOKEN]: 1 }],
    ['victory-site', 5, {}],
  ])('a %s between the two, with %i players, leaves %o', (mark, seats, hand) => {
    const bare = new Table(GAME);
    const [edge] = between(bare, 'Syracuse', 'Utica');
    const middle = bare.b.walks.endsOf[edge].find((end) => end !== townOf(bare, 'Syracuse'))!;
    const { layout } = bare.b;
    const { corners } = layout.marks;
    const more = [...corners[mark], readCorner(bare.b.topology.cornerName(middle))];
    const marks = { ...layout.marks, corners: { ...corners, [mark]: more } };
    const t = region(GAME, { seats, layout: { ...layout, marks } });
    const [one, other] = between(t, 'Syracuse', 'Utica');
    t.put(2, 'road', one).built(2, 'road', other);
    expect(t.hand(2)).toEqual(hand);
  });

  // proves geographies/new-york: It does not matter who has built
  it.each([
    ['nobody', -1],
    ['its owner', 0],
    ['somebody else', 2],
  ])('the canal cities may be built on by %s', (_who, seat) => {
    const t = rolled(GAME);
    const [one, other] = between(t, 'Syracuse', 'Utica');
    if (seat >= 0) for (const town of ['Syracuse', 'Utica']) t.put(seat, 'settlement', townOf(t, town));
    t.put(0, 'road', one).built(0, 'road', other);
    expect(t.hand(0)).toEqual({ [TOKEN]: 1 });
  });

  // proves geographies/new-york: What you place at the start earns no canal token
  // proves geographies/new-york: If your starting roads already join a pair, you earn nothing
  it('the start earns none, not afterwards either, but somebody else may still join the pair', () => {
    const t = new Table(GAME).until('place-building');
    const seat = [0, 1, 2, 3].find((at) => t.legal(at).length > 0)!;
    const [one, other] = between(t, 'Buffalo', 'Rochester');
    t.put(seat, 'settlement', townOf(t, 'Buffalo')).put(seat, 'road', one);
    t.play(seat, 'place-building', { corner: townOf(t, 'Rochester') });
    t.play(seat, 'place-route', { piece: 'road', edge: other });
    expect(t.hand(seat)[TOKEN]).toBeUndefined();
    const [a, z] = t.b.walks.endsOf[one];
    const middle = a === townOf(t, 'Buffalo') ? z : a;
    const branch = t.b.walks.edgesAt[middle].find((edge) => edge !== one && edge !== other)!;
    expect(t.built(seat, 'road', branch).hand(seat)[TOKEN]).toBeUndefined();
    const rival = (seat + 1) % 4;
    t.give(rival, {});
    // the other way round the hex north of the two
    for (const edge of ['-2,-1|3', '-2,-1|2', '-2,-1|1']) t.built(rival, 'road', edgeOf(t, edge));
    expect(t.hand(rival)).toEqual({});
    expect(t.built(rival, 'road', edgeOf(t, '-2,-1|0')).hand(rival)).toEqual({ [TOKEN]: 1 });
  });

  // proves geographies/new-york: A waterway is no part of a way
  it('a waterway joins no canal cities', () => {
    const bare = new Table(GAME);
    const { layout } = bare.b;
    const { edges } = layout.marks;
    const [crossed] = between(bare, 'Syracuse', 'Utica');
    const waterway = [...edges.waterway, readEdge(bare.b.topology.edgeName(crossed))];
    const marks = { ...layout.marks, edges: { ...edges, waterway } };
    const t = region(GAME, { layout: { ...layout, marks } });
    t.built(0, 'road', between(t, 'Syracuse', 'Utica')[1]);
    expect(t.hand(0)).toEqual({});
  });

  // proves geographies/new-york: On your turn you may spend a canal token
  it('a token makes every trade of the turn 2:1, and of that turn alone', () => {
    const t = rolled(GAME).give(0, { [TOKEN]: 2, wool: 2, ore: 2 });
    t.play(0, 'open-canal');
    expect(t.refusal(0, 'open-canal')?.code).toBe('canal-opened');
    t.play(0, 'bank-trade', { give: 'wool', want: 'brick' });
    t.play(0, 'bank-trade', { give: 'ore', want: 'brick' });
    expect(t.hand(0)).toEqual({ [TOKEN]: 1, brick: 2 });
    expect([rateOf(t, 0, 'wool'), rateOf(t, 1, 'wool')]).toEqual([2, 4]);
    t.play(0, 'end-turn');
    expect(rateOf(t, 0, 'wool')).toBe(4);
  });

  // proves geographies/new-york: Canal tokens lie open beside your hand
  // proves geographies/new-york: nobody steals them, and the bank takes none
  it('they are seen by all, counted by no limit, stolen by nobody and not sold to the bank', () => {
    const t = region(GAME)
      .give(0, { [TOKEN]: 9, wool: 7 })
      .give(1, { [TOKEN]: 4 });
    expect(t.b.fields.hold.get(viewOf(t.s, 2), 1, t.b.good(TOKEN))).toBe(4);
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
    t.put(1, 'settlement', t.corner(0, 0, 0));
    expect(t.b.the.blockers.barRob(t.s, 0, 1, t.b.blocker('robber'), t.hex(0, 0))).toBeDefined();
    t.roll(2).give(0, { [TOKEN]: 9 });
    expect(t.refusal(0, 'bank-trade', { give: TOKEN, want: 'ore' })?.code).toBe('bank-refuses');
    t.give(0, { wool: 4 });
    expect(t.refusal(0, 'bank-trade', { give: 'wool', want: TOKEN })?.code).toBe('bank-keeps');
  });

  // proves geographies/new-york: A Monopoly takes no canal tokens
  it('no monopoly names them', () => {
    const t = rolled(GAME)
      .give(1, { [TOKEN]: 2 })
      .cards(0, 'monopoly');
    t.play(0, 'play-card', { card: 'monopoly' });
    expect(t.legal(0).map((move) => move.good)).not.toContain(TOKEN);
  });

  // proves geographies/new-york: Players trade canal tokens
  it('players trade them', () => {
    const t = rolled(GAME)
      .give(0, { [TOKEN]: 1 })
      .give(1, { ore: 2 });
    t.play(0, { move: 'offer', give: { [TOKEN]: 1 }, want: { ore: 2 } });
    t.play(1, 'accept').play(0, 'trade-with', { seat: 1 });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 2 }, { [TOKEN]: 1 }]);
  });

  // proves geographies/new-york: first player to join two cities on the Erie Canal
  it('without the option there are none', () => {
    const t = rolled(GAME, { options: { canalTokens: false } });
    const [one, other] = between(t, 'Syracuse', 'Utica');
    t.put(0, 'road', one).built(0, 'road', other);
    expect(t.hand(0)).toEqual({});
    expect(t.b.goods.map(({ id }) => id)).not.toContain(TOKEN);
  });
});
