import { rulesOfSetup } from '@hexwright/catalog';
import { parseSave, readJson, type Save } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { BadInput } from '../command.ts';

/** A save and the rules it asks for; the error names the file and what is wrong with it. */
export function readSave(text: string, path: string): { save: Save; game: Playable } {
  const read = readJson(text);
  if (!read.ok) {
    const { code, details, text: why } = read.reason;
    throw new BadInput(
      path,
      code === 'not-json' ? `not JSON${placeIn(text, String(details?.message))}` : why,
    );
  }
  const parsed = parseSave(read.json);
  if (!parsed.ok) throw new BadInput(path, parsed.reason.text);
  const found = rulesOfSetup(parsed.save.setup);
  if (!found.ok) throw new BadInput(path, `the setup cannot be played: ${found.reason.text}`);
  return { save: parsed.save, game: found.rules };
}

/** Line and column of the first letter at which the text stops being the beginning of any JSON. */
function placeIn(text: string, message: string): string {
  let [sound, broken] = [0, text.length + 1];
  while (broken - sound > 1) {
    const middle = (sound + broken) >> 1;
    if (mayGoOn(text.slice(0, middle))) sound = middle;
    else broken = middle;
  }
  const before = text.slice(0, sound).split('\n');
  const place = `line ${before.length}, column ${before[before.length - 1].length + 1}`;
  return sound >= text.length ? `: it ends too soon, at ${place}` : ` at ${place}: ${message.split('\n')[0]}`;
}

function mayGoOn(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const { message } = error as Error;
    return /end of JSON|Unterminated/.test(message) || message.includes(`at position ${start.length}`);
  }
}
