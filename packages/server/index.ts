export { ensureBuilt } from './build.ts';
export { type ServerOptions, type Started, startServer } from './serve.ts';
export { environment, readSettings, type Settings } from './settings.ts';
