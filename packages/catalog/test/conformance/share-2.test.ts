import { conform } from './conform.ts';

conform(1, 8);
