import { listenToPairs } from './heard.ts';
import { playTables } from './play.ts';
import { askPairs } from './refusals.ts';

// In one file, since who meets whom is found once for all of it: with every two rows, that takes as long as many tables.
askPairs();
playTables();
listenToPairs();
