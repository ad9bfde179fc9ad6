import { itemOf } from '@hexwright/kernel';
import type { KeptTable } from '../tables/kept.ts';
import type { KeptTournament } from '../tournaments/kept.ts';

/** What a messenger tells of a link. */
export interface Invitation {
  readonly title: string;
  readonly text: string;
  /** the path of a picture */
  readonly picture?: string;
}

/** Of the link to a table: who invites, to what, and how many seats are free. One with a password tells nothing. */
export function tableInvitation({ id, room, state }: KeptTable): Invitation {
  if (room.password !== null)
    return { title: 'A table at Hexwright', text: 'This table asks for a password.' };
  const { host, game, title, seats, settings } = room;
  const free = seats.filter((seat) => !seat.person && !seat.bot).length;
  const people = seats.flatMap(({ person }) => person?.name ?? []);
  const named = title === game ? game : `${title} (${game})`;
  const gathering = state === 'waiting';
  const watchable = settings.watching.allowed;
  return {
    title: room.tournament
      ? named
      : !gathering || room.quick
        ? `${named}: ${people.join(', ') || 'nobody yet'}`
        : `${host.name} invites you: ${named}`,
    text: gathering
      ? `${free} of ${seats.length} seats free. A name is enough: no account, nothing to install.`
      : watchable && (state === 'playing' || state === 'paused')
        ? 'The game is being played. Come and watch.'
        : 'See how the game went.',
    picture: `/t/${id}/board.png`,
  };
}

/** Of the link to a tournament. */
export function tournamentInvitation({
  id,
  settings,
  game,
  host,
  entrants,
  state,
  password,
}: KeptTournament): Invitation {
  const { title, kind, most } = settings;
  const here = entrants.filter(({ left }) => !left).length;
  const what = `${kind === 'swiss' ? 'Swiss tournament' : 'League'}: ${game}`;
  return {
    title: state === 'open' ? `${host.name} invites you to ${title}` : title,
    text:
      state === 'open'
        ? `${what}. ${here} of ${most} places taken${password === null ? '' : '; it asks for a password'}.`
        : `${what}. Standings, pairings and replays.`,
    picture: `/friends/tournaments/${id}/board.png`,
  };
}

/** The page with what messengers look for in its head. */
export function withInvitation(
  page: string,
  { title, text, picture }: Invitation,
  origin: string,
  path: string,
): string {
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Hexwright'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', origin + path],
    ...(picture
      ? [
          ['og:image', origin + picture],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['og:image:alt', 'A board of this game'],
        ]
      : []),
  ].map(([name, content = '']) => `<meta property="${name}" content="${escaped(content)}" />`);
  const card = `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />`;
  return page.replace('</head>', () => `${[...tags, card].join('\n    ')}\n  </head>`);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => itemOf(ENTITIES, letter));
