import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { blockerAt, giveBack, held, NOWHERE } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part, type Terms, wanted } from '../../rulebook/index.ts';

export interface DragonTrackConfig {
  /** the last space of the track */
  readonly spaces: number;
  /** the least that is paid at once */
  readonly least: number;
  /** what being first is worth, and second; from so many seats on third, too */
  readonly first: number;
  readonly second: number;
  readonly thirdFrom: number;
}

/** for bots, in points: each space of somebody who leads nothing yet, and paying for some */
const SPACE = 0.04;
const TO_CALL = 0.5;

const NOTHING_THERE = reason('dragon-nothing', 'the hex of the robber gives no resource');
const TOO_FEW = reason('dragon-few', 'so many of its resource are not in the hand');
const AT_END = reason('dragon-end', 'the end of the track is reached');

/**
 * Whoever pays at least so many resources that the robber's hex gives goes as many spaces along a track. Who is foremost, and who comes
 * next, has points. Of two on one space the one who was there first is ahead.
 */
export function dragonTrack(config: DragonTrackConfig): Part {
  const { spaces, least, first, second, thirdFrom } = config;
  const fields = ['greatCaller', 'lesserCaller', 'lesserCallerToo'];
  return {
    id: 'dragon-track',
    of: config,
    wants: [wanted.robber],
    words: { terms: dragonTerms },
    looks: {
      fields: {
        dragonPoints: {
          on: 'ladder',
          shape: 'flame',
          colour: '#b8402c',
          rungs: spaces,
          holder: 'greatCaller',
        },
        greatCaller: { on: 'holder', shape: 'flame' },
        lesserCaller: { on: 'holder', shape: 'scroll' },
        lesserCallerToo: { on: 'holder', shape: 'scroll' },
      },
      moves: { 'call-dragon': { shape: 'flame' } },
    },
    fields: {
      dragonPoints: { per: ['seat'] },
      /** by seat: after how many payments of all it came to its space */
      dragonSince: { per: ['seat'], noLook: 'whoever is ahead has the title' },
      dragonCalls: { noLook: 'the spaces tell what was paid' },
      ...Object.fromEntries(fields.map((name) => [name, { start: -1 }])),
    },
    scores: [
      {
        id: 'dragon',
        most: () => Math.max(first, second),
        of: (b) => {
          const [great, ...lesser] = fields.map((name) => b.cell(name));
          return (s, seat) => {
            if (great.get(s) === seat) return first;
            return lesser.some((cell) => cell.get(s) === seat) ? second : 0;
          };
        },
      },
    ],
    rules: (was, b) => {
      const at = b.row<Seat>('dragonPoints');
      const least3 = b.goods.map(({ id }) => b.bill({ [id]: least }));
      return {
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + SPACE * at.get(s, seat),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            const good = robbersGood(b, s);
            if (good >= 0 && at.get(s, seat) < spaces) aim(least3[good], TO_CALL);
          },
        },
      };
    },
    moves: (b) => {
      const at = b.row<Seat>('dragonPoints');
      const since = b.row<Seat>('dragonSince');
      const calls = b.cell('dragonCalls');
      const titles = fields.map((name) => b.cell(name));
      const most = (s: State, seat: Seat): number =>
        at.get(s, seat) >= spaces ? 0 : Math.max(least, spaces - at.get(s, seat));
      const ahead = (s: State, one: Seat, other: Seat): boolean =>
        at.get(s, one) > at.get(s, other) ||
        (at.get(s, one) === at.get(s, other) && since.get(s, one) < since.get(s, other));
      const bar = (s: State, seat: Seat): Bar => {
        const good = robbersGood(b, s);
        if (good < 0) return NOTHING_THERE;
        if (at.get(s, seat) >= spaces) return AT_END;
        return held(b, s, seat, good) < least ? TOO_FEW : undefined;
      };
      return [
        {
          name: 'call-dragon',
          args: [{ name: 'count', domain: { id: 'count', size: spaces + 1 } }],
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            if (bar(s, seat)) return;
            const have = Math.min(most(s, seat), held(b, s, seat, robbersGood(b, s)));
            for (let count = least; count <= have; count++) out.put(count);
          },
          apply: (s, seat, count) => {
            giveBack(b, s, seat, robbersGood(b, s), count);
            at.set(s, seat, Math.min(spaces, at.get(s, seat) + count));
            calls.add(s, 1);
            since.set(s, seat, calls.get(s));
            if (s.events) tell(s, 'dragon-called', { seat, count, at: at.get(s, seat) });
            const order = Array.from({ length: b.seats }, (_, one) => one)
              .filter((one) => at.get(s, one) > 0)
              .sort((one, other) => (ahead(s, one, other) ? -1 : 1));
            titles.forEach((title, rank) => {
              const holder = rank < 2 || b.seats >= thirdFrom ? (order[rank] ?? -1) : -1;
              if (holder === title.get(s)) return;
              title.set(s, holder);
              if (s.events) tell(s, rank === 0 ? 'great-caller' : 'lesser-caller', { seat: holder });
            });
          },
          why: (s, seat, count) => {
            const speaks = bar(s, seat);
            if (speaks || count < 0) return speaks;
            return count > most(s, seat) ? AT_END : TOO_FEW;
          },
        },
      ];
    },
  };
}

/** the resource that the hex of the robber gives; NO_GOOD if none */
export function robbersGood(b: Book, s: State): number {
  const at = blockerAt(b, s, b.blocker('robber'));
  return at === NOWHERE ? NO_GOOD : b.rules.hexGood(s, at);
}

const dragonTerms: Terms = {
  'move.call-dragon': 'Pay for the dragon',
  'event.dragon-called': '{seat} pays {count} for the dragon and comes to space {at}.',
  'event.great-caller': '{seat} becomes the Great Dragon Caller.',
  'event.lesser-caller': '{seat} becomes a Lesser Dragon Caller.',
  'field.dragonPoints': 'Dragon points',
  'field.greatCaller': 'Great Dragon Caller',
  'field.lesserCaller': 'Lesser Dragon Caller',
  'field.lesserCallerToo': 'Lesser Dragon Caller (third)',
  'score.dragon': 'Dragon',
  'reason.dragon-nothing': 'The hex where it stands gives no resource.',
  'reason.dragon-few': 'You need at least 3 of the resource of that hex, and as many as you pay.',
  'reason.dragon-end': 'The track ends at 20.',
};
