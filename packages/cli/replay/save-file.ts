import { RULES_VERSION, rulesOfSetup } from '@hexwright/catalog';
import type { Book } from '@hexwright/island';
import { parseSave, type Save } from '@hexwright/kernel';
import { BadInput } from '../command.ts';

/** A save and the rules it asks for; the error names the file and what is wrong with it. */
export function readSave(text: string, path: string): { save: Save; book: Book } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BadInput(path, `not JSON${placeIn(text, (error as Error).message)}`);
  }
  const parsed = parseSave(json, RULES_VERSION);
  if (!parsed.ok) throw new BadInput(path, parsed.reason.text);
  const found = rulesOfSetup(parsed.save.setup);
  if (!found.ok) throw new BadInput(path, `the setup cannot be played: ${found.reason.text}`);
  return { save: parsed.save, book: found.rules };
}

function placeIn(text: string, message: string): string {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position === undefined) return `: ${message}`;
  const before = text.slice(0, Number(position)).split('\n');
  return ` at line ${before.length}, column ${before[before.length - 1].length + 1}: ${message}`;
}
