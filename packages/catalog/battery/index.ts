/** What is asked of every row, whoever wrote it: `examine` plays it and reports, by the names of `checks`. */
export { examine } from './examine.ts';
export { type Check, checks, type Report } from './report.ts';
