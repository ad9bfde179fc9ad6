import type { SeatViewPart } from './seat-view.ts';
import type { Shown, TableView } from './viewer.ts';

/**
 * What is new of a table since a view, for whoever has that view: whatever is named here takes the place of what was there. Only what
 * the viewer is shown is compared, so that nothing can be told from what is sent but what the viewer may know.
 */
export interface ViewChange {
  /** the number of the view that it rests on */
  readonly from: number;
  /** the same for everybody */
  readonly shared: Partial<SeatViewPart>;
  /** the viewer's own, which goes before what is shared */
  readonly own: Partial<SeatViewPart>;
}

/** The view after a change; undefined where the change rests on another one. */
export function changedView<V extends TableView>(
  view: V | null,
  { from, shared, own }: ViewChange,
): V | undefined {
  if (view?.n !== from) return undefined;
  return { ...view, ...shared, ...own, fields: { ...view.fields, ...shared.fields, ...own.fields } };
}

/** What one viewer was shown, ready to be compared with what it is shown next. */
export interface SentView {
  readonly shared: PartText;
  readonly own: PartText;
}

/** Writes what changes at one table as JSON. What all are shown is written once a step, however many look on. */
export class ChangeWriter {
  private shared: PartText | null = null;
  private last: {
    readonly was: PartText;
    readonly now: PartText;
    readonly written: Written | undefined;
  } | null = null;

  /** To be kept for each viewer: what it has been shown. */
  sent({ shared, own }: Shown): SentView {
    if (this.shared?.part !== shared) this.shared = new PartText(shared);
    return { shared: this.shared, own: new PartText(own) };
  }

  /** The change from one to the next as JSON; undefined where the whole view has to be sent. */
  change(was: SentView, now: SentView): string | undefined {
    const shared = this.sharedChange(was.shared, now.shared);
    const own = shared && ownChange(was, now, shared);
    return own && `{"from":${was.shared.part.n},"shared":${textOf(shared)},"own":${textOf(own)}}`;
  }

  private sharedChange(was: PartText, now: PartText): Written | undefined {
    if (this.last?.was !== was || this.last.now !== now)
      this.last = { was, now, written: changeOf(was, now) };
    return this.last.written;
  }
}

/** One part with the text of each thing in it, which is written when it is first wanted. */
class PartText {
  readonly part: SeatViewPart;
  private readonly things = new Map<string, string | undefined>();
  private readonly fields = new Map<string, string | undefined>();

  constructor(part: SeatViewPart) {
    this.part = part;
  }

  text(group: Group, name: string): string | undefined {
    const known = this[group];
    if (known.has(name)) return known.get(name);
    const text = JSON.stringify(this.group(group)[name]) as string | undefined;
    known.set(name, text);
    return text;
  }

  group(group: Group): Readonly<Record<string, unknown>> {
    return group === 'fields' ? this.part.fields : this.part;
  }

  has(group: Group, name: string): boolean {
    return Object.hasOwn(this.group(group), name);
  }
}

type Group = 'things' | 'fields';
const GROUPS: readonly Group[] = ['things', 'fields'];

/** Texts by name. */
interface Written {
  readonly things: Map<string, string>;
  readonly fields: Map<string, string>;
}

const nothing = (): Written => ({ things: new Map(), fields: new Map() });

const namesOf = (part: PartText, group: Group): string[] =>
  Object.keys(part.group(group)).filter((name) => group === 'fields' || name !== 'fields');

const isSame = (was: PartText, now: PartText, group: Group, name: string): boolean =>
  was.group(group)[name] === now.group(group)[name] || was.text(group, name) === now.text(group, name);

/** What is another in the second part than in the first; undefined where something is not there any more. */
function changeOf(was: PartText, now: PartText): Written | undefined {
  const written = nothing();
  for (const group of GROUPS) {
    for (const name of namesOf(was, group))
      if (now.text(group, name) === undefined && was.text(group, name) !== undefined) return undefined;
    for (const name of namesOf(now, group)) {
      if (was.has(group, name) && isSame(was, now, group, name)) continue;
      const text = now.text(group, name);
      if (text !== undefined) written[group].set(name, text);
    }
  }
  return written;
}

/** The same for what is a viewer's own: it is compared with what the viewer has, wherever that came from. */
function ownChange(was: SentView, now: SentView, shared: Written): Written | undefined {
  const written = nothing();
  for (const group of GROUPS) {
    for (const name of namesOf(now.own, group)) {
      const before = was.own.has(group, name) ? was.own : was.shared;
      const covered = shared[group].has(name);
      if (!covered && before.has(group, name) && isSame(before, now.own, group, name)) continue;
      const text = now.own.text(group, name);
      if (text === undefined && before.text(group, name) !== undefined) return undefined;
      if (text !== undefined) written[group].set(name, text);
    }
    for (const name of namesOf(was.own, group)) {
      if (now.own.has(group, name) || shared[group].has(name)) continue;
      // It is seen as everybody sees it from now on.
      const text = now.shared.text(group, name);
      if (text === undefined) return undefined;
      if (text !== was.own.text(group, name)) written[group].set(name, text);
    }
  }
  return written;
}

function textOf({ things, fields }: Written): string {
  const entries = Array.from(things, ([name, text]) => `${JSON.stringify(name)}:${text}`);
  if (fields.size > 0)
    entries.push(
      `"fields":{${Array.from(fields, ([name, text]) => `${JSON.stringify(name)}:${text}`).join()}}`,
    );
  return `{${entries.join()}}`;
}
