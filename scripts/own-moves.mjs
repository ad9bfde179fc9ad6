/**
 * Plays games of bots and says how each row ends, how many points its winners have by each source, and in how many of the games the
 * moves were made and the events told that the row itself brings: those that no game of its host has. What bots pass by stands there with a 0.
 *
 * Usage: npm run -s own-moves -- historical/ promo/vienna    rows whose id contains one of these
 *        … --games 12 --seats 4 --level normal --seed 1
 */
import { parseArgs } from 'node:util';
import { askBot, botFor } from '../packages/bots/index.ts';
import { rows, rulesFor } from '../packages/catalog/index.ts';
import {
  afterMove,
  applyCode,
  check,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  Rng,
  someSeat,
  toMove,
} from '../packages/kernel/index.ts';

const USUAL_SEATS = [4, 3, 2];
const HOSTS = ['first-island/base', 'seafarers/heading-for-new-shores'];
const LIMIT = 200_000;

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '12' },
    seats: { type: 'string' },
    level: { type: 'string', default: 'normal' },
    seed: { type: 'string', default: '1' },
  },
});
const games = Number(values.games);

const played = (game, seats) => {
  const found = rulesFor({ game, seats });
  if (!found.ok) throw new Error(found.reason.text);
  return found.rules;
};
const hosts = HOSTS.map((id) => played(id, 4));
const known = new Set(hosts.flatMap(({ moves }) => moves.map(({ name }) => name)));
const knownTerms = new Set(
  hosts.flatMap(({ modules }) => modules.flatMap(({ words }) => Object.keys(words?.terms ?? {}))),
);
const heard = new Set();
for (const rules of hosts)
  for (let game = 0; game < 3; game++) play(rules, `host ${game}`, (kind) => heard.add(kind));

for (const row of rows) {
  if (parts.length > 0 && !parts.some((part) => row.id.includes(part))) continue;
  const seats = Number(
    values.seats ?? USUAL_SEATS.find((count) => row.players.includes(count)) ?? row.players[0],
  );
  tell(row.id, seats);
}

function tell(id, seats) {
  const rules = played(id, seats);
  const [endings, moves, events, sources] = [new Map(), new Map(), new Map(), new Map()];
  let [turns, winners] = [0, 0];
  for (const { name, decisions } of rules.moves)
    if (!known.has(name) && !decisions?.every((each) => isNatures(rules, each))) moves.set(name, [0, 0]);
  for (let game = 0; game < games; game++) {
    const [ownMoves, ownEvents] = [new Map(), new Map()];
    const add = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
    const s = play(
      rules,
      `${values.seed} ${game}`,
      (kind) => !heard.has(kind) && !knownTerms.has(`event.${kind}`) && add(ownEvents, kind),
      (name) => !known.has(name) && add(ownMoves, name),
    );
    for (const [from, to] of [
      [ownMoves, moves],
      [ownEvents, events],
    ])
      for (const [key, times] of from) {
        const [games = 0, all = 0] = to.get(key) ?? [];
        to.set(key, [games + 1, all + times]);
      }
    const { winners: won, ending } = isOver(s) ? rules.result(s) : { winners: [], ending: 'not over' };
    add(endings, ending);
    turns += rules.turnOf(s);
    winners += won.length;
    for (const score of rules.scores)
      for (const seat of won) sources.set(score.id, (sources.get(score.id) ?? 0) + score.of(s, seat));
  }
  const list = (map, show) => [...map].map(show).join(', ') || '–';
  const often = ([key, [count, all]]) => `${key} ${count} (${(all / games).toFixed(1)} a game)`;
  console.log(
    [
      `${id}, ${seats} seats, ${games} games of ${values.level}`,
      `  rounds ${(turns / games / seats).toFixed(1)}; ended by ${list(endings, ([key, n]) => `${key} ${n}`)}`,
      `  points of winners: ${list(sources, ([key, n]) => `${key} ${(n / Math.max(1, winners)).toFixed(2)}`)}`,
      `  moves: ${list(moves, often)}`,
      `  events: ${list(events, often)}`,
    ].join('\n'),
  );
}

function isNatures(rules, name) {
  return rules.decisions.find((each) => each.name === name)?.nature === true;
}

/** plays one game, in which whoever is asked first among several is a matter of chance */
function play(rules, seed, onEvent, onMove = () => {}) {
  const bots = Array.from({ length: rules.seats }, () => botFor(rules, values.level));
  const rng = new Rng(seed);
  const s = newState(rules);
  const list = new MoveList();
  for (let n = 0; n < LIMIT && !isOver(s); n++) {
    const seats = toMove(s);
    s.events = [];
    if (seats === NATURE) {
      listMoves(s, NATURE, list);
      applyCode(s, NATURE, pick(list, rng, true));
    } else {
      const seat = someSeat(seats, rng);
      const checked = check(s, seat, askBot(bots[seat], s, seat, rng));
      if (!checked.ok) throw new Error(checked.reason.text);
      onMove(checked.move.name);
      if (checked.move.open) {
        checked.move.open.apply(s, seat, checked.data);
        afterMove(s);
      } else applyCode(s, seat, checked.code);
    }
    for (const { kind } of s.events) onEvent(kind);
  }
  return s;
}
