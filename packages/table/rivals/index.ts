export * from './face.ts';
export type { RivalsMore } from './more.ts';
export type { RivalsCard, RivalsSheet } from './sheet.ts';
