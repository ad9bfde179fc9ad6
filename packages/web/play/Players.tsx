import { itemAt } from '@hexwright/kernel';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seatFill } from '../board/Patterns.tsx';
import { pieceShape } from '../board/Pieces.tsx';
import { numberAt, numbers, rowOf } from '../board/read.ts';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { SeatFace } from '../parts/SeatFace.tsx';
import { TokenIcon } from '../parts/TokenIcon.tsx';
import { useSmall } from '../parts/use-small.ts';
import { Icon } from '../shapes/Shape.tsx';
import type { TableView } from '../table/protocol.ts';
import { pointsText } from '../words/points.ts';
import { capital } from '../words/speak.ts';
import { Gains } from './Gains.tsx';
import { useGame } from './game-context.ts';
import { useMultiplayer } from './multiplayer.ts';
import { heldTokens } from './purses.ts';
import { isCrowd, ranked, rankOf } from './ranks.ts';
import { useSaid } from './said.ts';

/** a target that nobody is meant to reach */
const PLENTY = 100_000;

/** Everybody at the table with what is public about them. */
export const Players = memo(function Players() {
  const { t } = useTranslation();
  const { sheet, view } = useGame();
  const crowd = isCrowd(sheet.seats);
  const shown = crowd ? inSight(view) : Array.from({ length: sheet.seats }, (_, seat) => seat);
  return (
    <section className={`players${crowd ? ' crowd' : ''}`} aria-label={t('players.title')}>
      {shown.map((seat) => (
        <PlayerCard key={seat} seat={seat} />
      ))}
      {crowd && view.seat !== null && (
        <p className="my-rank">
          {t('ranking.mine', { rank: rankOf(view.points, view.seat), seats: sheet.seats })}
        </p>
      )}
    </section>
  );
});

/** so many of the best are in sight for who has no place of its own */
const BEST = 6;

/** Of very many: oneself and those whom one may deal with; for who looks on the best. */
function inSight({ seat, circle, points }: TableView): readonly number[] {
  return seat === null ? ranked(points).slice(0, BEST) : [seat, ...(circle?.seats ?? [])];
}

interface OwnField {
  readonly name: string;
  readonly shape: string;
  readonly colour?: string;
  /** it stands in a panel of its own too */
  readonly climbs?: boolean;
  /** words of its own instead of the field's */
  readonly words?: string;
  /** null for something the player holds rather than counts */
  readonly value: number | null;
}

/** A sign with a player, and what it stands for. */
interface Fact {
  readonly key: string;
  readonly className?: string;
  readonly words: string;
  readonly sign: ReactNode;
  readonly value: number | null;
}

function CardSign({ dark = false }: { readonly dark?: boolean }) {
  return <span className={dark ? 'mini-card dark' : 'mini-card'} aria-hidden="true" />;
}

