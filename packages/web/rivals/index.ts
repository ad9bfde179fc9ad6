import { joinPageWords } from '../words/language.ts';
import words from './words/en.json';
import './look/land.css';
import './look/cards.css';
import './look/card-table.css';

await joinPageWords(
  words,
  import.meta.glob<{ default: Record<string, string> }>(['./words/*.json', '!./words/en.json']),
);

export { RivalsExample } from './Example.tsx';
export { RivalsOpenHands } from './OpenHands.tsx';
export { RivalsPosition } from './Position.tsx';
export { RivalsTable } from './Table.tsx';
