import type { GameLine } from './match.ts';

/** How strong somebody is: Elo against the average of all contestants, with what it may be off by (95 %). */
export interface Rating {
  readonly name: string;
  readonly elo: number;
  readonly within: number;
}

/** Elo in the unit in which chances are reckoned */
const UNIT = 400 / Math.LN10;
/** holds ratings of those who won nothing, or everything, in the finite; weaker than half a game */
const MODEST = 0.02;
const ROUNDS = 50;
const Z = 1.96;

/**
 * Ratings by who won: the chance of a seat is its strength's share of all strengths at the table (Bradley and Terry, for more
 * than two). The most likely ones are found by Newton's way; the intervals come from how sharply they are told.
 */
export function ratingsOf(names: readonly string[], games: readonly GameLine[]): Rating[] {
  const n = names.length;
  const tables = tablesOf(names, games);
  const r = new Float64Array(n);
  let bend = curvature(tables, r, n).bend;
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, bend: at } = curvature(tables, r, n);
    bend = at;
    const step = times(inverse(at), slope);
    let most = 0;
    for (let i = 0; i < n; i++) {
      r[i] += Math.max(-1, Math.min(1, step[i]));
      most = Math.max(most, Math.abs(step[i]));
    }
    if (most < 1e-9) break;
  }
  const spread = inverse(bend);
  const mean = r.reduce((sum, x) => sum + x, 0) / n;
  return names.map((name, i) => {
    // Against the average, whose place is not told by any game.
    const variance = spread[i][i] - 1 / (n * (n + MODEST));
    return { name, elo: UNIT * (r[i] - mean), within: Z * UNIT * Math.sqrt(Math.max(0, variance)) };
  });
}

/** The chance of so many seats to win against the others, if each is by so many Elo stronger. */
export function chanceBy(elo: number, mine: number, seats: number): number {
  const strength = mine * Math.exp(elo / UNIT);
  return strength / (strength + seats - mine);
}

/** What a share of wins by so many seats says about each of them, in Elo. */
export function eloBy(share: number, mine: number, seats: number): number {
  return UNIT * Math.log(((share / (1 - share)) * (seats - mine)) / mine);
}

/** A way to sit with what came of it: who sat there how often in one game, and each one's part of the wins in all games of the kind. */
interface Seated {
  readonly at: readonly number[];
  readonly won: Float64Array;
  games: number;
}

function tablesOf(names: readonly string[], games: readonly GameLine[]): readonly Seated[] {
  const tables = new Map<string, Seated>();
  for (const { seated, winners, finished } of games) {
    if (!finished || winners.length === 0) continue;
    const at = names.map((name) => seated.filter((each) => each === name).length);
    const key = at.join();
    const table = tables.get(key) ?? { at, won: new Float64Array(names.length), games: 0 };
    tables.set(key, table);
    for (const seat of winners) table.won[names.indexOf(seated[seat])] += 1 / winners.length;
    table.games++;
  }
  return [...tables.values()];
}

/** How the likelihood rises and bends at these strengths; one more row of ones holds their average where it is. */
function curvature(tables: readonly Seated[], r: Float64Array, n: number) {
  const slope = r.map((x) => -MODEST * x);
  const bend = Array.from({ length: n }, (_, i) =>
    Float64Array.from({ length: n }, (_, j) => 1 + (i === j ? MODEST : 0)),
  );
  for (const { at, won, games } of tables) {
    const all = at.reduce((sum, count, i) => sum + count * Math.exp(r[i]), 0);
    const p = at.map((count, i) => (count * Math.exp(r[i])) / all);
    for (let i = 0; i < n; i++) {
      slope[i] += won[i] - games * p[i];
      for (let j = 0; j < n; j++) bend[i][j] += games * ((i === j ? p[i] : 0) - p[i] * p[j]);
    }
  }
  return { slope, bend };
}

function times(matrix: readonly Float64Array[], x: Float64Array): Float64Array {
  return Float64Array.from(matrix, (row) => row.reduce((sum, a, j) => sum + a * x[j], 0));
}

/** The inverse by elimination; these matrices are small and sound. */
function inverse(matrix: readonly Float64Array[]): Float64Array[] {
  const n = matrix.length;
  const rows = matrix.map((row, i) =>
    Float64Array.from({ length: 2 * n }, (_, j) => (j < n ? row[j] : j - n === i ? 1 : 0)),
  );
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k][i]) > Math.abs(rows[pivot][i])) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    const by = rows[i][i];
    for (let j = 0; j < 2 * n; j++) rows[i][j] /= by;
    for (let k = 0; k < n; k++) {
      const factor = rows[k][i];
      if (k !== i && factor !== 0) for (let j = 0; j < 2 * n; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row) => row.slice(n));
}
