import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSmall } from '../parts/use-small.ts';
import { landOf, stretchOf } from './land.ts';
import { PrinceBar } from './PrinceBar.tsx';
import { Principality } from './Principality.tsx';
import type { Picking } from './picking.ts';
import { useRivals } from './use-rivals.ts';

interface Props {
  readonly picking?: Picking;
  read?(card: number): void;
}

/** how high a land is, in regions: with one site above and below, and with two */
const LOW = 2.7;
const TALL = 4.7;
/** the land of the other is drawn so much smaller */
const FAR = 0.8;

/** Both lands, the one of whoever looks below; as large as fits. */
export function Lands({ picking, read }: Props) {
  const { t } = useTranslation();
  const { sheet, view } = useRivals();
  const me = view.seat ?? 0;
  const [near, far] = [me, 1 - me].map((seat) => {
    const asked = (picking?.glowing ?? []).filter((spot) => spot.seat === seat);
    const { ways, stores, outer } = stretchOf(sheet, landOf(view.fields, seat), asked);
    return { height: outer ? TALL : LOW, columns: ways.length * 2 - 1 + stores.length };
  });
  const size = {
    '--regions': near.height + FAR * far.height,
    '--near': near.height,
    '--columns': Math.max(near.columns, FAR * far.columns),
    '--far': FAR,
  };
  const small = useSmall();
  const [across, setAcross] = useState(false);
  // A new position is looked at from home.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of moves names the position
  useEffect(() => setAcross(false), [view.moves]);
  return (
    <div className={`lands${across ? ' across' : ''}`} style={size as React.CSSProperties}>
      {[1 - me, me].map((seat) => (
        <div key={seat} className={`prince-land${seat === me ? ' mine' : ''}`}>
          <PrinceBar seat={seat}>
            {small && seat !== me && (
              <button
                type="button"
                className="look-across"
                aria-pressed={across}
                aria-label={t(across ? 'rivals.look-home' : 'rivals.look-across')}
                onClick={() => setAcross(!across)}
              >
                <span aria-hidden="true">{across ? '▴' : '▾'}</span>
              </button>
            )}
          </PrinceBar>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div className="land-scroll" tabIndex={0}>
            <Principality seat={seat} picking={picking} read={read} />
          </div>
        </div>
      ))}
    </div>
  );
}
