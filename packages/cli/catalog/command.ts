import { rows } from '@hexwright/catalog';
import { parseWords, rowCalled, tableFrom } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { write } from '../text.ts';
import { flowText } from './flow.ts';
import { keysText } from './keys.ts';
import { listJson, listText } from './list.ts';
import { pointsText } from './points.ts';
import { proofsOf } from './proofs/index.ts';
import { showJson, showText } from './show.ts';
import { variantsPage } from './variants.ts';

export const catalogCommand: Command = {
  name: 'catalog',
  summary: 'lists what can be played; `catalog show ID` explains one game',
  help: `usage: hexwright catalog [--json]
       hexwright catalog show ID [--json | --keys]
       hexwright catalog points ID [POINT] [--modules A,B]
       hexwright catalog flow ID [--modules A,B]
       hexwright catalog proofs [ID]
       hexwright catalog variants

Lists everything that can be played, a family at a time: its id, for how many players, its name.
\`show\` prints one game: summary, players, options with their defaults and ranges, the modules
it is made of, and the rules of each of them in words. Rulings of our own where the sources are
silent are marked (house), rules that an option switches (option: name). With --keys it prints every
key of the game's words instead, as the sources know them, with what each says.
\`points\` prints each rule point of that game, or one, with the parts that answer it: each wraps the one above it.
\`flow\` prints the steps of a game and its decisions as a graph in Mermaid.
\`proofs\` reads the tests of a working copy: with an ID it prints each sentence of that game's rules
with the tests that prove it, and those without; alone it counts them for every module.
\`variants\` prints each variant with what it goes with and why not with the rest, as a page in Markdown.

  --json          the same as JSON: a list of {id, name, kind, players, options, summary}, or one object
  --modules A,B   together with these

examples: hexwright catalog
          hexwright catalog show first-island/base
`,
  async run(args) {
    const { values, positionals } = parseWords(args, {
      json: { type: 'boolean' },
      keys: { type: 'boolean' },
      modules: { type: 'string' },
    });
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
    const gameCalled = () =>
      tableFrom({ row: rowCalled(id, 'ID'), modules: values.modules, options: [] }).game;
    if (verb === 'points' || verb === 'flow') {
      await write(
        process.stdout,
        verb === 'points' ? pointsText(gameCalled(), point) : flowText(gameCalled()),
      );
      return 0;
    }
    if (verb === 'variants') {
      await write(process.stdout, variantsPage());
      return 0;
    }
    if (verb !== 'show')
      throw new BadInput(
        'arguments',
        `"${verb}" is unknown here; there is \`catalog\`, \`catalog show ID\`, \`catalog points ID\`, \`catalog flow ID\`, \`catalog proofs ID\` and \`catalog variants\``,
      );
    if (values.keys) {
      await write(process.stdout, keysText(gameCalled()));
      return 0;
    }
    const row = rowCalled(id, 'ID');
    await write(process.stdout, values.json ? `${JSON.stringify(showJson(row), null, 2)}\n` : showText(row));
    return 0;
  },
};
