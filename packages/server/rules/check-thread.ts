import { admitTold, rulesFor } from '@hexwright/catalog';
import { type Outcome, refuse } from '@hexwright/kernel';
import { type GameWish, nextOfCampaign, playersFor, presenterOf, standingOf, Table } from '@hexwright/table';
import { answerAll } from '../pool-thread.ts';
import { type ChapterAsk, type Checked, LONGEST_MS, type WishAsk } from './wish-check.ts';

/** Tries what somebody wishes for, in a thread of its own: compiles it, plays a little, and lays the board as a table would. */
function check(ask: WishAsk): Outcome<Checked> {
  return 'wish' in ask ? checkWish(ask.wish) : checkChapter(ask.chapter);
}

function checkChapter({ head, finished, chosen }: ChapterAsk): Outcome<Checked> {
  const stands = standingOf(head, finished);
  if (!stands.ok) return stands;
  const next = nextOfCampaign(stands.standing, chosen);
  return next.ok ? { ok: true } : next;
}

function checkWish(wish: GameWish): Outcome<Checked> {
  const ruled = rulesFor(wish);
  if (!ruled.ok) return ruled;
  const began = performance.now();
  const chance = { mode: 'seeded', seed: 'try' } as const;
  const made = Table.rebuild(presenterOf(ruled.rules), {
    chance,
    players: playersFor(ruled.rules.seats, null),
    entries: [],
  });
  if (!made.ok) return made;
  const laid = made.table.wants().kind === 'nature' ? made.table.offerNature() : undefined;
  if (laid && !laid.ok) return laid;
  const took = performance.now() - began;
  return took > LONGEST_MS
    ? refuse('too-slow', 'this board takes too long to lay here; make it smaller, or ask less of it')
    : { ok: true };
}

await admitTold(process.env);
answerAll<WishAsk, Checked>(check, (why) => refuse('wish', why));
