import { type ReactNode, useId, useState } from 'react';

interface Props {
  readonly className?: string;
  readonly label?: string;
  /** why it cannot be used now */
  readonly reason?: string;
  /** what it does, told where there is no room for it */
  readonly hint?: string;
  readonly pressed?: boolean;
  /** it can be pressed, but what it stands for cannot be done now */
  readonly dimmed?: boolean;
  /** the colour of what it stands for, as `--tint` */
  readonly tint?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button that, when it cannot be used, says why: on hover, on focus, and when it is tapped. */
export function ReasonButton({
  className = '',
  label,
  reason,
  hint,
  pressed,
  tint,
  dimmed = false,
  onClick,
  children,
}: Props) {
  const id = useId();
  const [told, setTold] = useState(false);
  return (
    <span className="reason-holder">
      <button
        type="button"
        className={dimmed ? `${className} dimmed` : className}
        aria-label={label}
        aria-disabled={reason !== undefined}
        aria-describedby={reason === undefined && hint === undefined ? undefined : id}
        aria-pressed={pressed}
        style={tint ? ({ '--tint': tint } as React.CSSProperties) : undefined}
        onClick={() => (reason === undefined ? onClick?.() : setTold(!told))}
        onBlur={() => setTold(false)}
      >
        {children}
      </button>
      {(reason !== undefined || hint !== undefined) && (
        <span
          id={id}
          role="tooltip"
          className={`reason${told ? ' told' : ''}${reason === undefined ? ' only-hint' : ''}`}
        >
          {hint !== undefined && <span className="hint">{hint}</span>}
          {reason}
        </span>
      )}
    </span>
  );
}
