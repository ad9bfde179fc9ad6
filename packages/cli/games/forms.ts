import { packGame } from '@hexwright/table';
import type { ArchivedGame } from './archive.ts';
import { notationOf } from './notation.ts';

/** How games are written down. */
export const FORMS = ['table', 'json', 'csv', 'notation', 'save', 'link'] as const;
export type Form = (typeof FORMS)[number];

/** What is told of a game without its moves. */
const toldOf = ({
  source,
  save,
  rules,
  finished,
  turns,
  moves,
  winners,
  points,
  ending,
  opening,
  events,
}: ArchivedGame) => ({
  source,
  row: save.setup.game,
  seats: rules.seats,
  finished,
  turns,
  moves,
  winners,
  points,
  ending,
  opening,
  events,
});

/** A line of JSON: what is told of a game, and the game itself. */
export const jsonLine = (game: ArchivedGame): string => JSON.stringify({ ...toldOf(game), save: game.save });

const COLUMNS = [
  'source',
  'row',
  'seats',
  'finished',
  'turns',
  'moves',
  'winners',
  'points',
  'ending',
  'opening',
] as const;

export const csvHead = (): string => COLUMNS.join(',');

/** Lists within a cell have spaces between them (RFC 4180 for all else). */
export function csvLine(game: ArchivedGame): string {
  const told = toldOf(game);
  return COLUMNS.map((column) => {
    const value = told[column];
    const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  }).join(',');
}

export const tableHead = ['game', 'row', 'seats', 'turns', 'moves', 'won by', 'points'];

export function tableRow({
  source,
  save,
  rules,
  finished,
  turns,
  moves,
  winners,
  points,
}: ArchivedGame): string[] {
  const won = finished ? winners.join(' ') || 'nobody' : 'unfinished';
  return [source, save.setup.game, `${rules.seats}`, `${turns}`, `${moves}`, won, points.join(' ')];
}

/** The game, and what came of it for whoever reads it. */
export function notationText({ rules, save, finished, winners, points }: ArchivedGame): string {
  const end = finished
    ? `won by ${winners.length > 0 ? winners.map((seat) => `seat ${seat}`).join(', ') : 'nobody'}: ${points.join(', ')} points`
    : 'not finished';
  return `${notationOf(rules, save)}# ${end}\n`;
}

/** The address of a page that shows the game; it holds all of it. */
export async function linkOf({ rules, save }: ArchivedGame, site: string): Promise<string> {
  return `${site.replace(/\/$/, '')}/watch#${await packGame(rules, save)}`;
}
