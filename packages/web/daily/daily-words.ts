import '../review/review-words.ts';
import { joinPageWords } from '../words/language.ts';
import words from './words/en.json';

// The words of the board of the day come with it.
await joinPageWords(
  words,
  import.meta.glob<{ default: Record<string, string> }>(['./words/*.json', '!./words/en.json']),
);
