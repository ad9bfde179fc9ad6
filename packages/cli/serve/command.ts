import { ensureBuilt, readSettings, startServer } from '@hexwright/server';
import { parseWords } from '../arguments.ts';
import type { Command } from '../command.ts';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'builds the page if needed and serves it to browsers',
  help: `usage: hexwright serve [--host ADDRESS] [--port N]

Builds the page when it is missing or older than its sources, serves it and prints the address.
Stops on Ctrl-C.

  --host ADDRESS   where to listen; HOST in the environment, or 127.0.0.1; 0.0.0.0 for every network
  --port N         the port; PORT in the environment, or 3000; 0 takes any free one

Ends with 1 if the port is taken or may not be used.

examples: hexwright serve
          HOST=0.0.0.0 PORT=8080 hexwright serve
`,
  async run(args) {
    const { values } = parseWords(args, { host: { type: 'string' }, port: { type: 'string' } });
    const read = readSettings({
      ...process.env,
      ...(values.host !== undefined && { HOST: values.host }),
      ...(values.port !== undefined && { PORT: values.port }),
    });
    if (!read.ok) {
      process.stderr.write(`hexwright serve: ${read.message}\n`);
      return 1;
    }
    const { settings } = read;
    await ensureBuilt((line) => void process.stdout.write(`${line}\n`));
    const started = await startServer({ host: settings.HOST, port: settings.PORT, tables: settings });
    if (!started.ok) {
      process.stderr.write(`hexwright serve: ${started.message}\n`);
      return 1;
    }
    const [nearest, ...others] = started.addresses;
    process.stdout.write(`Hexwright is at ${nearest}\n`);
    for (const address of others) process.stdout.write(`          and at ${address}\n`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await started.close();
    return 0;
  },
};
