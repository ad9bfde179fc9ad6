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
  /** what the next step of the seat would bring it, in points */
  gain(b: Book): (s: State, seat: Seat) => number;
}

/** a step that brings no point now brings the next one nearer */
const NEARER = 0.35;

/**
 * A track with a marker of every seat. Each space is worth points, which are not added up, and markers that meet are
 * stacked: the lowest of the foremost stack, if it has left the start, has a bonus.
 */
export function missionTrack(config: MissionConfig): Mission {
  const { name, points, bonus } = config;
  const first = `${name}First`;
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
      return (s, seat) => {
        const now = at.get(s, seat);
        if (now + 1 >= points.length) return 0;
        const leader = leads.get(s);
        const takes = leader !== seat && (leader < 0 || at.get(s, leader) <= now);
        return Math.max(NEARER, points[now + 1] - points[now]) + (takes ? bonus : 0);
      };
    },
  };
}
