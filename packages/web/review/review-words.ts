import '../screens/later-words.ts';
import { joinPageWords } from '../words/language.ts';
import words from './words/en.json';

// The words of looking back, of hints and of the trainer come with them.
await joinPageWords(
  words,
  import.meta.glob<{ default: Record<string, string> }>(['./words/*.json', '!./words/en.json']),
);
