import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { itemAt } from '@hexwright/kernel';

/** Addresses that are nobody's on the open network: the machine itself, the house, and what is set aside. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

export function isPublic(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Finds the address of a name, if it is a public one: nobody has the server knock at doors inside its own network. */
export const lookUpPublic: LookupFunction = (hostname, options, found) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '');
    const open = addresses.filter(({ address }) => isPublic(address));
    if (open.length === 0) return found(new Error('not a public address'), '');
    if (options.all) found(null, open);
    else found(null, itemAt(open, 0).address, itemAt(open, 0).family);
  });
};
