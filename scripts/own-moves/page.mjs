import { execFileSync } from 'node:child_process';

/** so many moves are told of a row, those of most games first */
const TOLD = 8;

/** What came of rows, as a page: one line for each. */
export function pageOf(lines) {
  const [{ games, level, seed }] = lines;
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const passed = lines.filter(({ moves, ofOwn }) => Object.keys(moves).length > 0 && ofOwn * 2 < games);
  return `# What bots do with each row

<!-- made by \`npm run own-moves\`; do not edit -->

${games} games of \`${level}\` bots in every row, seed ${seed}, at the number of seats that most people play it with; measured at commit ${git('log', '-1', '--format=%h of %cs')}. A row's own moves are
those that neither the base game nor Heading for New Shores has, nor an expansion that the row stands on. Of each stands in how many of the games it was made, and in brackets how often in one game
by all seats and by the winner. Lengths are in rounds, in which everybody has a turn.

\`\`\`sh
npm run -s own-moves -- --games ${games} --jobs 16 --json moves.jsonl --page docs/bots-moves.md
\`\`\`

Own moves or events in fewer than half of the games: ${passed.map(({ id }) => id).join(', ') || 'none'}.

| row | seats | rounds | ended by | games with something of its own | moves of its own | never made |
| --- | --- | --- | --- | --- | --- | --- |
${lines.map(lineOf).join('\n')}
`;
}

function lineOf({ id, seats, games, rounds, endings, winners, ofOwn, moves }) {
  const made = Object.entries(moves)
    .filter(([, [count]]) => count > 0)
    .sort(([, [one, all]], [, [other, allOther]]) => other - one || allOther - all);
  const never = Object.keys(moves).filter((name) => moves[name][0] === 0);
  const often = ([name, [count, all, won]]) =>
    `\`${name}\` ${count} (${short(all / games)}, ${short(won / Math.max(1, winners))})`;
  const more = made.length > TOLD ? `, and ${made.length - TOLD} more` : '';
  const ends = Object.entries(endings).sort(([, one], [, other]) => other - one);
  return `| ${[
    id,
    seats,
    rounds.toFixed(0),
    ends.map(([ending, n]) => `${ending} ${n}`).join(', '),
    `${ofOwn} of ${games}`,
    `${made.slice(0, TOLD).map(often).join(', ')}${more}` || '–',
    never.map((name) => `\`${name}\``).join(', ') || '–',
  ].join(' | ')} |`;
}

/** ten and more without a fraction */
function short(n) {
  return n >= 9.95 ? n.toFixed(0) : n.toFixed(1).replace('.0', '');
}
