import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import server from '../server/vite.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The command as plain JavaScript: the server's way of building, with threads of its own. */
export default mergeConfig(server, {
  root: here('.'),
  ssr: { external: ['vite', 'typescript', 'piscina'] },
  build: {
    rolldownOptions: {
      input: {
        main: here('main.ts'),
        'sim-thread': here('sim/worker.ts'),
        'lab-thread': here('lab/work.ts'),
        'players-thread': here('players/thread.mjs'),
      },
    },
  },
});
