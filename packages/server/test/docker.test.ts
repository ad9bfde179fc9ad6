import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { environment } from '../settings.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const text = (path: string): string => readFileSync(root(path), 'utf8');
const dockerfile = text('Dockerfile').split('\n');
const { scripts, engines } = JSON.parse(text('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const settings = Object.keys(environment.shape);

/** What an instruction of the Dockerfile says, each time it stands there. */
const said = (instruction: string): string[] =>
  dockerfile.flatMap((line) =>
    line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : [],
  );

/** What is left out of what Docker is given. */
const ignored = text('.dockerignore')
  .split('\n')
  .filter((line) => line !== '')
  .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('**/', '(.*/)?')}(/|$)`));

test('everything that is copied into the image is there, and not left out', () => {
  const sources = said('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1));
  expect(sources).toContain('packages');
  for (const source of sources) {
    expect(existsSync(root(source)), source).toBe(true);
    expect(
      ignored.some((pattern) => pattern.test(source)),
      source,
    ).toBe(false);
  }
});

test('what the second stage takes from the first is in the repository, installed, or built', () => {
  const taken = said('COPY').flatMap((line) => /^--from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
  for (const path of taken) {
    const [owner, made] = /^(.*?)\/?(node_modules|dist)$/.exec(path)?.slice(1) ?? [path, ''];
    expect(existsSync(root(owner)), path).toBe(true);
    if (made === 'dist') expect(text(`${owner}/vite.config.ts`), path).toMatch(/build/);
  }
  const [command] = said('CMD');
  const [, entry] = JSON.parse(command) as string[];
  expect(
    taken.some((path) => entry.startsWith(`${path}/`)),
    entry,
  ).toBe(true);
  expect(existsSync(root(entry.replace('/dist/', '/').replace(/\.js$/, '.ts'))), entry).toBe(true);
  expect(text('deploy/hexwright.service')).toContain(entry);
});

test('every script that the image runs is one of ours, on a Node that will do', () => {
  for (const [, script] of said('RUN')
    .join('\n')
    .matchAll(/npm run (\S+)/g))
    expect(scripts[script], script).toBeDefined();
  const [least] = /\d+/.exec(engines.node) ?? [];
  for (const image of said('FROM'))
    expect(Number(/^node:(\d+)/.exec(image)?.[1]), image).toBeGreaterThanOrEqual(Number(least));
});

test('every setting that image and composition name is a setting of the server', () => {
  const inImage = said('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name]) => name));
  expect(inImage).toEqual(['NODE_ENV', ...inImage.slice(1)]);
  for (const name of inImage.slice(1)) expect(settings, name).toContain(name);
  const compose = text('docker-compose.yml');
  const services = compose.split(/^ {2}postgres:$/m)[0];
  const named = [...services.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(settings, name).toContain(name);
  const [port] = said('EXPOSE');
  expect(compose).toContain(`:${port}"`);
  expect(said('ENV').join(' ')).toContain(`PORT=${port}`);
});
