import { rows } from '@hexwright/catalog';
import { parseWords, rowCalled } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { write } from '../text.ts';
import { listJson, listText } from './list.ts';
import { pointsText } from './points.ts';
import { proofsOf } from './proofs/index.ts';
import { showJson, showText } from './show.ts';
import { variantsPage } from './variants.ts';

export const catalogCommand: Command = {
  name: 'catalog',
  summary: 'lists what can be played; `catalog show ID` explains one game',
  help: `usage: hexwright catalog [--json]
       hexwright catalog show ID [--json]
       hexwright catalog points ID [POINT]
       hexwright catalog proofs [ID]
       hexwright catalog variants

Lists everything that can be played, a family at a time: its id, for how many players, its name.
\`show\` prints one game: summary, players, options with their defaults and ranges, the modules
it is made of, and the rules of each of them in words. Rulings of our own where the sources are
silent are marked (house), rules that an option switches (option: name).
\`points\` prints each rule point of that game, or one, with the parts that answer it: each wraps the one above it.
\`proofs\` reads the tests of a working copy: with an ID it prints each sentence of that game's rules
with the tests that prove it, and those without; alone it counts them for every module.
\`variants\` prints each variant with what it goes with and why not with the rest, as a page in Markdown.

  --json   the same as JSON: a list of {id, name, kind, players, options, summary}, or one object

examples: hexwright catalog
          hexwright catalog show first-island/base
`,
  async run(args) {
    const { values, positionals } = parseWords(args, { json: { type: 'boolean' } });
    const [verb, id, ...rest] = positionals;
    const [point, ...more] = verb === 'points' ? rest : [undefined, ...rest];
    if (more.length > 0) throw new BadInput('arguments', `"${more[0]}" is one too many`);
    if (verb === undefined) {
      await write(process.stdout, values.json ? listJson(rows) : listText(rows));
      return 0;
    }
    if (verb === 'proofs') {
      await write(process.stdout, await proofsOf(id));
      return 0;
    }
    if (verb === 'points') {
      await write(process.stdout, pointsText(rowCalled(id, 'ID'), point));
      return 0;
    }
    if (verb === 'variants') {
      await write(process.stdout, variantsPage());
      return 0;
    }
    if (verb !== 'show')
      throw new BadInput(
        'arguments',
        `"${verb}" is unknown here; there is \`catalog\`, \`catalog show ID\`, \`catalog points ID\`, \`catalog proofs ID\` and \`catalog variants\``,
      );
    const row = rowCalled(id, 'ID');
    await write(process.stdout, values.json ? `${JSON.stringify(showJson(row), null, 2)}\n` : showText(row));
    return 0;
  },
};
