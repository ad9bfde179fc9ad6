import { parseWords } from '../arguments.ts';
import type { Command } from '../command.ts';
import { BadInput } from '../command.ts';
import { write } from '../text.ts';
import { linesOf, MAX_LINE } from './lines.ts';
import { answerLine, lineTooLong } from './rpc.ts';
import { Tables } from './tables.ts';

export const stdioCommand: Command = {
  name: 'stdio',
  summary: 'drives the engine from another program: JSON-RPC 2.0, one message a line',
  help: `usage: hexwright stdio

Reads JSON-RPC 2.0 requests from standard input, one a line, and writes one line of answer for each to
standard output, in order. Ends when the input ends. Any number of games can be open at once.

  catalog                                     what can be played
  newGame   game seats [modules options seed chance layout]   opens a table
  decision  game [seat]                       who must decide what, and the legal moves
  apply     game seat move [at answer events] makes a move (seat -1: nature)
  step      games codes [observe]             makes a move in each of many games, by codes
  bot       game seat [bot seed imagine ms]   what a bot would do
  state, view, board, points, rules, events   what there is to know of a game
  clone, save, load, undo, resample, position, playout, close

docs/protocol.md describes every method, the errors, and a driver in Python.

example:  echo '{"jsonrpc":"2.0","id":1,"method":"about"}' | hexwright stdio
`,
  async run(args) {
    const { positionals } = parseWords(args, {});
    if (positionals.length > 0) throw new BadInput('arguments', `"${positionals[0]}": stdio takes none`);
    const tables = new Tables();
    for await (const line of linesOf(process.stdin, MAX_LINE)) {
      const answer = line === null ? lineTooLong(MAX_LINE) : answerLine(tables, line);
      const bytes = tables.takeFollowing();
      if (answer !== undefined) await write(process.stdout, `${answer}\n`);
      if (answer !== undefined && bytes) await write(process.stdout, bytes.slice());
    }
    return 0;
  },
};
