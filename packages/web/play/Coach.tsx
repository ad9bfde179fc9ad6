import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  /** the words of the button that goes on, where there is anything to go on to */
  readonly on?: string;
  next?(): void;
  /** the words of the button that ends it all */
  readonly off: string;
  end(): void;
}

/** A note for somebody who is new here. It stands beside the board and never over it. */
export function Coach({ title, text, on, next, off, end }: Props) {
  return (
    <aside className="guide" aria-label={title}>
      <b>{title}</b>
      <p>{text}</p>
      <div className="guide-foot">
        {on && (
          <button type="button" className="action primary" onClick={next}>
            {on}
          </button>
        )}
        <button type="button" className="quiet-button" onClick={end}>
          {off}
        </button>
      </div>
    </aside>
  );
}
