import type { RawMove } from '@hexwright/kernel';
import { itemAt, itemOf } from '@hexwright/kernel';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { rowOf } from '../board/read.ts';
import type { TableEvent, TableView } from '../table/protocol.ts';
import type { MoveEntry, Sheet } from '../table/sheet.ts';
import { byKind } from './choices.ts';
import { counterTo, type Goods, standingOffer } from './deal.ts';
import { useGame } from './game-context.ts';
import { inputModeOf } from './input-mode.ts';
import { answersOffer, heldBy, offeredKinds } from './offered.ts';

type Counts = Readonly<Record<string, number>>;

/** A deal that is being put together: what I would give and want, and the one seat that is asked, if it is not everybody. */
export interface Draft {
  readonly give: Counts;
  readonly want: Counts;
  readonly to: number | null;
}

export const EMPTY: Draft = { give: {}, want: {}, to: null };
/** so many of the latest offers can be made again with one press */
const KEPT = 3;
/** more of one good are not asked for */
const MOST_WANTED = 19;

const counted = (counts: Counts, good: string, count: number): Counts =>
  Object.fromEntries(Object.entries({ ...counts, [good]: count }).filter(([, n]) => n > 0));

/** One more of it is given, up to what is held; once all are given the next press takes all back. What was wanted of it is wanted less. */
export function giveOne(draft: Draft, good: string, held: number): Draft {
  const wanted = draft.want[good] ?? 0;
  if (wanted > 0) return { ...draft, want: counted(draft.want, good, wanted - 1) };
  const given = draft.give[good] ?? 0;
  return { ...draft, give: counted(draft.give, good, given < held ? given + 1 : 0) };
}

/** One more of it is wanted; what was given of it is given less. */
export function wantOne(draft: Draft, good: string): Draft {
  const given = draft.give[good] ?? 0;
  if (given > 0) return { ...draft, give: counted(draft.give, good, given - 1) };
  return { ...draft, want: counted(draft.want, good, Math.min(MOST_WANTED, (draft.want[good] ?? 0) + 1)) };
}

/** One less of it on that side. */
export function takeBack(draft: Draft, side: 'give' | 'want', good: string): Draft {
  return { ...draft, [side]: counted(draft[side], good, (draft[side][good] ?? 0) - 1) };
}

/** The latest offers, each once, the newest first. */
export function remembered(before: readonly Draft[], draft: Draft): readonly Draft[] {
  const same = JSON.stringify(draft);
  return [draft, ...before.filter((each) => JSON.stringify(each) !== same)].slice(0, KEPT);
}

export const isReady = ({ give, want }: Draft): boolean =>
  Object.keys(give).length > 0 && Object.keys(want).length > 0;

/** A draft as the goods of both sides, in the order of the rules. */
export function dealOf(sheet: Sheet, { give, want }: Draft): { readonly give: Goods; readonly get: Goods } {
  const list = (counts: Counts): Goods =>
    sheet.goods.flatMap(({ id }) => ((counts[id] ?? 0) > 0 ? [[id, itemOf(counts, id)] as const] : []));
  return { give: list(give), get: list(want) };
}

/** One good for another at the bank: so many of the first. */
export interface Exchange {
  readonly move: RawMove;
  readonly from: string;
  readonly to: string;
  readonly rate: number;
}

/** What the bank would trade now. */
export function exchangesOf(sheet: Sheet, view: TableView): Exchange[] {
  return byKind(sheet, view.legal)
    .filter(({ entry }) => inputModeOf(entry) === 'exchange')
    .flatMap(({ entry, moves }) =>
      moves.map((move) => {
        const from = String(move[itemAt(entry.args, 0).name]);
        const rate = view.rates[sheet.goods.findIndex(({ id }) => id === from)] ?? 0;
        return { move, from, to: String(move[itemAt(entry.args, 1).name]), rate };
      }),
    );
}

/** Of these, the ones that go with what is put together: none before something is. */
export function fittingExchanges(all: readonly Exchange[], { give, want }: Draft): readonly Exchange[] {
  const [given, wanted] = [Object.keys(give), Object.keys(want)];
  if (given.length + wanted.length === 0) return [];
  return all.filter(
    ({ from, to }) =>
      (given.length === 0 || given.includes(from)) && (wanted.length === 0 || wanted.includes(to)),
  );
}

export interface Dealing {
  /** what can be put together now: deals with players by their moves, and exchanges with the bank */
  readonly deals: readonly MoveEntry[];
  readonly exchanges: readonly Exchange[];
  /** whether the strip is open */
  readonly open: boolean;
  /** it answers the offer on the table */
  readonly answering: boolean;
  readonly draft: Draft;
  /** the latest offers, the newest first */
  readonly kept: readonly Draft[];
  /** the latest offer came to nothing */
  readonly failed: boolean;
  change(draft: Draft): void;
  begin(): void;
  /** begins a counter-offer with the terms on the table */
  counter(): void;
  offer(entry: MoveEntry, draft: Draft): void;
  exchange(exchange: Exchange): void;
  close(): void;
}

