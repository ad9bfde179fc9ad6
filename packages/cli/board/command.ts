import { writeFile } from 'node:fs/promises';
import { blankBoard, boardSvg, boardText, filledBoard, laidBoard } from '@hexwright/island';
import { onIsland, parseWords, rowCalled, seedOf, tableFrom, wholeNumber } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { write } from '../text.ts';
import { boardsText, fairnessText } from './fairness.ts';

export const boardCommand: Command = {
  name: 'board',
  summary: 'shows the board of a game, as text or as a picture',
  help: `usage: hexwright board ID [--seats N] [--seed S] [--options k=v …] [--modules a,b] [--layout FILE] [--blank] [--svg FILE|-] [--fairness [--boards N]]

Lays the board of a game as chance would for this seed, and prints it.

  --seats N        how many play; 4 if not said, or as near to it as the game allows
  --seed S         which of the possible boards (0)
  --options k=v    choices of the game, as many as you like: --options numbers=shuffle redsApart=false
  --modules a,b    more modules to play with
  --layout FILE    a board of your own, as the editor writes it
  --blank          the layout alone, before chance fills it
  --fairness       with what islands, starting places and seats can expect of it
  --boards N       with --fairness: N boards in place of one, from seed S on: how far they differ, and the seeds of the most
                   even ones
  --svg FILE       a picture instead of text; "-" writes it to standard output

examples: hexwright board first-island/base --seats 3 --seed 42 --svg island.svg
          hexwright board first-island/base --fairness --boards 1000
`,
  async run(args) {
    const { values, positionals } = parseWords(args, {
      seats: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string', multiple: true },
      modules: { type: 'string' },
      layout: { type: 'string' },
      blank: { type: 'boolean' },
      svg: { type: 'string' },
      fairness: { type: 'boolean' },
      boards: { type: 'string' },
    });
    const [id, ...rest] = positionals;
    const { game } = tableFrom({
      row: rowCalled(id, 'ID'),
      seats: values.seats,
      modules: values.modules,
      layout: values.layout,
      options: [...(values.options ?? []), ...rest],
    });
    const book = onIsland(game);
    if (values.fairness && (values.blank || values.svg !== undefined))
      throw new BadInput('--fairness', 'goes with the board as text, once it is laid');
    if (values.boards !== undefined) {
      if (!values.fairness) throw new BadInput('--boards', 'goes with --fairness');
      const first = wholeNumber(values.seed ?? '0', '--seed', 0, 1e9);
      const count = wholeNumber(values.boards, '--boards', 1, 100_000);
      const seeds = Array.from({ length: count }, (_, i) => first + i);
      await write(process.stdout, `${boardsText(book, seeds, (seed) => laidBoard(book, seed))}\n`);
      return 0;
    }
    const s = laidBoard(book, seedOf(values.seed ?? '0'));
    const shown = values.blank ? blankBoard(book) : filledBoard(book, s);
    const report = values.fairness ? `\n${fairnessText(book, s)}\n` : '';
    const text = values.svg === undefined ? `${boardText(shown).trimEnd()}\n${report}` : boardSvg(shown);
    if (values.svg === undefined || values.svg === '-') await write(process.stdout, text);
    else
      await writeFile(values.svg, text).catch((error: Error) => {
        throw new BadInput('--svg', `cannot write "${values.svg}": ${error.message}`);
      });
    return 0;
  },
};
