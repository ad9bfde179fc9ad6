import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkBrush } from '../table/protocol.ts';
import type { Draft } from './draft.ts';
import type { MarkValue } from './edits.ts';
import { MarkPicture, Swatch } from './Swatch.tsx';
import type { ToolProps } from './Tools.tsx';

const ON = ['hexes', 'corners', 'edges'] as const;

export function MarkTool({ kit, draft, brush, speaker, change }: ToolProps) {
  const { t } = useTranslation();
  const [fresh, setFresh] = useState<{ readonly label: string; readonly on: MarkBrush['on'] }>({
    label: '',
    on: 'corners',
  });
  const { mark, erases } = brush;
  const brushes = markBrushes(kit.marks, draft, mark);
  const isChosen = (each: MarkBrush): boolean => mark?.on === each.on && mark.label === each.label;
  const choose = ({ on, label, values }: MarkBrush): void =>
    change({ mark: { on, label, value: values[0] }, erases: false });
  const values = brushes.find(isChosen)?.values ?? [];
  return (
    <>
      {brushes.length === 0 && <p className="soft palette-note">{t('editor.mark-none')}</p>}
      {brushes.map((each) => (
        <Swatch
          key={`${each.on} ${each.label}`}
          label={speaker.has(`mark.${each.label}`) ? speaker.name('mark', each.label) : each.label}
          chosen={!erases && isChosen(each)}
          choose={() => choose(each)}
        >
          <MarkPicture on={each.on} />
        </Swatch>
      ))}
      {mark && (
        <label className="palette-field">
          <span>{t('editor.mark-value')}</span>
          <input
            value={mark.value ?? ''}
            placeholder={t('editor.mark-value-none')}
            maxLength={40}
            list="mark-values"
            onChange={({ target }) => change({ mark: { ...mark, value: readValue(target.value) } })}
          />
          <datalist id="mark-values">
            {values.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </label>
      )}
      <form
        className="palette-field"
        onSubmit={(event) => {
          event.preventDefault();
          const label = fresh.label.trim();
          if (label !== '') choose({ on: fresh.on, label, values: [] });
          setFresh({ ...fresh, label: '' });
        }}
      >
        <label>
          <span>{t('editor.mark-new')}</span>
          <input
            value={fresh.label}
            maxLength={40}
            placeholder={t('editor.mark-label')}
            onChange={({ target }) => setFresh({ ...fresh, label: target.value })}
          />
        </label>
        <label>
          <span>{t('editor.mark-on')}</span>
          <select
            value={fresh.on}
            onChange={({ target }) => setFresh({ ...fresh, on: target.value as MarkBrush['on'] })}
          >
            {ON.map((on) => (
              <option key={on} value={on}>
                {t(`editor.mark-on.${on}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="quiet-button">
          {t('editor.add')}
        </button>
      </form>
    </>
  );
}

/** The marks that the game reads, those on the board besides, and the one in hand. */
export function markBrushes(
  known: readonly MarkBrush[],
  draft: Draft,
  inHand: { readonly on: MarkBrush['on']; readonly label: string } | null,
): MarkBrush[] {
  const brushes = [...known];
  const meet = (on: MarkBrush['on'], label: string): void => {
    if (!brushes.some((each) => each.on === on && each.label === label))
      brushes.push({ on, label, values: [] });
  };
  for (const on of ON) for (const label of Object.keys(draft.marks[on])) meet(on, label);
  if (inHand) meet(inHand.on, inHand.label);
  return brushes;
}

/** What looks like a whole number is one. */
function readValue(text: string): MarkValue {
  if (text === '') return undefined;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}
