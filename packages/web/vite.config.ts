import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { byName } from './by-name.ts';
import { compressed } from './compressed.ts';
import { computedAtBuild } from './computed-at-build.ts';
import { fromTheRoot } from './from-the-root.ts';
import { offlineShell } from './offline-shell.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Whatever lies beside the page is found from where it lies; only the page itself is given at many addresses (address.ts).
  base: './',
  plugins: [
    react(),
    fromTheRoot(),
    computedAtBuild(new URL('./catalogue/shelf.ts', import.meta.url)),
    offlineShell(),
    compressed(),
  ],
  worker: {
    format: 'es',
    plugins: () => [
      ...['outlines', 'summaries'].map((name) =>
        computedAtBuild(new URL(`./worker/${name}.ts`, import.meta.url)),
      ),
      byName(new URL('../island/kit.ts', import.meta.url)),
    ],
    // What is needed from the start is one file; the families share what they share in files of their own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'referee', tags: ['$initial'] }] } } },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // One file for what the front page needs, one for the table: many small ones compress worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 2 },
            { name: 'table', test: /screens\/TableScreen\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
