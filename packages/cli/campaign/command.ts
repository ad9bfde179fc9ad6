import { readFile, writeFile } from 'node:fs/promises';
import { askBot, botFor } from '@hexwright/bots';
import { findModule, modules } from '@hexwright/catalog';
import {
  isOver,
  newGame,
  play,
  Rng,
  readJson,
  restoreGame,
  saveGame,
  seatList,
  toMove,
} from '@hexwright/kernel';
import type { Options, Playable } from '@hexwright/rulebook';
import {
  type Chronicle,
  chronicleOf,
  modulesText,
  newCampaign,
  nextOfCampaign,
  tellChronicle,
  withGame,
} from '@hexwright/table';
import { listOf, parseWords, seedOf, wholeNumber } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { write } from '../text.ts';

/** so many games may be lost before a campaign of bots is left unfinished */
const PATIENCE = 30;

export const campaignCommand: Command = {
  name: 'campaign',
  summary: 'plays a campaign of several games, keeps it as a file, goes on with it, and tells its chronicle',
  help: `usage: hexwright campaign ID [--seats N] [--modules a,b] [--players a,b,…] [--seed S] [--choose k=v …] [--games N]
                              [--file FILE]
       hexwright campaign --show FILE

Bots play the games of a campaign one after the other, until all its chapters are over. What a game brings and
what is carried over the campaign itself says.

  --seats N        how many play (4)
  --modules a,b    more modules to play every chapter with; all of them must take them
  --players a,b    who sits at seat 0, 1, …; the last one fills the rest ("best")
  --seed S         a number or any text (1)
  --choose k=v     what is chosen before each game, where it is asked for
  --games N        stop after so many games
  --file FILE      keep the campaign there, every game in it a save; one that is there is gone on with
  --show FILE      play the games of a campaign again, and tell its chronicle

example: hexwright campaign conquerors/core --seats 3 --file legend.json
         hexwright campaign sea-robbers/core --seats 2 --modules variant/catan-for-two
`,
  async run(args) {
    const { values, positionals } = parseWords(args, {
      seats: { type: 'string' },
      modules: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string' },
      choose: { type: 'string', multiple: true },
      games: { type: 'string' },
      file: { type: 'string' },
      show: { type: 'string' },
    });
    if (values.show !== undefined) {
      const shown = await read(values.show);
      if (!shown) throw new BadInput('--show', `there is no file "${values.show}"`);
      await tell(shown);
      return 0;
    }
    const seats = wholeNumber(values.seats ?? '4', '--seats', 1, 8);
    const [id] = positionals;
    const { file } = values;
    const modules = listOf(values.modules);
    let chronicle = (file && (await read(file))) || begin(id, seats, modules);
    const kept = chronicle.file;
    if (id !== undefined && kept.campaign !== id)
      throw new BadInput('ID', `${file} holds the campaign "${kept.campaign}" and not "${id}"`);
    if (values.seats !== undefined && kept.seats !== seats)
      throw new BadInput('--seats', `the campaign in ${file} is played by ${kept.seats}, not by ${seats}`);
    if (values.modules !== undefined && modulesText(chronicle.file.modules) !== modulesText(modules))
      throw new BadInput(
        '--modules',
        `the campaign in ${file} is played with ${modulesText(chronicle.file.modules)}`,
      );
    const most = wholeNumber(values.games ?? String(PATIENCE), '--games', 1, 1000);
    for (let played = 0; played < most && chronicle.chapter !== null; played++) {
      const number = chronicle.file.games.length + (chronicle.begun ? 0 : 1);
      chronicle = playOne(chronicle, {
        players: listOf(values.players ?? 'best'),
        seed: `${seedOf(values.seed ?? '1')} ${number}`,
        chosen: chosenFor(chronicle, values.choose ?? []),
      });
      if (file) await keep(file, chronicle);
    }
    await tell(chronicle);
    return 0;
  },
};

