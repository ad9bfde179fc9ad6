import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The engine as plain JavaScript without a dependency, for Node and browsers alike. */
export default defineConfig({
  root: here('.'),
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: true,
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: here('index.ts') },
      // Names stay, for whoever reads a stack.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
