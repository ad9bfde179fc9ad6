import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../words/i18n.ts';
import { speakerFor } from '../../words/speak.ts';
import { learn } from '../../words/texts.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';

const found = await rowSheet(openLibrary(), { game: 'first-island/base', seats: 3 });
if (!found.ok) throw new Error(found.reason.text);
const { terms } = found.row.sheet;
const sheet = {
  ...found.row.sheet,
  terms: {
    ...terms,
    'event.built': '{seat} baut <einen|eine|ein> {piece}.',
    'event.removed': '<Der|Die|Das> {piece} von {seat} geht.',
    'event.replaced':
      '<Ein|Eine|Ein> {piece} ersetzt <einen eigenen|eine eigene|ein eigenes> {replaces:piece}.',
    'piece.road': 'Straße',
    'piece.ship': 'Schiff',
    'piece.pirate': 'Pirat',
    'piece.zeppelin': 'Zeppelin',
  },
};
const speak = speakerFor(sheet, [{ kind: 'person', name: 'Ann' }]);

beforeAll(async () => {
  learn('xx', 'nouns', { Straße: 'f', Schiff: 'n', Pirat: 'm Piraten' });
  await i18n.changeLanguage('xx');
  return () => i18n.changeLanguage('en');
});

test.each([
  ['pirate', 'Ann baut einen Piraten.', 'Der Pirat von Ann geht.'],
  ['road', 'Ann baut eine Straße.', 'Die Straße von Ann geht.'],
  ['ship', 'Ann baut ein Schiff.', 'Das Schiff von Ann geht.'],
])('articles agree with %s, as an object and as a subject', (piece, built, removed) => {
  expect(speak.event('built', { seat: 0, piece })).toBe(built);
  expect(speak.event('removed', { seat: 0, piece })).toBe(removed);
});

test('each noun of a sentence has its own article', () => {
  expect(speak.event('replaced', { piece: 'pirate', replaces: 'road' })).toBe(
    'Ein Pirat ersetzt eine eigene Straße.',
  );
});

test('a line that is told piece by piece agrees, too, and keeps what each piece stands for', () => {
  expect(speak.told('built', { seat: 0, piece: 'pirate' })).toEqual([
    { text: 'Ann' },
    { text: ' baut einen ' },
    { text: 'Piraten', value: 'pirate' },
    { text: '.' },
  ]);
});

test('a noun that nobody knows goes without an article', () => {
  expect(speak.event('built', { seat: 0, piece: 'zeppelin' })).toBe('Ann baut Zeppelin.');
});
