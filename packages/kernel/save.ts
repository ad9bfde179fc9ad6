import { deeperThan } from './depth.ts';
import { type Chance, type Game, type Logged, replay } from './game.ts';
import { type Outcome, refuse } from './reason.ts';
import type { Rules, Setup } from './rules.ts';

/** a board of one's own in the setup goes deepest */
const DEEPEST = 32;

export const SAVE_FORMAT = 'hexwright-game/1';

/** A saved game: the setup and the log, nothing that could disagree with them. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly setup: Setup;
  readonly chance: Chance;
  readonly log: readonly Logged[];
}

export function saveGame(game: Game): Save {
  return { format: SAVE_FORMAT, setup: game.rules.setup, chance: game.chance, log: game.log.slice() };
}

/**
 * Checks the shape of a save. Whether its versions are the ones in force is a question to the catalogue, and what its
 * log means is checked by replaying it.
 */
export function parseSave(json: unknown): Outcome<{ readonly save: Save }> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return refuse('save-not-object', 'a saved game is a JSON object');
  if (deeperThan(json, DEEPEST)) return refuse('save-too-deep', `a save is nested ${DEEPEST} deep at most`);
  const { format, setup, chance, log } = json as Record<string, unknown>;
  if (format !== SAVE_FORMAT)
    return refuse(
      'save-format',
      `the field "format" is ${JSON.stringify(format) ?? 'missing'}, not "${SAVE_FORMAT}"`,
    );
  if (typeof setup !== 'object' || setup === null)
    return refuse('save-setup', 'the field "setup" is missing');
  const wrong = wrongVersions(setup as Record<string, unknown>);
  if (wrong) return refuse('save-version', wrong);
  const mode = (chance as Chance | undefined)?.mode;
  if (mode !== 'manual' && !(mode === 'seeded' && typeof (chance as { seed?: unknown }).seed === 'string'))
    return refuse(
      'save-chance',
      'the field "chance" must be {"mode":"manual"} or {"mode":"seeded","seed":"…"}',
    );
  if (!Array.isArray(log)) return refuse('save-log', 'the field "log" must be a list of moves');
  for (let i = 0; i < log.length; i++) {
    const entry = log[i] as Partial<Logged> | null;
    if (
      typeof entry !== 'object' ||
      entry === null ||
      !Number.isInteger(entry.by) ||
      typeof entry.move !== 'object' ||
      entry.move === null
    )
      return refuse('save-log', `entry ${i} of "log" must have "by" (a seat or -1) and "move"`, { index: i });
  }
  return { ok: true, save: json as Save };
}

function wrongVersions({ engine, versions, rulesVersion }: Record<string, unknown>): string | undefined {
  const counts = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 1;
  if (engine === undefined && versions === undefined)
    return counts(rulesVersion)
      ? undefined
      : 'the setup must have "engine" and "versions", or (older games) "rulesVersion", a whole number from 1 up';
  if (!counts(engine)) return 'the field "setup.engine" must be a whole number from 1 up';
  if (typeof versions !== 'object' || versions === null || !Object.values(versions).every(counts))
    return 'the field "setup.versions" must hold the version of each module, a whole number from 1 up';
  return undefined;
}

export function restoreGame(rules: Rules, save: Save): Outcome<{ readonly game: Game }> {
  return replay(rules, save.chance, save.log);
}
