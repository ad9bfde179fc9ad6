import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findModule, findRow, type Row, rows, rulesFor } from '@hexwright/catalog';
import { type Book, islandOf } from '@hexwright/island';
import { readJson } from '@hexwright/kernel';
import type { OptionSpec, Playable } from '@hexwright/rulebook';
import { BadInput } from './command.ts';

/** Splits the words after a command; what it does not know is refused by name. */
export function parseWords<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, field] = /'(-[^' ]+)/.exec(text) ?? [];
    throw new BadInput(field ?? 'arguments', text.replace(/\. To specify a positional.*$/s, ''));
  }
}

export function wholeNumber(text: string, field: string, min: number, max: number): number {
  const n = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(n >= min && n <= max))
    throw new BadInput(field, `must be a whole number from ${min} to ${max}, not "${text}"`);
  return n;
}

/** A seed is any text; a whole number is taken as the number. */
export function seedOf(text: string): number | string {
  const n = Number(text);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(n) ? n : text;
}

export function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').filter((part) => part !== '');
}

export function rowCalled(id: string | undefined, field = 'ROW'): Row {
  if (id === undefined) throw new BadInput(field, 'which game? `hexwright catalog` lists them');
  const row = findRow(id);
  if (row) return row;
  const near = rows
    .filter((each) => each.id.includes(id) || each.name.toLowerCase().includes(id.toLowerCase()))
    .slice(0, 5);
  const hint = near.length > 0 ? `; did you mean ${near.map((each) => each.id).join(', ')}?` : '';
  throw new BadInput(field, `there is no game "${id}" in the catalogue${hint}`);
}

/** What a table wants to play, as words of the command line. */
export interface TableWords {
  readonly row: Row;
  readonly seats?: string;
  readonly modules?: string;
  readonly options: readonly string[];
  /** a file with a board of one's own */
  readonly layout?: string;
}

export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** a board of the table's own, as a layout file */
  readonly layout?: unknown;
}

/** The wish and the rules that fulfil it. Without a number of seats, four sit down, or as near to four as can be. */
export function tableFrom({ row, seats, modules, options, layout }: TableWords): {
  wish: TableWish;
  game: Playable;
} {
  const wanted = listOf(modules);
  for (const id of wanted) if (!findModule(id)) throw new BadInput('--modules', `there is no module "${id}"`);
  const usual = row.players.includes(4) ? 4 : row.players[row.players.length - 1];
  const count = seats === undefined ? usual : wholeNumber(seats, '--seats', 1, 99);
  const wish: TableWish = {
    game: row.id,
    seats: count,
    modules: wanted,
    options: readOptions(row, wanted, options),
    ...(layout !== undefined && { layout: readLayout(layout) }),
  };
  const found = rulesFor(wish);
  if (found.ok) return { wish, game: found.rules };
  throw new BadInput(FIELDS[found.reason.code] ?? row.id, found.reason.text);
}

/** The game's board and all that is on it, for commands that are about that. */
export function onIsland(game: Playable): Book {
  const book = islandOf(game);
  if (!book) throw new BadInput(game.setup.game, 'is not played on a board of hexes');
  return book;
}

const FIELDS: Readonly<Record<string, string>> = {
  seats: '--seats',
  layout: '--layout',
  'option-unknown': '--options',
  'option-range': '--options',
  'option-settled': '--options',
  'module-unknown': '--modules',
  'module-conflict': '--modules',
};

function readLayout(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput('--layout', `cannot read "${file}": ${(error as Error).message}`);
  }
  const told = readJson(text);
  if (!told.ok) throw new BadInput('--layout', `"${file}": ${told.reason.text}`);
  return told.json;
}

/** `points=12 redsApart=false`, also with commas, by the types that the options have. */
function readOptions(
  row: Row,
  modules: readonly string[],
  pairs: readonly string[],
): Record<string, unknown> {
  const specs: Record<string, OptionSpec> = Object.assign(
    {},
    row.options,
    ...modules.map((id) => findModule(id)?.options),
  );
  const options = pairs.flatMap(listOf).map((pair): [string, unknown] => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined) throw new BadInput('--options', `"${pair}" is not of the form name=value`);
    return [name, typedValue(Object.hasOwn(specs, name) ? specs[name] : undefined, value)];
  });
  // Whatever it is called, every option is the object's own, so that the rules see it and refuse what they do not know.
  return Object.fromEntries(options);
}

/** A value that does not fit is passed on as it is: the rules say what would have fitted. */
function typedValue(spec: OptionSpec | undefined, text: string): unknown {
  if (spec?.type === 'int' && /^-?\d+$/.test(text)) return Number(text);
  if (spec?.type === 'flag')
    return text === 'true' || text === 'yes' ? true : text === 'false' || text === 'no' ? false : text;
  return text;
}
