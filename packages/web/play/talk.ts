import { itemAt } from '@hexwright/kernel';
import { mannerOf } from '../look/characters.ts';
import type { AnyView, Player } from '../table/protocol.ts';
import { t } from '../words/i18n.ts';
import { joinPageWords } from '../words/language.ts';
import { type Remark, remarkOn } from './remarks.ts';
import { say } from './said.ts';
import words from './words/en.json';

// What bots say comes with the first word of theirs.
await joinPageWords(
  words,
  import.meta.glob<{ default: Record<string, string> }>(['./words/*.json', '!./words/en.json']),
);

/** nobody talks all the time */
const PAUSE = 14_000;
let last = Number.NEGATIVE_INFINITY;

/** Somebody may say something to what has just happened. */
export function hear(view: AnyView, players: readonly Player[], now = performance.now()): void {
  const remark = remarkOn(view, players);
  if (!remark || (now - last < PAUSE && !view.result)) return;
  last = now;
  say({ seat: remark.seat, text: lineOf(remark, players[remark.seat], view.moves) });
}

/** The same moment has several lines, which take turns. */
function lineOf({ seat, moment }: Remark, player: Player | undefined, moves: number): string {
  const lines = t(`talk.${mannerOf(player, seat)}.${moment}`).split('|');
  return itemAt(lines, moves % lines.length);
}
