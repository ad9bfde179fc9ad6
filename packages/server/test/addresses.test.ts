import { expect, test } from 'vitest';
import { addressesOf } from '../addresses.ts';

const NETWORKS = [
  { address: '127.0.0.1', internal: true },
  { address: '::1', internal: true },
  { address: '192.168.1.7', internal: false },
  { address: 'fd00::7', internal: false },
  { address: 'fe80::1', internal: false },
];

test('a host of its own is the one address', () => {
  expect(addressesOf('127.0.0.1', 3000, NETWORKS)).toEqual(['http://127.0.0.1:3000']);
  expect(addressesOf('::1', 3000, NETWORKS)).toEqual(['http://[::1]:3000']);
});

test('listening everywhere is this machine by name and by each of its networks', () => {
  expect(addressesOf('0.0.0.0', 3000, NETWORKS)).toEqual([
    'http://localhost:3000',
    'http://192.168.1.7:3000',
  ]);
});

test('listening everywhere in both kinds of addresses names both, but none that needs a network card named', () => {
  expect(addressesOf('::', 3000, NETWORKS)).toEqual([
    'http://localhost:3000',
    'http://192.168.1.7:3000',
    'http://[fd00::7]:3000',
  ]);
});
