import type { CSSProperties, ReactNode } from 'react';
import type { Picking } from './picking.ts';
import { usePointed } from './pointed.ts';
import { type Spot, spotKey } from './spots.ts';

interface Props {
  readonly spot: Spot;
  readonly label: string;
  readonly className: string;
  readonly style?: CSSProperties;
  /** nothing can be pointed at where a table is only looked at */
  readonly picking?: Picking;
  /** what a tap does where the spot is not asked for */
  readonly read?: () => void;
  readonly children?: ReactNode;
}

/** Something that lies on the table: it glows and can be pressed when it is asked for. */
export function At({ spot, label, className, style, picking, read, children }: Props) {
  const asked = picking?.isAsked(spot) ?? false;
  const chosen = picking?.isChosen(spot) ?? false;
  const pointed = usePointed().keys.has(spotKey(spot)) ? ' pointed' : '';
  if (!asked && !read)
    return (
      <div
        className={`${className}${chosen ? ' chosen' : ''}${pointed}`}
        style={style}
        role="img"
        aria-label={label}
      >
        {children}
      </div>
    );
  return (
    <button
      type="button"
      className={`${className}${asked ? ' glow' : ''}${chosen ? ' chosen' : ''}${pointed}`}
      style={style}
      aria-pressed={asked ? chosen : undefined}
      data-place={asked ? spotKey(spot) : undefined}
      tabIndex={asked ? 0 : undefined}
      onClick={() => {
        read?.();
        if (asked) picking?.tap(spot);
      }}
    >
      <span className="sr">{label}</span>
      <span className="drawn" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
