import { conform } from './conform.ts';

conform(5, 8);
