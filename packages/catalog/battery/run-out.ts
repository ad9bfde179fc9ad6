import {
  applyCode,
  cloneState,
  depthOf,
  listMoves,
  MoveList,
  NATURE,
  OVER,
  pick,
  pop,
  push,
  type Rng,
  resample,
  type State,
  top,
  topArg,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { leak, name, telltale, viewers } from './secrets.ts';

const list = new MoveList();
/** no deck has more cards */
const MANY = 200;

/** A deck of hidden cards, the pile under it, and the decision in which one of its cards is drawn. */
interface Deck {
  readonly draw: number;
  readonly deck: { readonly at: number; readonly size: number };
  readonly under: { readonly at: number };
}

/** What is wrong with a state in which a card is about to be drawn. */
export type RunOut = (drawing: State, rng: Rng) => { readonly leak?: string; readonly tale?: string };

/**
 * By the number of a decision in which cards are drawn in secret: asks what others would learn if the deck had just run out. Chance seldom
 * buys a whole deck, so all of it is put under itself. Nobody may learn the card from that draw, nor from the last one.
 */
export function runOuts(b: Playable, sound: (s: State) => string | undefined): Map<number, RunOut> {
  return new Map(decksOf(b).map((deck) => [deck.draw, askRunOut(b, deck, sound)]));
}

function decksOf({ plan, decisions }: Playable): Deck[] {
  return plan.fields.flatMap((under) => {
    const [, prefix] = /^(.*)underDeck$/i.exec(under.name) ?? [];
    if (prefix === undefined) return [];
    const deck = plan.byName.get(prefix ? `${prefix}Deck` : 'deck')!;
    const drawing = prefix ? `draw-${prefix}-card` : 'draw-card';
    const draw = decisions.findIndex((decision) => decision.name === drawing);
    return decisions[draw]?.moves.some((move) => move.audience) ? [{ draw, deck, under }] : [];
  });
}

function askRunOut(
  b: Playable,
  { draw, deck, under }: Deck,
  sound: (s: State) => string | undefined,
): RunOut {
  const told = (s: State, rng: Rng): string | undefined => {
    for (const viewer of viewers(b.seats)) {
      const other = resample(s, viewer ?? NATURE, rng);
      const wrong = leak(b, { s, other, viewer }, rng, sound);
      if (wrong) return `${name(viewer)} ${wrong}, when a deck has run out`;
    }
    return undefined;
  };
  const heard = (s: State): string | undefined => {
    for (const kind of b.decisions[draw].moves) {
      const tale = telltale(s, NATURE, kind);
      if (tale) return `${tale}, when a deck has run out`;
    }
    return undefined;
  };
  return (drawing, rng) => {
    const s = cloneState(drawing);
    for (let i = 0; i < deck.size; i++) {
      s.cells[under.at + i] += s.cells[deck.at + i];
      s.cells[deck.at + i] = 0;
    }
    const seat = topArg(s, 0);
    const which = topArg(s, 1);
    const tale = heard(s);
    if (tale) return { tale };
    // Whoever is owed cards draws them, then everybody by turns, until nothing is left or somebody is asked something.
    for (let turn = 0; turn <= MANY; turn++) {
      if (depthOf(s) === 0 || s.cells[top(s)] !== draw) push(s, draw, NATURE, (seat + turn) % b.seats, which);
      const rest = depthOf(s) - 1;
      listMoves(s, NATURE, list);
      if (list.length === 0) {
        pop(s);
        break;
      }
      applyCode(s, NATURE, pick(list, rng, true));
      if (s.cells[OVER]) return {};
      if (turn === 0) {
        const wrong = told(s, rng);
        if (wrong) return { leak: wrong };
      }
      if (depthOf(s) > rest) break;
    }
    const wrong = told(s, rng);
    return wrong ? { leak: wrong } : {};
  };
}
