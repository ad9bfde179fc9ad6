import { itemAt } from '@hexwright/kernel';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { lineOf } from '../look/seats.ts';
import type { Story } from '../table/protocol.ts';
import type { Speaker } from '../words/speak.ts';

interface Props {
  readonly story: Story;
  readonly speak: Speaker;
  readonly sources: readonly string[];
}

const DASHES: readonly (number[] | undefined)[] = [undefined, [8, 4], [2, 4], [12, 4, 2, 4], [5, 3], [1, 3]];

/** What the pointer is at; where there is none, there is nothing to say. */
const figure = (_chart: UPlot, value: number | null): string => (value === null ? '' : String(value));

/** Everybody's points turn by turn, all together or from one source. */
export function PointsChart({ story, speak, sources }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [source, setSource] = useState('');
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const style = getComputedStyle(element);
    const ink = style.getPropertyValue('--ink-soft');
    const grid = { stroke: style.getPropertyValue('--line'), width: 1 };
    const worth = (turn: Story['turns'][number], seat: number): number =>
      source === ''
        ? itemAt(turn.points, seat).total
        : (itemAt(turn.points, seat).sources.find(({ id }) => id === source)?.points ?? 0);
    const chart = new UPlot(
      {
        width: element.clientWidth,
        height: 300,
        scales: { x: { time: false } },
        cursor: { y: false },
        axes: [
          { stroke: ink, grid, label: t('result.turn'), incrs: [1, 2, 5, 10, 20, 50, 100] },
          { stroke: ink, grid, incrs: [1, 2, 5, 10, 20], size: 40 },
        ],
        series: [
          { label: t('result.turn'), value: figure },
          ...story.players.map((_, seat) => ({
            label: speak.seat(seat),
            value: figure,
            stroke: lineOf(seat),
            width: 2.5,
            dash: DASHES[seat],
            paths: UPlot.paths.stepped?.({ align: 1 }),
            points: { show: false },
          })),
        ],
      },
      [
        story.turns.map((_, i) => i),
        ...story.players.map((_, seat) => story.turns.map((turn) => worth(turn, seat))),
      ],
      element,
    );
    const resize = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: 300 }));
    resize.observe(element);
    return () => {
      resize.disconnect();
      chart.destroy();
    };
  }, [story, speak, source, t]);
  return (
    <figure className="chart">
      <div className="segments">
        {['', ...sources].map((id) => (
          <button key={id} type="button" aria-pressed={source === id} onClick={() => setSource(id)}>
            {id === '' ? t('result.all') : speak.name('score', id)}
          </button>
        ))}
      </div>
      <div ref={box} role="img" aria-label={t('result.over-time')} />
    </figure>
  );
}
