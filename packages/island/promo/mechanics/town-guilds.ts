import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { canPay, needsOf, pay } from '../../mechanics/index.ts';
import type { Bill, Book, Good, MoveSpec, Part, Terms } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    townGuilds: GuildPoints;
  }
}

export interface GuildPoints {
  /** how far the seat has come in the guild of this good */
  at(s: State, seat: Seat, good: Good): number;
  /** the seat gains a point there, if it has not all of them */
  gain(s: State, seat: Seat, good: Good): void;
}

export interface Guild {
  /** names its fields and its move */
  readonly id: string;
  readonly good: string;
  /** what it is called, and who leads it */
  readonly called: string;
  readonly colour: string;
}

export interface GuildsConfig {
  readonly guilds: readonly Guild[];
  /** the last space of a track */
  readonly most: number;
  /** the first points cost one of the good each, all others so many */
  readonly cheap: number;
  readonly dear: number;
  /** with so many points the bank takes the good at this rate, and of whoever leads at that one */
  readonly known: { readonly points: number; readonly rate: number };
  readonly leaderRate: number;
  readonly leaderPoints: number;
}

/** for bots, in points: a guild point, one that brings the lead nearer, and a better rate */
const POINT = 0.05;
const NEAR = 0.5;
const RATE = 0.15;

const FULL = reason('guild-full', 'the seat has all points of this guild');
const SHORT = reason('guild-short', 'a point of this guild costs more of its resource');

/** The field of the points in a guild, and that of its leader. */
const pointsField = (guild: string): string => `${guild}Points`;
const leaderField = (guild: string): string => `${guild}Leader`;

/**
 * Guilds, each with a track and a good. Buildings beside a hex of the good bring points, and more can be bought. Points make the bank take
 * the good for less; whoever is ahead leads the guild until another passes.
 */
export function townGuilds(config: GuildsConfig): Part {
  const { guilds: all, most, known, leaderRate, leaderPoints } = config;
  return {
    id: 'town-guilds',
    of: config,
    fields: Object.fromEntries(
      all.flatMap(({ id }) => [
        [pointsField(id), { per: ['seat'] as const }],
        [leaderField(id), { start: -1 }],
      ]),
    ),
    brings: ['townGuilds'],
    scores: [
      {
        id: 'town-guilds',
        most: () => leaderPoints * all.length,
        of: (b) => {
          const leaders = all.map(({ id }) => b.cell(leaderField(id)));
          return (s, seat) => {
            let points = 0;
            for (let i = 0; i < leaders.length; i++) if (leaders[i].get(s) === seat) points += leaderPoints;
            return points;
          };
        },
      },
    ],
    rules: (was, b) => {
      const g = handles(b, config);
      const bills = pricesOf(b, config);
      const corners = (s: State, corner: number): number[] => [
        ...new Set(b.walks.hexesAt[corner].map((hex) => g.guildOf[b.rules.hexGood(s, hex)] ?? -1)),
      ];
      /** how near the seat is to leading, from 0 to 1 */
      const near = (s: State, seat: Seat, i: number, at: number): number => {
        const leader = g.leaders[i].get(s);
        return leader === seat ? 0 : Math.min(1, at / ((leader < 0 ? 0 : g.points[i].get(s, leader)) + 1));
      };
      const standing = (s: State, seat: Seat, i: number, at: number): number =>
        POINT * at + NEAR * near(s, seat, i, at) ** 3 + (at >= known.points ? RATE : 0);
      return {
        townGuilds: {
          at: (s, seat, good) => g.points[g.guildOf[good]].get(s, seat),
          gain: (s, seat, good) => {
            const i = g.guildOf[good];
            if (g.points[i].get(s, seat) >= most) return;
            g.points[i].add(s, seat, 1);
            const at = g.points[i].get(s, seat);
            if (s.events) tell(s, 'guild-point', { seat, guild: all[i].id, at });
            const leader = g.leaders[i].get(s);
            if (leader === seat || (leader >= 0 && g.points[i].get(s, leader) >= at)) return;
            g.leaders[i].set(s, seat);
            if (s.events) tell(s, 'guild-led', { seat, guild: all[i].id });
          },
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (seat >= b.seats || b.pieces[piece].layerAt !== b.at.building) return;
          for (const i of corners(s, place)) if (i >= 0) b.the.townGuilds.gain(s, seat, g.goods[i]);
        },
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            const i = g.guildOf[good] ?? -1;
            if (i < 0 || rate === 0) return rate;
            if (g.leaders[i].get(s) === seat) return Math.min(rate, leaderRate);
            return g.points[i].get(s, seat) >= known.points ? Math.min(rate, known.rate) : rate;
          },
        },
        hints: {
          progress: (s, seat) => {
            let hope = was.hints.progress(s, seat);
            for (let i = 0; i < all.length; i++) hope += standing(s, seat, i, g.points[i].get(s, seat));
            return hope;
          },
          foundingGain: (s, seat, corner) => {
            let gain = was.hints.foundingGain(s, seat, corner);
            for (const i of corners(s, corner)) {
              if (i < 0) continue;
              const at = g.points[i].get(s, seat);
              const leader = g.leaders[i].get(s);
              gain += standing(s, seat, i, at + 1) - standing(s, seat, i, at);
              if (leader !== seat && at >= (leader < 0 ? 0 : g.points[i].get(s, leader)))
                gain += leaderPoints;
            }
            return gain;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (let i = 0; i < all.length; i++) {
              const at = g.points[i].get(s, seat);
              if (at >= most) continue;
              const leader = g.leaders[i].get(s);
              const leads = leader !== seat && at >= (leader < 0 ? 0 : g.points[i].get(s, leader));
              aim(
                bills[i][at],
                standing(s, seat, i, at + 1) - standing(s, seat, i, at) + (leads ? leaderPoints : 0),
              );
            }
          },
        },
      };
    },
    moves: (b) => all.map((_, i) => join(b, config, i)),
    words: { terms: guildTerms(config) },
    looks: {
      fields: Object.fromEntries(
        all.flatMap(({ id, colour }) => [
          [
            pointsField(id),
            {
              on: 'ladder' as const,
              shape: 'hammer' as const,
              colour,
              rungs: most,
              move: `join-${id}`,
              holder: leaderField(id),
            },
          ],
          [leaderField(id), { on: 'holder' as const, shape: 'hammer' as const }],
        ]),
      ),
      moves: Object.fromEntries(all.map(({ id, colour }) => [`join-${id}`, { shape: 'hammer', colour }])),
    },
  };
}

