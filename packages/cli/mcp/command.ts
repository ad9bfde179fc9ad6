import { parseWords } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { linesOf, MAX_LINE } from '../stdio/lines.ts';
import { write } from '../text.ts';
import { McpServer } from './server.ts';

export const mcpCommand: Command = {
  name: 'mcp',
  summary:
    'lets a language model play: a server of the Model Context Protocol over standard input and output',
  help: `usage: hexwright mcp

Speaks the Model Context Protocol over standard input and output, one message a line, for any client of it. The
model lists games, reads rules, sits down at a table against bots, is told what its seat sees in words, and moves.

  list_games  search                                        what can be played
  read_rules  game                                          the rules in words
  sit_down    game seats [seat opponents modules options seed]   begins a game
  look        table                                         what happened, the position, and the moves by number
  move        table choice|move                             makes a move, and lets the bots move
  leave       table

A client is told to start it by a piece of JSON like

  {"mcpServers": {"hexwright": {"command": "npx", "args": ["hexwright", "mcp"]}}}
`,
  async run(args) {
    const { positionals } = parseWords(args, {});
    if (positionals.length > 0) throw new BadInput('arguments', `"${positionals[0]}": mcp takes none`);
    const server = new McpServer();
    for await (const line of linesOf(process.stdin, MAX_LINE)) {
      const answer = server.answer(line === null ? '"too long"' : line.toString('utf8'));
      if (answer !== undefined) await write(process.stdout, `${answer}\n`);
    }
    return 0;
  },
};
