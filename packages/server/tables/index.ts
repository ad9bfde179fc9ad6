export { Floor } from './floor.ts';
export type { Guest, LiveTable } from './live-table.ts';
