import { i18n } from '../words/i18n.ts';
import words from './words/en.json';
import './look/land.css';
import './look/cards.css';
import './look/card-table.css';

i18n.addResourceBundle('en', 'ui', words, true, true);

export { RivalsExample } from './Example.tsx';
export { RivalsPosition } from './Position.tsx';
export { RivalsTable } from './Table.tsx';
