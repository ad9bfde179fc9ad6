import type { Outcome, Reason } from '@hexwright/kernel';
import type { AnswerOf, BodyOf, HttpRefusal, RouteName, Routes } from '@hexwright/table';

/** Every address of the server. The types hold it to the list that page and server share, without bringing its schemas here. */
const ADDRESSES: { readonly [N in RouteName]: `${Routes[N]['method']} ${Routes[N]['path']}` } = {
  me: 'GET /api/me',
  beGuest: 'POST /api/me',
  changeMe: 'PATCH /api/me',
  deleteMe: 'DELETE /api/me',
  exportMe: 'GET /api/me/export',
  openAccount: 'POST /api/account',
  changePassword: 'PATCH /api/account',
  signIn: 'POST /api/sign-in',
  signOut: 'POST /api/sign-out',
  pushKey: 'GET /api/push',
  callMe: 'POST /api/push',
  callMeNoMore: 'DELETE /api/push',
  lobby: 'GET /api/lobby',
  myTables: 'GET /api/tables',
  newTable: 'POST /api/tables',
  quickMatch: 'POST /api/quick-match',
  tournaments: 'GET /api/tournaments',
  newTournament: 'POST /api/tournaments',
  tournament: 'GET /api/tournaments/:tournament',
  enterTournament: 'POST /api/tournaments/:tournament/entry',
  leaveTournament: 'DELETE /api/tournaments/:tournament/entry',
  actOnTournament: 'POST /api/tournaments/:tournament',
  seasons: 'GET /api/seasons',
  friends: 'GET /api/friends',
  addFriend: 'POST /api/friends',
  callFriend: 'POST /api/friends/:person/call',
  removeFriend: 'DELETE /api/friends/:person',
  friendLink: 'POST /api/friends/link',
  friendOfLink: 'GET /api/friends/link/:code',
  person: 'GET /api/people/:person',
};

interface Details {
  /** what stands in the address */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Asks the server over HTTP. Where none answers, as behind a page of plain files, the reason is `no-server`. */
export async function ask<N extends RouteName>(
  name: N,
  body?: BodyOf<N>,
  { params = {}, query }: Details = {},
): Promise<Outcome<{ readonly answer: AnswerOf<N> }>> {
  const [method, address = ''] = ADDRESSES[name].split(' ');
  const path = address.replace(/:(\w+)/g, (_, gap: string) => encodeURIComponent(params[gap] ?? ''));
  const asked = query ? `${path}?${new URLSearchParams(query)}` : path;
  try {
    const response = await fetch(asked, {
      method,
      credentials: 'same-origin',
      ...(method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    });
    if (!response.headers.get('content-type')?.includes('json')) return noServer;
    const answer = (await response.json()) as AnswerOf<N> | HttpRefusal;
    if (response.ok) return { ok: true, answer: answer as AnswerOf<N> };
    const { error } = answer as HttpRefusal;
    return typeof error === 'object' ? { ok: false, reason: error as Reason } : noServer;
  } catch {
    return noServer;
  }
}

const noServer = { ok: false, reason: { code: 'no-server', text: 'no server answers' } } as const;
