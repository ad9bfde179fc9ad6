/**
 * Starts the built server; builds page and server first where they are missing or older than their sources. This is what
 * `npm start` runs. Where everything is built beforehand, `node packages/server/dist/main.js` is enough.
 */
import './make.mjs';

if (!process.exitCode) await import('./dist/main.js');
