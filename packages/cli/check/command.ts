import { battery, type Check, findRow } from '@hexwright/catalog';
import { listOf, parseWords, rowCalled } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { write } from '../text.ts';

export const checkCommand: Command = {
  name: 'check',
  summary: 'plays a module of your own as the tests play ours, and tells what is wrong with it',
  help: `usage: hexwright check FILE|ID

Plays random games of a module at every number of seats and with every value of its options, and asks of them
what the tests ask of every game here: that games end, that a log replays to the same game, that refusals change
nothing, that goods and pieces are conserved, that no seat is told a secret, that everything has words and looks.
Takes some seconds to some minutes. The same file gives the same report.

Ends with 1 if something is wrong. docs/modules.md tells how a module is written, and has one to begin with.

examples: hexwright check ./my-variant.mjs
          hexwright check house/caravan-stop
`,
  async run(args) {
    const { positionals } = parseWords(args, {});
    const [named, ...more] = positionals;
    if (more.length > 0) throw new BadInput('arguments', `"${more[0]}": one file at a time`);
    const ids = listOf(named).filter((id) => findRow(id) !== undefined || listOf(named).length === 1);
    if (ids.length === 0) rowCalled(undefined, 'FILE');
    const { checks, examine } = await battery();
    let wrong = 0;
    for (const id of ids) {
      const row = rowCalled(id, 'FILE');
      const report = examine(row);
      const failed = checks.filter((check) => report.of(check).length > 0);
      wrong += failed.length;
      await write(
        process.stdout,
        told(row.id, checks, (check) => report.of(check)),
      );
    }
    return wrong > 0 ? 1 : 0;
  },
};

function told(id: string, checks: readonly Check[], of: (check: Check) => readonly string[]): string {
  const lines = checks.flatMap((check) => [
    `  ${of(check).length === 0 ? 'ok   ' : 'WRONG'} ${check}`,
    ...of(check).map((line) => `          ${line}`),
  ]);
  return `${id}\n${lines.join('\n')}\n`;
}
