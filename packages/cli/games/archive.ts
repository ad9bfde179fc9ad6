import { readFileSync } from 'node:fs';
import { rulesOfSetup } from '@hexwright/catalog';
import {
  eventFor,
  isOver,
  type Outcome,
  parseSave,
  readJson,
  refuse,
  replay,
  type Save,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { BadInput } from '../command.ts';
import { readCatanatron, saveOfCatanatron } from './catanatron.ts';
import { isNotation, notationOf, readNotation } from './notation.ts';

/** A game of an archive, replayed: what is asked of games is read from here. */
export interface ArchivedGame {
  /** the file, and the line in it where it has several */
  readonly source: string;
  readonly save: Save;
  readonly rules: Playable;
  readonly finished: boolean;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly ending: string | null;
  readonly turns: number;
  readonly moves: number;
  /** what the seats did before the first turn, as the notation tells it */
  readonly opening: string;
  /** how often each kind of event came */
  readonly events: Readonly<Record<string, number>>;
}

/** a game, or why there is none where there should be one */
export type Entry = Outcome<{ readonly game: ArchivedGame }> & { readonly source: string };

/**
 * The games of a file: lines of JSON as `sim --json --moves` writes them, a save, the notation, or a game of the best-known Python engine.
 * `options` are for those that do not say to how many points they were played.
 */
export function* gamesIn(path: string, options: Readonly<Record<string, unknown>>): Generator<Entry> {
  const text = readText(path);
  if (isNotation(text)) {
    const parts = text.split(/^(?=Hexwright game)/m).filter((part) => part.trim() !== '');
    for (const [i, part] of parts.entries())
      yield entryOf(parts.length > 1 ? `${path}:${i + 1}` : path, readNotation(part));
    return;
  }
  const whole = readJson(text);
  if (whole.ok) {
    yield entryOf(path, saveIn(whole.json, options));
    return;
  }
  const lines = text.split('\n');
  if (!/^\s*\{/.test(lines[0] ?? ''))
    throw new BadInput(path, 'holds no games: neither JSON nor the notation of a game');
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const read = readJson(line);
    const source = `${path}:${i + 1}`;
    yield entryOf(
      source,
      read.ok ? saveIn(read.json, options) : refuse('not-json', `not JSON: ${read.reason.text}`),
    );
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new BadInput(path, `cannot be read: ${(error as Error).message}`);
  }
}

/** The save in a piece of JSON, whatever wrote it. */
function saveIn(json: unknown, options: Readonly<Record<string, unknown>>): Outcome<{ readonly save: Save }> {
  const other = readCatanatron(json);
  if (other) return saveOfCatanatron(other, options);
  const { save, game } = (json ?? {}) as { save?: unknown; game?: unknown };
  if (save === undefined && game !== undefined)
    return refuse('no-moves', 'a game without its moves; `hexwright sim --json FILE --moves` writes them');
  return parseSave(save ?? json);
}

function entryOf(source: string, read: Outcome<{ readonly save: Save }>): Entry {
  const replayed = read.ok ? archived(source, read.save) : read;
  return replayed.ok ? { ok: true, source, game: replayed.game } : { ...replayed, source };
}

function archived(source: string, save: Save): Outcome<{ readonly game: ArchivedGame }> {
  const found = rulesOfSetup(save.setup);
  if (!found.ok) return found;
  const { rules } = found;
  const events: Record<string, number> = {};
  let before = 0;
  const again = replay(rules, save.chance, save.log, (_entry, told, state) => {
    for (const event of told) {
      const { kind } = eventFor(event, null);
      events[kind] = (events[kind] ?? 0) + 1;
    }
    if (rules.turnOf(state) === 0) before++;
  });
  if (!again.ok) return again;
  const { state } = again.game;
  const finished = isOver(state);
  const { winners, ending } = finished ? rules.result(state) : { winners: [], ending: null };
  return {
    ok: true,
    game: {
      source,
      save,
      rules,
      finished,
      winners,
      points: Array.from({ length: rules.seats }, (_, seat) => rules.points(state, seat)),
      ending,
      turns: rules.turnOf(state),
      moves: save.log.length,
      opening: openingOf(rules, { ...save, log: save.log.slice(0, before + 1) }),
      events,
    },
  };
}

/** The first line of the notation, without what chance laid before the seats began. */
function openingOf(rules: Playable, save: Save): string {
  const [, , , line = ''] = notationOf(rules, save).split('\n');
  return line.replace(/^0\.(?: \[[^\]]*\])*/, '').trim();
}
