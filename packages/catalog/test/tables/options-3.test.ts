import { playOptions } from './options.ts';

playOptions(2, 4);
