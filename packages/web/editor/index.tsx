import { joinPageWords } from '../words/language.ts';
import { EditorScreen } from './EditorScreen.tsx';
import words from './words/en.json';
import './look/editor.css';

await joinPageWords(
  words,
  import.meta.glob<{ default: Record<string, string> }>(['./words/*.json', '!./words/en.json']),
);

export { EditorScreen };
