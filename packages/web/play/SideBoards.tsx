import type { RawMove } from '@hexwright/kernel';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seatFill } from '../board/Patterns.tsx';
import { numbers } from '../board/read.ts';
import { useSettings } from '../look/settings.ts';
import { Icon } from '../shapes/Shape.tsx';
import type { FieldEntry, Sheet } from '../table/sheet.ts';
import { capital } from '../words/speak.ts';
import { entryOf } from './choices.ts';
import { useGame } from './game-context.ts';

type PlacesLook = Extract<FieldEntry['look'], { readonly on: 'places' }>;

/** Boards beside the board: their places with whoever is there, and lists of what a currency buys. */
export const SideBoards = memo(function SideBoards() {
  const { sheet } = useGame();
  const boards = sheet.fieldLooks.flatMap(({ name, look }) => (look.on === 'places' ? [{ name, look }] : []));
  const currencies = [
    ...new Set(Object.values(sheet.looks.moves ?? {}).flatMap(({ pays }) => pays?.field ?? [])),
  ];
  if (boards.length + currencies.length === 0) return null;
  return (
    <div className="side-boards">
      {boards.map(({ name, look }) => (
        <Places key={name} name={name} look={look} />
      ))}
      {currencies.map((field) => (
        <Prices key={field} field={field} />
      ))}
    </div>
  );
});

/** The places of one board. Those that a move may name are buttons: a press shows it, a second one makes it. */
function Places({ name, look }: { readonly name: string; readonly look: PlacesLook }) {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useGame();
  const { oneTap } = useSettings();
  const [chosen, setChosen] = useState<string | null>(null);
  // A new position is a new choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of moves names the position
  useEffect(() => setChosen(null), [view.moves, view.seat]);
  const holders = numbers(view.fields[name]);
  const press = (place: string, move: RawMove): void => {
    if (oneTap || chosen === place) play(move);
    else setChosen(place);
  };
  return (
    <section
      className={`side-board${isNamed(look) ? ' named' : ''}`}
      aria-label={capital(speak.name('field', name))}
    >
      <h2>{capital(speak.name('field', name))}</h2>
      <ol>
        {look.places.map((place, i) => {
          const move = moveTo(sheet, view.legal, look.domain, place);
          const owner = (holders[i] ?? 0) - 1;
          const who = owner < 0 ? t('side-board.free') : speak.seat(owner);
          const face = (
            <>
              <b>{place}</b>
              {chosen === place && view.seat !== null ? (
                <Icon shape={look.shape} fill={seatFill(view.seat)} size={24} />
              ) : (
                owner >= 0 && <Icon shape={look.shape} fill={seatFill(owner)} size={24} />
              )}
              <span className="sr">{who}</span>
            </>
          );
          return (
            <li key={place} className={owner < 0 ? 'free' : ''} title={`${place}: ${who}`}>
              {move ? (
                <button
                  type="button"
                  className="place"
                  aria-pressed={chosen === place}
                  aria-label={`${speak.move(move)}${chosen === place ? `, ${t('side-board.again')}` : ''}`}
                  onClick={() => press(place, move)}
                >
                  {face}
                </button>
              ) : (
                <span className="place">{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whether words are written on its places, which need more room than numbers. */
const isNamed = ({ places }: PlacesLook): boolean => places.some((place) => place.length > 3);

/** The legal move, if there is one alone, that names this place. */
function moveTo(sheet: Sheet, legal: readonly RawMove[], domain: string, place: string): RawMove | undefined {
  const moves = legal.filter((move) =>
    entryOf(sheet, move.move)?.args.some((arg) => arg.domain === domain && move[arg.name] === place),
  );
  return moves.length === 1 ? moves[0] : undefined;
}

/** What a currency buys, by price; folded, so that it takes no room from the board. */
function Prices({ field }: { readonly field: string }) {
  const { t } = useTranslation();
  const { sheet, speak } = useGame();
  const look = sheet.fieldLooks.find(({ name }) => name === field)?.look;
  const shape = look && 'shape' in look ? look.shape : 'coin';
  const list = Object.entries(sheet.looks.moves ?? {})
    .flatMap(([move, { pays }]) =>
      pays?.field === field && entryOf(sheet, move) ? [{ move, count: pays.count }] : [],
    )
    .sort((one, two) => one.count - two.count);
  if (list.length === 0) return null;
  return (
    <details className="side-prices">
      <summary>{t('side-board.prices', { what: speak.name('field', field).toLowerCase() })}</summary>
      <ul>
        {list.map(({ move, count }) => (
          <li key={move}>
            <b>{count}</b>
            <Icon shape={shape} fill="#d8b25a" size={18} />
            <span>{speak.name('move', speak.has(`move.${move}.short`) ? `${move}.short` : move)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
