import { joinPageWords } from '../words/language.ts';
import words from './words/en.json';

// The words of the screens that are fetched when somebody goes there; the front page and the first table do without.
await joinPageWords(
  words,
  import.meta.glob<{ default: Record<string, string> }>(['./words/*.json', '!./words/en.json']),
);
