import { isLevel, LEVELS, USUAL } from '@hexwright/bots';
import { useTranslation } from 'react-i18next';
import { seatLook } from '../look/seats.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Player } from '../table/protocol.ts';

interface Props {
  readonly possible: readonly number[];
  readonly players: readonly Player[];
  change(players: readonly Player[]): void;
}

/** How many sit down, and who: a person at this screen or a bot. */
export function Seats({ possible, players, change }: Props) {
  const { t } = useTranslation();
  const resize = (seats: number): void =>
    change(Array.from({ length: seats }, (_, seat): Player => players[seat] ?? { kind: 'bot' }));
  const swap = (seat: number, player: Player): void =>
    change(players.map((old, i) => (i === seat ? player : old)));
  return (
    <fieldset className="field seats">
      <legend>{t('set-up.seats')}</legend>
      <div className="segments">
        {possible.map((seats) => (
          <button
            key={seats}
            type="button"
            aria-pressed={players.length === seats}
            onClick={() => resize(seats)}
          >
            {seats}
          </button>
        ))}
      </div>
      {players.map((player, seat) => {
        const name = t(seatLook(seat).name);
        return (
          <div key={seat} className="seat-row">
            <SeatBadge seat={seat} size={24} />
            <input
              aria-label={t('set-up.name', { seat: name })}
              placeholder={name}
              maxLength={24}
              value={player.name ?? ''}
              onChange={(event) =>
                swap(seat, {
                  kind: player.kind,
                  ...(player.level && { level: player.level }),
                  ...(event.target.value !== '' && { name: event.target.value }),
                })
              }
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
            {player.kind === 'bot' && (
              <small className="level-note">{t(`level.${player.level ?? USUAL}.note`)}</small>
            )}
          </div>
        );
      })}
      {players.filter(({ kind }) => kind === 'person').length > 1 && <small>{t('set-up.hot-seat')}</small>}
    </fieldset>
  );
}

/** Who sits there once a choice is made: a person, or a bot of a level. */
function seated({ name }: Player, who: string): Player {
  const named = name === undefined ? {} : { name };
  return isLevel(who) ? { kind: 'bot', level: who, ...named } : { kind: 'person', ...named };
}
