import type { Ask, Reply } from '../table/protocol.ts';
import { openDisk } from './disk.ts';
import { leadByLocks } from './leading.ts';
import { openLibrary } from './library.ts';
import { mindOf } from './mind.ts';
import { LocalReferee } from './referee.ts';
import { Shelf } from './shelf.ts';

/** The other side of the page: a referee that answers messages. */
interface Port {
  postMessage(reply: Reply): void;
  onmessage: ((event: { readonly data: Ask }) => void) | null;
}

const port = globalThis as unknown as Port;
const referee = new LocalReferee(openLibrary(), {
  shelf: new Shelf(openDisk()),
  leading: leadByLocks(
    navigator.locks,
    'BroadcastChannel' in globalThis ? new BroadcastChannel('hexwright tables') : undefined,
  ),
  mind: mindOf,
  now: Date.now,
  say: (reply) => port.postMessage(reply),
});

port.onmessage = async ({ data: { id, ask, args } }) => {
  try {
    const asked = referee[ask] as (...args: readonly unknown[]) => unknown;
    port.postMessage({ id, answer: await asked.apply(referee, args as unknown[]) });
  } catch (error) {
    port.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
  }
};
