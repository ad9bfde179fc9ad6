import { playOptions } from './options.ts';

playOptions(3, 4);
