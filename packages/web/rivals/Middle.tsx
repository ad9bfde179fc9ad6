import { useTranslation } from 'react-i18next';
import { numberAt, numbers } from '../board/read.ts';
import { Icon } from '../shapes/Shape.tsx';
import { At } from './At.tsx';
import { namingFor } from './naming.ts';
import type { Picking } from './picking.ts';
import { useRivals } from './use-rivals.ts';
import { QUALITIES } from './Worth.tsx';

/** the backs of sets, told apart by colour */
const BACKS = ['#7d5a3c', '#b08a1e', '#8f3b3b', '#3f6b8f', '#5b7f4f', '#6b4f8f'];
const CENTRE = [
  { id: 'road', shape: 'road' },
  { id: 'settlement', shape: 'house' },
  { id: 'city', shape: 'city' },
];

interface Props {
  readonly picking?: Picking;
}

/** the signs at every prince’s name */
const NAMED = ['strength', 'skill', 'commerce', 'progress'] as const;

/** What both draw from: the stacks, and what is left in the middle. */
export function Middle({ picking }: Props) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useRivals();
  const naming = namingFor(sheet, view, speak);
  const supply = numbers(view.fields.supply);
  const sum = (name: string): number => numbers(view.fields[name]).reduce((all, n) => all + n, 0);
  return (
    <section className="middle" aria-label={t('rivals.middle')}>
      <div className="stacks">
        {sheet.stacks.map((back, stack) => {
          const spot = { on: 'stack', at: stack };
          return (
            <At
              key={stack}
              spot={spot}
              label={`${naming.spot(spot)}, ${speak.term(`back.${sheet.backs[back]}`)}`}
              picking={picking}
              className="stack"
              style={{ '--tint': BACKS[back % BACKS.length] } as React.CSSProperties}
            >
              <small>{stack + 1}</small>
              <b>{numberAt(view.fields.stackSize, stack)}</b>
            </At>
          );
        })}
      </div>
      <ul className="qualities">
        {NAMED.map((quality) => (
          <li key={quality}>
            <Icon shape={QUALITIES[quality].shape} fill={QUALITIES[quality].colour} size={15} />
            {t(`rivals.${quality}-short`)}
          </li>
        ))}
      </ul>
      <ul className="supply">
        {CENTRE.map(({ id, shape }, i) => (
          <li key={id} title={speak.term(`centre.${id}`)}>
            <Icon shape={shape} fill="#d8b25a" size={18} />
            <span className="sr">{speak.term(`centre.${id}`)}</span>
            {supply[i]}
          </li>
        ))}
        <li title={t('rivals.regions-left')}>
          <span className="mini-region" aria-hidden="true" />
          <span className="sr">{t('rivals.regions-left')}</span>
          {sum('regions')}
        </li>
        <li title={t('rivals.discard')}>
          <span className="mini-card" aria-hidden="true" />
          <span className="sr">{t('rivals.discard')}</span>
          {sum('discard')}
        </li>
      </ul>
    </section>
  );
}
