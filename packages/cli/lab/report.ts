import type { MatchPlan } from './match.ts';
import { BOUND, type Question, Sequential } from './sequential.ts';
import { elo, type Standing, type Standings } from './standings.ts';

const WIDE = 720;
const LINE = 26;
const COLOURS = ['#1f6f8b', '#c8553d', '#588157', '#8a5a9e', '#b08900', '#4a4e69'];

/** A page about a tournament: tables and charts, all in one file. */
export function reportPage(
  plan: MatchPlan,
  standings: Standings,
  summary: string,
  question: Question | undefined,
): string {
  const rows = standings.of(plan);
  const title = `${plan.contestants.map(({ text }) => text).join(' · ')} in ${plan.wish.game}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif }
pre { overflow-x: auto; font-size: 0.8rem }
figure { margin: 2rem 0 }
figcaption { font-weight: 600 }
</style>
<h1>${escaped(title)}</h1>
<pre>${escaped(summary)}</pre>
${figure('Elo against the average, with its 95 % interval', eloChart(rows))}
${figure('Share of wins in the course of the games', shareChart(plan, standings))}
${question ? figure('The balance of the sequential test', balanceChart(plan, standings, question)) : ''}
${figure('Points at the end', pointsChart(plan, standings))}
${figure('How long the games took, in turns', turnsChart(standings))}
</html>
`;
}

function figure(caption: string, svg: string): string {
  return `<figure><figcaption>${escaped(caption)}</figcaption>${svg}</figure>`;
}

function svg(height: number, label: string, inside: string): string {
  return `<svg viewBox="0 0 ${WIDE} ${height}" role="img" aria-label="${escaped(label)}">${inside}</svg>`;
}

function eloChart(rows: readonly Standing[]): string {
  const reach = Math.max(50, ...rows.map(({ rating }) => Math.abs(rating.elo) + rating.within));
  const x = (value: number): number => 180 + ((value + reach) / (2 * reach)) * (WIDE - 260);
  const marks = rows.map(({ name, rating }, i) => {
    const y = LINE * (i + 0.7);
    return `<text x="0" y="${y + 4}">${escaped(name)}</text>
<line x1="${x(rating.elo - rating.within)}" x2="${x(rating.elo + rating.within)}" y1="${y}" y2="${y}" stroke="${colour(i)}" stroke-width="3"/>
<circle cx="${x(rating.elo)}" cy="${y}" r="5" fill="${colour(i)}"/>
<text x="${WIDE - 72}" y="${y + 4}">${elo(rating.elo)} ± ${rating.within.toFixed(0)}</text>`;
  });
  const height = LINE * (rows.length + 0.5);
  return svg(
    height,
    rows.map(({ name, rating }) => `${name}: ${elo(rating.elo)}`).join(', '),
    `<line x1="${x(0)}" x2="${x(0)}" y1="0" y2="${height}" stroke="#bbb"/>${marks.join('')}`,
  );
}

/** Lines over the games, all within the same bounds. */
function linesChart(
  label: string,
  lines: readonly (readonly number[])[],
  low: number,
  high: number,
  at: readonly number[],
): string {
  const height = 220;
  const most = Math.max(1, ...lines.map((line) => line.length));
  const x = (i: number): number => 44 + (i / Math.max(1, most - 1)) * (WIDE - 54);
  const y = (value: number): number => 10 + (1 - (value - low) / (high - low)) * (height - 40);
  const guides = at.map(
    (
      value,
    ) => `<line x1="44" x2="${WIDE - 10}" y1="${y(value)}" y2="${y(value)}" stroke="#ccc" stroke-dasharray="4 4"/>
<text x="0" y="${y(value) + 4}">${Number(value.toFixed(2))}</text>`,
  );
  const drawn = lines.map((line, i) => {
    // No more points than there are places for.
    const step = Math.max(1, Math.floor(line.length / WIDE));
    const points = line.flatMap((value, k) =>
      k % step === 0 || k === line.length - 1 ? [`${x(k).toFixed(1)},${y(value).toFixed(1)}`] : [],
    );
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour(i)}" stroke-width="2"/>`;
  });
  return svg(
    height,
    label,
    `${guides.join('')}${drawn.join('')}<text x="${WIDE - 10}" y="${height - 6}" text-anchor="end">${most} games</text>`,
  );
}

function shareChart({ contestants }: MatchPlan, standings: Standings): string {
  const lines = contestants.map(({ text }) => {
    let wins = 0;
    return standings.decided.map(({ seated, winners }, i) => {
      wins += winners.filter((seat) => seated[seat] === text).length / winners.length;
      return wins / (i + 1);
    });
  });
  return linesChart('shares of wins', lines, 0, 1, [0, 0.25, 0.5, 0.75, 1]);
}

function balanceChart({ contestants }: MatchPlan, standings: Standings, question: Question): string {
  const test = new Sequential(question, contestants[0].text);
  const line = standings.decided.map((game) => {
    test.hear(game);
    return test.balance;
  });
  const reach = Math.max(BOUND, ...line.map(Math.abs)) * 1.1;
  return linesChart('balance of the sequential test', [line], -reach, reach, [-BOUND, 0, BOUND]);
}

/** How often each value came, side by side for each group. */
function barsChart(label: string, groups: readonly (readonly number[])[], width: number): string {
  const height = 180;
  const all = groups.flat();
  if (all.length === 0) return svg(20, label, '<text x="0" y="14">no game was decided</text>');
  const low = Math.floor(Math.min(...all) / width);
  const high = Math.floor(Math.max(...all) / width);
  const count = high - low + 1;
  const shares = groups.map((values) => {
    const bins = new Array<number>(count).fill(0);
    for (const value of values) bins[Math.floor(value / width) - low] += 1 / Math.max(1, values.length);
    return bins;
  });
  const most = Math.max(...shares.flat());
  const slot = (WIDE - 20) / count;
  const bar = (slot * 0.8) / groups.length;
  const bars = shares.flatMap((bins, g) =>
    bins.map((share, i) => {
      const tall = (share / most) * (height - 40);
      return `<rect x="${(10 + slot * i + bar * g).toFixed(1)}" y="${(height - 20 - tall).toFixed(1)}" width="${bar.toFixed(1)}" height="${tall.toFixed(1)}" fill="${colour(g)}"/>`;
    }),
  );
  const every = Math.ceil(count / 16);
  const names = Array.from({ length: count }, (_, i) =>
    i % every === 0
      ? `<text x="${(10 + slot * (i + 0.4)).toFixed(1)}" y="${height - 4}" text-anchor="middle">${(low + i) * width}</text>`
      : '',
  );
  return svg(height, label, bars.join('') + names.join(''));
}

function pointsChart({ contestants }: MatchPlan, standings: Standings): string {
  const groups = contestants.map(({ text }) =>
    standings.decided.flatMap(({ seated, points }) =>
      seated.flatMap((name, seat) => (name === text ? [points[seat]] : [])),
    ),
  );
  return legend(contestants.map(({ text }) => text)) + barsChart('points at the end', groups, 1);
}

function turnsChart(standings: Standings): string {
  return barsChart('turns', [standings.decided.map(({ turns }) => turns)], 10);
}

function legend(names: readonly string[]): string {
  return `<p>${names.map((name, i) => `<span style="color:${colour(i)}">■</span> ${escaped(name)}`).join(' &nbsp; ')}</p>`;
}

function colour(i: number): string {
  return COLOURS[i % COLOURS.length];
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
