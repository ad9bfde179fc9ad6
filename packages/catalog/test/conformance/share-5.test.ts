import { conform } from './conform.ts';

conform(4, 8);
