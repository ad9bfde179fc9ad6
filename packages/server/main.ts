import { keep } from './keep.ts';
import { run } from './run.ts';
import { readSettings } from './settings.ts';

/** The built server begins here: it serves, or makes or takes back a copy of its store (`backup FILE`, `restore FILE`). */
const [what, file, ...more] = process.argv.slice(2);
process.exitCode = what === undefined ? await run(process.env) : await other();

async function other(): Promise<number> {
  const say = (line: string): number => {
    process.stderr.write(`hexwright: ${line}\n`);
    return 1;
  };
  if ((what !== 'backup' && what !== 'restore') || file === undefined || more.length > 0)
    return say('usage: main.js [backup FILE | restore FILE]');
  const read = readSettings(process.env);
  if (!read.ok) return say(read.message);
  try {
    process.stdout.write(`${await keep(what, file, read.settings)}\n`);
    return 0;
  } catch (error) {
    return say(error instanceof Error ? error.message : String(error));
  }
}
