import { itemAt } from '@hexwright/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { here, hrefOf } from '../screens/address.ts';
import { familyName } from '../screens/family.ts';
import { freshSeed } from '../screens/fresh-seed.ts';
import { follow } from '../screens/route.ts';
import { Trouble } from '../screens/Trouble.tsx';
import { referee } from '../table/link.ts';
import type { RowCard } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { BadBoard } from './BadBoard.tsx';
import { DrawingTable } from './DrawingTable.tsx';
import { type Draft, fileOf } from './draft.ts';
import { asDealt } from './edits.ts';
import { begun, edited, type History, redone, strokeGoesOn, undone } from './history.ts';
import { deskBoard, layOnDesk } from './kept-boards.ts';
import { unpack } from './link.ts';
import { useBoardRows, useKit } from './use-kit.ts';
import { isWriting } from './writing.ts';

/** The board that the screen opens with, and for which game. */
interface Opening {
  readonly draft: Draft;
  readonly row: string;
  /** what was on the table before a link laid something else there: one step back */
  readonly before?: Draft;
  /** what was wrong with the link that led here */
  readonly errors?: readonly string[];
}

/** A drawing table for boards of one's own: `/board`, with a board at the end of the address if somebody sent one. */
export function EditorScreen() {
  const { t } = useTranslation();
  const rows = useBoardRows();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const first = rows?.[0];
  useEffect(() => {
    if (!first) return;
    let stale = false;
    const lay = async (): Promise<void> => {
      const found = await findOpening(first);
      if (stale) return;
      if (typeof found === 'string') setTrouble(found);
      else setOpening(found);
    };
    void lay().catch((error: Error) => setTrouble(error.message));
    const another = (): void => void lay();
    window.addEventListener('hashchange', another);
    return () => {
      stale = true;
      window.removeEventListener('hashchange', another);
    };
  }, [first]);
  if (trouble) return <Trouble text={trouble} />;
  if (!rows || !opening) return <p className="loading">{t('editor.loading')}</p>;
  return <Editor key={keyOf(opening)} rows={rows} opening={opening} />;
}

let openings = 0;
const keys = new WeakMap<Opening, number>();
function keyOf(opening: Opening): number {
  const key = keys.get(opening) ?? ++openings;
  keys.set(opening, key);
  return key;
}

/** A link first, then what was on the table last time, then a board of the first game as chance lays it. */
async function findOpening(first: RowCard): Promise<Opening | string> {
  const linked = here().hash.slice(1);
  if (linked !== '') {
    window.history.replaceState(null, '', hrefOf('/board'));
    const sent = await boardOfLink(linked, first.id);
    if ('draft' in sent) return { ...sent, before: (await boardOfDesk())?.draft };
    const usual = await usualBoard(first);
    return typeof usual === 'string' ? usual : { ...usual, errors: sent.errors };
  }
  return usualBoard(first);
}

async function usualBoard(first: RowCard): Promise<Opening | string> {
  const left = await boardOfDesk();
  if (left) return left;
  const seats = first.players.includes(4) ? 4 : itemAt(first.players, 0);
  const made = await referee.boardKit({ game: first.id, seats }, freshSeed());
  if (!made.ok) return reasonWords(made.reason);
  const { layout, yields, deal } = made.kit;
  const draft: Draft = { ...layout, id: 'own', name: first.name, provenance: 'house' };
  return { draft: deal ? asDealt(draft, deal, new Set(yields)) : draft, row: first.id };
}

/** What was on the table the last time, sound or not. */
async function boardOfDesk(): Promise<Opening | undefined> {
  const left = await deskBoard().catch(() => undefined);
  const read = left ? await referee.readBoard(left.file, true) : undefined;
  return left && read?.ok ? { draft: read.layout, row: left.row } : undefined;
}

