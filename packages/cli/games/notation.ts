import { rulesOfSetup } from '@hexwright/catalog';
import {
  type CodedMove,
  type Logged,
  NATURE,
  type Outcome,
  parseSave,
  type RawMove,
  refuse,
  replay,
  SAVE_FORMAT,
  type Save,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

/** with this word the notation of a game begins */
const HEAD = 'Hexwright game';

/**
 * A game as a text that people read and paste: a line for each turn, in it who moves and what they do, chance in brackets. What the moves are called
 * and what they are made with is as everywhere else, in the order in which the rules declare it. What comes after # is for people alone.
 */
export function notationOf(rules: Playable, { setup, chance, log }: Save): string {
  const kinds = kindsOf(rules);
  const lines: string[] = [];
  let line = '';
  let who = NATURE;
  let began = 0;
  const begin = (turn: number): void => {
    if (line !== '') lines.push(line);
    [line, who, began] = [`${turn}.`, NATURE, turn];
  };
  begin(0);
  replay(rules, chance, log, ({ by, move }, _events, state) => {
    const said = moveText(move, kinds.get(move.move));
    if (by === NATURE) line += ` [${said}]`;
    else {
      line += by === who ? `, ${said}` : `${who === NATURE ? '' : ';'} ${by}: ${said}`;
      who = by;
    }
    if (rules.turnOf(state) !== began) begin(rules.turnOf(state));
  });
  lines.push(line);
  return [`${HEAD}`, `setup ${JSON.stringify(setup)}`, `chance ${JSON.stringify(chance)}`, ...lines, ''].join(
    '\n',
  );
}

export const isNotation = (text: string): boolean => text.trimStart().startsWith(HEAD);

/** The game that a notation tells. Whether its moves are legal, whoever replays it sees. */
export function readNotation(text: string): Outcome<{ readonly save: Save }> {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim());
  const [head, ...rest] = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (!head?.startsWith(HEAD)) return refuse('notation', `a game begins with "${HEAD}"`);
  const setup = jsonAfter('setup', rest);
  const chance = jsonAfter('chance', rest);
  if (setup === undefined) return refuse('notation', 'there is no line "setup {…}" of JSON');
  const parsed = parseSave({ format: SAVE_FORMAT, setup, chance: chance ?? { mode: 'manual' }, log: [] });
  if (!parsed.ok) return parsed;
  const found = rulesOfSetup(parsed.save.setup);
  if (!found.ok) return found;
  const kinds = kindsOf(found.rules);
  const log: Logged[] = [];
  for (const line of rest) {
    const [, turn, moves] = /^(\d+)\.(.*)$/s.exec(line) ?? [];
    if (turn === undefined) continue;
    const read = readLine(moves, kinds, log);
    if (!read.ok) return refuse('notation', `turn ${turn}, move ${log.length}: ${read.reason.text}`);
  }
  return { ok: true, save: { ...parsed.save, log } };
}

type Kinds = ReadonlyMap<string, CodedMove>;

const kindsOf = ({ moves }: Playable): Kinds => new Map(moves.map((kind) => [kind.name, kind]));

function jsonAfter(word: string, lines: readonly string[]): unknown {
  const line = lines.find((each) => each.startsWith(`${word} `));
  try {
    return line === undefined ? undefined : JSON.parse(line.slice(word.length + 1));
  } catch {
    return undefined;
  }
}

/** `bank-trade lumber ore`, and what is composed freely as JSON: `offer {"give":{"brick":1},"want":{"ore":1}}`. */
function moveText({ move, ...args }: RawMove, kind: CodedMove | undefined): string {
  if (!kind || kind.open) return `${move} ${JSON.stringify(args)}`;
  return [move, ...kind.args.map(({ name }) => wordFor(args[name]))].join(' ');
}

const wordFor = (value: unknown): string =>
  typeof value === 'string' && !/^[\w.-]+$/.test(value) ? JSON.stringify(value) : String(value);

function readLine(text: string, kinds: Kinds, log: Logged[]): Outcome<object> {
  let who = NATURE;
  for (const part of partsOf(text)) {
    const [, inside] = /^\[(.*)\]$/s.exec(part) ?? [];
    const [, seat, rest] = inside === undefined ? (/^(\d+):\s*(.*)$/s.exec(part) ?? []) : [];
    if (seat !== undefined) who = Number(seat);
    const read = readMove(inside ?? rest ?? part, kinds);
    if (!read.ok) return read;
    if (inside === undefined && who === NATURE) return refuse('notation', `who makes the move "${part}"?`);
    log.push({ by: inside === undefined ? who : NATURE, move: read.move });
  }
  return { ok: true };
}

/** The moves of a line: they end with a comma, a semicolon or a bracket, but not inside of JSON. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let quoted = false;
  const end = (): void => {
    if (part.trim() !== '') parts.push(part.trim());
    part = '';
  };
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (!quoted && sign === '#' && depth === 0) break;
    if (!quoted && '{['.includes(sign)) {
      if (sign === '[' && depth === 0) end();
      depth++;
    }
    if (!quoted && '}]'.includes(sign)) depth--;
    if (!quoted && depth === 0 && ',;'.includes(sign)) end();
    else part += sign;
    if (!quoted && sign === ']' && depth === 0) end();
  }
  end();
  return parts;
}

function readMove(text: string, kinds: Kinds): Outcome<{ readonly move: RawMove }> {
  const [, name, rest] = /^([\w-]+)\s*(.*)$/s.exec(text) ?? [];
  const kind = kinds.get(name ?? '');
  if (!kind) return refuse('notation', `there is no move "${name ?? text}" in this game`);
  if (kind.open) {
    try {
      return { ok: true, move: { ...JSON.parse(rest), move: name } };
    } catch {
      return refuse('notation', `"${text}" needs an object of JSON after its name`);
    }
  }
  const words = rest.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
  if (words.length !== kind.args.length)
    return refuse(
      'notation',
      `"${text}" has ${words.length} words after its name, not ${kind.args.length}: ${kind.args.map((arg) => arg.name).join(', ') || 'none'}`,
    );
  const args = kind.args.map(({ name: arg, domain }, i): [string, string | number] => {
    const word = words[i].startsWith('"') ? (JSON.parse(words[i]) as string) : words[i];
    return [
      arg,
      domain.names?.find((each) => String(each) === word) ??
        (Number.isNaN(Number(word)) ? word : Number(word)),
    ];
  });
  return { ok: true, move: { move: name, ...Object.fromEntries(args) } };
}
