export { Floor } from './floor.ts';
export type { LiveTable } from './live-table.ts';
export type { Guest } from './presence.ts';