async function boardOfLink(
  text: string,
  usual: string,
): Promise<Opening | { readonly errors: readonly string[] }> {
  const sent = await unpack(text);
  const { game, board } = (sent?.data ?? {}) as { readonly game?: unknown; readonly board?: unknown };
  if (!sent || board === undefined) return { errors: [] };
  const read = await referee.readBoard(board);
  if (!read.ok) return { errors: read.errors };
  return { draft: read.layout, row: typeof game === 'string' ? game : usual };
}

/** how long the hand must rest before the drawing is kept */
const RESTS_MS = 400;

function Editor({ rows, opening }: { readonly rows: readonly RowCard[]; readonly opening: Opening }) {
  const { t } = useTranslation();
  const [history, setHistory] = useState<History>(() =>
    opening.before ? edited(begun(opening.before), opening.draft) : begun(opening.draft),
  );
  const [row, setRow] = useState<RowCard>(() => rows.find(({ id }) => id === opening.row) ?? itemAt(rows, 0));
  const [wanted, setWanted] = useState(4);
  const seats = row.players.includes(wanted) ? wanted : itemAt(row.players, 0);
  const { kit, trouble } = useKit(row.id, seats);
  const draft = history.now;
  const edit = useCallback((next: Draft) => setHistory((was) => edited(was, next)), []);
  const paint = useCallback(
    (change: (draft: Draft) => Draft, more: boolean) =>
      setHistory((was) => (more ? strokeGoesOn : edited)(was, change(was.now))),
    [],
  );

  useDesk(draft, row.id);

  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || isWriting(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);

  const families = useMemo(() => byFamily(rows), [rows]);
  return (
    <main className="editor">
      <header className="editor-head">
        <a href={hrefOf('/')} className="quiet-button" onClick={follow}>
          ← {t('back')}
        </a>
        <h1>{t('editor.title')}</h1>
        <label>
          <span>{t('editor.game')}</span>
          <select
            value={row.id}
            onChange={({ target }) => setRow(rows.find(({ id }) => id === target.value) ?? row)}
          >
            {families.map(([family, members]) => (
              <optgroup key={family} label={family}>
                {members.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label className="editor-seats">
          <span>{t('editor.seats')}</span>
          <select value={seats} onChange={({ target }) => setWanted(Number(target.value))}>
            {row.players.map((players) => (
              <option key={players} value={players}>
                {players}
              </option>
            ))}
          </select>
        </label>
        <span className="editor-steps">
          <button type="button" className="action" disabled={history.past.length === 0} onClick={undo}>
            <span aria-hidden="true">↶</span> <span className="word">{t('undo')}</span>
          </button>
          <button type="button" className="action" disabled={history.future.length === 0} onClick={redo}>
            <span aria-hidden="true">↷</span> <span className="word">{t('editor.redo')}</span>
          </button>
        </span>
      </header>
      {opening.errors && <BadBoard text={t('editor.link-failed')} errors={opening.errors} />}
      {trouble && (
        <p role="alert" className="refusal">
          {trouble}
        </p>
      )}
      {kit && (
        <DrawingTable
          {...{ kit, row, rows, seats, draft, edit, paint }}
          lay={(next, of) => {
            edit(next);
            const other = rows.find(({ id }) => id === of);
            if (other) setRow(other);
          }}
        />
      )}
    </main>
  );
}

/** Keeps the drawing while it is drawn, saved or not: it is on the table again at the next visit. */
function useDesk(draft: Draft, row: string): void {
  const unkept = useRef<(() => void) | null>(null);
  useEffect(() => {
    const keep = (): void => {
      unkept.current = null;
      void layOnDesk({ name: draft.name, file: fileOf(draft), row, touched: Date.now() }).catch(() => {});
    };
    unkept.current = keep;
    const resting = setTimeout(keep, RESTS_MS);
    return () => clearTimeout(resting);
  }, [draft, row]);
  useEffect(() => {
    const leave = (): void => unkept.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

function byFamily(rows: readonly RowCard[]): [family: string, rows: RowCard[]][] {
  const families = new Map<string, RowCard[]>();
  for (const row of rows) {
    const name = familyName(row.family);
    families.set(name, [...(families.get(name) ?? []), row]);
  }
  return [...families];
}
