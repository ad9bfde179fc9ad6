import { parseWords, rowCalled, tableFrom, wholeNumber } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { contestantFrom } from '../players/contestants.ts';
import { write } from '../text.ts';
import { beGuest } from './line.ts';
import { playAt } from './play.ts';

export const sitCommand: Command = {
  name: 'sit',
  summary: 'lets a player of your own sit down at a table of a server, and play there',
  help: `usage: hexwright sit ADDRESS/t/TABLE --player FILE|stdio:COMMAND [--seat N] [--name NAME] [--password P]

Joins a table by its link as a guest, takes a seat, says that it is ready, and plays until the game is over. The player is a
file (./my-bot.mjs) or a program ('stdio:python3 bot.py'): docs/players.md. It asks the server for no more than a page
does, one question after the other, which stays within its pace (docs/server-protocol.md).

  --player P       who plays; there is no \`text\` and no example of a free move at a server's table
  --seat N         the seat that it takes, from 0 (1)
  --name NAME      what it is called there ("A bot")
  --password P     of the table, if it has one

Ends with 1 if the server or the player breaks off.

example: hexwright sit http://localhost:3000/t/0123456789abcdefghijkl --player ./my-bot.mjs --seat 2
`,
  async run(args) {
    const { values, positionals } = parseWords(args, {
      player: { type: 'string' },
      seat: { type: 'string' },
      name: { type: 'string' },
      password: { type: 'string' },
    });
    const { address, table } = linkFrom(positionals);
    const seat = wholeNumber(values.seat ?? '1', '--seat', 0, 29);
    if (values.player === undefined) throw new BadInput('--player', 'who plays? A file, or stdio:COMMAND');
    // Who is one of ours is known in every game; what is not is refused before anybody is troubled.
    const { game } = tableFrom({ row: rowCalled('first-island/base'), options: [] });
    const player = contestantFrom(values.player, game, '--player');
    if (!player.outside)
      throw new BadInput(
        '--player',
        `"${values.player}" is one of ours: the host of a table has such bots sit down`,
      );
    try {
      const cookie = await beGuest(address, values.name ?? 'A bot');
      const place = {
        address,
        table,
        cookie,
        seat,
        ...(values.password !== undefined && { password: values.password }),
      };
      const sat = await playAt(place, player);
      const won = sat.winners.includes(sat.seat) ? 'won' : 'did not win';
      await write(
        process.stdout,
        `seat ${sat.seat} ${won} with ${sat.moves} moves; points ${sat.points.join(', ')}\n`,
      );
      return 0;
    } catch (error) {
      // Whatever a player or a server does, it is told in a line.
      process.stderr.write(`hexwright sit: ${(error as Error).message}\n`);
      return 1;
    }
  },
};

function linkFrom([link, ...more]: readonly string[]): { address: string; table: string } {
  if (link === undefined)
    throw new BadInput('TABLE', 'which table? Its link, like http://localhost:3000/t/…');
  if (more.length > 0) throw new BadInput('arguments', `"${more[0]}" is one too many`);
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const [, base, table] = /^(.*)\/t\/([\w-]{22})$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || table === undefined)
    throw new BadInput('TABLE', `"${link}" is no link of a table, like http://localhost:3000/t/…`);
  return { address: url.origin + base, table };
}
