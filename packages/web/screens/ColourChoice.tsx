import { itemAt } from '@hexwright/kernel';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coloursFor, SEATS } from '../look/seats.ts';
import { ColourBadge } from '../parts/SeatBadge.tsx';

interface Props {
  readonly colour: number;
  /** how many play: with many there are more to choose from */
  readonly seats?: number;
  choose(colour: number): void;
}

/** The colour of a player; a press shows all that there are. */
export function ColourChoice({ colour, seats = 0, choose }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees to closing what it opened
    <div className="colour-choice" onBlur={leave} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <button
        type="button"
        className="colour-now"
        aria-expanded={open}
        aria-label={t('set-up.colour', { colour: t(itemAt(SEATS, colour).name) })}
        onClick={() => setOpen(!open)}
      >
        <ColourBadge colour={colour} size={28} />
      </button>
      {open && (
        <div className="colour-list">
          {coloursFor(seats, colour).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === colour}
              aria-label={t(itemAt(SEATS, each).name)}
              title={t(itemAt(SEATS, each).name)}
              onClick={() => {
                choose(each);
                setOpen(false);
              }}
            >
              <ColourBadge colour={each} size={28} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
