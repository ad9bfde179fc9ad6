import type { Ask, Reply } from '../table/protocol.ts';
import { openShelf } from './games.ts';
import { openLibrary } from './library.ts';
import { settlerMind } from './mind.ts';
import { LocalReferee } from './referee.ts';

/** The other side of the page: a referee that answers messages. */
interface Port {
  postMessage(reply: Reply): void;
  onmessage: ((event: { readonly data: Ask }) => void) | null;
}

const port = globalThis as unknown as Port;
const referee = new LocalReferee(openShelf(), openLibrary(), settlerMind, (reply) => port.postMessage(reply));

port.onmessage = async ({ data: { id, ask, args } }) => {
  try {
    const asked = referee[ask] as (...args: readonly unknown[]) => unknown;
    port.postMessage({ id, answer: await asked.apply(referee, args as unknown[]) });
  } catch (error) {
    port.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
  }
};
