import { describe, expect, test } from 'vitest';
import { fullLeague, leagueRounds } from '../../tournaments/league.ts';
import { meetingsOf, tableSizes } from '../../tournaments/meetings.ts';
import { type Pairing, swissRound } from '../../tournaments/swiss.ts';

const people = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${100 + i}`);
const groupsOf = (rounds: readonly Pairing[]) => rounds.flatMap(({ groups }) => groups);
const timesMet = (rounds: readonly Pairing[], all: readonly string[]): number[] => {
  const met = meetingsOf(groupsOf(rounds));
  return all.flatMap((one, i) => all.slice(i + 1).map((other) => met.between(one, other)));
};

describe('tables', () => {
  test('are as few as it takes, and as even as it goes', () => {
    expect(tableSizes(16, 4)).toEqual([4, 4, 4, 4]);
    expect(tableSizes(17, 4)).toEqual([4, 4, 3, 3, 3]);
    expect(tableSizes(5, 4)).toEqual([3, 2]);
    expect(tableSizes(7, 2)).toEqual([2, 2, 2, 1]);
  });
});

describe('a Swiss round', () => {
  const nobody = meetingsOf([]);
  const never = () => 0;

  test('puts neighbours of the ranking together', () => {
    expect(swissRound(people(6), 2, nobody, never).groups).toEqual([
      ['p100', 'p101'],
      ['p102', 'p103'],
      ['p104', 'p105'],
    ]);
    expect(swissRound(people(8), 4, nobody, never).groups[0].slice().sort()).toEqual(people(4));
  });

  test('of a game for two brings nobody together who has met, as long as that can be', () => {
    const all = people(8);
    const rounds: Pairing[] = [];
    for (let round = 0; round < 7; round++)
      rounds.push(swissRound(all, 2, meetingsOf(groupsOf(rounds)), never));
    expect(new Set(timesMet(rounds, all))).toEqual(new Set([1]));
  });

  test('goes on where everybody has met everybody', () => {
    const all = people(4);
    const rounds = leagueRounds(all, 2, 3);
    const next = swissRound(all, 2, meetingsOf(groupsOf(rounds)), never);
    expect(next.groups.flat().sort()).toEqual(all);
  });

  test('lets the last rest of those who have rested least, where the number is odd', () => {
    expect(swissRound(people(5), 2, nobody, never).rests).toEqual(['p104']);
    expect(swissRound(people(5), 2, nobody, (id) => (id === 'p104' ? 1 : 0)).rests).toEqual(['p103']);
    expect(swissRound(people(6), 2, nobody, never).rests).toEqual([]);
  });

  test('of sixteen at tables of four lets nobody meet again in three rounds', () => {
    const all = people(16);
    const rounds: Pairing[] = [];
    for (let round = 0; round < 3; round++)
      rounds.push(swissRound(all, 4, meetingsOf(groupsOf(rounds)), never));
    expect(Math.max(...timesMet(rounds, all))).toBe(1);
    for (const { groups } of rounds) expect(groups.flat().sort()).toEqual(all);
  });

  test('at tables of four moves people no further than it takes to part those who have met', () => {
    const all = people(12);
    const met = meetingsOf([['p102', 'p103']]);
    const { groups } = swissRound(all, 4, met, never);
    for (const group of groups) {
      const ranks = group.map((each) => all.indexOf(each));
      expect(Math.max(...ranks) - Math.min(...ranks)).toBeLessThanOrEqual(4);
      expect(group.includes('p102') && group.includes('p103')).toBe(false);
    }
  });
});

describe('a league', () => {
  test.each([4, 5, 8, 9])('of %i in a game for two brings everybody together once', (count) => {
    const all = people(count);
    const rounds = leagueRounds(all, 2, fullLeague(count, 2));
    expect(new Set(timesMet(rounds, all))).toEqual(new Set([1]));
    const rests = rounds.flatMap((round) => round.rests);
    expect(rests.length).toBe(count % 2 === 0 ? 0 : count);
    expect(new Set(rests).size).toBe(rests.length);
  });

  test('that goes round twice brings everybody together twice', () => {
    const all = people(4);
    expect(new Set(timesMet(leagueRounds(all, 2, 6), all))).toEqual(new Set([2]));
  });

  test('at tables of three or four lets nobody wait for long: after a full league nobody has met anybody three times', () => {
    for (const [count, seats] of [
      [9, 3],
      [12, 4],
      [16, 4],
      [10, 4],
    ]) {
      const all = people(count);
      const rounds = leagueRounds(all, seats, fullLeague(count, seats));
      expect(Math.max(...timesMet(rounds, all)), `${count} at tables of ${seats}`).toBeLessThanOrEqual(2);
      for (const { groups } of rounds) expect(groups.flat().sort()).toEqual(all);
    }
  });

  test('is the same whenever it is planned', () => {
    expect(leagueRounds(people(9), 3, 4)).toEqual(leagueRounds(people(9), 3, 4));
  });
});
