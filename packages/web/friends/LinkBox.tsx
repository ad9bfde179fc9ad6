import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from './QrCode.tsx';

interface Props {
  readonly title: string;
  readonly note: string;
  readonly link: string;
  /** what the link is called where it is sent on */
  readonly name: string;
}

/** A link to be copied, sent or photographed. */
export function LinkBox({ title, note, link, name }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
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
        <h2>{title}</h2>
        <p className="soft">{note}</p>
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
              onClick={() => void navigator.share({ title: name, url: link }).catch(() => {})}
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
