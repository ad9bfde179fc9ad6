import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { numberAt, numbers, rowOf } from '../board/read.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useMultiplayer } from '../play/multiplayer.ts';
import { Icon } from '../shapes/Shape.tsx';
import { capital } from '../words/speak.ts';
import { Purse } from './Purse.tsx';
import { useRivals } from './use-rivals.ts';
import { QUALITIES, Worth } from './Worth.tsx';

/** the tokens, and the quality that each is held for */
const TOKENS = [
  { id: 'hero', quality: 'strength' },
  { id: 'trade', quality: 'commerce' },
] as const;

interface Props {
  readonly seat: number;
}

/** A prince by name, with points, what they come from, tokens and the number of cards in the hand. */
export function PrinceBar({ seat }: Props) {
  const { t } = useTranslation();
  const { view, speak, players } = useRivals();
  const company = useMultiplayer();
  const points = itemAt(view.points, seat);
  const hand = rowOf(view.fields.handBacks, seat).reduce((sum, n) => sum + n, 0);
  const active = numberAt(view.fields.active) === seat;
  const tokens = numbers(view.fields.tokens);
  const sources = points.sources
    .filter((source) => source.points > 0)
    .map((source) => `${capital(speak.name('score', source.id))} ${source.points}`);
  const kind = players[seat]?.kind === 'bot' ? t('players.bot') : view.seat === seat ? t('players.you') : '';
  return (
    <header className={`prince${active ? ' active' : ''}`}>
      <SeatBadge seat={seat} size={24} />
      <b className="prince-name">
        {speak.seat(seat)} <small>{company ? company.seat(seat) : kind}</small>
      </b>
      <span className="prince-points" title={sources.join(', ')}>
        <b>{points.total}</b>/{points.target}
        <span className="sr">
          {t('players.points', { points: points.total, target: points.target })} {sources.join(', ')}
        </span>
      </span>
      <Worth
        worth={{ ...view.qualities[seat], victory: 0 }}
        always={['strength', 'skill', 'commerce', 'progress']}
      />
      {TOKENS.map(({ id, quality }, i) =>
        tokens[i] === seat ? (
          <span key={id} className="token" title={t(`rivals.token-${id}`)}>
            <Icon {...{ shape: QUALITIES[quality].shape, fill: QUALITIES[quality].colour }} size={17} />
            {t(`rivals.token-${id}-short`)}
          </span>
        ) : null,
      )}
      <Purse seat={seat} />
      <span className="prince-hand" title={t('rivals.hand', { count: hand, limit: view.handLimits[seat] })}>
        <span className="mini-card" aria-hidden="true" /> {hand}/{view.handLimits[seat]}
        <span className="sr">{t('rivals.hand', { count: hand, limit: view.handLimits[seat] })}</span>
      </span>
    </header>
  );
}
