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

/** how many moves a second, by how fast one wants to look */
const SPEEDS = [1, 2, 5, 15] as const;

/** A slider over all moves since the board lay. Every player has a line above it, with its turns in its colour. */
export function Timeline({ story, at, speak, move }: Props) {
  const { t } = useTranslation();
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[1]);
  useEffect(() => {
    if (!running) return;
    if (at >= story.moves) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => move(at + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [running, at, speed, story.moves, move]);
  const { laid, moves, turns } = story;
  const turn = turns.findLast((each) => each.at <= at);
  const bound = (n: number): number => Math.min(moves, Math.max(laid, n));
  const before = turns.findLast((each) => each.at < at)?.at ?? laid;
  const after = turns.find((each) => each.at > at)?.at ?? moves;
  const run = (): void => {
    if (!running && at >= moves) move(laid);
    setRunning(!running);
  };
  const steps: readonly (readonly [key: string, sign: string, to: number])[] = [
    ['replay.turn-back', '«', bound(before)],
    ['replay.back', '‹', bound(at - 1)],
    ['replay.on', '›', bound(at + 1)],
    ['replay.turn-on', '»', bound(after)],
  ];
  const step = ([key, sign, to]: (typeof steps)[number]) => (
    <button key={key} type="button" className="action step" onClick={() => move(to)} aria-label={t(key)}>
      {sign}
    </button>
  );
  return (
    <div className="timeline">
      <div className="timeline-buttons">
        {steps.slice(0, 2).map(step)}
        <button type="button" className="action primary run" onClick={run}>
          {running ? t('replay.pause') : t('replay.run')}
        </button>
        {steps.slice(2).map(step)}
        <label className="speed">
          <span className="sr">{t('replay.speed')}</span>
          <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each} ×
              </option>
            ))}
          </select>
        </label>
        <span className="soft where">
          {turn && turn.turn > 0
            ? t('replay.where', { turn: turn.turn, seat: speak.seat(turn.seat), at, of: moves })
            : t('replay.start', { at, of: moves })}
        </span>
      </div>
      <div className="timeline-track">
        <Lanes story={story} at={at} />
        <input
          type="range"
          min={laid}
          max={moves}
          value={at}
          aria-label={t('replay.timeline')}
          aria-valuetext={t('replay.value', { turn: Math.max(0, turn?.turn ?? 0), at })}
          onChange={(event) => move(Number(event.target.value))}
        />
      </div>
    </div>
  );
}

/** Everybody's turns, each player on a line of its own: so all colours are seen, however short the turns. */
function Lanes({ story, at }: { readonly story: Story; readonly at: number }) {
  const { laid, moves, turns, players } = story;
  const share = (n: number): number => ((Math.max(laid, n) - laid) / Math.max(1, moves - laid)) * 1000;
  return (
    <svg
      className="timeline-lanes"
      viewBox={`0 0 1000 ${players.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {players.map((_, seat) => (
        <path
          key={seat}
          data-lane={seat}
          fill={seatLook(seat).fill}
          d={turns
            .map((turn, i) =>
              turn.seat === seat && turn.turn > 0
                ? `M${share(turn.at).toFixed(1)} ${seat + 0.1}H${Math.max(share(turn.at) + 2, share(turns[i + 1]?.at ?? moves)).toFixed(1)}v0.8H${share(turn.at).toFixed(1)}z`
                : '',
            )
            .join('')}
        />
      ))}
      <line className="timeline-now" x1={share(at)} x2={share(at)} y1="0" y2={players.length} />
    </svg>
  );
}