function handles(b: Book, { guilds: all }: GuildsConfig) {
  const goods = all.map(({ good }) => b.good(good));
  return {
    goods,
    points: all.map(({ id }) => b.row<Seat>(pointsField(id))),
    leaders: all.map(({ id }) => b.cell(leaderField(id))),
    /** by good: the place of its guild; -1 where there is none */
    guildOf: b.goods.map((_, good) => goods.indexOf(good)),
  };
}

/** by guild and by the points that the seat has: what the next one costs */
function pricesOf(b: Book, { guilds: all, most, cheap, dear }: GuildsConfig): Bill[][] {
  return all.map(({ good }) =>
    Array.from({ length: most + 1 }, (_, at) => b.bill({ [good]: at < cheap ? 1 : dear })),
  );
}

function join(b: Book, config: GuildsConfig, i: number): MoveSpec {
  const { points, goods } = handles(b, config);
  const bills = pricesOf(b, config)[i];
  const at = points[i];
  const bar = (s: State, seat: Seat): Bar => {
    if (at.get(s, seat) >= config.most) return FULL;
    return canPay(b, s, seat, bills[at.get(s, seat)]) ? undefined : SHORT;
  };
  return {
    name: `join-${config.guilds[i].id}`,
    decisions: ['main', 'build'],
    price: (s, seat) => bills[at.get(s, seat)],
    needs: needsOf(b, bills[0]),
    list: (s, seat, out) => {
      if (bar(s, seat) === undefined) out.put();
    },
    apply: (s, seat) => {
      pay(b, s, seat, bills[at.get(s, seat)]);
      b.the.townGuilds.gain(s, seat, goods[i]);
    },
    why: bar,
  };
}

function guildTerms({ guilds: all }: GuildsConfig): Terms {
  return {
    'ladders.title': 'Guilds',
    'event.guild-point': '{seat} comes to {at} in a guild: {guild}.',
    'event.guild-led': '{seat} leads a guild: {guild}.',
    'score.town-guilds': 'Leading guilds',
    'reason.guild-full': 'You have all points of this guild.',
    'reason.guild-short': 'A point of this guild costs more of its resource than you have.',
    ...Object.fromEntries(
      all.flatMap(({ id, called }) => [
        [`guild.${id}`, called],
        [`field.${pointsField(id)}`, called],
        [`field.${leaderField(id)}`, `Leader: ${called}`],
        [`move.join-${id}`, `Buy a guild point: ${called}`],
        [`move.join-${id}.short`, called],
      ]),
    ),
  };
}
