/** A process that is told rows, plays games of bots in them, and answers what came of each. */
import { askBot, botFor } from '../../packages/bots/index.ts';
import { findRow, rulesFor } from '../../packages/catalog/index.ts';
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
} from '../../packages/kernel/index.ts';

const HOSTS = ['first-island/base', 'seafarers/heading-for-new-shores'];
const LIMIT = 200_000;

const hosts = HOSTS.map((id) => rulesOf(id, 4));
const heard = new Set();
for (const rules of hosts)
  for (let game = 0; game < 3; game++)
    play(rules, 'normal', `host ${game}`, ({ events }) => {
      for (const { kind } of events) heard.add(kind);
    });

process.on('message', (asked) => process.send({ ...asked, ...measure(asked) }));

function rulesOf(game, seats) {
  const found = rulesFor({ game, seats });
  if (!found.ok) throw new Error(found.reason.text);
  return found.rules;
}

/** the games whose moves and events are not a row's own: the usual hosts, and the expansions that it stands on */
function groundsOf(id) {
  const grounds = findRow(id).modules.filter(
    (module) => module !== id && findRow(module)?.kind === 'expansion' && findRow(module).players.includes(4),
  );
  return [...hosts, ...grounds.map((module) => rulesOf(module, 4))];
}

function measure({ id, seats, games, level, seed }) {
  const rules = rulesOf(id, seats);
  const grounds = groundsOf(id);
  const known = new Set(grounds.flatMap(({ moves }) => moves.map(({ name }) => name)));
  const knownTerms = new Set(
    grounds.flatMap(({ modules }) => modules.flatMap(({ words }) => Object.keys(words?.terms ?? {}))),
  );
  const isNatures = (name) => rules.decisions.find((each) => each.name === name)?.nature === true;
  // By name: in how many games, how often in all of them, and how often by winners.
  const [moves, events] = [{}, {}];
  for (const { name, decisions } of rules.moves)
    if (!known.has(name) && !decisions?.every(isNatures)) moves[name] = [0, 0, 0];
  const [endings, points] = [{}, {}];
  let [turns, winners, ofOwn] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const made = [];
    const told = {};
    const s = play(rules, level, `${seed} ${game}`, ({ move, seat, events }) => {
      if (move !== undefined && !known.has(move)) made.push([move, seat]);
      for (const { kind } of events)
        if (!heard.has(kind) && !knownTerms.has(`event.${kind}`)) told[kind] = (told[kind] ?? 0) + 1;
    });
    const result = isOver(s) ? rules.result(s) : { winners: [], ending: 'not over' };
    const times = {};
    for (const [move, seat] of made) {
      times[move] ??= [0, 0];
      times[move][0]++;
      if (result.winners.includes(seat)) times[move][1]++;
    }
    for (const [move, [all, won]] of Object.entries(times)) {
      moves[move] ??= [0, 0, 0];
      [1, all, won].forEach((n, i) => {
        moves[move][i] += n;
      });
    }
    for (const [kind, all] of Object.entries(told)) {
      events[kind] ??= [0, 0];
      events[kind][0]++;
      events[kind][1] += all;
    }
    if (made.length > 0 || Object.keys(told).length > 0) ofOwn++;
    endings[result.ending] = (endings[result.ending] ?? 0) + 1;
    turns += rules.turnOf(s);
    winners += result.winners.length;
    for (const { id: source, of } of rules.scores)
      for (const seat of result.winners) points[source] = (points[source] ?? 0) + of(s, seat);
  }
  return { rounds: turns / games / seats, endings, winners, points, ofOwn, moves, events };
}

/** plays one game, in which whoever is asked first among several is a matter of chance */
function play(rules, level, seed, seen) {
  const bots = Array.from({ length: rules.seats }, () => botFor(rules, level));
  const rng = new Rng(seed);
  const s = newState(rules);
  const list = new MoveList();
  for (let n = 0; n < LIMIT && !isOver(s); n++) {
    const seats = toMove(s);
    s.events = [];
    let move;
    let seat = NATURE;
    if (seats === NATURE) {
      listMoves(s, NATURE, list);
      applyCode(s, NATURE, pick(list, rng, true));
    } else {
      seat = someSeat(seats, rng);
      const checked = check(s, seat, askBot(bots[seat], s, seat, rng));
      if (!checked.ok) throw new Error(checked.reason.text);
      move = checked.move.name;
      if (checked.move.open) {
        checked.move.open.apply(s, seat, checked.data);
        afterMove(s);
      } else applyCode(s, seat, checked.code);
    }
    seen({ move, seat, events: s.events });
  }
  return s;
}
