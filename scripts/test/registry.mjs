import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';

/**
 * A registry on this machine that has what is installed in these folders, so that npm installs as it would from afar. What is not installed here, as
 * machine code for other systems, it does not have.
 */
export async function openRegistry(folders) {
  const known = new Map();
  for (const folder of folders) note(folder, known);
  const server = createServer((request, response) => {
    const [name, version] = decodeURIComponent(request.url.slice(1)).split('@@');
    const homes = known.get(name);
    if (!homes) return void response.writeHead(404).end('{}');
    if (version) return void response.end(packed(homes.get(version).home));
    const { port } = server.address();
    const versions = Array.from(homes, ([version, { manifest }]) => {
      const dist = { tarball: `http://127.0.0.1:${port}/${name}@@${version}` };
      return [version, { ...manifest, scripts: {}, dist }];
    });
    const [[latest]] = versions;
    response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Every package in a folder of modules, and what lies within those, by name and version. */
function note(folder, known) {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : [name],
  );
  for (const name of names) {
    const home = join(folder, name);
    if (!existsSync(join(home, 'package.json'))) continue;
    const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const homes = known.get(name) ?? new Map();
    known.set(name, homes);
    if (!homes.has(manifest.version)) homes.set(manifest.version, { home, manifest });
    if (!name.startsWith('@hexwright/')) note(join(home, 'node_modules'), known);
  }
}

/** npm goes by what lies in the one folder of a package, whatever its name. */
function packed(home) {
  const words = ['-cz', '--exclude=node_modules', '-C', dirname(home), basename(home)];
  const { stdout, status, stderr } = spawnSync('tar', words, { maxBuffer: 1e9 });
  if (status !== 0) throw new Error(String(stderr));
  return stdout;
}
