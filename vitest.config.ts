import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** whoever asks for fewer workers gets them: what a project says would win */
const asked = process.argv.some((word) => word.startsWith('--maxWorkers'));

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // On Node 20 a worker that has nothing more to do may end before Vitest has noted what its last file imported.
    onUnhandledError: ({ name, message }) =>
      name !== 'EnvironmentTeardownError' || !message.includes('"ensureModuleGraphEntry" was pending'),
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
          // What is drawn is drawn as it is shipped, without React's checks, which take longer than the drawing.
          env: { NODE_ENV: 'production' },
          globalSetup: ['scripts/test-sources.mjs'],
          setupFiles: ['scripts/test-clock.ts'],
          runner: process.env.HEXWRIGHT_MUTATED ? './scripts/mutation/runner.mjs' : undefined,
          pool: 'forks',
          execArgv: [
            ...['--max-semi-space-size=64', '--single-threaded-gc', '--no-flush-bytecode'],
            ...['--import', './scripts/test-flags.mjs'],
            ...['--import', './scripts/test-loader.mjs'],
          ],
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Some tests wait for servers and clocks, and leave their core to others.
          maxWorkers: asked ? undefined : availableParallelism() + 1,
          // The engine keeps nothing between games, so test files may share its modules: loading them is what takes time.
          isolate: false,
          // Nothing here waits for anything; a test takes long only where the machine is busy with other things.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/*.test.ts'],
          globalSetup: ['scripts/test-sources.mjs', 'e2e/house.mjs'],
          pool: 'forks',
          execArgv: ['--import', './scripts/test-loader.mjs'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
          maxWorkers: asked ? undefined : 3,
          isolate: false,
          sequence: { groupOrder: 1 },
          // Nothing is tried again but what stands in e2e/quarantine.ts, with the reason.
          retry: 0,
          setupFiles: ['e2e/try-again.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
