import { conform } from './conform.ts';

conform(2, 8);
