/** Builds page and server, where they are missing or older than their sources or what is installed. This is what `npm run build` runs. */
import { ensureFresh } from './build.mjs';

const log = (line) => process.stdout.write(`${line}\n`);
try {
  await ensureFresh('page', log);
  await ensureFresh('server', log);
} catch (error) {
  process.stderr.write(`hexwright: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
