import { type Outcome, refuse } from '@hexwright/kernel';
import type { AskArguments, AskName, PersonCard } from '@hexwright/table';
import type { LiveTable } from './live-table.ts';
import type { Wisher } from './rules.ts';

/** What is asked of a table, wherever the one who asks is connected. */
export type TableAsk = Exclude<AskName, 'ping' | 'open' | 'close' | 'mute' | 'report'>;

type Further<N extends TableAsk> = AskArguments<N> extends [string, ...infer Rest] ? Rest : never;
type Answer = Promise<Outcome<object>> | Outcome<object>;
type Acts = {
  [N in Exclude<TableAsk, keyof typeof looks | keyof typeof wishes>]: (
    table: LiveTable,
    person: PersonCard,
    ...further: Further<N>
  ) => Answer;
};

const nobody = refuse('guest-first', 'say your name first');
export const notOpen = refuse('not-open', 'open this table first');

/** What everybody may ask who has the table open. */
const looks = {
  story: (table: LiveTable, { share }: Looker): Answer => table.afterwards.story(share),
  frame: (table: LiveTable, { person, share }: Looker, moves: number): Answer =>
    table.afterwards.frame(person, moves, share),
  copy: (table: LiveTable): Answer => table.afterwards.file(),
  chronicle: (table: LiveTable): Answer => table.afterwards.chronicle(),
};

interface Looker {
  readonly person: string | null;
  /** in whose turn it is answered where many wait */
  readonly share: string;
}

/** What takes long to compose, so that whoever asks has only so much of it. */
const wishes = {
  settings: (table: LiveTable, by: Wisher, change: AskArguments<'settings'>[1]): Answer =>
    table.hosting.settings(by, change),
  chapter: (table: LiveTable, by: Wisher, chosen: AskArguments<'chapter'>[1]): Answer =>
    table.hosting.chapter(by, chosen),
  rematch: (table: LiveTable, by: Wisher): Answer => table.afterwards.rematch(by),
};

/** What is done as a person. */
const acts: Acts = {
  sit: (table, person, seat) => table.sitting.sit(person, seat),
  stand: (table, { id }) => table.sitting.stand(id),
  ready: (table, { id }, ready) => table.sitting.ready(id, ready),
  colour: (table, { id }, colour) => table.sitting.colour(id, colour),

  swap: (table, { id }, one, other) => table.hosting.swap(id, one, other),
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
    const source = table.sourceOf(viewer);
    const looked = table.mayLook(source);
    if (!looked.ok) return looked;
    const look = looks[name as keyof typeof looks] as (...args: readonly unknown[]) => Answer;
    return look(table, { person: person?.id ?? null, share: person?.id ?? source }, ...further);
  }
  if (!person) return nobody;
  if (!table.isOpenTo(viewer)) return notOpen;
  if (name in wishes) {
    const wish = wishes[name as keyof typeof wishes] as (...args: readonly unknown[]) => Answer;
    return wish(table, { person: person.id, source: table.sourceOf(viewer) }, ...further);
  }
  const act = acts[name as keyof Acts] as (...args: readonly unknown[]) => Answer;
  return act(table, person, ...further);
}
