import type { Outcome } from '@hexwright/kernel';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonWords } from '../words/reason.ts';

/** What an account's forms ask for. */
export const Entry = {
  login: { name: 'login', type: 'text', autoComplete: 'username', most: 100 },
  password: { name: 'password', type: 'password', autoComplete: 'current-password', most: 200 },
  next: { name: 'next', type: 'password', autoComplete: 'new-password', most: 128 },
} as const;
type Entries = Readonly<Record<(typeof Entry)[keyof typeof Entry]['name'], string>>;

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly words: string;
  readonly danger?: boolean;
  readonly entries: readonly (typeof Entry)[keyof typeof Entry][];
  save(entries: Entries): Promise<Outcome<object>>;
}

const EMPTY: Entries = { login: '', password: '', next: '' };

/** A small form of an account: asks, and says whether it was done. */
export function EntryForm({ title, note, words, danger = false, entries, save }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState(EMPTY);
  const [said, setSaid] = useState<Outcome<object> | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const saved = await save(draft);
    setSaid(saved);
    if (saved.ok) setDraft(EMPTY);
  };
  return (
    <form className="card-box entry-form" onSubmit={(event) => void submit(event)}>
      <h2>{title}</h2>
      {note && <p className="soft">{note}</p>}
      {entries.map(({ name, type, autoComplete, most }) => (
        <label key={name} className="field" htmlFor={`${id}-${name}`}>
          <span>{t(`entry.${name}`)}</span>
          <input
            id={`${id}-${name}`}
            type={type}
            autoComplete={autoComplete}
            maxLength={most}
            required
            value={draft[name]}
            onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
          />
          {name === 'next' && <small>{t('entry.next-note')}</small>}
        </label>
      ))}
      {said && !said.ok && (
        <p role="alert" className="refusal">
          {reasonWords(said.reason)}
        </p>
      )}
      <p role="status" className="done">
        {said?.ok ? t('entry.done') : ''}
      </p>
      <button type="submit" className={`action ${danger ? 'danger' : 'primary'}`}>
        {words}
      </button>
    </form>
  );
}
