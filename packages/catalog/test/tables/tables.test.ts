import { playTables } from './play.ts';

playTables(0, 4);
