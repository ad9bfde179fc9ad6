import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { BadInput } from './command.ts';

/** Where lines go: a file, standard output for "-", or nowhere. `goOn` keeps what the file holds. */
export async function openOutput(
  path: string | undefined,
  field: string,
  goOn = false,
): Promise<WriteStream | NodeJS.WriteStream | undefined> {
  if (path === undefined) return undefined;
  if (path === '-') return process.stdout;
  const file = createWriteStream(path, { flags: goOn ? 'a' : 'w' });
  await once(file, 'open').catch((error: Error) => {
    throw new BadInput(field, `cannot write "${path}": ${error.message}`);
  });
  return file;
}

/** Ends a file and waits until all of it is written; standard output stays open. */
export async function closeOutput(file: WriteStream | NodeJS.WriteStream | undefined): Promise<void> {
  if (!file || file === process.stdout) return;
  file.end();
  await once(file, 'close');
}
