/**
 * Starts the built server; builds page and server first where they are missing or older than their sources. This is what
 * `npm start` runs. Where everything is built beforehand, `node packages/server/dist/main.js` is enough.
 */
import { ensureFresh } from './build.mjs';

const log = (line) => process.stdout.write(`${line}\n`);
try {
  await ensureFresh('page', log);
  await ensureFresh('server', log);
  await import('./dist/main.js');
} catch (error) {
  process.stderr.write(`hexwright: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
