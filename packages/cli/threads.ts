/**
 * Where a thread of this command begins. Read from the sources it needs a loader first (`thread.mjs`); built, all threads lie
 * beside the command (vite.config.ts).
 */
export const threadOf = (folder: 'sim' | 'lab' | 'players'): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? `./${folder}/thread.mjs` : `./${folder}-thread.js`,
    import.meta.url,
  );
