import { itemAt } from '@hexwright/kernel';
import '../look/seats-form.css';
import { isLevel, LEVELS, USUAL } from '@hexwright/bots';
import { useTranslation } from 'react-i18next';
import { characterName } from '../look/characters.ts';
import { SEATS } from '../look/seats.ts';
import type { Player, Seating } from '../table/protocol.ts';
import { aBot } from './begin.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { inColours, recoloured } from './colours.ts';
import { SeatCount } from './SeatCount.tsx';

/** so many are in sight at once; the others are a list to open */
const FEW = 8;

interface Props {
  readonly possible: readonly number[];
  /** each with a colour of its own */
  readonly players: readonly Player[];
  readonly seating: Seating;
  change(players: readonly Player[]): void;
  seat(seating: Seating): void;
}

/** How many sit down, and who: a person at this screen or a bot, in which colour; and who begins. */
export function Seats({ possible, players, seating, change, seat: arrange }: Props) {
  const { t } = useTranslation();
  const resize = (seats: number): void => {
    change(inColours(Array.from({ length: seats }, (_, seat): Player => players[seat] ?? aBot())));
    if (typeof seating.begins === 'number' && seating.begins >= seats)
      arrange({ ...seating, begins: 'drawn' });
  };
  const swap = (seat: number, player: Player): void =>
    change(players.map((old, i) => (i === seat ? player : old)));
  const nameOf = (player: Player): string => {
    const { name, colour = 0 } = player;
    return name ?? characterName(player, 0) ?? t(itemAt(SEATS, colour).name);
  };
  const row = (player: Player, seat: number) => {
    const name = t(itemAt(SEATS, player.colour ?? seat).name);
    return (
      <div key={seat} className="seat-row">
        <ColourChoice
          colour={player.colour ?? seat}
          seats={players.length}
          choose={(colour) => change(recoloured(players, seat, colour))}
        />
        <input
          aria-label={t('set-up.name', { seat: name })}
          placeholder={characterName(player, seat) ?? name}
          maxLength={24}
          value={player.name ?? ''}
          onChange={(event) => swap(seat, named(player, event.target.value))}
        />
        <select
          aria-label={t('set-up.who', { seat: name })}
          value={player.kind === 'bot' ? (player.level ?? USUAL) : player.kind}
          onChange={(event) => swap(seat, seated(player, event.target.value))}
        >
          <option value="person">{t('set-up.person')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t('set-up.bot-of', { level: t(`level.${level}`) })}
            </option>
          ))}
        </select>
        {isFirstOfItsLevel(players, seat) && (
          <small className="level-note">{t(`level.${player.level ?? USUAL}.note`)}</small>
        )}
      </div>
    );
  };
  return (
    <fieldset className="field seats">
      <legend>{t('set-up.seats')}</legend>
      <SeatCount possible={possible} seats={players.length} choose={resize} />
      {players.slice(0, FEW).map((player, seat) => row(player, seat))}
      {players.length > FEW && (
        <details className="more-seats">
          <summary>{t('set-up.more-seats', { count: players.length - FEW })}</summary>
          {players.slice(FEW).map((player, i) => row(player, FEW + i))}
        </details>
      )}
      {players.filter(({ kind }) => kind === 'person').length > 1 && <small>{t('set-up.hot-seat')}</small>}
      <div className="seating">
        <label className="begins">
          <span>{t('set-up.begins')}</span>
          <select
            value={seating.begins}
            onChange={({ target }) =>
              arrange({ ...seating, begins: target.value === 'drawn' ? 'drawn' : Number(target.value) })
            }
          >
            <option value="drawn">{t('set-up.begins-drawn')}</option>
            {players.map((player, seat) => (
              <option key={seat} value={seat}>
                {nameOf(player)}
              </option>
            ))}
          </select>
        </label>
        {players.length > 2 && (
          <label className="order">
            <span>{t('set-up.order')}</span>
            <select
              value={seating.order}
              onChange={({ target }) =>
                arrange({ ...seating, order: target.value === 'drawn' ? 'drawn' : 'listed' })
              }
            >
              <option value="listed">{t('set-up.order-listed')}</option>
              <option value="drawn">{t('set-up.order-drawn')}</option>
            </select>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** What a level means is said once. */
function isFirstOfItsLevel(players: readonly Player[], seat: number): boolean {
  const levelOf = ({ kind, level = USUAL }: Player) => (kind === 'bot' ? level : null);
  const level = levelOf(itemAt(players, seat));
  return level !== null && players.findIndex((player) => levelOf(player) === level) === seat;
}

function named({ name: _, ...player }: Player, name: string): Player {
  return name === '' ? player : { ...player, name };
}

/** Who sits there once a choice is made: a person, or a bot of a level. */
function seated({ name, colour }: Player, who: string): Player {
  const kept = { ...(name !== undefined && { name }), ...(colour !== undefined && { colour }) };
  return isLevel(who) ? { kind: 'bot', level: who, ...kept } : { kind: 'person', ...kept };
}
