import { Between } from './Between.tsx';
import { landOf, stretchOf } from './land.ts';
import { PrinceBar } from './PrinceBar.tsx';
import { Principality } from './Principality.tsx';
import type { Picking } from './picking.ts';
import { useRivals } from './use-rivals.ts';

interface Props {
  readonly picking?: Picking;
  read?(card: number): void;
}

/** how high a land is, in regions: with one site above and below, and with two, which are lower then */
const LOW = 2.6;
const TALL = 3.5;
/** how wide a site is, in regions */
const SITE = 1.3;

/** Both lands, the one of whoever looks below; as large as both fit whole. */
export function Lands({ picking, read }: Props) {
  const { sheet, view } = useRivals();
  const me = view.seat ?? 0;
  const extent = (seat: number) => {
    const asked = (picking?.glowing ?? []).filter((spot) => spot.seat === seat);
    const { ways, stores, outer } = stretchOf(sheet, landOf(view.fields, seat), asked);
    const slots = ways.length - 1;
    return {
      height: outer ? TALL : LOW,
      width: ways.length + SITE * slots + stores.length,
      gaps: ways.length + slots + stores.length,
    };
  };
  const [near, far] = [extent(me), extent(1 - me)];
  const size = {
    '--regions': near.height + far.height,
    '--columns': Math.max(near.width, far.width),
    '--gaps': Math.max(near.gaps, far.gaps),
    '--site': SITE,
  };
  const land = (seat: number) => (
    <div className={`prince-land${seat === me ? ' mine' : ''}`}>
      <PrinceBar seat={seat} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="land-scroll" tabIndex={0}>
        <Principality seat={seat} picking={picking} read={read} />
      </div>
    </div>
  );
  return (
    <div className="lands" style={size as React.CSSProperties}>
      {land(1 - me)}
      <Between read={read} />
      {land(me)}
    </div>
  );
}
