import { parseArgs } from 'node:util';
import { rows } from '@hexwright/catalog';
import { Playing } from './playing.ts';
import { sizesWithoutWords } from './sizes.ts';
import type { Kind } from './slices.ts';

/**
 * What a move costs with each variant, against one of the game that it is played on: the same random games again and again in
 * alternation, each row in a process of its own, and of either the best time. Alternation makes the two comparable on a machine that
 * does other things, too. `npm run -s variant-costs` prints the page; `-- variant/the-fences` measures only that row, which need not
 * be a variant then: others are compared with the base game.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' }, seconds: { type: 'string', default: '0.1' } },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
if (!(rounds >= 1) || !(seconds > 0)) {
  console.error('--rounds must be from 1 up and --seconds above 0');
  process.exit(2);
}
const BASE = 'first-island/base';
const ASKED = 1.3;
/** so often a kind of move must have been made for its time to mean something */
const ENOUGH = 20;

interface Line {
  readonly id: string;
  readonly host: string;
  readonly seats: number;
  readonly times: number;
  /** the same, move against move of the same kind */
  readonly alike: number;
  /** of a move, with it and without */
  readonly ns: readonly [number, number];
}

async function compare(id: string, host: string, seats: number): Promise<Line> {
  // Some are for two and are played on a game that is not.
  const least = rows.find((row) => row.id === host)!.players[0];
  const [ground, variant] = [new Playing(host, Math.max(seats, least)), new Playing(id, seats)];
  for (let round = 0; round < rounds; round++) {
    await ground.slice(seconds);
    await variant.slice(seconds);
  }
  const times = variant.best / ground.best;
  const alike = times / otherThings(await ground.kinds(), await variant.kinds());
  ground.end();
  variant.end();
  return { id, host, seats, times, alike, ns: [variant.best, ground.best] };
}

/**
 * By how much a move of the ground would cost more if its players did what those of the variant do: each kind of move, out of lists as
 * long, as often. What the ground has no such move for counts as a usual one of it.
 */
function otherThings(ground: readonly Kind[], variant: readonly Kind[]): number {
  const usual = meanOf(ground, ({ ns }) => ns);
  const costs = ({ decision, move, length }: Kind): number => {
    const far = (kind: Kind): number => Math.abs(kind.length - length);
    const [nearest] = ground
      .filter((kind) => kind.decision === decision && kind.move === move && kind.count >= ENOUGH)
      .sort((one, other) => far(one) - far(other));
    return nearest?.ns ?? usual;
  };
  return meanOf(variant, costs) / usual;
}

function meanOf(kinds: readonly Kind[], ns: (kind: Kind) => number): number {
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return kinds.reduce((sum, kind) => sum + kind.count * ns(kind), 0) / count;
}

const lines: Line[] = [];
for (const row of rows) {
  if (positionals.length > 0 ? !positionals.includes(row.id) : row.kind !== 'variant') continue;
  const seats = row.players.includes(4) ? 4 : row.players[0];
  const host = row.kind === 'variant' ? hostOf(row.id, row.modules, seats) : BASE;
  const line = await compare(row.id, host, seats);
  lines.push(line);
  console.error(
    `${line.id} ${line.times.toFixed(2)}, alike ${line.alike.toFixed(2)} (${line.ns.map((ns) => ns.toFixed(0)).join(' against ')} ns)`,
  );
}
console.log(page(lines));

/** the last row that the variant is played on, with so many seats */
function hostOf(row: string, modules: readonly string[], seats: number): string {
  const grounds = rows.filter(
    ({ id, players }) => id !== row && modules.includes(id) && players.includes(seats),
  );
  return grounds.at(-1)?.id ?? BASE;
}

function page(all: readonly Line[]): string {
  const sorted = [...all].sort((one, other) => other.times - one.times);
  const under = all.filter(({ times }) => times <= ASKED).length;
  const alikeUnder = all.filter(({ alike }) => alike <= ASKED).length;
  const sizes = sizesWithoutWords();
  const known = all.flatMap(({ id }) => sizes.get(id) ?? []).sort((one, other) => one - other);
  return [
    '# What variants cost',
    '',
    'Made by `npm run -s variant-costs > docs/variant-costs.md`.',
    '',
    'What a move costs: random games with the variant against others without it, the same again and again and in alternation, each row in a',
    `process of its own, processor time, the best of each. The figures are ratios, taken on a machine that did other work, too: a tenth either way says nothing. At most ${ASKED} are asked of a small variant; ${under} of ${all.length} keep to that.`,
    '',
    'Like for like: the same without what only comes of players doing other things there, who produce more, or choose from longer lists: the first figure divided by what the moves of the',
    `variant would cost on average if each took what a move of its kind, in the same decision and out of a list about as long, takes in the game without it (one that only the variant has: what a usual move takes). ${alikeUnder} of ${all.length} keep to ${ASKED} so.`,
    '',
    `What it costs to read: the lines of its file that are neither blank nor words. Half of the files have at most ${known[Math.floor((known.length - 1) / 2)]}.`,
    '',
    '| variant | played on | seats | times as much a move | like for like | lines |',
    '| --- | --- | --- | --- | --- | --- |',
    ...sorted.map(
      ({ id, host, seats, times, alike }) =>
        `| ${id} | ${host} | ${seats} | ${times.toFixed(2)} | ${alike.toFixed(2)} | ${sizes.get(id) ?? ''} |`,
    ),
  ].join('\n');
}
