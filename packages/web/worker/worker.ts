import type { Ask, Reply } from '../table/protocol.ts';
import { askThinker } from './bot-thinker.ts';
import { openDisk } from './disk.ts';
import { GameStore } from './game-store.ts';
import { leadByLocks } from './leading.ts';
import { type Library, openLibrary } from './library.ts';
import { outsideHere } from './outside.ts';
import { LocalReferee } from './referee.ts';
import { answerReviews, REVIEWER } from './reviewer.ts';
import { answerThoughts, farMind, type Line, THINKER } from './thinker.ts';

/** This worker as it sees itself: who made it gave it a name. */
const here = globalThis as unknown as {
  readonly name: string;
  readonly location: { readonly href: string };
};

/** Workers lie in a folder of the page's. */
const library = outsideHere(new URL('../', here.location.href)).then((outside) =>
  openLibrary(undefined, outside),
);

if (here.name === THINKER)
  answerThoughts(globalThis as unknown as Parameters<typeof answerThoughts>[0], library, askThinker);
else if (here.name === REVIEWER)
  answerReviews(globalThis as unknown as Parameters<typeof answerReviews>[0], library, () =>
    performance.now(),
  );
else answerPage(globalThis as unknown as Line<Reply, Ask>);

/** The other side of the page: a referee that answers messages. */
function answerPage(port: Line<Reply, Ask>): void {
  const referee = library.then((known) => refereeWith(known, port));

  port.onmessage = async ({ data: { id, ask, args } }) => {
    try {
      const known = await referee;
      const asked = known[ask] as (...args: readonly unknown[]) => unknown;
      port.postMessage({ id, answer: await asked.apply(known, args as unknown[]) });
    } catch (error) {
      port.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  };
}

function refereeWith(known: Library, port: Line<Reply, Ask>): LocalReferee {
  // Bots think in a second worker of the same script, so that nothing is fetched twice.
  const start = () => new Worker(here.location.href, { type: 'module', name: THINKER });
  return new LocalReferee(known, {
    shelf: new GameStore(openDisk()),
    leading: leadByLocks(
      navigator.locks,
      'BroadcastChannel' in globalThis ? new BroadcastChannel('hexwright tables') : undefined,
    ),
    mind: farMind(askThinker, start as Parameters<typeof farMind>[1]),
    now: Date.now,
    say: (reply) => port.postMessage(reply),
  });
}
