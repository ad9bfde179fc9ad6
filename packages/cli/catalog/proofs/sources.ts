import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Source {
  /** as people name it, from the root of the repository */
  readonly file: string;
  readonly text: string;
}

/** The sources are read where this runs built, too. */
const ROOT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../../' : '../../../', import.meta.url),
);

/** The tests of every package, where there are any: an installed copy has none. */
export function testSources(): readonly Source[] {
  const packages = join(ROOT, 'packages');
  return readdirSync(packages)
    .map((name) => join(packages, name, 'test'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.name.endsWith('.test.ts') ? [join(entry.parentPath, entry.name)] : [],
      ),
    )
    .sort()
    .map((path) => ({ file: relative(ROOT, path), text: readFileSync(path, 'utf8') }));
}
