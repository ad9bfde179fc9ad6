import { expect, test } from 'vitest';
import { seriesOfGames } from '../../house/series-of-games.ts';
import { Table } from '../table.ts';

const GAME = 'house/series-of-games';

/** seat 0 is one settlement short of the goal, and can pay for it */
function nearly(): Table {
  const t = new Table(GAME, { options: { points: 3 } }).started().bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  t.put(0, 'city', t.corner(0, 0, 0)).put(0, 'road', t.b.walks.edgesAt[t.corner(0, 0, 0)][0]);
  return t.roll(8).give(0, { brick: 3, lumber: 3, grain: 1, wool: 1 });
}

/** builds roads from the city until a settlement has a place, and the settlement */
function build(t: Table): Table {
  while (t.legal(0, 'settlement').length === 0) t.play(0, t.legal(0, 'road')[0]);
  return t.play(0, t.legal(0, 'settlement')[0]);
}

// proves house/series-of-games: have the points to win, you claim the victory and then complete your turn
// proves house/series-of-games: The game ends with that turn
test('the victory is claimed, the turn goes on, and the game ends with it', () => {
  const t = build(nearly());
  expect([t.points(0), t.over]).toEqual([3, false]);
  expect(t.events.map(({ kind }) => kind)).toContain('victory-claimed');
  t.give(0, { brick: 1, lumber: 1 }).play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(false);
  t.play(0, 'end-turn');
  expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
});

// proves house/series-of-games: whatever the points are by then
test('whoever has claimed it wins, also with fewer points at the end, and is alone in it', () => {
  const t = build(nearly());
  t.bare();
  expect(t.points(0)).toBe(0);
  t.play(0, 'end-turn');
  expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
});

test('without the points a turn ends as any other', () => {
  const t = nearly().play(0, 'end-turn');
  expect([t.over, t.active]).toEqual([false, 1]);
});

// proves house/series-of-games: Nobody builds after that turn
test('with six players nobody builds between turns once the victory is claimed', () => {
  const t = new Table(GAME, { seats: 6, options: { points: 3 } }).started().bare();
  for (let seat = 0; seat < 6; seat++) t.give(seat, {});
  t.put(0, 'city', t.corner(0, 0, 0)).put(0, 'road', t.b.walks.edgesAt[t.corner(0, 0, 0)][0]);
  t.roll(8).give(0, { brick: 3, lumber: 3, grain: 1, wool: 1 }).give(1, { brick: 1, lumber: 1 });
  build(t).play(0, 'end-turn');
  expect(t.over).toBe(true);
});

// proves house/series-of-games: As a campaign it is three games
// proves house/series-of-games: After each, everybody adds up their points; the most
// proves house/series-of-games: most points in all win the series
test('three games are added up, and those level share their place', () => {
  const campaign = seriesOfGames.campaign!;
  expect(campaign.chapters).toHaveLength(3);
  const played = [
    [10, 4, 7],
    [3, 10, 6],
    [3, 2, 10],
  ].map((points, chapter) => {
    const game = { chapter, winners: [chapter], ending: 'points', points, notes: {} };
    const judged = campaign.judge(game, []);
    expect(judged).toEqual({ gains: points, next: 'on' });
    return { ...game, ...judged };
  });
  expect(campaign.ranking(played, 3)).toEqual([[2], [0, 1]]);
});
