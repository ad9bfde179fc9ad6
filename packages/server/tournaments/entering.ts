import type { Level } from '@hexwright/bots';
import { type Outcome, type Refused, refuse } from '@hexwright/kernel';
import type { Entrant, PersonCard } from '@hexwright/table';
import type { KeptTournament } from './kept.ts';

/** What people do with a tournament: each gives it as it is then, or says why not. */
export type Entered = Outcome<{ readonly tournament: KeptTournament }>;

/** so many who were taken out are remembered */
const SENT_AWAY = 200;

const done = (tournament: KeptTournament): Entered => ({ ok: true, tournament });

const notOpen = refuse('tournament-begun', 'this tournament has begun');
const lastRound = refuse('tournament-last-round', 'its last round is being played');
const sentAway = refuse('sent-away', 'you have been sent away from this tournament');
const isOver = refuse('tournament-over', 'this tournament is over');

export const takesPart = ({ entrants }: Pick<KeptTournament, 'entrants'>, id: string): boolean =>
  entrants.some((each) => each.id === id && !each.left);

/**
 * Why nobody can come in now, or nothing. A Swiss takes people while it is played: they play from the next round on and have nothing before. The rounds of a
 * league are planned from the start.
 */
export function whyNotEnter(kept: KeptTournament): Refused | undefined {
  if (kept.state === 'open') return undefined;
  if (kept.state !== 'running' || kept.settings.kind !== 'swiss') return notOpen;
  return kept.round < kept.rounds ? undefined : lastRound;
}

export function enter(kept: KeptTournament, person: PersonCard): Entered {
  if (takesPart(kept, person.id)) return done(kept);
  if (kept.sentAway?.includes(person.id)) return sentAway;
  // Whoever has left one that is being played stands there still.
  const back = kept.entrants.find(({ id }) => id === person.id);
  if (!back) return added(kept, [{ ...person, level: null, left: false }]);
  if (kept.state !== 'running') return notOpen;
  return kept.round < kept.rounds ? done(withEntrant(kept, person.id, { left: false })) : lastRound;
}

/** The host takes somebody out, who does not come in again. */
export function remove(kept: KeptTournament, id: string): Entered {
  const gone = leave(kept, id);
  if (!gone.ok) return gone;
  return done({ ...gone.tournament, sentAway: [...(kept.sentAway ?? []), id].slice(-SENT_AWAY) });
}

/** Bots of the server's, told apart by numbers. */
export function enterBots(kept: KeptTournament, count: number, level: Level, newId: () => string): Entered {
  const there = kept.entrants.filter((each) => each.level !== null).length;
  return added(
    kept,
    Array.from({ length: count }, (_, i) => ({
      id: newId(),
      name: `Bot ${there + i + 1}`,
      account: false,
      level,
      left: false,
    })),
  );
}

function added(kept: KeptTournament, entrants: readonly Entrant[]): Entered {
  const why = whyNotEnter(kept);
  if (why) return why;
  if (kept.entrants.length + entrants.length > kept.settings.most)
    return refuse('tournament-full', `no more than ${kept.settings.most} take part in this tournament`);
  return done({ ...kept, entrants: [...kept.entrants, ...entrants] });
}

/** Takes part no more. Once it has begun the name stays where it stood, and the table of this round is played on. */
export function leave(kept: KeptTournament, id: string): Entered {
  if (!takesPart(kept, id)) return refuse('not-entered', 'you do not take part in this tournament');
  if (kept.state === 'open')
    return done({ ...kept, entrants: kept.entrants.filter((each) => each.id !== id) });
  if (kept.state !== 'running') return isOver;
  return done(withEntrant(kept, id, { left: true }));
}

const withEntrant = (kept: KeptTournament, id: string, change: Partial<Entrant>): KeptTournament => ({
  ...kept,
  entrants: kept.entrants.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

export function cancel(kept: KeptTournament, why: string): Entered {
  if (kept.state === 'over' || kept.state === 'cancelled') return isOver;
  return done({ ...kept, state: 'cancelled', due: null, why });
}

/** Somebody is to be forgotten: what was played stays, without the name. */
export function forgotten(kept: KeptTournament, id: string): KeptTournament {
  const gone = kept.state === 'open' ? leave(kept, id) : done(kept);
  const left = gone.ok ? gone.tournament : kept;
  const named = withEntrant(left, id, { name: '–', account: false, left: true });
  if (kept.host.id !== id) return named;
  const hostless = { ...named, host: { ...kept.host, name: '–', account: false } };
  // Nobody could start it any more.
  return kept.state === 'open'
    ? { ...hostless, state: 'cancelled', due: null, why: 'the host has left' }
    : hostless;
}
