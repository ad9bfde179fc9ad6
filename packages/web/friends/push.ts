import { t } from '../words/i18n.ts';
import { ask } from './api.ts';

/**
 * How this browser tells of one's turn: it cannot, it was forbidden to, it does not, it does while a page is open, or it
 * is called by its push service.
 */
export type Bell = 'none' | 'denied' | 'off' | 'page' | 'push';

const SILENT = 'hexwright.silent';

/** Whether the system may show notices; `none` where a browser, or a page without encryption, knows none. */
function permission(): NotificationPermission | 'none' {
  return 'Notification' in window && window.isSecureContext ? Notification.permission : 'none';
}

/** Whether a page that is open may ring. */
export const mayRing = (): boolean => permission() === 'granted' && !isSilent();

export async function bellNow(): Promise<Bell> {
  const allowed = permission();
  if (allowed === 'none' || allowed === 'denied') return allowed;
  if (allowed === 'default' || isSilent()) return 'off';
  return (await subscription()) ? 'push' : 'page';
}

/** Asks whether the system may tell, and the push service to call. Where there is none, an open page tells. */
export async function ring(): Promise<Bell> {
  const allowed = await Notification.requestPermission();
  if (allowed !== 'granted') return bellNow();
  silence(false);
  const [asked, worker] = await Promise.all([ask('pushKey'), serviceWorker()]);
  if (!asked.ok || asked.answer.key === null || !worker?.pushManager) return 'page';
  try {
    const applicationServerKey = bytesOf(asked.answer.key);
    await dropOther(worker, applicationServerKey);
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    return (await sayWhere()) ? 'push' : 'page';
  } catch {
    // Some browsers know how and still may not: in a private window, or without a push service.
    return 'page';
  }
}

export async function ringNoMore(): Promise<Bell> {
  silence(true);
  const found = await subscription();
  if (found) await Promise.all([ask('callMeNoMore', { endpoint: found.endpoint }), found.unsubscribe()]);
  return bellNow();
}

/** Tells the server where this browser is called, as whoever one is now. */
export async function sayWhere(): Promise<boolean> {
  const found = await subscription();
  const { endpoint, keys } = found?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth || isSilent()) return false;
  const { p256dh, auth } = keys;
  return (await ask('callMe', { endpoint, keys: { p256dh, auth } })).ok;
}

/** Shows a notice of the system, in the words of the page. */
export function showNotice(table: string, words: string): void {
  const notice = new Notification(t('title'), { body: words, tag: table, icon: '/icon.svg' });
  notice.onclick = () => window.focus();
}

async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await serviceWorker())?.pushManager?.getSubscription()) ?? null;
}

/** A browser that was called by a server with another key lets go of it. */
async function dropOther(worker: ServiceWorkerRegistration, key: Uint8Array): Promise<void> {
  const found = await worker.pushManager.getSubscription();
  const known = found?.options.applicationServerKey;
  if (found && (!known || String(new Uint8Array(known)) !== String(key))) await found.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSilent(): boolean {
  try {
    return localStorage.getItem(SILENT) !== null;
  } catch {
    return false;
  }
}

function silence(silent: boolean): void {
  try {
    if (silent) localStorage.setItem(SILENT, '1');
    else localStorage.removeItem(SILENT);
  } catch {
    // A browser that keeps nothing rings as long as it may.
  }
}
