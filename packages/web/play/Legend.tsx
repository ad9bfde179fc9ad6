import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hexOutline } from '../board/geometry.ts';
import { terrainLook } from '../board/Hexes.tsx';
import { seatFill } from '../board/Patterns.tsx';
import { pieceShape } from '../board/Pieces.tsx';
import { isPrinted } from '../board/printed.ts';
import { RateSign } from '../board/RateSign.tsx';
import { numbers } from '../board/read.ts';
import { Bill, GoodIcon } from '../parts/GoodIcon.tsx';
import { TokenIcon } from '../parts/TokenIcon.tsx';
import { Icon } from '../shapes/Shape.tsx';
import { capital } from '../words/speak.ts';
import { billOf, givesWords } from './explain.ts';
import { useGame } from './game-context.ts';

/** Every sign of this game with what it means, as its parts declare it. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <div className="legend">
      <Group title={t('legend.terrains')} signs={useTerrains()} />
      <Group title={t('legend.harbours')} signs={useHarbours()} />
      <Group title={t('legend.pieces')} signs={usePieces()} />
      <Group title={t('legend.figures')} signs={useFigures()} />
      <Group title={t('legend.tokens')} signs={useTokens()} />
      <Group title={t('legend.awards')} signs={useAwards()} />
    </div>
  );
}

interface Sign {
  readonly id: string;
  readonly picture: ReactNode;
  readonly name: string;
  readonly more?: string;
  readonly price?: ReactNode;
}

function Group({ title, signs }: { readonly title: string; readonly signs: readonly Sign[] }) {
  if (signs.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul>
        {signs.map(({ id, picture, name, more, price }) => (
          <li key={id}>
            {picture}
            <span>
              {capital(name)}
              {more && <small>{more}</small>}
            </span>
            {price}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only what lies on this board. */
function useTerrains(): Sign[] {
  const { sheet, view, speak } = useGame();
  const lying = new Set(numbers(view.fields.terrain));
  return sheet.terrains.flatMap(({ id, land, gives }, i) => {
    if (!lying.has(i)) return [];
    const { colour, pattern } = terrainLook(sheet.looks, id);
    const own = `terrain.${id}.text`;
    return [
      {
        id,
        name: speak.term(`terrain.${id}`),
        more: speak.has(own) ? speak.term(own) : land ? givesWords(speak, gives) : undefined,
        price: gives && gives !== 'any' ? <GoodIcon sheet={sheet} good={gives} /> : undefined,
        picture: (
          <svg viewBox="-100 -100 200 200" aria-hidden="true">
            <polygon points={hexOutline(98)} fill={colour} />
            <use href={`#art-${pattern}`} />
          </svg>
        ),
      },
    ];
  });
}

function useHarbours(): Sign[] {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const lying = new Set(numbers(view.fields.harbour));
  return sheet.board.harbourKinds.flatMap((kind, i) => {
    if (!lying.has(i)) return [];
    const good = kind.good ? speak.name('good', kind.good) : t('words.any');
    return [
      {
        id: kind.good ?? 'any',
        name: t('explain.harbour', { good, rate: kind.rate }),
        more: t(kind.good ? 'explain.harbour-one' : 'explain.harbour-any', { good, rate: kind.rate }),
        picture: (
          <svg viewBox="-28 -28 56 56" aria-hidden="true">
            <RateSign sheet={sheet} kind={kind} at={{ x: 0, y: 0 }} />
          </svg>
        ),
      },
    ];
  });
}

function usePieces(): Sign[] {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  return sheet.pieces.map((piece) => {
    const bill = billOf({ sheet, view }, piece.id);
    return {
      id: piece.id,
      name: speak.name('piece', piece.id),
      more: piece.points > 0 ? t('explain.points', { count: piece.points }) : undefined,
      price: bill.length > 0 ? <Bill sheet={sheet} bill={bill} size={16} /> : undefined,
      picture: (
        <Icon
          shape={pieceShape(sheet, piece)}
          fill={seatFill(view.seat ?? 0)}
          rank={sheet.looks.pieces?.[piece.id]?.rank}
        />
      ),
    };
  });
}

function useFigures(): Sign[] {
  const { sheet, speak, view } = useGame();
  return [
    ...sheet.blockers.map(({ id }): Sign => {
      const { shape = 'pawn', colour = '#2b2b30' } = sheet.looks.blockers?.[id] ?? {};
      const own = `blocker.${id}.text`;
      return {
        id,
        name: speak.name('blocker', id),
        more: speak.has(own) ? speak.term(own) : undefined,
        picture: <Icon shape={shape} fill={colour} />,
      };
    }),
    ...sheet.fieldLooks.flatMap(({ name, look }): Sign[] =>
      look.on === 'figure' || look.on === 'figures'
        ? [
            {
              id: name,
              name: speak.name('field', name),
              picture: (
                <Icon
                  shape={look.shape}
                  fill={look.on === 'figure' ? look.colour : seatFill(view.seat ?? 0)}
                />
              ),
            },
          ]
        : [],
    ),
  ];
}

/** What lies on the board, in a hand or with a player. */
function useTokens(): Sign[] {
  const { sheet, speak } = useGame();
  const marks = new Set(sheet.board.marks.map(({ label }) => label));
  return [
    ...sheet.fieldLooks.flatMap(({ name, look }): Sign[] => {
      if (look.on === 'purse')
        return look.kinds.map((kind, i) => {
          const drawn = look.each?.[i];
          return {
            id: `${name} ${kind}`,
            name: speak.term(`token.${kind}`),
            picture: (
              <TokenIcon
                shape={typeof drawn === 'string' ? drawn : look.shape}
                fill={look.colours?.[i]}
                worth={typeof drawn === 'number' ? drawn : 1}
              />
            ),
          };
        });
      if (!['hex', 'corner', 'edge', 'seat', 'holder', 'parties'].includes(look.on) || !('shape' in look))
        return [];
      const colour = 'colour' in look ? look.colour : undefined;
      const own = `field.${name}.text`;
      return [
        {
          id: name,
          name: speak.name('field', name),
          more: speak.has(own) ? speak.term(own) : undefined,
          picture: <TokenIcon shape={look.shape} fill={colour} />,
        },
      ];
    }),
    ...Object.entries(sheet.looks.marks ?? {}).flatMap(([label, { shape, colour }]): Sign[] =>
      marks.has(label)
        ? [
            {
              id: `mark ${label}`,
              name: speak.name('mark', label),
              picture: <TokenIcon shape={isPrinted(shape) ? 'chit' : shape} fill={colour} />,
            },
          ]
        : [],
    ),
  ];
}

function useAwards(): Sign[] {
  const { t } = useTranslation();
  const { sheet, speak } = useGame();
  return sheet.awards.map(({ id, points, min }) => {
    const own = `award.${id}.text`;
    const worth = t('explain.points', { count: points });
    return {
      id,
      name: speak.name('award', id),
      more: speak.has(own) ? `${speak.term(own)} ${worth}` : t('legend.award', { worth, min }),
      picture: <Icon shape="star" fill="#d8b25a" />,
    };
  });
}
