import { keep, readSettings } from '@hexwright/server';
import { parseWords } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';

const commandFor = (name: 'backup' | 'restore', summary: string, more: string): Command => ({
  name,
  summary,
  help: `usage: hexwright ${name} FILE

${more}
DATA_DIR in the environment says where the store lies (.hexwright-data).
With PostgreSQL it says which of its own commands to use.
`,
  async run(args) {
    const { positionals } = parseWords(args, {});
    if (positionals.length !== 1) throw new BadInput('FILE', 'name one file');
    const read = readSettings(process.env);
    if (!read.ok) throw new BadInput('environment', read.message);
    try {
      process.stdout.write(`${await keep(name, positionals[0], read.settings)}\n`);
      return 0;
    } catch (error) {
      process.stderr.write(`hexwright ${name}: ${error instanceof Error ? error.message : error}\n`);
      return 1;
    }
  },
});

export const backupCommand = commandFor(
  'backup',
  'copies the store of the server to a file, while it runs',
  'Copies everything the server keeps to one file, whole and at one moment. The server may run on meanwhile.',
);

export const restoreCommand = commandFor(
  'restore',
  'puts such a copy in the place of the store',
  'Puts a copy in the place of the store, after looking whether it is sound. The server must be stopped.\nWhat was there before is kept beside it.',
);
