import type { Outcome } from '@hexwright/kernel';
import type { Me, PROTOCOL, RouteName, SOCKET_PATH } from '@hexwright/table';
import { useEffect, useSyncExternalStore } from 'react';
import { rememberName } from '../look/my-name.ts';
import type { Dial, LineState } from '../table/line.ts';
import { ServerReferee } from '../table/server-referee.ts';
import { ask } from './api.ts';

const SOCKET: `${typeof SOCKET_PATH}?protocol=${typeof PROTOCOL}&changes=2` = '/socket?protocol=1&changes=2';

const dialServer: Dial = ({ opened, heard, closed }) => {
  const socket = new WebSocket(new URL(SOCKET, window.location.href.replace(/^http/, 'ws')));
  socket.onopen = opened;
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = closed;
  return { send: (text) => socket.send(text), hangUp: () => socket.close() };
};

let referee: ServerReferee | null = null;

/** The referee of this page's server; it is rung up when it is first wanted. */
export function theReferee(): ServerReferee {
  if (referee) return referee;
  const made = new ServerReferee(dialServer);
  window.addEventListener('offline', () => made.cut());
  window.addEventListener('online', () => made.redial());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && made.state === 'broken') made.redial();
  });
  made.watchHouse((news) => {
    if (news.kind === 'your-turn') void lookWhoIAm();
  });
  referee = made;
  return made;
}

export function useLine(): LineState {
  const line = theReferee();
  return useSyncExternalStore(
    (hear) => line.watchLine(hear),
    () => line.state,
  );
}

/** Who the person at this page is to the server: looked up, somebody new, known, or no server at all. */
export type Myself =
  | { readonly kind: 'looking' }
  | { readonly kind: 'no-server' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'known'; readonly me: Me };

let myself: Myself = { kind: 'looking' };
const hearers = new Set<() => void>();

function turn(next: Myself): void {
  myself = next;
  for (const hear of hearers) hear();
}

export function useMyself(): Myself {
  useEffect(() => {
    if (myself.kind === 'looking' || myself.kind === 'no-server') void lookWhoIAm();
  }, []);
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => myself,
  );
}

export async function lookWhoIAm(): Promise<void> {
  const asked = await ask('me');
  if (!asked.ok) turn({ kind: 'no-server' });
  else turn(asked.answer.me ? { kind: 'known', me: asked.answer.me } : { kind: 'nobody' });
}

/** The list of tables says at how many of them it is one's turn by now. */
export function noteTurns(yourTurn: number): void {
  if (myself.kind === 'known' && myself.me.yourTurn !== yourTurn)
    turn({ kind: 'known', me: { ...myself.me, yourTurn } });
}

/** Says or changes something about oneself that the server answers with who one is then. */
async function become<N extends Extract<RouteName, 'beGuest' | 'changeMe' | 'openAccount' | 'signIn'>>(
  name: N,
  body: Parameters<typeof ask<N>>[1],
): Promise<Outcome<object>> {
  const asked = await ask(name, body);
  if (!asked.ok) return asked;
  const { me } = asked.answer as { readonly me: Me };
  const before = myself.kind === 'known' ? myself.me.id : null;
  rememberName(me.name);
  turn({ kind: 'known', me });
  // A socket belongs to whoever opened it.
  if (before !== me.id) referee?.redial();
  return asked;
}

export const beGuest = (name: string) => become('beGuest', { name });
export const changeMe = (change: { readonly name?: string; readonly rated?: boolean }) =>
  become('changeMe', change);
export const openAccount = (login: string, password: string) => become('openAccount', { login, password });
export const signIn = (login: string, password: string) => become('signIn', { login, password });

export async function signOut(): Promise<Outcome<object>> {
  const asked = await ask('signOut');
  if (asked.ok) beNobody();
  return asked;
}

export async function deleteMe(password: string): Promise<Outcome<object>> {
  const asked = await ask('deleteMe', password === '' ? {} : { password });
  if (asked.ok) {
    rememberName('');
    beNobody();
  }
  return asked;
}

function beNobody(): void {
  turn({ kind: 'nobody' });
  referee?.redial();
}
