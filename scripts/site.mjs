/**
 * Makes a copy of the page for any file server, also under a sub-path: games against bots and on one screen, the board editor and replays. Tables
 * of people need a server of ours.
 *
 * Usage: npm run site             writes dist/site
 *        npm run site -- DIR      into another folder, which is emptied first
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureFresh } from '../packages/server/build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = resolve(process.argv[2] ?? join(root, 'dist/site'));

await ensureFresh('page', (line) => console.error(line));
rmSync(out, { recursive: true, force: true });
// What is compressed beforehand is for servers that know of it.
cpSync(join(root, 'packages/web/dist'), out, {
  recursive: true,
  filter: (path) => !/\.(br|gz)$|\.stamp\.json$/.test(path),
});

const page = join(out, 'index.html');
const html = readFileSync(page, 'utf8');
const moved = html.replace('<html ', '<html data-routes="hash" ').replaceAll('="/', '="./');
if (!moved.includes('data-routes') || !moved.includes('src="./assets/'))
  throw new Error('the page is not as it was thought');
writeFileSync(page, moved);
console.log(out);
