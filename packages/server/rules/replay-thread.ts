import { admitTold, rulesOfSetup } from '@hexwright/catalog';
import { type Outcome, refuse } from '@hexwright/kernel';
import { type GamePresenter, presenterOf, storyOf, Table } from '@hexwright/table';
import { answerAll } from '../pool-thread.ts';
import type { ReplayAsk, Replayed } from './replays.ts';

/** so many games stay laid out: whoever leafs through one asks again and again */
const LAID = 3;
const laid = new Map<string, Table>();

/** Tells finished games, away from the sockets. */
function tell({ game, save, players, want }: ReplayAsk): Outcome<Replayed> {
  const ruled = rulesOfSetup(save.setup, 'tried');
  if (!ruled.ok) return ruled;
  const face = presenterOf(ruled.rules);
  if (want.kind === 'story') return storyOf(face, save, players);
  const table = tableOf(game, face, { save, players });
  return table.ok ? table.table.frame(want.moves, want.seat, want.open) : table;
}

function tableOf(
  game: string,
  face: GamePresenter,
  { save, players }: Pick<ReplayAsk, 'save' | 'players'>,
): Outcome<{ readonly table: Table }> {
  const known = laid.get(game);
  laid.delete(game);
  if (known) laid.set(game, known);
  if (known) return { ok: true, table: known };
  const { chance, log } = save;
  const rebuilt = Table.rebuild(face, { chance, players, entries: log });
  if (!rebuilt.ok) return rebuilt;
  laid.set(game, rebuilt.table);
  for (const oldest of laid.keys()) if (laid.size > LAID) laid.delete(oldest);
  return rebuilt;
}

await admitTold(process.env);
answerAll<ReplayAsk, Replayed>(tell, (why) => refuse('replay', why));
