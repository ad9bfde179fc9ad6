import { playTables } from './play.ts';

playTables(2, 4);
