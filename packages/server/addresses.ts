import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

interface Network {
  readonly address: string;
  readonly internal: boolean;
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** What to type into a browser to get here, the nearest first. */
export function addressesOf(
  host: string,
  port: number,
  networks: readonly Network[] = ownNetworks(),
): string[] {
  if (!EVERYWHERE.has(host)) return [written(host, port)];
  const met = networks.filter(
    // An address of one cable alone (fe80::) means nothing without naming the network card.
    ({ address, internal }) => !internal && !/^fe80:/i.test(address) && (host === '::' || !isIPv6(address)),
  );
  return [written('localhost', port), ...met.map(({ address }) => written(address, port))];
}

function written(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function ownNetworks(): Network[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
}
