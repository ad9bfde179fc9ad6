import type { Room } from '@hexwright/table';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inWords } from '../words/texts.ts';
import { QrCode } from './QrCode.tsx';

/** The link to the table, to be copied, sent or photographed. */
export function Invitation({ room }: { readonly room: Room }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const link = `${window.location.origin}/t/${room.id}`;
  const gathering = room.state === 'waiting';
  const note = room.password
    ? 'invite.locked'
    : !gathering
      ? 'invite.watch-note'
      : room.settings.listed
        ? 'invite.listed'
        : 'invite.private';
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // A page without encryption may not write there: the link is selected, and a key copies it.
      setCopied(false);
    }
  };
  return (
    <section className="card-box invitation">
      <div className="invitation-words">
        <h2>{t(gathering ? 'invite.title' : 'invite.watch')}</h2>
        <p className="soft">{t(note)}</p>
        <input
          ref={field}
          className="link"
          readOnly
          value={link}
          aria-label={t('invite.link')}
          onFocus={({ target }) => target.select()}
        />
        <p className="ways-on">
          <button type="button" className="action" onClick={() => void copy()}>
            {t(copied ? 'invite.copied' : 'invite.copy')}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              className="action"
              onClick={() => void navigator.share({ title: inWords(room.title), url: link }).catch(() => {})}
            >
              {t('invite.share')}
            </button>
          )}
        </p>
        <p className="sr" role="status">
          {copied ? t('invite.copied') : ''}
        </p>
      </div>
      <QrCode text={link} label={t('invite.qr')} />
    </section>
  );
}
