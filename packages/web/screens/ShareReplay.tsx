import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../parts/Dialog.tsx';
import { reasonWords } from '../words/reason.ts';
import { linkTo } from './address.ts';
import type { Archive } from './archive.ts';
import { saveFile } from './game-files.ts';

/** so many letters most programs carry in an address */
const LONGEST = 8000;

type Shared =
  | { readonly kind: 'link'; readonly link: string; readonly copied: boolean }
  | { readonly kind: 'long'; readonly length: number }
  | { readonly kind: 'refused'; readonly why: string };

interface Props {
  readonly game: string;
  readonly title: string;
  readonly archive: Archive;
  readonly className: string;
}

/** The whole game as a link to its replay: whoever opens it needs nothing else. */
export function ShareReplay({ game, title, archive, className }: Props) {
  const { t } = useTranslation();
  const [shared, setShared] = useState<Shared | null>(null);
  if (!archive.pack) return null;
  const share = async (): Promise<void> => {
    const packed = await archive.pack!(game);
    if (!packed.ok) return setShared({ kind: 'refused', why: reasonWords(packed.reason) });
    const link = linkTo(`/watch#${packed.text}`);
    if (link.length > LONGEST) return setShared({ kind: 'long', length: link.length });
    const copied = await copy(link);
    setShared({ kind: 'link', link, copied });
  };
  return (
    <>
      <button type="button" className={className} data-share onClick={() => void share()}>
        {t('share.button')}
      </button>
      {shared && (
        <Dialog title={t('share.title')} close={() => setShared(null)}>
          <div className="share">
            {shared.kind === 'link' && (
              <>
                <p role="status">{t(shared.copied ? 'share.copied' : 'share.copy-this')}</p>
                <input
                  readOnly
                  aria-label={t('share.title')}
                  value={shared.link}
                  onFocus={(event) => event.target.select()}
                />
                <p className="soft">{t('share.note')}</p>
              </>
            )}
            {shared.kind === 'long' && <p role="status">{t('share.long', { length: shared.length })}</p>}
            {shared.kind === 'refused' && <p role="alert">{shared.why}</p>}
            {shared.kind !== 'link' && archive.own && (
              <button type="button" className="action" onClick={() => void saveFile({ id: game, title })}>
                {t('export')}
              </button>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** A browser may forbid it; then the link is there to be copied by hand. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
