import { type Seat, type State, tell } from '@hexwright/kernel';
import { type Book, eachExpansion, type Site } from '../rulebook/index.ts';
import { liftCard } from './expansions.ts';
import { returnCard } from './stacks.ts';

/** An event or the opponent has a card put back under a stack with its back; its owner says which. */
export function loseCard(b: Book, s: State, seat: Seat, site: Site): void {
  const card = liftCard(b, s, seat, site);
  if (s.events) tell(s, 'lost', { seat, card: b.cards[card].id });
  b.rules.onLost(s, seat, card);
  returnCard(b, s, seat, card);
}

/** The sites of a principality on which buildings stand. */
export function buildingSites(b: Book, s: State, seat: Seat): Site[] {
  const found: Site[] = [];
  eachExpansion(b, s, seat, (card, site) => {
    if (b.cards[card].kind === 'building') found.push(site);
  });
  return found;
}
