import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardsProps } from './BoardsPanel.tsx';
import { newDraft, type StartShape } from './shapes.ts';

const KINDS = ['hexagon', 'long', 'rectangle'] as const;
const CHANCE = '?';

/** An empty shape, to begin with. */
export function NewBoard({ kit, speaker, yields, group, lay }: BoardsProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<StartShape['kind']>('hexagon');
  const [side, setSide] = useState(3);
  const [wide, setWide] = useState(7);
  const [high, setHigh] = useState(6);
  const [fill, setFill] = useState(CHANCE);
  const shape: StartShape =
    kind === 'hexagon' ? { kind, side } : kind === 'rectangle' ? { kind, wide, high } : { kind };
  const size = (label: string, value: number, most: number, change: (n: number) => void) => (
    <label className="field small">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={value}
        onChange={({ target }) => change(Math.min(most, Math.max(1, Math.round(Number(target.value)) || 1)))}
      />
    </label>
  );
  return (
    <form
      className="new-board"
      onSubmit={(event) => {
        event.preventDefault();
        const filled = fill === CHANCE ? { group } : { terrain: fill };
        lay(newDraft(t('editor.new-name'), shape, filled, yields));
      }}
    >
      <label className="field">
        <span>{t('editor.shape')}</span>
        <select value={kind} onChange={({ target }) => setKind(target.value as StartShape['kind'])}>
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`editor.shape.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {kind === 'hexagon' && size(t('editor.side'), side, 20, setSide)}
      {kind === 'rectangle' && size(t('editor.wide'), wide, 40, setWide)}
      {kind === 'rectangle' && size(t('editor.high'), high, 40, setHigh)}
      <label className="field">
        <span>{t('editor.fill')}</span>
        <select value={fill} onChange={({ target }) => setFill(target.value)}>
          <option value={CHANCE}>{t('editor.chance')}</option>
          {kit.sheet.terrains
            .filter(({ id }) => id !== 'unknown')
            .map(({ id }) => (
              <option key={id} value={id}>
                {speaker.name('terrain', id)}
              </option>
            ))}
        </select>
      </label>
      <button type="submit" className="action">
        {t('editor.lay')}
      </button>
    </form>
  );
}
