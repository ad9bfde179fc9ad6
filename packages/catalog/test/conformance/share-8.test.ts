import { conform } from './conform.ts';

conform(7, 8);
