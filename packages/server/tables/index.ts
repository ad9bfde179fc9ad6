export { notOpen, type TableAsk } from './answers.ts';
export { seatOf } from './kept.ts';
export { ladder } from './ladder.ts';
export type { LiveTable } from './live-table.ts';
export type { Changes, TableViewer } from './presence.ts';
export type { RemoteTable } from './remote-table.ts';
export { TableRegistry } from './table-registry.ts';
