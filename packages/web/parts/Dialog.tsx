import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  close(): void;
}

/** A panel over the page that holds the focus until it is closed. */
export function Dialog({ title, children, close }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // A panel that is gone is told late that it was closed, and must not close the one that came after it.
  const closed = (): void => {
    if (dialog.current?.isConnected) close();
  };
  return (
    <dialog ref={dialog} aria-label={title} onCancel={close} onClose={closed}>
      <header className="dialog-head">
        <h2>{title}</h2>
        <button type="button" className="close" aria-label={t('close')} onClick={close}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}
