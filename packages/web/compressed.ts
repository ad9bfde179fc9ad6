import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** smaller files fit into one packet as they are */
const WORTHWHILE = 1024;

/** Lays a .br and a .gz beside every built file of text, so that nothing is compressed while people wait. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ build, root }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: { order: 'post', handler: () => compressIn(folder) },
  };
}

async function compressIn(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const body = await readFile(file);
        if (body.length < WORTHWHILE) return;
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(body),
          promisify(gzip)(body, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      }),
  );
}
