import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What is made of machine code, or wanted by few: taken from where it is installed, when it is needed. */
const apart = ['libsql', '@node-rs/argon2', 'pg', 'ioredis', 'bullmq'];

/** The server as plain JavaScript in few files, which is what makes it start quickly. */
export default defineConfig({
  root: here('.'),
  ssr: { noExternal: true, external: apart, target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: here('main.ts'),
        'sqlite-thread': here('store/sqlite-thread.ts'),
        'thinker-thread': here('bots/thinker-thread.ts'),
        'check-thread': here('rules/check-thread.ts'),
        'replay-thread': here('rules/replay-thread.ts'),
        'picture-thread': here('pictures/picture-thread.ts'),
      },
      // Threads are found beside whoever starts them, so everything lies in one folder.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // What is not there need not be read at the start; names stay, for whoever reads a stack.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
