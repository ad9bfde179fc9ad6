import { parseWords, rowCalled, tableFrom } from '../arguments.ts';
import type { Command } from '../command.ts';
import { actionSpaceOf } from '../research/action-space.ts';
import { Observer } from '../research/observer.ts';
import { table, write } from '../text.ts';

export const contractCommand: Command = {
  name: 'contract',
  summary: 'tells what programs that learn may count on: the actions and observations of a row',
  help: `usage: hexwright contract ROW [--seats N] [--options k=v …] [--modules a,b] [--layout FILE] [--json]

Prints the action space of a row and every field of an observation: its name, place, dimensions, what it
holds, its range and its meaning, with the versions of both. docs/research.md says what the words mean.

  --seats N        how many play; 4 if not said, or as near to it as the game allows
  --options k=v    choices of the game
  --modules a,b    more modules to play with
  --layout FILE    a board of your own
  --json           one object of JSON

example:  hexwright contract cities-knights/core --seats 3
`,
  async run(args) {
    const { values, positionals } = parseWords(args, {
      seats: { type: 'string' },
      options: { type: 'string', multiple: true },
      modules: { type: 'string' },
      layout: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [id, ...rest] = positionals;
    const options = [...(values.options ?? []), ...rest];
    const { wish, game } = tableFrom({
      row: rowCalled(id),
      seats: values.seats,
      modules: values.modules,
      layout: values.layout,
      options,
    });
    const found = actionSpaceOf(wish);
    if (!found.ok) throw new Error(found.reason.text);
    const { space } = found;
    const { fields, size, version, planes } = new Observer(game);
    if (values.json) {
      const told = { actions: space, observations: { version, size, fields, planes: planes?.spec ?? null } };
      await write(process.stdout, `${JSON.stringify(told)}\n`);
      return 0;
    }
    const kinds = space.kinds.map(({ name, base, size: own, held, args: given }) => [
      name,
      `${base}`,
      `${own}`,
      given
        .map(
          (arg, i) =>
            `${arg.name}${arg.relative ? ' from the mover' : ''}: ${arg.size}${i < held ? '' : ' apart'}`,
        )
        .join(', '),
    ]);
    const lines = fields.map(({ name, at, per, dims, holds, range, audience, meaning }) => [
      name,
      `${at}`,
      dims.map((dim, i) => (dim ? `${dim} ${per[i]}` : `${per[i]}`)).join(' × '),
      holds,
      range?.join(' to ') ?? '',
      audience,
      meaning,
    ]);
    const apart =
      space.rest.size > 0
        ? `, of which ${space.rest.size} from ${space.rest.base} on name one more argument`
        : '';
    const text = [
      `${wish.game}, ${wish.seats} seats`,
      '',
      `actions, version ${space.version}: ${space.size}${apart}`,
      '',
      table(['move', 'from', 'actions', 'arguments'], kinds),
      '',
      `observations, version ${version}: ${size} numbers in the flat form${planes ? `, ${planes.spec.size} in the tensor form` : ''}`,
      '',
      table(['field', 'at', 'dimensions', 'holds', 'range', 'seen by', 'meaning'], lines),
      '',
    ];
    await write(process.stdout, text.join('\n'));
    return 0;
  },
};