const Context = createContext<Dealing | null>(null);
export const DealingProvider = Context.Provider;

export function useDeal(): Dealing {
  const dealing = useContext(Context);
  if (!dealing) throw new Error('nothing can be traded here');
  return dealing;
}

interface Kept {
  /** whose it is: the next person at the screen begins with nothing */
  readonly seat: number | null;
  readonly open: boolean;
  readonly answering: boolean;
  readonly draft: Draft;
  readonly list: readonly Draft[];
  /** how many events had been told when the latest offer was made */
  readonly offeredAt: number | null;
}

const NOBODYS: Kept = {
  seat: null,
  open: false,
  answering: false,
  draft: EMPTY,
  list: [],
  offeredAt: null,
};

/** Puts deals together for whoever looks. */
export function useDealing(): Dealing {
  const { sheet, view, told, play } = useGame();
  const [kept, setKept] = useState<Kept>(NOBODYS);
  const now = kept.seat === view.seat ? kept : { ...NOBODYS, seat: view.seat };
  const standing = standingOffer(sheet, view);
  const deals = useMemo(
    () =>
      offeredKinds(sheet, view)
        .filter(({ entry, reason }) => inputModeOf(entry) === 'deal' && !reason)
        .map(({ entry }) => entry),
    [sheet, view],
  );
  const exchanges = useMemo(() => exchangesOf(sheet, view), [sheet, view]);
  const possible = view.seat !== null && (deals.length > 0 || exchanges.length > 0);
  const answering = standing !== null;
  const outcome = now.offeredAt === null || standing ? null : outcomeOf(told, now.offeredAt, view.seat);
  // What was put together is over once nothing can be traded, and once a deal has been made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is looked at once
  useEffect(() => {
    if (!now.open && now.offeredAt === null) return;
    if (standing && !now.answering) return;
    if (!possible || outcome === 'done' || (now.answering && !standing))
      setKept({ ...NOBODYS, seat: view.seat, list: now.list });
  }, [view]);
  const change = (more: Partial<Kept>): void => setKept({ ...now, ...more });
  return {
    deals,
    exchanges,
    open: now.open && possible && now.answering === answering,
    answering: now.answering,
    draft: within(now.draft, heldBy(sheet, view)),
    kept: now.list,
    failed: outcome === 'failed',
    change: (draft) =>
      change({
        draft,
        open: true,
        answering,
        // What was said of the last offer is not said of the next.
        offeredAt: outcome === 'failed' ? null : now.offeredAt,
      }),
    begin: () => change({ open: true, answering: false }),
    counter: () =>
      standing &&
      change({
        open: true,
        answering: true,
        draft: { ...counterTo(standing, heldBy(sheet, view)), to: null },
      }),
    offer: (entry, draft) => {
      const { give, want, to } = draft;
      const one = to !== null && sheet.looks.moves?.[entry.name]?.toOne;
      play({ move: entry.name, give, want, ...(one && { to }) } as unknown as RawMove);
      if (answering) change({ open: false, answering: false, draft: EMPTY });
      else change({ draft, open: true, list: remembered(now.list, draft), offeredAt: told.length });
    },
    exchange: ({ move, to }) => {
      play(move);
      change({
        draft: { ...now.draft, give: {}, want: counted(now.draft.want, to, (now.draft.want[to] ?? 0) - 1) },
      });
    },
    close: () => change({ open: false, answering: false, draft: EMPTY, offeredAt: null }),
  };
}

/** What has come of the offer that was made when so much had been told. */
function outcomeOf(
  told: readonly TableEvent[],
  since: number,
  seat: number | null,
): 'failed' | 'done' | null {
  const last = told.slice(since).findLast(({ data }) => data.seat === seat);
  if (last?.kind === 'offer-failed') return 'failed';
  return last?.kind === 'traded' || last?.kind === 'offer-withdrawn' ? 'done' : null;
}

/** Nobody gives what is no longer in the hand. */
function within(draft: Draft, held: (good: string) => number): Draft {
  if (Object.entries(draft.give).every(([good, n]) => n <= held(good))) return draft;
  const give = Object.entries(draft.give).map(([good, n]) => [good, Math.min(n, held(good))] as const);
  return { ...draft, give: Object.fromEntries(give.filter(([, n]) => n > 0)) };
}

/** By good: how many the seat that looks may give, where a deal can be put together at all. */
export function givable(sheet: Sheet, view: TableView, { deals, exchanges }: Dealing): readonly number[] {
  if (view.seat === null || (deals.length === 0 && exchanges.length === 0)) return [];
  const held = rowOf(view.fields.hold, view.seat);
  return sheet.goods.map(({ tradeable }, i) => (tradeable ? held[i] || 0 : 0));
}

/** Whether nothing but answers to the offer can be done now, so that it has the place of all other moves. */
export function onlyAnswers(sheet: Sheet, view: TableView): boolean {
  return offeredKinds(sheet, view).every(
    (kind) =>
      answersOffer(sheet, view, kind) || (kind.moves.length === 0 && !view.open.includes(kind.entry.name)),
  );
}
