import { rulesFor } from '@hexwright/catalog';
import type { TableWish } from '../../arguments.ts';
import { featuresIn, type Head, headBytes } from '../../lab/games-file.ts';
import type { GameLine } from '../../lab/match.ts';
import work from '../../lab/work.ts';

const wish: TableWish = { game: 'first-island/base', seats: 3, modules: [], options: { points: 4 } };

interface Exported {
  readonly bytes: Uint8Array;
  readonly head: Head;
  readonly lines: readonly GameLine[];
  readonly wish: TableWish;
}

let known: Exported | undefined;

/** A small file of games, as `lab export` writes it. */
export function exported(): Exported {
  known ??= play();
  return known;
}

function play(): Exported {
  const found = rulesFor(wish);
  if (!found.ok) throw new Error(found.reason.text);
  const head: Head = { ...wish, seed: 7, players: ['normal'], every: 4, features: featuresIn(found.rules) };
  const contestants = [{ text: 'normal', bot: 'normal', budget: {} }];
  const plan = { wish, contestants, format: 'mix', seed: 7, limit: 20_000 } as const;
  const { lines, recorded = [] } = work({ plan, from: 0, to: 2, every: 4 });
  const blocks = recorded.map((game) => Buffer.from(game, 'base64'));
  return { bytes: Uint8Array.from(Buffer.concat([headBytes(head), ...blocks])), head, lines, wish };
}
