import { useTranslation } from 'react-i18next';
import { Icon } from '../shapes/Shape.tsx';

/** The signs of what is counted, and their colours. */
export const QUALITIES = {
  strength: { shape: 'helmet', colour: '#c8453a' },
  skill: { shape: 'flag', colour: '#e08a2c' },
  commerce: { shape: 'coin', colour: '#d9b23a' },
  progress: { shape: 'scroll', colour: '#4f86c6' },
  victory: { shape: 'star', colour: '#b23a6b' },
} as const;
export type Quality = keyof typeof QUALITIES;

interface Props {
  readonly worth: Readonly<Partial<Record<Quality, number>>>;
  readonly size?: number;
  /** which are shown even where there are none */
  readonly always?: readonly Quality[];
}

/** Points of a card or of a whole land, each with its sign. */
export function Worth({ worth, size = 15, always = [] }: Props) {
  const { t } = useTranslation();
  const shown = (Object.keys(QUALITIES) as Quality[]).filter(
    (quality) => (worth[quality] ?? 0) > 0 || always.includes(quality),
  );
  if (shown.length === 0) return null;
  return (
    <span className="worth">
      {shown.map((quality) => (
        <span key={quality} title={t(`rivals.${quality}`)}>
          <Icon shape={QUALITIES[quality].shape} fill={QUALITIES[quality].colour} size={size} />
          <span className="sr">{t(`rivals.${quality}`)}</span>
          {worth[quality] ?? 0}
        </span>
      ))}
    </span>
  );
}
