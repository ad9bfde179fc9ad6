import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { seatFill } from '../board/Patterns.tsx';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { Icon } from '../shapes/Shape.tsx';
import { At } from './At.tsx';
import { CardName } from './CardName.tsx';
import { Emblem, facesOf } from './Emblem.tsx';
import { isOuter, type Land, landOf, sitesOf, stretchOf } from './land.ts';
import { goodsMentioned } from './mentioned.ts';
import { namingFor } from './naming.ts';
import type { Picking } from './picking.ts';
import { Region } from './Region.tsx';
import { type Spot, spotKey } from './spots.ts';
import { freshSpots } from './turn-story.ts';
import { useRivals } from './use-rivals.ts';
import { Worth } from './Worth.tsx';

interface Props {
  readonly seat: number;
  readonly picking?: Picking;
  /** holds a card up to be read */
  read?(card: number): void;
}

const CITY = 2;
/** the rows of sites from the top down, with the middle row between them */
const ROWS = [1, 2, 4, 5] as const;

/** A prince's land: the middle row of roads and settlements, regions and building sites above and below. */
export function Principality({ seat, picking, read }: Props) {
  const { t } = useTranslation();
  const { sheet, view, speak, told } = useRivals();
  const land = landOf(view.fields, seat);
  const asked = (picking?.glowing ?? []).filter((spot) => spot.seat === seat);
  const { ways, outer, stores } = stretchOf(sheet, land, asked);
  const naming = namingFor(sheet, view, speak);
  const slots = ways.slice(0, -1);
  const column = (way: number): number => (way - itemAt(ways, 0)) * 2 + 1;
  const fresh = freshSpots(told, view.seat);
  const mark = (spot: Spot): string => (fresh.has(spotKey(spot)) ? ' fresh' : '');
  const props = { land, picking, name: naming.spot, mark };
  return (
    <section
      className={`land${outer ? ' tall' : ''}`}
      aria-label={t('rivals.land', { who: speak.seat(seat) })}
      style={{ gridTemplateColumns: `repeat(${ways.length * 2 - 1 + stores.length}, auto)` }}
    >
      {ways.map((way) => (
        <Way key={`way ${way}`} way={way} column={column(way)} {...props} />
      ))}
      {slots.map((slot) => (
        <Slot
          key={`slot ${slot}`}
          slot={slot}
          column={column(slot) + 1}
          outer={outer}
          read={read}
          {...props}
        />
      ))}
      {stores.map((place, i) => (
        <RegionAt key={place} place={place} column={ways.length * 2 + i} row="2 / 5" {...props} />
      ))}
    </section>
  );
}

interface PartProps {
  readonly land: Land;
  readonly picking?: Picking;
  readonly column: number;
  name(spot: Spot): string;
  /** what is told apart because it is new */
  mark(spot: Spot): string;
}

/** A column with a road, and a region above and below it. */
function Way({ way, column, land, picking, name, mark }: PartProps & { readonly way: number }) {
  const spot = { on: 'way', at: way, seat: land.seat };
  const props = { column, land, picking, name, mark };
  return (
    <>
      <RegionAt place={way * 2} row="1 / 3" {...props} />
      {((land.roads[way] ?? 0) > 0 || picking?.isAsked(spot)) && (
        <At
          spot={spot}
          label={name(spot)}
          picking={picking}
          className={`road${(land.roads[way] ?? 0) > 0 ? '' : ' bare'}${mark(spot)}`}
          style={{ gridColumn: column, gridRow: 3 }}
        >
          <svg viewBox="0 0 80 22" preserveAspectRatio="none" aria-hidden="true">
            <rect x="0" y="3" width="80" height="16" rx="4" fill={seatFill(land.seat)} stroke="#2a2117" />
          </svg>
        </At>
      )}
      <RegionAt place={way * 2 + 1} row="4 / 6" {...props} />
    </>
  );
}

function RegionAt({
  place,
  row,
  column,
  land,
  picking,
  name,
  mark,
}: PartProps & { readonly place: number; readonly row: string }) {
  const { sheet } = useRivals();
  const good = (land.terrain[place] ?? 0) - 1;
  const spot = { on: 'place', at: place, seat: land.seat };
  if (!(good >= 0) && !picking?.isAsked(spot)) return null;
  return (
    <At
      spot={spot}
      label={name(spot)}
      picking={picking}
      className={`region${mark(spot)}`}
      style={{ gridColumn: column, gridRow: row }}
    >
      {good >= 0 && (
        <Region
          sheet={sheet}
          good={good}
          number={itemAt(land.number, place)}
          store={itemAt(land.store, place)}
        />
      )}
    </At>
  );
}

interface SlotProps extends PartProps {
  readonly slot: number;
  readonly outer: boolean;
  read?(card: number): void;
}

/** A column with a settlement or city and its building sites. */
function Slot({ slot, outer, column, land, picking, name, mark, read }: SlotProps) {
  const { t } = useTranslation();
  const stands = land.centre[slot] ?? 0;
  const spot = { on: 'slot', at: slot, seat: land.seat };
  const words = stands === CITY ? t('rivals.city') : t('rivals.settlement');
  return (
    <>
      {sitesOf(slot).map((site, i) =>
        (isOuter(site) && !outer) ||
        (isOuter(site) && stands !== CITY && !((land.sites[site] ?? 0) > 0)) ? null : (
          <SiteAt
            key={site}
            site={site}
            row={itemAt(ROWS, i)}
            bare={stands > 0}
            {...{ column, land, picking, name, mark, read }}
          />
        ),
      )}
      {(stands > 0 || picking?.isAsked(spot)) && (
        <At
          spot={spot}
          label={stands > 0 ? `${words}, ${name(spot)}` : name(spot)}
          picking={picking}
          className={`centre${stands > 0 ? '' : ' bare'}${mark(spot)}`}
          style={{ gridColumn: column, gridRow: 3 }}
        >
          <Icon shape={stands === CITY ? 'city' : 'house'} fill={seatFill(land.seat)} size={44} />
        </At>
      )}
    </>
  );
}

interface SiteProps extends PartProps {
  readonly site: number;
  readonly row: number;
  /** shown though nothing stands there */
  readonly bare: boolean;
  read?(card: number): void;
}

function SiteAt({ site, row, bare, column, land, picking, name, mark, read }: SiteProps) {
  const { sheet, speak } = useRivals();
  const card = (land.sites[site] ?? 0) - 1;
  const spot = { on: 'site', at: site, seat: land.seat };
  const style = { gridColumn: column, gridRow: row };
  if (!(card >= 0)) {
    if (!bare && !picking?.isAsked(spot)) return null;
    return <At spot={spot} label={name(spot)} picking={picking} className="site" style={style} />;
  }
  return (
    <At
      spot={spot}
      label={name(spot)}
      picking={picking}
      className={`site stands${(land.beneath[site] ?? 0) > 0 ? ' covers' : ''}${mark(spot)}`}
      style={{ ...style, ...facesOf(sheet, speak, card) }}
      read={read && (() => read(card))}
    >
      <span className="site-top">
        <span className="site-picture">
          <Emblem sheet={sheet} card={card} size={28} />
          {goodsMentioned(sheet, speak, card).map((good) => (
            <GoodIcon key={good} sheet={sheet} good={good} size={18} />
          ))}
        </span>
        <Worth worth={itemAt(sheet.cards, card).worth} size={13} />
      </span>
      <b>
        <CardName name={speak.name('card', itemAt(sheet.cards, card).id)} />
      </b>
    </At>
  );
}
