import { ensureBuilt, run } from '@hexwright/server';
import { parseWords } from '../arguments.ts';
import type { Command } from '../command.ts';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'builds the page if needed and serves it to browsers',
  help: `usage: hexwright serve [--host ADDRESS] [--port N] [--modules DIR]

Builds the page when it is missing or older than its sources, serves it with tables for people, and prints the
address. Stops on Ctrl-C.

  --host ADDRESS   where to listen; HOST in the environment, or 127.0.0.1; 0.0.0.0 for every network
  --port N         the port; PORT in the environment, or 3000; 0 takes any free one
  --modules DIR    lets people play the modules of your own that lie there; MODULES_DIR in the environment, where
                   MODULES=my/one,my/other lets only those in (docs/modules.md)

All other settings come from the environment: docs/hosting.md lists them.
Ends with 1 if a setting is wrong, or if the port is taken or may not be used.

examples: hexwright serve
          HOST=0.0.0.0 PORT=8080 hexwright serve
`,
  async run(args) {
    const { values } = parseWords(args, {
      host: { type: 'string' },
      port: { type: 'string' },
      modules: { type: 'string' },
    });
    await ensureBuilt((line) => void process.stdout.write(`${line}\n`));
    return run({
      ...process.env,
      ...(values.host !== undefined && { HOST: values.host }),
      ...(values.port !== undefined && { PORT: values.port }),
      ...(values.modules !== undefined && { MODULES_DIR: values.modules }),
    });
  },
};
