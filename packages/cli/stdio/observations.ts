import type { Playable } from '@hexwright/rulebook';
import { Observer } from '../research/observer.ts';
import { Teller } from '../research/text.ts';
import { refusal } from './errors.ts';
import type { Held } from './tables.ts';

const observers = new WeakMap<Playable, Observer>();
const tellers = new WeakMap<Playable, Teller>();

/** How a position is written down for whoever looks. */
export type Form = 'flat' | 'tensor' | 'text';

export function observerOf(rules: Playable): Observer {
  const known = observers.get(rules) ?? new Observer(rules);
  observers.set(rules, known);
  return known;
}

export function tellerOf(rules: Playable): Teller {
  const known = tellers.get(rules) ?? new Teller(rules);
  tellers.set(rules, known);
  return known;
}

/** What the observations of a game are: docs/research.md. */
export function observationsJson({ rules }: Held) {
  const { version, size, fields, planes } = observerOf(rules);
  return { version, size, fields, planes: planes?.spec ?? null };
}

/** A position as a seat sees it (null: a spectator), in one of the forms. */
export function observeJson(held: Held, seat: number | null, form: Form) {
  const { rules, game } = held;
  if (form === 'text') return { seat, form, text: tellerOf(rules).position(game.state, seat) };
  const { size, version, planes } = observerOf(rules);
  const flat = new Int32Array(size);
  observerOf(rules).flat(game.state, seat, flat);
  if (form === 'flat') return { seat, form, version, cells: Array.from(flat) };
  if (!planes)
    throw refusal(
      { code: 'no-board', text: `"${rules.setup.game}" is not played on a board of hexes` },
      'form',
    );
  const out = new Int32Array(planes.spec.size);
  planes.write(flat, 0, out, 0);
  return { seat, form, version, cells: Array.from(out) };
}
