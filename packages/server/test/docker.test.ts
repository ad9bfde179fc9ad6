import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly profiles?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: object;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}
const composition = parse(text('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(composition.services);
const ours = services.filter(([, { build }]) => build !== undefined);
const needs = (name: string): string[] => {
  const { depends_on: on = [] } = composition.services[name];
  return Array.isArray(on) ? [...on] : Object.keys(on);
};

test('every setting that image and composition name is a setting of the server', () => {
  const inImage = said('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name]) => name));
  expect(inImage).toEqual(['NODE_ENV', ...inImage.slice(1)]);
  for (const name of inImage.slice(1)) expect(settings, name).toContain(name);
  const named = ours.flatMap(([, { environment: env = {} }]) => Object.keys(env));
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(settings, name).toContain(name);
  const [port] = said('EXPOSE');
  expect(composition.services.hexwright.ports).toEqual([`127.0.0.1:3000:${port}`]);
  expect(said('ENV').join(' ')).toContain(`PORT=${port}`);
});

test('one process starts alone, and a cluster is all that its balancer needs', () => {
  expect(services.filter(([, { profiles }]) => !profiles).map(([name]) => name)).toEqual(['hexwright']);
  const cluster = new Set(['balancer']);
  for (const name of cluster) for (const other of needs(name)) cluster.add(other);
  const inProfile = services.filter(([, { profiles }]) => profiles?.includes('cluster'));
  expect([...cluster].sort()).toEqual(inProfile.map(([name]) => name).sort());
  for (const [name, { depends_on: on = {} }] of services)
    for (const [other, { condition }] of Array.isArray(on) ? [] : Object.entries(on))
      if (condition === 'service_healthy')
        expect(composition.services[other].healthcheck, `${name} waits for ${other}`).toBeDefined();
  expect(text('docs/hosting.md')).toContain('docker compose --profile cluster up -d balancer');
});

test('the balancer sends pages to every process of ours that is ready, and each believes it', () => {
  const members = ours.flatMap(([name, { profiles }]) => (profiles?.includes('cluster') ? [name] : []));
  const config = text('deploy/balancer.Caddyfile');
  const [port] = said('EXPOSE');
  expect(/reverse_proxy (.*) \{/.exec(config)?.[1]).toBe(members.map((name) => `${name}:${port}`).join(' '));
  expect(config).toContain('health_uri /readyz');
  expect(composition.services.balancer.volumes).toEqual([
    './deploy/balancer.Caddyfile:/etc/caddy/Caddyfile:ro',
  ]);
  for (const name of members) {
    const { environment: env = {} } = composition.services[name];
    expect(env.TRUST_PROXY).toContain(':-1}');
    expect(env.DATABASE_URL).toMatch(/@postgres\/hexwright$/);
    expect(env.REDIS_URL).toBe('redis://redis');
  }
  for (const [name, { volumes = [] }] of services)
    for (const volume of volumes)
      if (!volume.startsWith('.'))
        expect(Object.keys(composition.volumes), name).toContain(volume.split(':')[0]);
});
