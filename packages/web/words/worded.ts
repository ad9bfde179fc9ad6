import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionControl, RowSheet } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import { learnWordsOf } from './language.ts';
import { inWords, sentenceInWords } from './texts.ts';

/** A sheet in the language that is spoken, wherever its referee lives; null until its words are here. */
export function useWorded(sheet: AnySheet | null): AnySheet | null {
  return useOnceWordsAreHere(sheet, ownSheet, worded);
}

/** The same for a row that is being set up: until the words of the next one are here, the last one stays. */
export function useWordedRow(row: RowSheet | null): RowSheet | null {
  return useOnceWordsAreHere(row, sheetOfRow, wordedRow);
}

/** Name and summary of a row as lists show them. */
export function wordedCard<C extends { readonly name: string; readonly summary: string }>(card: C): C {
  return { ...card, name: inWords(card.name), summary: inWords(card.summary) };
}

function useOnceWordsAreHere<T>(
  thing: T | null,
  sheetOf: (thing: T) => AnySheet,
  inLanguage: (thing: T) => T,
): T | null {
  const { language } = useTranslation().i18n;
  const [said, setSaid] = useState<T | null>(null);
  const english = language === 'en';
  useEffect(() => {
    if (english || thing === null) return;
    let stale = false;
    const say = (): void => {
      if (!stale) setSaid(inLanguage(thing));
    };
    // What cannot be fetched is read in English.
    void learnWordsOf(language, sheetOf(thing).modules).then(say, say);
    return () => {
      stale = true;
    };
  }, [english, language, thing, sheetOf, inLanguage]);
  return english ? thing : said;
}

const ownSheet = (sheet: AnySheet): AnySheet => sheet;
const sheetOfRow = ({ sheet }: RowSheet): AnySheet => sheet;

function worded(sheet: AnySheet): AnySheet {
  return {
    ...sheet,
    title: inWords(sheet.title),
    modules: sheet.modules.map(wordedCard),
    rules: sheet.rules.map(({ module, name, lines }) => ({
      module,
      name: inWords(name),
      lines: lines.map((line) => ({ ...line, text: inWords(line.text) })),
    })),
    terms: Object.fromEntries(Object.entries(sheet.terms).map(([key, text]) => [key, inWords(text, key)])),
  };
}

function wordedRow(row: RowSheet): RowSheet {
  return {
    ...row,
    sheet: worded(row.sheet),
    card: wordedCard(row.card),
    options: row.options.map(
      (option): OptionControl => ({ ...option, words: inWords(option.words, `option.${option.name}`) }),
    ),
    companions: row.companions.map((companion) => ({
      ...wordedCard(companion),
      ...(companion.refused !== undefined && { refused: sentenceInWords(companion.refused) }),
    })),
  };
}
