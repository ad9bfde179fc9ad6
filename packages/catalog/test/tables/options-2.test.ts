import { playOptions } from './options.ts';

playOptions(1, 4);
