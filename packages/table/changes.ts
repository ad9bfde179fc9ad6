import type { Field } from '@hexwright/kernel';
import type { SeatViewPart } from './seat-view.ts';
import type { Fields, ShownFields } from './shown-fields.ts';
import type { Shown, TableView } from './viewer.ts';

/**
 * What is new of a table since a view, for whoever has that view: whatever is named here takes the place of what was there. Only what
 * the viewer is shown is compared, so that nothing can be told from what is sent but what the viewer may know.
 */
export interface ViewChange {
  /** the number of the view that it rests on */
  readonly from: number;
  /** the same for everybody */
  readonly shared: ChangedPart;
  /** the viewer's own, which goes before what is shared */
  readonly own: ChangedPart;
}

type ChangedPart = { readonly fields?: Fields } & Readonly<Record<string, unknown>>;

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
  readonly shared: SentPart;
  readonly own: SentPart;
}

/** Writes what changes at one table as JSON. What all are shown is written once a step, however many look on. */
export class ChangeWriter {
  /** what was written last of what all are shown, and for which step: nothing else of the step before is kept */
  private last: {
    readonly was: number;
    readonly now: number;
    readonly written: Written | undefined;
  } | null = null;

  /** To be kept for each viewer: what it has been shown. */
  sent({ shared, own }: Shown): SentView {
    let all = sentToAll.get(shared);
    if (!all) {
      all = new SentPart(shared);
      sentToAll.set(shared, all);
    }
    return { shared: all, own: new SentPart(own) };
  }

  /** The change from one to the next as JSON; undefined where the whole view has to be sent. */
  change(was: SentView, now: SentView): string | undefined {
    const shared = this.sharedChange(was.shared, now.shared);
    const own = shared && ownChange(was, now, shared);
    return own && `{"from":${was.shared.things.get('n')},"shared":${textOf(shared)},"own":${textOf(own)}}`;
  }

  private sharedChange(was: SentPart, now: SentPart): Written | undefined {
    if (this.last?.was !== was.number || this.last.now !== now.number)
      this.last = { was: was.number, now: now.number, written: changeOf(was, now) };
    return this.last.written;
  }
}

let parts = 0;

/** One part as it was sent: its fields as cells, everything else as text. What it was made of need not be kept. */
class SentPart {
  readonly number = parts++;
  readonly fields: ShownFields;
  readonly things = new Map<string, string | undefined>();

  constructor({ fields, ...things }: SeatViewPart) {
    this.fields = fields;
    for (const [name, thing] of Object.entries(things))
      this.things.set(name, JSON.stringify(thing) as string | undefined);
  }
}

/** What all are shown at one step, for as long as that step is shown to one after the other. */
const sentToAll = new WeakMap<SeatViewPart, SentPart>();

/** Texts by name. */
interface Written {
  readonly things: Map<string, string>;
  readonly fields: Map<Field, string>;
}

const nothing = (): Written => ({ things: new Map(), fields: new Map() });

/** What is another in the second part than in the first; undefined where something is not there any more. */
function changeOf(was: SentPart, now: SentPart): Written | undefined {
  const written = nothing();
  for (const [name, text] of was.things)
    if (text !== undefined && now.things.get(name) === undefined) return undefined;
  for (const [name, text] of now.things)
    if (text !== undefined && text !== was.things.get(name)) written.things.set(name, text);
  for (const field of now.fields.fields) {
    if (!was.fields.has(field)) return undefined;
    if (!was.fields.isSame(field, now.fields)) written.fields.set(field, now.fields.text(field));
  }
  return written;
}

/** The same for what is a viewer's own: it is compared with what the viewer has, wherever that came from. */
function ownChange(was: SentView, now: SentView, shared: Written): Written | undefined {
  const written = nothing();
  for (const [name, text] of now.own.things) {
    const before = (was.own.things.has(name) ? was.own : was.shared).things.get(name);
    if (!shared.things.has(name) && text === before) continue;
    if (text !== undefined) written.things.set(name, text);
    else if (before !== undefined) return undefined;
  }
  for (const [name, before] of was.own.things) {
    if (now.own.things.has(name) || shared.things.has(name)) continue;
    // It is seen as everybody sees it from now on.
    const text = now.shared.things.get(name);
    if (text === undefined) return undefined;
    if (text !== before) written.things.set(name, text);
  }
  for (const field of now.own.fields.fields) {
    const before = was.own.fields.has(field) ? was.own.fields : was.shared.fields;
    if (shared.fields.has(field) || !before.isSame(field, now.own.fields))
      written.fields.set(field, now.own.fields.text(field));
  }
  for (const field of was.own.fields.fields)
    if (
      !now.own.fields.has(field) &&
      !shared.fields.has(field) &&
      !was.own.fields.isSame(field, now.shared.fields)
    )
      written.fields.set(field, now.shared.fields.text(field));
  return written;
}

function textOf({ things, fields }: Written): string {
  const entries = Array.from(things, ([name, text]) => `${JSON.stringify(name)}:${text}`);
  if (fields.size > 0)
    entries.push(
      `"fields":{${Array.from(fields, ([{ name }, text]) => `${JSON.stringify(name)}:${text}`).join()}}`,
    );
  return `{${entries.join()}}`;
}
