import { joinPageWords } from '../words/language.ts';
import words from './words/en.json';

/** The words of everything that needs a server are there once this has been imported. */
await joinPageWords(
  words,
  import.meta.glob<{ default: Record<string, string> }>(['./words/*.json', '!./words/en.json']),
);
