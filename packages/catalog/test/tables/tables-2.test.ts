import { playTables } from './play.ts';

playTables(1, 4);
