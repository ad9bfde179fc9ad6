export type { LiveTable } from './live-table.ts';
export type { TableViewer } from './presence.ts';
export { TableRegistry } from './table-registry.ts';
