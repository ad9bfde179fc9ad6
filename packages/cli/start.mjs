/**
 * The command `hexwright`, built: it is built first where that is missing or older than its sources, which takes some
 * seconds and is said where it disturbs nobody. Read from TypeScript, as in `main.ts`, it would take them every time.
 */
import { ensureFresh } from '../server/build.mjs';

try {
  await ensureFresh('command', (line) => process.stderr.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`hexwright: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
await import('./dist/main.js');
