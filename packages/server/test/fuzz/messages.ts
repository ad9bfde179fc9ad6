import type { Rng } from '@hexwright/kernel';
import { type AskName, askArguments } from '@hexwright/table';

/** What somebody who means ill knows of a table: its link, who sits there, and commands it has overheard. */
export interface Known {
  readonly table: string;
  readonly people: readonly string[];
  readonly overheard: readonly { readonly id: string; readonly at: number; readonly move: object }[];
}

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)];

/** Values that programs stumble over. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -(2 ** 31) - 1,
  '',
  ' ',
  '\u0000',
  '\u202Egnp.exe',
  '<img src=x onerror=alert(1)>',
  "'; drop table tables; --",
  '../../../etc/passwd',
  '%s%n{{constructor}}',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  { __proto__: null, toString: 1 },
  { length: 1e9 },
  { move: 'roll', by: -1 },
  { $ne: null },
];

const NAMES: readonly string[] = [
  ...Object.keys(askArguments),
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'toString',
  'admin',
  'PLAY',
  'play ',
  '',
];

/** For each question, arguments that are right in shape. */
function rightly(ask: AskName, { table, people, overheard }: Known, rng: Rng): unknown[] {
  const command = overheard.length > 0 ? pick(rng, overheard) : { id: 'x', at: 0, move: { move: 'roll' } };
  const more: Partial<Record<AskName, () => unknown[]>> = {
    open: () => [{ seen: rng.below(50), heard: rng.below(5), password: 'guess' }],
    sit: () => [rng.below(4)],
    ready: () => [true],
    colour: () => [rng.below(8)],
    settings: () => [{ listed: true, title: 'mine' }],
    chapter: () => [{ mercy: true }],
    swap: () => [0, 1],
    bot: () => [rng.below(3), rng.below(2) === 0],
    kick: () => [pick(rng, people)],
    play: () => [rng.below(3), command],
    undo: () => [{ id: command.id, at: command.at }],
    propose: () => [pick(rng, ['pause', 'resume', 'abandon'])],
    vote: () => ['some-proposal', true],
    say: () => [{ id: `s${rng.below(1e6)}`, text: 'hello' }],
    report: () => [{ person: pick(rng, people), why: 'other' }],
    frame: () => [rng.below(100)],
  };
  if (ask === 'ping') return [];
  if (ask === 'mute') return [pick(rng, people), false];
  return [table, ...(more[ask]?.() ?? [])];
}

/** A text that is no message, whatever it looks like. */
export function malformed(rng: Rng, known: Known): string {
  const whole = JSON.stringify({ id: 1, ask: 'play', args: rightly('play', known, rng) });
  switch (rng.below(8)) {
    case 0:
      return whole.slice(0, 1 + rng.below(whole.length - 1));
    case 1: {
      const at = rng.below(whole.length);
      const letter = String.fromCharCode(33 + rng.below(90));
      const spoilt = `${whole.slice(0, at)}${letter}${whole.slice(at + 1 + rng.below(4))}}`;
      return spoilt === whole ? spoilt.slice(1) : spoilt;
    }
    case 2:
      return '['.repeat(1 + rng.below(20_000));
    case 3:
      return `{"id":1,"ask":"play","args":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`;
    case 4:
      return Array.from({ length: 1 + rng.below(80) }, () =>
        String.fromCodePoint(1 + rng.below(0x2fff)),
      ).join('');
    case 5:
      return JSON.stringify(pick(rng, HOSTILE));
    case 6:
      return `{"id":${'9'.repeat(1 + rng.below(400))},"ask":"ping","args":[1]}`;
    default:
      return JSON.stringify({ id: pick(rng, HOSTILE), ask: pick(rng, NAMES), args: pick(rng, HOSTILE) });
  }
}

/** A message whose envelope is right and of which something inside is not. */
export function misshapen(rng: Rng, known: Known, id: number): string {
  const ask = pick(rng, NAMES);
  const args = Object.hasOwn(askArguments, ask) ? rightly(ask as AskName, known, rng) : [known.table];
  const spoilt: unknown[] = structuredClone(args);
  switch (rng.below(4)) {
    case 0:
      spoilt.push(pick(rng, HOSTILE));
      break;
    case 1:
      spoilt.shift();
      break;
    default: {
      const i = rng.below(spoilt.length + 1);
      const inner = spoilt[i];
      if (typeof inner === 'object' && inner !== null && rng.below(2) === 0) {
        const [key] = Object.keys(inner);
        (inner as Record<string, unknown>)[key ?? 'x'] = pick(rng, HOSTILE);
      } else spoilt[i] = pick(rng, HOSTILE);
    }
  }
  return JSON.stringify({ id, ask, args: spoilt });
}

/** Right in every letter, and not this person’s to ask. */
export function forged(rng: Rng, known: Known, id: number): string {
  const asks = (Object.keys(askArguments) as AskName[]).filter((ask) => ask !== 'mute' && ask !== 'open');
  const ask = pick(rng, asks);
  return JSON.stringify({ id, ask, args: rightly(ask, known, rng) });
}

/** A command that somebody has sent before: again, on another’s seat, out of order, or about a time to come. */
export function replayed(rng: Rng, known: Known, seat: number, id: number): string {
  const command = pick(rng, known.overheard);
  const at = pick(rng, [command.at, 0, command.at + 1 + rng.below(1000), rng.below(command.at + 1)]);
  const other = pick(rng, [seat, (seat + 1) % 3, 31]);
  const fresh = { ...command, at, id: pick(rng, [command.id, `again-${rng.below(1000)}`]) };
  // One’s own seat with an id that was never used would be a move like any other.
  const own = other === seat && fresh.id !== command.id;
  return JSON.stringify({ id, ask: 'play', args: [known.table, own ? 31 : other, fresh] });
}
