import type { Words } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { eventText, fillWords, wordsFor } from '../words.ts';

const module = (terms: Words['terms'], instead?: Words['instead']) => ({
  id: `${Object.keys(terms ?? {})} ${Object.keys(instead ?? {})}`,
  words: { name: '', summary: '', rules: [], terms, instead },
});
const words = wordsFor({
  modules: [
    module({
      'piece.road': 'road',
      'good.wool': 'wool',
      'event.built': '{seat} builds a {piece}.',
      'event.award': '{award} goes to {seat}.',
    }),
    module(
      {
        'event.stolen': '{seat} robs {from}.',
        'event.stolen.known': '{seat} takes {good} from {from}.',
      },
      { 'piece.road': 'track' },
    ),
  ],
});
const seatName = (seat: number) => ['Ada', 'Ben'][seat];
const say = (kind: string, data: Parameters<typeof fillWords>[1]) =>
  eventText(words, { kind, data }, seatName);

test('a module that has other words instead is heard', () => {
  expect(words('piece.road')).toBe('track');
  expect(words('good.wool')).toBe('wool');
  expect(words('good.brick')).toBeUndefined();
});

test('another language lies over the words of the modules', () => {
  const german = wordsFor({ modules: [module({ 'piece.road': 'road' })] }, { 'piece.road': 'Straße' });
  expect(german('piece.road')).toBe('Straße');
});

test('gaps are filled with the names of seats and things', () => {
  expect(say('built', { seat: 1, piece: 'road' })).toBe('Ben builds a track.');
  expect(say('award', { award: 'unnamed', seat: -1 })).toBe('unnamed goes to nobody.');
});

test('a gap may say its kind, and a list is joined', () => {
  const text = fillWords(
    '{lender:seat} lends {goods:good}',
    { lender: 0, goods: ['wool', 'ore', 'grain'] },
    (kind, value) => `${kind} ${value}`,
  );
  expect(text).toBe('seat 0 lends good wool, good ore and good grain');
});

test('counted goods keep their count', () => {
  const trade = wordsFor({
    modules: [module({ 'good.wool': 'Wolle', 'event.offer': '{seat} offers {give}.' })],
  });
  expect(eventText(trade, { kind: 'offer', data: { seat: 0, give: ['2 wool', '1 ore'] } }, seatName)).toBe(
    'Ada offers 2 Wolle and 1 ore.',
  );
});

test('only who knows the secret part reads of it', () => {
  expect(say('stolen', { seat: 0, from: 1 })).toBe('Ada robs Ben.');
  expect(say('stolen', { seat: 0, from: 1, good: 'wool' })).toBe('Ada takes wool from Ben.');
});

test('an event without words still says what it holds, and a gap without a value is seen', () => {
  expect(say('sunk', { seat: 0, piece: 'road' })).toBe('sunk: seat Ada, piece track');
  expect(say('built', { seat: 0 })).toBe('Ada builds a {piece}.');
});