function PlayerCard({ seat }: { readonly seat: number }) {
  const { t } = useTranslation();
  const { sheet, view, speak, players } = useGame();
  const company = useMultiplayer();
  const said = useSaid();
  const line = said?.seat === seat ? said.text : null;
  // Where nobody gave a name it says who that is.
  const nameless = view.seat === seat && players[seat]?.name === undefined;
  const won = view.result?.winners.includes(seat);
  const mood = won === undefined ? 'calm' : won ? 'glad' : 'cross';
  const [wide, setWide] = useState(false);
  const card = useRef<HTMLElement>(null);
  const over = useSmall() && wide;
  // On a small screen it lies over the board: a tap elsewhere puts it away.
  useEffect(() => {
    if (!over) return;
    const away = ({ target }: Event): void => {
      if (!card.current?.contains(target as Node)) setWide(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [over]);
  const points = itemAt(view.points, seat);
  const active = numberAt(view.fields.active) === seat;
  const asked = view.decision?.seats.includes(seat) ?? false;
  const hand = numbers(view.fields.handSize)[seat] || 0;
  // Where the backs tell the decks apart, each deck is counted by itself.
  const backs = sheet.fieldLooks.some(({ name, look }) => name === 'cardBacks' && look.on === 'purse');
  const cards = backs ? undefined : numbers(view.fields.cardCount)[seat];
  const beside = sheet.goods.flatMap((good, i) => {
    const count = rowOf(view.fields.hold, seat)[i] ?? Number.NaN;
    // Of open cards in hand only those that are there: the rest is one number.
    if (Number.isNaN(count) || (good.inHand && count === 0)) return [];
    return good.open || !good.inHand ? [{ good, count }] : [];
  });
  const own = sheet.fieldLooks.flatMap(({ name, look }): OwnField[] => {
    if (look.on === 'seat') {
      const value = numberAt(view.fields[name], seat);
      return Number.isNaN(value) || value === (look.hideAt ?? Number.NaN)
        ? []
        : [{ name, shape: look.shape, colour: look.seat ? seatFill(seat) : look.colour, value }];
    }
    if (look.on === 'ladder') {
      const value = numberAt(view.fields[name], seat);
      return value > 0 ? [{ name, shape: look.shape, colour: look.colour, value, climbs: true }] : [];
    }
    if (look.on === 'threat') {
      const value = view.foreseen?.strengths[seat] ?? 0;
      return value > 0 ? [{ name, words: speak.term('threat.strength'), shape: 'helmet', value }] : [];
    }
    return look.on === 'holder' && numberAt(view.fields[name]) === seat
      ? [{ name, shape: look.shape, value: null }]
      : [];
  });
  // One's own tokens lie in the hand.
  const tokens = heldTokens(sheet, view, speak, seat).filter(({ backs }) => backs || view.seat !== seat);
  const mates = sheet.teams?.flatMap((team, each) =>
    each !== seat && team === sheet.teams?.[seat] ? [each] : [],
  );
  const facts: readonly Fact[] = [
    ...(mates ?? []).map((mate) => ({
      key: `partner ${mate}`,
      words: t('players.partner', { partner: speak.seat(mate) }),
      sign: <SeatBadge seat={mate} size={16} />,
      value: null,
    })),
    { key: 'hand', words: t('players.hand'), sign: <CardSign />, value: hand },
    ...(cards === undefined
      ? []
      : [{ key: 'cards', words: speak.name('field', 'cardCount'), sign: <CardSign dark />, value: cards }]),
    ...view.awards.map(({ id, holder, values }) => ({
      key: `award ${id}`,
      className: holder === seat ? 'held' : '',
      words: speak.name('award', id),
      sign: (
        <span className="award-sign" aria-hidden="true">
          {initials(speak.name('award', id))}
        </span>
      ),
      value: itemAt(values, seat),
    })),
    ...beside.map(({ good, count }) => ({
      key: `good ${good.id}`,
      words: speak.name('good', good.id),
      sign: <GoodIcon sheet={sheet} good={good.id} size={16} />,
      value: count,
    })),
    ...own.map(({ name, shape, colour = '#d8b25a', climbs, value, words = speak.name('field', name) }) => ({
      key: `field ${name}`,
      className: value === null ? 'held' : climbs ? 'climbs' : '',
      words,
      sign: <Icon shape={shape} fill={colour} size={16} />,
      value,
    })),
    ...tokens.map(({ id, words, shape, colour, worth, count }) => ({
      key: `token ${id}`,
      words,
      sign: <TokenIcon shape={shape} fill={colour} worth={worth} size={16} />,
      value: count,
    })),
  ];
  return (
    <article
      ref={card}
      className={`player${active ? ' active' : ''}${asked ? ' asked' : ''}${view.seat === seat ? ' me' : ''}`}
    >
      <button type="button" className="player-head" aria-expanded={wide} onClick={() => setWide(!wide)}>
        <SeatFace seat={seat} player={players[seat]} name={speak.seat(seat)} size={26} mood={mood} />
        <span className="player-name">
          {nameless ? t('players.You') : speak.seat(seat)}
          <small className={line ? 'says' : undefined} aria-hidden={line ? true : undefined}>
            {line ??
              (company
                ? company.seat(seat)
                : players[seat]?.kind === 'bot'
                  ? t('players.bot')
                  : view.seat === seat && !nameless
                    ? t('players.you')
                    : '')}
          </small>
        </span>
        <span
          className="points"
          title={t('players.points', { points: pointsText(points.total), target: points.target })}
        >
          <b>{pointsText(points.total)}</b>
          {points.target > 0 && points.target < PLENTY && <small>/{points.target}</small>}
        </span>
      </button>
      <ul className="facts">
        {facts.map(({ key, className, words, sign, value }) => (
          <li key={key} className={className} title={words}>
            {sign}
            <span className="sr">{words}</span> {value}
          </li>
        ))}
      </ul>
      <Gains seat={seat} />
      {wide && (
        <div className="player-more">
          <h3>{t('players.sources')}</h3>
          <dl>
            {points.sources
              .filter(({ points: n, secret }) => n !== 0 || !secret)
              .map(({ id, points: n }) => (
                <div key={id}>
                  <dt>{capital(speak.name('score', id))}</dt>
                  <dd>{pointsText(n)}</dd>
                </div>
              ))}
          </dl>
          <h3>{t('players.signs')}</h3>
          <dl>
            {facts.map(({ key, className, words, sign, value }) => (
              <div key={key} className={className === 'held' ? 'held' : ''}>
                <dt>
                  {sign} {capital(words)}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h3>{t('players.supply')}</h3>
          <ul className="facts">
            {sheet.pieces.map((piece, i) =>
              piece.limit === 0 || piece.common ? null : (
                <li key={piece.id} title={speak.name('piece', piece.id)}>
                  <Icon
                    shape={pieceShape(sheet, piece)}
                    fill={seatFill(seat)}
                    rank={sheet.looks.pieces?.[piece.id]?.rank}
                    size={18}
                  />
                  <span className="sr">{speak.name('piece', piece.id)}</span>
                  {piece.limit === null ? '∞' : rowOf(view.fields.supply, seat)[i]}
                </li>
              ),
            )}
          </ul>
        </div>
      )}
    </article>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);
}
