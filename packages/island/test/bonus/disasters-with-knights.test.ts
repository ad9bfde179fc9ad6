import { expect, it } from 'vitest';
import { Table } from '../table.ts';

const EPIDEMIC = 5;
/** an inland hex with the number 9, and a metropolis of seat 0 at it */
const ready = (): Table => {
  const t = new Table('cities-knights/core', { modules: ['bonus/disasters-on-catan'] }).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'hills', 12);
  t.lay(t.hex(0, 0), 'hills', 9).put(0, 'city', t.corner(0, 0, 0));
  return t.set('tradeLevel', 0, 4).set('tradeMetropolis', 0, t.corner(0, 0, 0));
};
const strike = (t: Table): Table => {
  t.b.the.calamities.strike(t.s, EPIDEMIC, 9);
  return t;
};

// proves bonus/disasters-with-knights: A disaster strikes a metropolis as it does any city
// proves bonus/disasters-with-knights: Its owner makes another city the metropolis
it('a metropolis that is lost becomes another city of its owner', () => {
  const t = strike(ready().put(0, 'city', ready().corner(2, 0, 0)));
  expect(t.field('building', t.corner(0, 0, 0))).toBe(0);
  expect(t.field('tradeMetropolis')).toBe(t.corner(2, 0, 0));
});

// proves bonus/disasters-with-knights: or keeps it for the next one
it('or is kept, if there is none', () => {
  const t = strike(ready());
  expect([t.field('tradeMetropolis'), t.field('tradeKept')]).toEqual([-1, 1]);
});
