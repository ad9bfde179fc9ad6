import { type Book, islandOf } from '@hexwright/island';
import type { Playable } from '@hexwright/rulebook';
import type { Weights } from '../win-probability.ts';
import { LAND } from './land.ts';

const late: { sea?: Weights; fleet?: Weights } = {};

/** Brings what was learned from games with ships, if this is one or nobody says which it is: who plays on land alone needs not fetch it. */
export async function bringWeights(game?: Playable): Promise<void> {
  const book = game && islandOf(game);
  if (game && !book?.rules.lanes && !book?.rules.fleet) return;
  const [{ SEA }, { FLEET }] = await Promise.all([import('./sea.ts'), import('./fleet.ts')]);
  late.sea = SEA;
  late.fleet = FLEET;
}

/** What was learned from games like this one: with ships to lay, or ships that carry things, a position looks otherwise than on land. */
export function weightsFor(book: Book): Weights {
  if (book.rules.fleet) return here(late.fleet);
  return book.rules.lanes ? here(late.sea) : LAND;
}

function here(weights: Weights | undefined): Weights {
  if (!weights) throw new Error('weights of games with ships are not here: bringWeights comes first');
  return weights;
}
