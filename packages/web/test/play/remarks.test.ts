import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { characterName, faceSeed, mannerOf } from '../../look/characters.ts';
import { SEATS } from '../../look/seats.ts';
import { MOMENTS, remarkOn } from '../../play/remarks.ts';
import type { Player } from '../../table/protocol.ts';

const bot: Player = { kind: 'bot' };
const players: readonly Player[] = [{ kind: 'person' }, bot, { kind: 'bot', level: 'hard' }];
const seen = (kind: string, data: object, more: object = {}) =>
  ({ events: [{ kind, data, at: 9 }], eventsFrom: 8, result: null, seat: 0, moves: 9, ...more }) as never;

describe('characters', () => {
  test('live in every colour, no two of a name, each with a face and a manner', () => {
    const names = SEATS.map((_, colour) => characterName({ ...bot, colour }, 0));
    expect(new Set(names).size).toBe(SEATS.length);
    expect(names).not.toContain(undefined);
    const faces = SEATS.map((_, colour) => faceSeed({ ...bot, colour }, 0, ''));
    expect(new Set(faces).size).toBe(SEATS.length);
    expect(new Set(SEATS.map((_, colour) => mannerOf({ ...bot, colour }, 0))).size).toBe(4);
  });

  test('play for bots alone, and not for a person who left the seat to one', () => {
    expect(characterName({ kind: 'person' }, 1)).toBeUndefined();
    expect(characterName({ ...bot, resigned: true }, 1)).toBeUndefined();
    expect(characterName({ ...bot, standsIn: true }, 1)).toBeUndefined();
    expect(characterName(bot, 1)).toBe('Bo');
  });

  test('a person has the face of the name, whichever the seat', () => {
    const ann: Player = { kind: 'person', name: 'Ann' };
    expect(faceSeed(ann, 0, 'Ann')).toBe(faceSeed(ann, 3, ' ann'));
    expect(faceSeed(ann, 0, 'Ann')).not.toBe(faceSeed(ann, 0, 'Ben'));
  });
});

describe('a bot says something', () => {
  test('when it is robbed, whoever did it', () => {
    expect(remarkOn(seen('stolen', { seat: 0, from: 1 }), players)).toEqual({ seat: 1, moment: 'robbed' });
    expect(remarkOn(seen('stolen', { seat: 2, from: 1 }), players)).toEqual({ seat: 1, moment: 'robbed' });
  });

  test('when it robs whoever looks', () => {
    expect(remarkOn(seen('stolen', { seat: 1, from: 0 }), players)).toEqual({ seat: 1, moment: 'robs' });
    expect(remarkOn(seen('stolen', { seat: 1, from: 0 }, { seat: null }), players)).toBeUndefined();
  });

  test('when whoever looks trades with it, and not among bots', () => {
    expect(remarkOn(seen('traded', { seat: 0, with: 2 }), players)).toEqual({ seat: 2, moment: 'traded' });
    expect(remarkOn(seen('traded', { seat: 1, with: 2 }), players)).toBeUndefined();
  });

  test('at its awards, its cities and the end', () => {
    expect(remarkOn(seen('award', { seat: 2 }), players)).toEqual({ seat: 2, moment: 'award' });
    expect(remarkOn(seen('built', { seat: 2, piece: 'city' }), players)).toEqual({
      seat: 2,
      moment: 'builds',
    });
    expect(remarkOn(seen('built', { seat: 2, piece: 'road' }), players)).toBeUndefined();
    const over = (winners: number[]) => seen('turn', {}, { result: { winners, scores: [] } });
    expect(remarkOn(over([2]), players)).toEqual({ seat: 2, moment: 'wins' });
    expect(remarkOn(over([0]), players)?.moment).toBe('loses');
  });

  test('and a person never does', () => {
    expect(
      remarkOn(seen('stolen', { seat: 1, from: 0 }), [players[0], players[0], players[0]]),
    ).toBeUndefined();
    expect(remarkOn(seen('award', { seat: 0 }), players)).toBeUndefined();
  });
});

const words = new URL('../../play/words/', import.meta.url);
test.each(readdirSync(words))(
  'the lines of %s are all there, and short enough for the card of a player',
  (file) => {
    const lines = JSON.parse(readFileSync(new URL(file, words), 'utf8')) as Record<string, string>;
    const said = ['merry', 'gruff', 'polite', 'dreamy'].flatMap((manner) =>
      MOMENTS.map((moment) => lines[`talk.${manner}.${moment}`]),
    );
    expect(said).not.toContain(undefined);
    expect(said.flatMap((each) => each.split('|')).filter((line) => line.length > 36)).toEqual([]);
  },
);
