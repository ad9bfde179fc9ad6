import { playTables } from './play.ts';

playTables(3, 4);
