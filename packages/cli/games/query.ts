import { wholeNumber } from '../arguments.ts';
import { BadInput } from '../command.ts';
import type { ArchivedGame } from './archive.ts';

/** What games are looked for, as somebody typed it. */
export interface QueryWords {
  readonly row?: string;
  readonly seats?: string;
  readonly winner?: string;
  readonly turns?: string;
  readonly moves?: string;
  readonly opening?: string;
  readonly event?: readonly string[];
}

type Test = (game: ArchivedGame) => boolean;

/** Whether a game is one of those that are looked for. */
export function queryFrom(words: QueryWords): Test {
  const tests: Test[] = [
    ...(words.row === undefined ? [] : [byRow(words.row)]),
    ...(words.seats === undefined ? [] : [byRange(words.seats, '--seats', ({ rules }) => rules.seats)]),
    ...(words.winner === undefined ? [] : [byWinner(words.winner)]),
    ...(words.turns === undefined ? [] : [byRange(words.turns, '--turns', ({ turns }) => turns)]),
    ...(words.moves === undefined ? [] : [byRange(words.moves, '--moves', ({ moves }) => moves)]),
    ...(words.opening === undefined ? [] : [byOpening(words.opening)]),
    ...(words.event ?? []).map(byEvent),
  ];
  return (game) => tests.every((test) => test(game));
}

/** The row itself, a family of rows (`seafarers/`), or a module that is played with. */
const byRow =
  (id: string): Test =>
  ({ save, rules }) =>
    save.setup.game.startsWith(id) || rules.modules.some((module) => module.id === id);

function byWinner(text: string): Test {
  if (text === 'none') return ({ finished, winners }) => finished && winners.length === 0;
  const seat = wholeNumber(text, '--winner', 0, 30);
  return ({ winners }) => winners.includes(seat);
}

/** `40`, `40-`, `-40`, `20-40` */
function byRange(text: string, field: string, of: (game: ArchivedGame) => number): Test {
  const [, from, dash, to] = /^(\d*)(-?)(\d*)$/.exec(text) ?? [];
  if (from === undefined || text === '' || text === '-')
    throw new BadInput(field, `must be a number or a range like 20-40, 20- or -40, not "${text}"`);
  const least = from === '' ? 0 : Number(from);
  const most = dash === '' ? least : to === '' ? Number.POSITIVE_INFINITY : Number(to);
  return (game) => of(game) >= least && of(game) <= most;
}

const byOpening =
  (text: string): Test =>
  ({ opening }) =>
    opening.includes(text);

/** `robbed`, or `robbed=3-`: so often */
function byEvent(text: string): Test {
  const [, kind, range] = /^([\w-]+?)(?:=(.+))?$/.exec(text) ?? [];
  if (kind === undefined)
    throw new BadInput(
      '--event',
      `must be a kind of event, or one with how often like robbed=3-, not "${text}"`,
    );
  return byRange(range ?? '1-', '--event', ({ events }) => events[kind] ?? 0);
}
