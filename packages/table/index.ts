export type { Ahead } from './ahead.ts';
export { type AwaitedPlayers, awaitedPlayers } from './awaited-players.ts';
export * from './campaign.ts';
export { ChangeWriter, changedView, type SentView, type ViewChange } from './changes.ts';
export * from './chronicle.ts';
export * from './chronicle-sheet.ts';
export { counterOf } from './counts.ts';
export * from './entry.ts';
export type { TableEvent } from './event-log.ts';
export * from './file.ts';
export { type PackedFile, packGame, retell, unpackGame } from './game-link.ts';
export * from './host.ts';
export * from './island/index.ts';
export type { Keeps } from './live-game.ts';
export * from './players.ts';
export * from './presenter.ts';
export {
  type OwnMore,
  type OwnPresenter,
  type OwnSheet,
  ownPresenterOf,
  presenterOf,
} from './presenter-of.ts';
export * from './protocol/index.ts';
export { fold, type TableRecord } from './record.ts';
export * from './rivals/index.ts';
export type { MovePrice, SeatPoints } from './scoring.ts';
export { type ClosedMove, type SeatView, type SeatViewPart, seatView } from './seat-view.ts';
export { DRAWN, type Seating, seated } from './seating.ts';
export type { PlainMove, PlainSheet, RuleLine } from './sheet.ts';
export { type Fields, ShownFields } from './shown-fields.ts';
export { type Story, storyOf } from './story.ts';
export * from './table.ts';
export { type Sent, Shown, type TableView } from './viewer.ts';
