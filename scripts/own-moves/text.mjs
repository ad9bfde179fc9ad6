/** What came of one row, for a terminal. */
export function textOf({ id, seats, games, level, rounds, endings, winners, points, moves, events }) {
  const list = (of, show) => Object.entries(of).map(show).join(', ') || '–';
  const often = ([key, [count, all]]) => `${key} ${count} (${(all / games).toFixed(1)} a game)`;
  const byWhom = ([key, [count, all, won]]) =>
    `${key} ${count} (${(all / games).toFixed(1)} a game, ${(won / Math.max(1, winners)).toFixed(1)} by the winner)`;
  return [
    `${id}, ${seats} seats, ${games} games of ${level}`,
    `  rounds ${rounds.toFixed(1)}; ended by ${list(endings, ([key, n]) => `${key} ${n}`)}`,
    `  points of winners: ${list(points, ([key, n]) => `${key} ${(n / Math.max(1, winners)).toFixed(2)}`)}`,
    `  moves: ${list(moves, byWhom)}`,
    `  events: ${list(events, often)}`,
  ].join('\n');
}
