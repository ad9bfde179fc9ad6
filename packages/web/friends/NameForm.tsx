import type { Outcome } from '@hexwright/kernel';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberedName } from '../look/my-name.ts';
import { reasonWords } from '../words/reason.ts';
import { beGuest } from './server-session.ts';

interface Props {
  /** what the button says */
  readonly words: string;
  readonly name?: string;
  /** becomes a guest of this name, unless it is told otherwise */
  readonly save?: (name: string) => Promise<Outcome<object>>;
}

/** What the others are to call you. */
export function NameForm({ words, name = rememberedName(), save = beGuest }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState(name);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const saved = await save(draft);
    setTrouble(saved.ok ? null : reasonWords(saved.reason));
  };
  return (
    <form className="line-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{t('name.label')}</label>
      <input
        id={id}
        value={draft}
        maxLength={24}
        required
        autoComplete="nickname"
        aria-describedby={trouble ? `${id}-why` : undefined}
        onChange={({ target }) => setDraft(target.value)}
      />
      <button type="submit" className="action primary" disabled={draft.trim() === ''}>
        {words}
      </button>
      {trouble && (
        <p id={`${id}-why`} role="alert" className="refusal">
          {trouble}
        </p>
      )}
    </form>
  );
}
