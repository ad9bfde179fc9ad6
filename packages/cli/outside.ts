import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { admitFrom, tellThreads } from '@hexwright/catalog';
import { BadInput } from './command.ts';

/** Files of modules that are at hand whatever is played, besides those that a command names: a list like PATH. */
const ALWAYS = 'HEXWRIGHT_MODULES';

/**
 * Lets the modules in that the words of a command name by a file (`./my-variant.mjs`, also in a list), and answers the words with their ids in
 * place of the files.
 */
export async function admitNamed(args: readonly string[]): Promise<string[]> {
  const always = (process.env[ALWAYS] ?? '').split(delimiter).filter((file) => file !== '');
  const named = args.flatMap((arg, i) => (namesPlayers(args, i) ? [] : valuesOf(arg).filter(isFile)));
  const idsOf = new Map<string, string>();
  for (const file of new Set([...always, ...named])) idsOf.set(file, await admitFile(file));
  return args.map((arg, i) => {
    const values = valuesOf(arg);
    if (namesPlayers(args, i) || !values.some(isFile)) return arg;
    const flag = arg.slice(0, arg.length - values.join(',').length);
    return flag + values.map((value) => idsOf.get(value) ?? value).join(',');
  });
}

/** Players may be files, too, and are brought where they sit down. */
const namesPlayers = (args: readonly string[], i: number): boolean =>
  /^--players?=/.test(args[i]) || /^--players?$/.test(args[i - 1] ?? '');

async function admitFile(file: string): Promise<string> {
  if (!existsSync(file)) throw new BadInput(file, 'there is no such file');
  const address = pathToFileURL(resolve(file)).href;
  const admitted = await admitFrom([address]);
  if (!admitted.ok) throw new BadInput(file, admitted.reason.text);
  tellThreads(process.env, [address]);
  return admitted.modules.map(({ id }) => id).join(',');
}

/** `--modules=./a.mjs,promo/b` and `./a.mjs` alike */
const valuesOf = (arg: string): string[] => arg.replace(/^--[a-z-]+=/, '').split(',');

const isFile = (word: string): boolean => /^(\.{0,2}[\\/]|[A-Za-z]:[\\/]).*\.(m?js|ts)$/.test(word);
