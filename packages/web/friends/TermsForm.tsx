import type { ClockSetting } from '@hexwright/table';
import { useTranslation } from 'react-i18next';
import type { Terms } from './terms.ts';
import { clockWords } from './time.ts';

const CLOCKS: readonly ClockSetting[] = [
  { mode: 'off' },
  ...[30, 60, 90, 120, 180, 300].map((seconds) => ({ mode: 'turn', seconds }) as const),
  ...[600, 900, 1200, 1800, 3600].map((bank) => ({ mode: 'bank', bank, plus: 10 }) as const),
  ...[1, 2, 3, 7, 14].map((days) => ({ mode: 'days', days }) as const),
];
const MODES = ['off', 'turn', 'bank', 'days'] as const;
const DELAYS = [0, 30, 120, 300, 900];
const STAND_INS = [60, 120, 300, 600, 1800];

interface Props {
  readonly terms: Terms;
  /** whether there is a password already, which need not be said again */
  readonly locked?: boolean;
  change(terms: Terms): void;
}

/** Who may come, how long one may think, who may look on. */
export function TermsForm({ terms, locked = false, change }: Props) {
  const { t } = useTranslation();
  const { listed, password, clock, watching, rated, standIn, seating, title } = terms;
  const set = (part: Partial<Terms>): void => change({ ...terms, ...part });
  const times = CLOCKS.filter(({ mode }) => mode === clock.mode);
  return (
    <>
      <fieldset className="field">
        <legend>{t('terms.who')}</legend>
        <div className="segments">
          {[false, true].map((open) => (
            <button
              key={String(open)}
              type="button"
              aria-pressed={listed === open}
              onClick={() => set({ listed: open })}
            >
              {t(open ? 'terms.listed' : 'terms.private')}
            </button>
          ))}
        </div>
        <small>{t(listed ? 'terms.listed-note' : 'terms.private-note')}</small>
      </fieldset>
      <fieldset className="field">
        <legend>{t('terms.clock')}</legend>
        <div className="segments">
          {MODES.map((mode) => (
            <button
              key={mode}
              type="button"
              aria-pressed={clock.mode === mode}
              onClick={() =>
                set({ clock: CLOCKS.filter((each) => each.mode === mode).at(mode === 'off' ? 0 : 2) })
              }
            >
              {t(`clock.${mode}`)}
            </button>
          ))}
        </div>
        {times.length > 1 && (
          <select
            aria-label={t('terms.time')}
            value={clockWords(clock)}
            onChange={({ target }) =>
              set({ clock: times.find((each) => clockWords(each) === target.value) ?? clock })
            }
          >
            {times.map((each) => (
              <option key={clockWords(each)}>{clockWords(each)}</option>
            ))}
          </select>
        )}
        <small>{t(`clock.${clock.mode}-note`)}</small>
      </fieldset>
      <details className="field terms-more">
        <summary>{t('terms.more')}</summary>
        <label className="field">
          <span>{t('terms.title')}</span>
          <input value={title} maxLength={60} onChange={({ target }) => set({ title: target.value })} />
        </label>
        <label className="field">
          <span>{t('terms.password')}</span>
          <input
            value={password ?? ''}
            maxLength={64}
            autoComplete="off"
            placeholder={t(locked && password === null ? 'terms.password-kept' : 'terms.password-none')}
            onChange={({ target }) => set({ password: target.value })}
          />
        </label>
        <label className="field begins">
          <span>{t('terms.begins')}</span>
          <select
            value={seating.begins}
            onChange={({ target }) =>
              set({ seating: { ...seating, begins: target.value === 'first' ? 'first' : 'drawn' } })
            }
          >
            <option value="drawn">{t('terms.begins-drawn')}</option>
            <option value="first">{t('terms.begins-first')}</option>
          </select>
        </label>
        <label className="field order">
          <span>{t('terms.order')}</span>
          <select
            value={seating.order}
            onChange={({ target }) =>
              set({ seating: { ...seating, order: target.value === 'drawn' ? 'drawn' : 'listed' } })
            }
          >
            <option value="listed">{t('terms.order-listed')}</option>
            <option value="drawn">{t('terms.order-drawn')}</option>
          </select>
        </label>
        <label className="field">
          <span>{t('terms.watching')}</span>
          <select
            value={watching.allowed ? watching.delay : 'no'}
            onChange={({ target }) =>
              set({
                watching:
                  target.value === 'no' ? { allowed: false } : { allowed: true, delay: Number(target.value) },
              })
            }
          >
            {DELAYS.map((delay) => (
              <option key={delay} value={delay}>
                {t('terms.delay', { count: delay })}
              </option>
            ))}
            <option value="no">{t('terms.no-watching')}</option>
          </select>
        </label>
        {clock.mode !== 'days' && (
          <label className="field">
            <span>{t('terms.stand-in')}</span>
            <select
              value={standIn ?? 'never'}
              onChange={({ target }) =>
                set({ standIn: target.value === 'never' ? null : Number(target.value) })
              }
            >
              {STAND_INS.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {t('terms.after', { count: seconds / 60 })}
                </option>
              ))}
              <option value="never">{t('terms.never')}</option>
            </select>
          </label>
        )}
        <label className="field flag">
          <input type="checkbox" checked={rated} onChange={({ target }) => set({ rated: target.checked })} />
          <span>
            <b>{t('terms.rated')}</b>
            <small>{t('terms.rated-note')}</small>
          </span>
        </label>
      </details>
    </>
  );
}
