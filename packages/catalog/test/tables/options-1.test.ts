import { playOptions } from './options.ts';

playOptions(0, 4);
