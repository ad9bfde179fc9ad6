import { type Outcome, refuse } from '@hexwright/kernel';
import type { AskArguments, AskName, PersonCard } from '@hexwright/table';
import type { LiveTable } from './live-table.ts';

/** What is asked of a table, wherever the one who asks is connected. */
export type TableAsk = Exclude<AskName, 'ping' | 'open' | 'close' | 'mute' | 'report'>;

type Further<N extends TableAsk> = AskArguments<N> extends [string, ...infer Rest] ? Rest : never;
type Answer = Promise<Outcome<object>> | Outcome<object>;
type Acts = {
  [N in Exclude<TableAsk, keyof typeof looks>]: (
    table: LiveTable,
    person: PersonCard,
    ...further: Further<N>
  ) => Answer;
};

const nobody = refuse('guest-first', 'say your name first');
export const notOpen = refuse('not-open', 'open this table first');

/** What everybody may ask who has the table open. */
const looks = {
  story: (table: LiveTable): Answer => table.afterwards.story(),
  frame: (table: LiveTable, person: string | null, moves: number): Answer =>
    table.afterwards.frame(person, moves),
  copy: (table: LiveTable): Answer => table.afterwards.file(),
  chronicle: (table: LiveTable): Answer => table.afterwards.chronicle(),
};

/** What is done as a person. */
const acts: Acts = {
  sit: (table, person, seat) => table.sitting.sit(person, seat),
  stand: (table, { id }) => table.sitting.stand(id),
  ready: (table, { id }, ready) => table.sitting.ready(id, ready),
  colour: (table, { id }, colour) => table.sitting.colour(id, colour),

  settings: (table, { id }, change) => table.hosting.settings(id, change),
  swap: (table, { id }, one, other) => table.hosting.swap(id, one, other),
  chapter: (table, { id }, chosen) => table.hosting.chapter(id, chosen),
  start: (table, { id }) => table.hosting.start(id),
  bot: (table, { id }, seat, bot, level) => table.hosting.bot(id, seat, bot, level),
  kick: (table, { id }, person) => table.kick(id, person),
  handOver: (table, { id }, heir) => table.hosting.handOver(id, heir),
  disband: (table, { id }) => table.hosting.disband(id),

  play: (table, { id }, seat, command) => table.moves.play(id, seat, command),
  undo: (table, { id }, command) => table.votes.undo(id, command),
  resign: (table, { id }) => table.sitting.resign(id),
  propose: (table, { id }, what, whom?: number) => table.votes.propose(id, what, whom),
  vote: (table, { id }, proposal, yes) => table.votes.vote(id, proposal, yes),
  rematch: (table, { id }) => table.afterwards.rematch(id),
  say: (table, person, saying) => table.say(person, saying),
};

/** What a table that lives at this process answers to somebody who has it open. */
export async function answerAt(
  table: LiveTable,
  viewer: string,
  person: PersonCard | null,
  name: TableAsk,
  further: readonly unknown[],
): Promise<Outcome<object>> {
  if (name in looks) {
    if (!table.isOpenTo(viewer)) return notOpen;
    const look = looks[name as keyof typeof looks] as (...args: readonly unknown[]) => Answer;
    return look(table, ...(name === 'frame' ? [person?.id ?? null] : []), ...further);
  }
  if (!person) return nobody;
  if (!table.isOpenTo(viewer)) return notOpen;
  const act = acts[name as keyof Acts] as (...args: readonly unknown[]) => Answer;
  return act(table, person, ...further);
}
