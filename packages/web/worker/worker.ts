import type { Ask, Reply } from '../table/protocol.ts';
import { openDisk } from './disk.ts';
import { leadByLocks } from './leading.ts';
import { openLibrary } from './library.ts';
import { mindOf } from './mind.ts';
import { LocalReferee } from './referee.ts';
import { Shelf } from './shelf.ts';
import { answerThoughts, farMind, type Line, THINKER } from './thinker.ts';

/** This worker as it sees itself: who made it gave it a name. */
const here = globalThis as unknown as {
  readonly name: string;
  readonly location: { readonly href: string };
};

if (here.name === THINKER)
  answerThoughts(globalThis as unknown as Parameters<typeof answerThoughts>[0], openLibrary(), mindOf);
else answerPage(globalThis as unknown as Line<Reply, Ask>);

/** The other side of the page: a referee that answers messages. */
function answerPage(port: Line<Reply, Ask>): void {
  // Bots think in a second worker of the same script, so that nothing is fetched twice.
  const start = () => new Worker(here.location.href, { type: 'module', name: THINKER });
  const referee = new LocalReferee(openLibrary(), {
    shelf: new Shelf(openDisk()),
    leading: leadByLocks(
      navigator.locks,
      'BroadcastChannel' in globalThis ? new BroadcastChannel('hexwright tables') : undefined,
    ),
    mind: farMind(mindOf, start as Parameters<typeof farMind>[1]),
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
}
