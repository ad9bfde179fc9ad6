export { ensureBuilt } from './build.mjs';
export { keep } from './keep.ts';
export { run } from './run.ts';
export { type ServerOptions, type Started, startServer } from './serve.ts';
export { readSettings, type Settings } from './settings.ts';
