import { type Seat, type State, tell } from '@hexwright/kernel';
import type { TokenShape } from '@hexwright/rulebook';
import type { Book, Part } from '../../rulebook/index.ts';

export interface MissionConfig {
  /** names its fields; a game may have any number of missions */
  readonly name: string;
  /** what each space is worth, from the start on; only the space where a marker lies counts */
  readonly points: readonly number[];
  /** what whoever came first to the foremost space has besides */
  readonly bonus: number;
  /** what players read of it */
  readonly called: string;
  readonly leader: string;
  readonly shape: TokenShape;
  readonly colour: string;
}

export interface Mission {
  readonly part: Part;
  at(b: Book): (s: State, seat: Seat) => number;
  /** moves the marker of the seat by one space, as long as there is one */
  advance(b: Book): (s: State, seat: Seat) => void;
  /** what so many steps more would bring the seat, in points; bots go by it, and reckon with parts of a step */
  gain(b: Book): (s: State, seat: Seat, steps: number) => number;
}

/** steps that bring no point bring the next one nearer, all that lead up to it by so much of it */
const NEARER = 0.6;

/**
 * A track with a marker of every seat. Each space is worth points, which are not added up, and markers that meet are
 * stacked: the lowest of the foremost stack, if it has left the start, has a bonus.
 */
export function missionTrack(config: MissionConfig): Mission {
  const { name, points, bonus } = config;
  const first = `${name}First`;
  const worth = points.map((now, at) => {
    const next = points.findIndex((later) => later > now);
    const from = points.indexOf(now);
    return next < 0 ? now : now + (NEARER * (at - from)) / (next - from);
  });
  const last = points.length - 1;
  const part: Part = {
    id: `mission ${name}`,
    of: config,
    fields: { [name]: { per: ['seat'] }, [first]: { start: -1 } },
    scores: [
      {
        id: name,
        most: () => Math.max(...points) + bonus,
        of: (b) => {
          const at = b.row<Seat>(name);
          const leads = b.cell(first);
          return (s, seat) => points[at.get(s, seat)] + (leads.get(s) === seat ? bonus : 0);
        },
      },
    ],
    rules: (was, b) => {
      const at = b.row<Seat>(name);
      return {
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + worth[at.get(s, seat)] - points[at.get(s, seat)],
        },
      };
    },
    words: {
      terms: {
        [`field.${name}`]: config.called,
        [`field.${first}`]: config.leader,
        [`score.${name}`]: config.called,
        [`event.${name}-advanced`]: `{seat} comes to space {at} of ${config.called}.`,
        [`event.${name}-leads`]: `{seat} becomes ${config.leader}.`,
        ...Object.fromEntries(
          points
            .slice(1)
            .map((worth, i) => [`rung.${name}.${i + 1}`, worth === 1 ? '1 point' : `${worth} points`]),
        ),
      },
    },
    looks: {
      fields: {
        [name]: {
          on: 'ladder',
          shape: config.shape,
          colour: config.colour,
          rungs: points.length - 1,
          holder: first,
        },
        [first]: { on: 'holder', shape: config.shape },
      },
    },
  };
  return {
    part,
    at: (b) => {
      const at = b.row<Seat>(name);
      return (s, seat) => at.get(s, seat);
    },
    advance: (b) => {
      const at = b.row<Seat>(name);
      const leads = b.cell(first);
      return (s, seat) => {
        const to = at.get(s, seat) + 1;
        if (to >= points.length) return;
        at.set(s, seat, to);
        if (s.events) tell(s, `${name}-advanced`, { seat, at: to });
        const leader = leads.get(s);
        // Who comes to a space where another lies is put on top, and has not passed anybody.
        if (leader === seat || (leader >= 0 && at.get(s, leader) >= to)) return;
        leads.set(s, seat);
        if (s.events) tell(s, `${name}-leads`, { seat });
      };
    },
    gain: (b) => {
      const at = b.row<Seat>(name);
      const leads = b.cell(first);
      return (s, seat, steps) => {
        const now = at.get(s, seat);
        const to = Math.min(last, now + steps);
        const below = Math.floor(to);
        const reached = worth[below] + (worth[Math.min(last, below + 1)] - worth[below]) * (to - below);
        const leader = leads.get(s);
        if (leader === seat) return reached - worth[now];
        const ahead = to - (leader < 0 ? 0 : at.get(s, leader));
        return reached - worth[now] + bonus * Math.max(0, Math.min(1, ahead));
      };
    },
  };
}
