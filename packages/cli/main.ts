import { boardCommand } from './board/command.ts';
import { campaignCommand } from './campaign/command.ts';
import { catalogCommand } from './catalog/command.ts';
import { checkCommand } from './check/command.ts';
import { BadInput, type Command } from './command.ts';
import { contractCommand } from './contract/command.ts';
import { gamesCommand } from './games/command.ts';
import { backupCommand, restoreCommand } from './keep/commands.ts';
import { labCommand } from './lab/command.ts';
import { mcpCommand } from './mcp/command.ts';
import { admitNamed } from './outside.ts';
import { replayCommand } from './replay/command.ts';
import { serveCommand } from './serve/command.ts';
import { simCommand } from './sim/command.ts';
import { sitCommand } from './sit/command.ts';
import { stdioCommand } from './stdio/command.ts';

const commands: readonly Command[] = [
  serveCommand,
  catalogCommand,
  simCommand,
  labCommand,
  campaignCommand,
  stdioCommand,
  mcpCommand,
  sitCommand,
  contractCommand,
  replayCommand,
  gamesCommand,
  boardCommand,
  checkCommand,
  backupCommand,
  restoreCommand,
];

// A reader that has seen enough (`| head`) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const about =
      name === 'help' && args.length > 0 ? commands.find((each) => each.name === args[0]) : undefined;
    process.stdout.write(about ? about.help : usage());
    return 0;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    process.stderr.write(`hexwright: there is no command "${name}"\n\n${usage()}`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(command.help);
    return 0;
  }
  try {
    return await command.run(await admitNamed(args));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`hexwright ${name}: ${error.message}\nMore: hexwright ${name} --help\n`);
    return 2;
  }
}

function usage(): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  return `usage: hexwright COMMAND [arguments]

${commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`).join('\n')}

A game or a module may be a file of your own, like ./my-variant.mjs (docs/modules.md).
\`hexwright COMMAND --help\` says more.
`;
}
