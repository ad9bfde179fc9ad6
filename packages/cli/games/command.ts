import { parseWords, wholeNumber } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { closeOutput, openOutput } from '../output.ts';
import { table, write } from '../text.ts';
import { type ArchivedGame, gamesIn } from './archive.ts';
import {
  csvHead,
  csvLine,
  FORMS,
  type Form,
  jsonLine,
  linkOf,
  notationText,
  tableHead,
  tableRow,
} from './forms.ts';
import { queryFrom } from './query.ts';

/** where a page is that shows games, if nothing else is said: the server on this machine */
const SITE = 'http://localhost:3000';

export const gamesCommand: Command = {
  name: 'games',
  summary: 'finds games in files, and writes them as lines of JSON, CSV, notation, saves or links',
  help: `usage: hexwright games FILE … [--row ID] [--seats N] [--winner SEAT|none] [--turns A-B] [--moves A-B]
                       [--opening TEXT] [--event KIND[=A-B] …] [--limit N] [--points N]
                       [--as table|json|csv|notation|save|link] [--out FILE] [--site ADDRESS]

Reads games from files, replays each by the rules, and tells of those that are looked for. A file may hold lines of JSON
as \`sim --json FILE --moves\` and \`games --as json\` write them, a save, the notation, or a game of the Python
engine catanatron as its JSON accumulator writes it. "-" reads standard input.

  --row ID         of a row, a family (seafarers/), or with a module
  --seats N        with so many seats, like 2 or 3-4
  --winner SEAT    won by this seat; "none": by nobody
  --turns A-B      with so many turns: 40, 40-, -40, 20-40
  --moves A-B      with so many moves, those of chance included
  --opening TEXT   with this piece of text in what the seats did before the first turn: "place-building 23"
  --event KIND     in which this kind of event came, or came so often: --event robbed=3-
  --limit N        no more than N games
  --points N       for games of others that do not say it: how many points won (10)
  --as table       a line for each for people (usual)
  --as json        a line of JSON for each, with its moves: an archive again
  --as csv         a line of CSV for each, without its moves
  --as notation    the games as a text to read and to paste
  --as save        the one game as a save, for \`hexwright replay\` and the page
  --as link        a link to a page that shows the one game: it holds all of it
  --site ADDRESS   where the page is (${SITE})

Ends with 1 if a file holds games that cannot be replayed, else with 0.

examples: hexwright sim first-island/base --games 1000 --players normal --json base.jsonl --moves
          hexwright games base.jsonl --winner 0 --turns -50 --as csv --out quick.csv
          hexwright games base.jsonl --event monopoly-taken --limit 1 --as notation
`,
  async run(args) {
    const { values, positionals } = parseWords(args, {
      row: { type: 'string' },
      seats: { type: 'string' },
      winner: { type: 'string' },
      turns: { type: 'string' },
      moves: { type: 'string' },
      opening: { type: 'string' },
      event: { type: 'string', multiple: true },
      limit: { type: 'string' },
      points: { type: 'string' },
      as: { type: 'string' },
      out: { type: 'string' },
      site: { type: 'string' },
    });
    if (positionals.length === 0)
      throw new BadInput('FILE', 'which games? `hexwright sim --json FILE --moves` writes some');
    const form = formFrom(values.as);
    const isWanted = queryFrom(values);
    const limit = wholeNumber(values.limit ?? '1000000000', '--limit', 1, 1e9);
    const options =
      values.points === undefined ? {} : { points: wholeNumber(values.points, '--points', 3, 30) };
    const out = (await openOutput(values.out, '--out')) ?? process.stdout;
    const rows: string[][] = [];
    let found = 0;
    let broken = 0;
    let read = 0;
    let only: ArchivedGame | undefined;
    if (form === 'csv') await write(out, `${csvHead()}\n`);
    files: for (const path of positionals)
      for (const entry of gamesIn(path, options)) {
        read++;
        if (!entry.ok) {
          broken++;
          process.stderr.write(`${entry.source}: ${entry.reason.text}\n`);
          continue;
        }
        const { game } = entry;
        if (!isWanted(game)) continue;
        found++;
        if (form === 'table') rows.push(tableRow(game));
        else if (form === 'json') await write(out, `${jsonLine(game)}\n`);
        else if (form === 'csv') await write(out, `${csvLine(game)}\n`);
        else if (form === 'notation') await write(out, `${found > 1 ? '\n' : ''}${notationText(game)}`);
        else if (only) throw new BadInput('--as', `"${form}" is for one game; --limit 1 takes the first`);
        else only = game;
        if (found === limit) break files;
      }
    if (form === 'table') await write(out, `${table(tableHead, rows)}\n`);
    if (only)
      await write(
        out,
        `${form === 'save' ? JSON.stringify(only.save) : await linkOf(only, values.site ?? SITE)}\n`,
      );
    else if (form === 'save' || form === 'link') throw new BadInput('FILE', 'no game is like that');
    await closeOutput(out);
    process.stderr.write(`${found} of ${read} games${broken > 0 ? `, ${broken} cannot be replayed` : ''}\n`);
    return broken > 0 ? 1 : 0;
  },
};

function formFrom(text = 'table'): Form {
  const form = FORMS.find((each) => each === text);
  if (form) return form;
  throw new BadInput('--as', `there is no form "${text}"; there are: ${FORMS.join(', ')}`);
}
