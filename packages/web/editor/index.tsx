import { joinPageWords } from '../words/language.ts';
import { EditorScreen } from './EditorScreen.tsx';
import words from './words/en.json';
import './look/editor.css';
import './look/tools.css';
import './look/overlays.css';
import './look/panels.css';
import './look/narrow.css';

await joinPageWords(
  words,
  import.meta.glob<{ default: Record<string, string> }>(['./words/*.json', '!./words/en.json']),
);

export { EditorScreen };
