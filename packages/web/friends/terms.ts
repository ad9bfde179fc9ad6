import { readJson } from '@hexwright/kernel';
import type { NewTable, SeatingSetting, SettingsChange, TableSettings } from '@hexwright/table';
import { currentSettings, PACES } from '../look/settings.ts';
import type { Wish } from '../table/protocol.ts';

/** What the host of a table decides besides the game, as its form holds it. */
export type Terms = Pick<TableSettings, 'listed' | 'clock' | 'watching' | 'rated' | 'standIn'> & {
  readonly seating: SeatingSetting;
  readonly title: string;
  /** null where the one that is there stays */
  readonly password: string | null;
};

const DRAWN: SeatingSetting = { begins: 'drawn', order: 'listed' };

export const AMONG_FRIENDS: Terms = {
  title: '',
  listed: false,
  password: '',
  clock: { mode: 'off' },
  watching: { allowed: true, delay: 0 },
  rated: false,
  standIn: 120,
  seating: DRAWN,
};

/** The terms of a table as it stands, for its host to change. */
export function termsOf({ title = '', seating = DRAWN, ...settings }: TableSettings): Terms {
  const { listed, clock, watching, rated, standIn } = settings;
  return { title, listed, clock, watching, rated, standIn, seating, password: null };
}

/** The table to be laid; its bots move at the pace that the host is used to. */
export function newTable({ title, password, ...terms }: Terms, wish: Wish): NewTable {
  return {
    ...terms,
    ...patience(terms),
    wish: wishToSend(wish),
    pace: PACES[currentSettings().pace],
    ...(title.trim() !== '' && { title }),
    ...(password && { password }),
  };
}

/** The table for the first chapter of a campaign, which settles everything but who plays and with what. */
export function newCampaignTable(terms: Terms, { game, seats, modules }: Wish): NewTable {
  return { ...newTable(terms, { game, seats, ...(modules && { modules }) }), campaign: true };
}

export function changeOf({ title, password, ...terms }: Terms): SettingsChange {
  return {
    ...terms,
    ...patience(terms),
    ...(title.trim() !== '' && { title }),
    ...(password !== null && { password: password || null }),
  };
}

/** Who plays by correspondence is not expected to be there. */
const patience = ({ clock, standIn }: Pick<Terms, 'clock' | 'standIn'>) => ({
  standIn: clock.mode === 'days' ? null : standIn,
});

export function wishToSend({ game, seats, modules, options, layout }: Wish): NewTable['wish'] {
  return {
    game,
    seats,
    ...(modules && { modules: [...modules] }),
    ...(options && { options: options as Record<string, string | number | boolean> }),
    ...(layout !== undefined && { layout }),
  };
}

/** A link to the form for a game like this one. A board of one's own comes behind the #, where no server minds its length. */
export function likeThis({ game, layout, ...wish }: NewTable['wish']): string {
  const board = layout === undefined ? '' : `#board=${encodeURIComponent(JSON.stringify(layout))}`;
  return `/friends/new/${game}?like=${encodeURIComponent(JSON.stringify(wish))}${board}`;
}

/** The wish in such a link; what cannot be read is no wish, and what cannot be played the rules refuse. */
export function wishedIn({ search, hash }: Pick<Location, 'search' | 'hash'>): Partial<Wish> {
  const { seats, modules, options } = (read(search, 'like') ?? {}) as Partial<Wish>;
  const layout = read(hash.slice(1), 'board') as Wish['layout'] | null;
  return {
    ...(Number.isInteger(seats) && { seats }),
    ...(Array.isArray(modules) && { modules: modules.map(String) }),
    ...(typeof options === 'object' && options !== null && { options }),
    ...(typeof layout === 'object' && layout !== null && { layout }),
  };
}

function read(query: string, name: string): unknown {
  const told = readJson(new URLSearchParams(query).get(name) ?? 'null');
  return told.ok ? told.json : null;
}
