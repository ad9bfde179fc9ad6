import { readJson } from '@hexwright/kernel';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../screens/address.ts';
import { handOver } from '../screens/game-files.ts';
import { referee } from '../table/link.ts';
import type { BoardKit, RowCard } from '../table/protocol.ts';
import type { Speaker } from '../words/speak.ts';
import { BadBoard } from './BadBoard.tsx';
import { type Draft, fileOf } from './draft.ts';
import type { Yields } from './edits.ts';
import { KeptBoards } from './KeptBoards.tsx';
import { LONGEST, pack } from './link.ts';
import { NewBoard } from './NewBoard.tsx';

export interface BoardsProps {
  readonly kit: BoardKit;
  readonly row: RowCard;
  readonly rows: readonly RowCard[];
  readonly draft: Draft;
  readonly speaker: Speaker;
  readonly yields: Yields;
  readonly group: string;
  /** whether the drawing can be opened elsewhere */
  readonly sound: boolean;
  edit(draft: Draft): void;
  /** another board on the table, of another game if it is said */
  lay(draft: Draft, row?: string): void;
}

/** Where boards come from and where they go: a shape, a game's own board, this browser, files and links. */
export function BoardsPanel(props: BoardsProps) {
  const { t } = useTranslation();
  const { kit, row, draft, edit, lay } = props;
  return (
    <>
      <section>
        <h3>{t('editor.kept')}</h3>
        <KeptBoards {...props} />
      </section>
      <section>
        <h3>{t('editor.files')}</h3>
        <Files {...props} />
      </section>
      <section>
        <h3>{t('editor.new')}</h3>
        <NewBoard {...props} />
        <button
          type="button"
          className="action"
          onClick={() => lay({ ...kit.layout, id: 'own', name: row.name, provenance: 'house' })}
        >
          {t('editor.from-game', { game: row.name })}
        </button>
      </section>
      <section>
        <label className="field">
          <span>{t('editor.frame')}</span>
          <select
            value={draft.frame}
            onChange={({ target }) => edit({ ...draft, frame: target.value as Draft['frame'] })}
          >
            {(['sea', 'land', 'mainland'] as const).map((frame) => (
              <option key={frame} value={frame}>
                {t(`editor.frame.${frame}`)}
              </option>
            ))}
          </select>
        </label>
        <p className="soft keys">{t('editor.keys')}</p>
      </section>
    </>
  );
}

/** no board is larger as a file */
const LARGEST = 8_000_000;

function Files({ draft, row, sound, lay }: BoardsProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<{ readonly text: string; readonly link?: string } | null>(null);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const read = await boardIn(file, t);
    target.value = '';
    setSaid(null);
    setErrors(read.ok ? [] : read.errors);
    if (read.ok) lay(read.layout);
  };
  const share = async (): Promise<void> => {
    setErrors([]);
    const packed = await pack({ game: row.id, board: fileOf(draft) });
    if (!packed.ok) {
      setSaid({ text: t('editor.link-long', { length: packed.length, most: LONGEST }) });
      return;
    }
    const link = linkTo(`/board#${packed.text}`);
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setSaid({ text: t(copied ? 'editor.link-copied' : 'editor.link-here'), link });
  };
  return (
    <>
      <p className="ways-on">
        <button
          type="button"
          className="action"
          onClick={() => handOver(fileOf(draft), { id: 'board', title: draft.name })}
        >
          {t('editor.file-out')}
        </button>
        <button type="button" className="action" onClick={() => input.current?.click()}>
          {t('editor.file-in')}
        </button>
        <button type="button" className="action" onClick={() => void share()}>
          {t('editor.link')}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t('editor.file-in')}
          onChange={(event) => void open(event)}
        />
      </p>
      {!sound && <p className="soft">{t('editor.not-sound')}</p>}
      {said && <p role="status">{said.text}</p>}
      {said?.link && (
        <input
          className="link"
          readOnly
          aria-label={t('editor.link')}
          value={said.link}
          onFocus={({ target }) => target.select()}
        />
      )}
      {errors.length > 0 && <BadBoard text={t('editor.file-failed')} errors={errors} />}
    </>
  );
}

async function boardIn(file: File, t: (key: string) => string): ReturnType<typeof referee.readBoard> {
  if (file.size > LARGEST) return { ok: false, errors: [t('editor.too-large')] };
  const read = readJson(await file.text());
  return read.ok ? referee.readBoard(read.json) : { ok: false, errors: [t(`editor.${read.reason.code}`)] };
}
