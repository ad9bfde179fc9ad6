import { conform } from './conform.ts';

conform(6, 8);
