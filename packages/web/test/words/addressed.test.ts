import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homesOf, modules } from '@hexwright/catalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Address, addressed, learnAddress } from '../../words/addressed.ts';
import { i18n } from '../../words/i18n.ts';
import { SEAT_GAPS, speakerFor } from '../../words/speak.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';

type Table = Readonly<Record<string, string>>;

const words = new URL('../../words/', import.meta.url);
const read = <T = Table>(path: string): T => JSON.parse(readFileSync(new URL(path, words), 'utf8')) as T;

/** Every line of the log of every game, as the language has it. */
const english = [...homesOf(modules)].flatMap(([text, { keys }]) =>
  [...keys].some((key) => key.startsWith('event.')) ? [text] : [],
);
function linesIn(language: string): readonly string[] {
  if (language === 'en') return english;
  const files = readdirSync(new URL(language, words)).filter(
    (file) => !['same.json', 'claims.json', 'nouns.json', 'you.json'].includes(file),
  );
  const own: Table = Object.assign({}, ...files.map((file) => read(`${language}/${file}`)));
  return english.flatMap((text) => own[text] ?? []);
}

const gapsOf = (line: string): readonly string[] =>
  [...line.matchAll(/\{([\w-]+)(?::([\w-]+))?\}/g)].flatMap(([gap, name, kind = name]) =>
    SEAT_GAPS.has(kind) ? [gap] : [],
  );

const languages = readdirSync(words).filter((folder) => existsSync(new URL(`${folder}/you.json`, words)));

describe.each(languages)('the reader in %s', (language) => {
  beforeAll(async () => {
    learnAddress(language, read<Address>(`${language}/you.json`));
    await i18n.changeLanguage(language);
  });
  afterAll(() => void i18n.changeLanguage('en'));

  test('can be addressed in every line of every log, wherever it names a player', () => {
    const lines = linesIn(language).filter((line) => gapsOf(line).length > 0);
    expect(lines.length).toBeGreaterThan(80);
    const wrong = lines.flatMap((line) =>
      gapsOf(line).flatMap((gap) => {
        const said = addressed(line, gap);
        return said === undefined || said.includes('{you}') || / {2}| [.,;:]/.test(said) || said === line
          ? `${line} (${gap})`
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each<[language: string, told: Table]>([
  [
    'en',
    {
      '[seat] steals {good} from {from}.': 'you steal {good} from {from}.',
      '{seat} steals {good} from [from].': '{seat} steals {good} from you.',
      '[seat] builds a {piece}.': 'you build a {piece}.',
      '[seat] passes.': 'you pass.',
      '[seat] carries it, and takes 1 {good}.': 'you carry it, and take 1 {good}.',
      '[seat] pays {to:seat} and is free of the anathema.': 'you pay {to:seat} and are free of the anathema.',
      '{seat} dictates how [to] sets the die: {range}.': '{seat} dictates how you set the die: {range}.',
      '{seat} forbids [from] this hex.': '{seat} forbids you this hex.',
      '[seat] bewitches {of:seat}, who loses a level.': 'you bewitch {of:seat}, who loses a level.',
      'Nobody takes [seat]’s offer.': 'Nobody takes your offer.',
      'The knights of [seat] are under a spell.': 'Your knights are under a spell.',
      'A knight of [seat] falls.': 'A knight of yours falls.',
      '{seat} looks at the hand of [from] and takes nothing.': '{seat} looks at your hand and takes nothing.',
      '[seat] rolls {die}: the robber flees.': 'you roll {die}: the robber flees.',
    },
  ],
  [
    'de',
    {
      '[seat] baut <einen|eine|ein> {piece}.': 'du baust <einen|eine|ein> {piece}.',
      '[seat] setzt mehr Segel.': 'du setzt mehr Segel.',
      '[seat] bietet {bid}.': 'du bietest {bid}.',
      '[seat] hat {points} Siegpunkte und gewinnt.': 'du hast {points} Siegpunkte und gewinnst.',
      '{seat} stiehlt {good} von [from].': '{seat} stiehlt {good} von dir.',
      '{seat} nimmt [from] eine Karte.': '{seat} nimmt dir eine Karte.',
      '{seat} greift [other] an.': '{seat} greift dich an.',
      '{award} geht an [seat].': '{award} geht an dich.',
      '<Der|Die|Das> {piece} von [seat] verlässt den Spielplan.':
        '<Dein|Deine|Dein> {piece} verlässt den Spielplan.',
      'Niemand nimmt das Angebot von [seat] an.': 'Niemand nimmt dein Angebot an.',
      '{seat} nimmt {good} aus der Hand von [from].': '{seat} nimmt {good} aus deiner Hand.',
      '[seat] und {other:seat} tauschen die Hand.': 'du und {other:seat} tauscht die Hand.',
    },
  ],
  [
    'es',
    {
      '[seat] construye <un|una|un> {piece}.': 'construyes <un|una|un> {piece}.',
      '[seat] saca más y empieza.': 'sacas más y empiezas.',
      '[seat] ya no es un colono pobre.': 'ya no eres un colono pobre.',
      '{seat} roba una carta a [from].': '{seat} te roba una carta.',
      '{seat} toma una carta de la mano de [from].': '{seat} toma una carta de tu mano.',
      '{seat} cambia {give} por {get} con [with].': '{seat} cambia {give} por {get} contigo.',
      'Cae una ciudad de [seat].': 'Cae una ciudad tuya.',
    },
  ],
])('a line of the log in %s', (language, told) => {
  beforeAll(() => void i18n.changeLanguage(language));
  afterAll(() => void i18n.changeLanguage('en'));
  test.each(Object.entries(told))('%s', (marked, said) => {
    const gap = `{${/\[([\w:]+)\]/.exec(marked)?.[1]}}`;
    expect(addressed(marked.replace(/\[[\w:]+\]/, gap), gap)).toBe(said);
  });
});

test('a language keeps the name where it does not know how to say it', () => {
  void i18n.changeLanguage('de');
  expect(addressed('Sternschnuppen über {seat}.', '{seat}')).toBeUndefined();
  void i18n.changeLanguage('en');
});

describe('the speaker', async () => {
  const found = await rowSheet(openLibrary(), { game: 'first-island/base', seats: 3 });
  if (!found.ok) throw new Error(found.reason.text);
  const speakTo = (reader: number | null) =>
    speakerFor(found.row.sheet, [{ kind: 'person', name: 'Ann' }], reader);
  const theft = ['stolen', { seat: 1, from: 0, good: 'ore' }] as const;

  test('says "you" to whoever reads, and nobody else', () => {
    expect(speakTo(0).event(...theft)).toBe('Blue steals ore from you.');
    expect(speakTo(1).event(...theft)).toBe('You steal ore from Ann.');
    expect(speakTo(2).event(...theft)).toBe('Blue steals ore from Ann.');
    expect(speakTo(null).event(...theft)).toBe('Blue steals ore from Ann.');
  });

  test('tells it piece by piece just so', () => {
    const pieces = speakTo(0).told(...theft);
    expect(pieces.map(({ text }) => text).join('')).toBe('Blue steals ore from you.');
    expect(pieces).toContainEqual({ text: 'ore', value: 'ore' });
  });

  test('still knows which seats a line names', () => {
    expect(speakTo(0).seatsIn(...theft)).toEqual([1, 0]);
  });
});
