import { readFile } from 'node:fs/promises';
import { parseWords, wholeNumber } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { write } from '../text.ts';
import { retell, type Viewer } from './retell.ts';
import { readSave } from './save-file.ts';
import { jsonLine, proseLine, standingText } from './telling.ts';

export const replayCommand: Command = {
  name: 'replay',
  summary: 'plays a saved game again, tells it in words, and checks it',
  help: `usage: hexwright replay FILE [--to N] [--view SEAT|spectator|all] [--json]

Replays a saved game move by move under the rules, and tells what happened, a turn at a time. A file
that is damaged is told up to the place where it breaks, and the error says what does not fit there.
Where chance was seeded, its moves are compared with what the seed gives.

  FILE             a save as \`stdio\` and the server write it; "-" reads standard input
  --to N           stop after N moves of the log
  --view SEAT      tell only what this seat learned; "spectator": what everybody saw; "all" (usual): everything
  --json           one line of JSON for each move of the log instead of words

Ends with 2 if the file cannot be replayed, else with 0.

example: hexwright replay game.json --view 0
`,
  async run(args) {
    const { values, positionals } = parseWords(args, {
      to: { type: 'string' },
      view: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [path, ...more] = positionals;
    if (path === undefined) throw new BadInput('FILE', 'which saved game?');
    if (more.length > 0) throw new BadInput('arguments', `"${more[0]}" is one too many`);
    const { save, game } = readSave(await readText(path), path);
    const to = values.to === undefined ? save.log.length : wholeNumber(values.to, '--to', 0, save.log.length);
    const viewer = viewerOf(values.view ?? 'all', game.seats);
    const line = values.json ? jsonLine(game) : proseLine(game);

    const lines: string[] = [];
    const told = retell(game, save, to, viewer, (step) => lines.push(...line(step)));
    await write(process.stdout, lines.map((each) => `${each}\n`).join(''));
    if (!values.json && told.ok) await write(process.stdout, `\n${standingText(game, told, save, viewer)}`);
    if (!told.ok) throw new BadInput(path, told.reason.text);
    return 0;
  },
};

async function readText(path: string): Promise<string> {
  try {
    if (path !== '-') return await readFile(path, 'utf8');
    const parts: Buffer[] = [];
    for await (const part of process.stdin) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  } catch (error) {
    throw new BadInput('FILE', `cannot read "${path}": ${(error as Error).message}`);
  }
}

function viewerOf(text: string, seats: number): Viewer {
  if (text === 'all') return 'all';
  if (text === 'spectator') return null;
  if (!/^\d+$/.test(text) || Number(text) >= seats)
    throw new BadInput(
      '--view',
      `must be a seat from 0 to ${seats - 1}, "spectator" or "all", not "${text}"`,
    );
  return Number(text);
}
