import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seatLook } from '../look/seats.ts';
import type { Story } from '../table/protocol.ts';
import type { Speaker } from '../words/speak.ts';

interface Props {
  readonly story: Story;
  readonly at: number;
  readonly speak: Speaker;
  move(at: number): void;
}

const STEP_MS = 500;

/** A slider over all moves since the board lay, with the turns marked in their players' colours. */
export function Timeline({ story, at, speak, move }: Props) {
  const { t } = useTranslation();
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    if (at >= story.moves) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => move(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [running, at, story.moves, move]);
  const turn = story.turns.findLast((each) => each.at <= at);
  const { laid, moves } = story;
  const bound = (n: number): number => Math.min(moves, Math.max(laid, n));
  const share = (n: number): string => `${(Math.max(0, n - laid) / Math.max(1, moves - laid)) * 100}%`;
  const ended = (i: number): number => story.turns[i + 1]?.at ?? story.moves;
  return (
    <div className="timeline">
      <div className="timeline-buttons">
        <button
          type="button"
          className="action"
          onClick={() => move(bound(at - 1))}
          aria-label={t('replay.back')}
        >
          ‹
        </button>
        <button type="button" className="action primary" onClick={() => setRunning(!running)}>
          {running ? t('replay.pause') : t('replay.run')}
        </button>
        <button
          type="button"
          className="action"
          onClick={() => move(bound(at + 1))}
          aria-label={t('replay.on')}
        >
          ›
        </button>
        <span className="soft">
          {turn && turn.turn > 0
            ? t('replay.where', { turn: turn.turn, seat: speak.seat(turn.seat), at, of: story.moves })
            : t('replay.start', { at, of: story.moves })}
        </span>
      </div>
      <div className="timeline-track">
        <div className="timeline-turns" aria-hidden="true">
          {story.turns.map((each, i) => (
            <i
              key={each.at}
              style={{
                left: share(each.at),
                width: share(laid + ended(i) - each.at),
                background: each.turn > 0 ? seatLook(each.seat).fill : 'transparent',
              }}
            />
          ))}
        </div>
        <input
          type="range"
          min={laid}
          max={moves}
          value={at}
          aria-label={t('replay.timeline')}
          onChange={(event) => move(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
