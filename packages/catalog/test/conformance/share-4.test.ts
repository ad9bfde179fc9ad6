import { conform } from './conform.ts';

conform(3, 8);