function begin(id: string | undefined, seats: number, more: readonly string[]): Chronicle {
  const known = modules.filter(({ campaign }) => campaign).map((module) => module.id);
  if (id === undefined) throw new BadInput('ID', `which campaign? There are: ${known.join(', ')}`);
  const strange = more.find((each) => !findModule(each));
  if (strange !== undefined) throw new BadInput('--modules', `there is no module "${strange}"`);
  const begun = newCampaign(id, seats, more);
  if (begun.ok) return begun.chronicle;
  if (begun.reason.code === 'no-campaign')
    throw new BadInput('ID', `${begun.reason.text}. There are: ${known.join(', ')}`);
  throw new BadInput(more.length > 0 ? '--modules' : '--seats', begun.reason.text);
}

async function read(path: string): Promise<Chronicle | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new BadInput(
      path,
      code === 'EISDIR' ? 'this is a folder, not a file' : `cannot be read: ${message}`,
    );
  }
  const told = readJson(text);
  if (!told.ok) throw new BadInput(path, told.reason.text);
  const found = chronicleOf(told.json);
  if (!found.ok) throw new BadInput(path, found.reason.text);
  return found.chronicle;
}

async function keep(path: string, { file }: Chronicle): Promise<void> {
  try {
    await writeFile(path, `${JSON.stringify(file)}\n`);
  } catch (error) {
    throw new BadInput('--file', `the campaign cannot be kept in ${path}: ${(error as Error).message}`);
  }
}

/** what the words say of the choices that are open now */
function chosenFor({ choices }: Chronicle, words: readonly string[]): Options {
  const chosen: Record<string, Options[string]> = {};
  for (const word of words) {
    const [id, value = ''] = word.split('=');
    const choice = choices.find((each) => each.id === id);
    if (!choice) continue;
    const found = choice.values.find((each) => String(each) === value);
    if (found === undefined)
      throw new BadInput('--choose', `"${id}" is one of ${choice.values.join(', ')}, not "${value}"`);
    chosen[id] = found;
  }
  return chosen;
}

interface Sitting {
  readonly players: readonly string[];
  readonly seed: string;
  readonly chosen: Options;
}

/** Bots play the next game of the campaign, or the rest of the one that was begun. */
function playOne(chronicle: Chronicle, { players, seed, chosen }: Sitting): Chronicle {
  const last = chronicle.file.games.at(-1);
  const { begun } = chronicle;
  const next = begun ? undefined : nextOfCampaign(chronicle, chosen);
  if (next && !next.ok) throw new BadInput('campaign', next.reason.text);
  const rules = next?.rules ?? rulesOf(chronicle);
  const restored = begun ? restoreGame(rules, begun) : undefined;
  if (restored && !restored.ok) throw new BadInput('campaign', restored.reason.text);
  const game = restored?.game ?? newGame(rules, { mode: 'seeded', seed });
  const bots = Array.from({ length: rules.seats }, (_, seat) => {
    const name = players[Math.min(seat, players.length - 1)];
    return botFor(rules, name === 'best' ? undefined : name);
  });
  const rng = new Rng(seed);
  while (!isOver(game.state)) {
    const [seat] = seatList(toMove(game.state));
    const move = askBot(bots[seat], game.state, seat, rng);
    const played = play(game, seat, move);
    if (!played.ok) throw new Error(`${JSON.stringify(move)} by seat ${seat}: ${played.reason.text}`);
  }
  const added = withGame(chronicle, {
    chosen: begun && last ? last.chosen : chosen,
    save: saveGame(game),
  });
  if (!added.ok) throw new Error(added.reason.text);
  return added.chronicle;
}

/** the rules of the game that was begun */
function rulesOf(chronicle: Chronicle): Playable {
  const found = nextOfCampaign({ ...chronicle, begun: null }, chronicle.file.games.at(-1)?.chosen ?? {});
  if (!found.ok) throw new BadInput('campaign', found.reason.text);
  return found.rules;
}

const tell = (chronicle: Chronicle): Promise<void> =>
  write(
    process.stdout,
    tellChronicle(chronicle)
      .map((line) => `${line}\n`)
      .join(''),
  );
