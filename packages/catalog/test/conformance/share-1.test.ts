import { conform } from './conform.ts';

conform(0, 8);
