import {
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setToMove,
  sink,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { pointsIn } from '@hexwright/rulebook';
import { cardFields, handOver, handSize, held } from '../../mechanics/index.ts';
import type { Book, Good, MoveSpec, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    tournaments: TournamentPoints;
  }
}

export interface TournamentPoints {
  /** what the seat adds to its die: played knights and coats of arms */
  arms(s: State, seat: Seat): number;
}

export interface TournamentsConfig {
  /** the card whose playing declares one */
  readonly card: string;
  /** coats of arms that everybody begins with */
  readonly coats: number;
  /** prizes in all, a point each */
  readonly prizes: number;
  /** the goods of which one is paid to whoever holds it */
  readonly fee: readonly string[];
}

const NO_FEE = reason('tourney-fee', 'the seat has none of it to pay with');
const NO_ARMS = reason('tourney-arms', 'the seat has none of these');
const ARMS = ['knight', 'coat'] as const;
const KNIGHT = 0;

/** for bots, in points: one more in every tournament to come, and how much of those counts who may yet enter */
const ARM = 0.1;
const MAYBE = 0.5;

/**
 * Playing a knight declares a tournament while prizes are left. Opponents with a played knight or a coat of arms may pay to enter; one die
 * and their arms decide, those who tie roll again, and the winner takes a prize and lays down a knight or a coat of arms.
 */
export function tournaments(config: TournamentsConfig): Part {
  return {
    id: 'tournaments',
    of: config,
    fields: {
      coats: { per: ['seat'], start: config.coats },
      /** the knights that lie played in front of each seat, as the hand of cards counts them */
      knightsOut: { per: ['seat'] },
      prizes: { per: ['seat'] },
      prizesLeft: { start: config.prizes },
      /** declared before the roll, and not yet held */
      tourneysDue: { noLook: 'the log tells that a knight was played' },
      /** who takes part in the one that is declared, as bits */
      entrants: { noLook: 'the log tells who enters' },
      jousts: { per: ['seat'], noLook: 'the log tells what each has come to' },
    },
    decisions: {
      'enter-tourney': {},
      joust: { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }, bitsArg(b)] },
      'lay-down-arms': {},
    },
    exempt: { rare: ['event.tourney-tied'] },
    brings: ['tournaments'],
    rules: (was, b) => {
      const t = tourney(b, config);
      const enter = b.decision('enter-tourney');
      return {
        tournaments: { arms: (s, seat) => t.knights(s, seat) + t.coats.get(s, seat) },
        cards: {
          played: (s, seat, card) => {
            const before = s.cells[0];
            was.cards.played(s, seat, card);
            if (card !== t.card || t.left.get(s) === 0) return;
            t.entrants.set(s, 1 << seat);
            if (b.the.roll.number(s) === 0) t.due.add(s, 1);
            else {
              // The knight moves the robber first.
              const open = s.cells[0] - before;
              if (t.declare(s, seat) && open > 0) sink(s, open);
            }
          },
        },
        reviewAwards: (s) => {
          was.reviewAwards(s);
          for (let seat = 0; seat < b.seats; seat++) t.shown.set(s, seat, t.knights(s, seat));
        },
        hints: {
          progress: (s, seat) => {
            const hope = was.hints.progress(s, seat);
            if (t.left.get(s) === 0) return hope;
            const mine = b.the.tournaments.arms(s, seat);
            const entered = t.entrants.get(s);
            if (((entered >> seat) & 1) === 0) return hope + ARM * mine;
            const open = t.due.get(s) > 0 || topKind(s) === enter || topKind(s) !== t.joust;
            let all = 0;
            for (let other = 0; other < b.seats; other++) {
              const weight = 2 ** (b.the.tournaments.arms(s, other) - mine);
              if ((entered >> other) & 1) all += weight;
              else if (open && b.the.tournaments.arms(s, other) > 0) all += MAYBE * weight;
            }
            return hope + ARM * mine + (1 - ARM) / all;
          },
        },
      };
    },
    turnSteps: (b) => {
      const t = tourney(b, config);
      const hold = (s: State): void => {
        if (t.due.get(s) === 0) return;
        t.due.add(s, -1);
        // Whoever is alone in it has won at once.
        t.declare(s, b.fields.active.get(s));
        b.rules.checkEnd(s);
      };
      return [{ add: { id: 'tournament', run: hold, again: (s) => t.due.get(s) > 0 }, after: 'roll' }];
    },
    moves: (b) => entering(b, config).concat(jousting(b, config)),
    scores: [{ id: 'tournaments', most: () => config.prizes, ...pointsIn('prizes') }],
    words: {
      terms: {
        'field.coats': 'Coats of arms',
        'field.knightsOut': 'Knights played',
        'field.prizes': 'Tournaments won',
        'field.prizesLeft': 'Tournament markers left',
        'decision.enter-tourney': 'Enter the tournament for 1 resource?',
        'decision.joust': '{seat} rolls in the tournament',
        'decision.lay-down-arms': 'Discard a knight or a coat of arms',
        'move.enter-tourney': 'Enter the tournament',
        'move.stay-out': 'Stay out',
        'move.joust': 'A die is rolled',
        'move.lay-down-arms': 'Discard',
        'arms.knight': 'a played knight',
        'arms.coat': 'a coat of arms',
        'event.tourney-declared': '{seat} declares a tournament.',
        'event.tourney-entered': '{seat} enters the tournament for 1 {good}.',
        'event.stayed-out': '{seat} stays out.',
        'event.jousted': '{seat} rolls {die} and comes to {total}.',
        'event.tourney-tied': 'The best tie and roll again.',
        'event.tourney-won': '{seat} wins the tournament.',
        'event.tournament-knight': '{seat} discards a played knight.',
        'event.coat-discarded': '{seat} discards a coat of arms.',
        'reason.tourney-fee': 'You pay 1 grain, ore or wool, and have none of this.',
        'reason.tourney-arms': 'You have none of these.',
        'score.tournaments': 'Tournaments won',
      },
    },
    looks: {
      fields: {
        coats: { on: 'seat', shape: 'fort', seat: true },
        knightsOut: { on: 'seat', shape: 'horse', colour: '#6d5a3f' },
        prizes: { on: 'seat', shape: 'star', colour: '#d9a520' },
        prizesLeft: { on: 'table', shape: 'star' },
      },
      moves: { 'enter-tourney': { shape: 'horse', seat: true } },
    },
  };
}

const bitsArg = (b: Book) => ({ name: 'waiting', domain: { id: 'count', size: 1 << b.seats } });

/** The fields, and what follows when all have said whether they enter, and when all have rolled. */
function tourney(b: Book, config: TournamentsConfig) {
  const { played } = cardFields(b);
  const card = b.card(config.card);
  const coats = b.row<Seat>('coats');
  const prizes = b.row<Seat>('prizes');
  const left = b.cell('prizesLeft');
  const entrants = b.cell('entrants');
  const jousts = b.row<Seat>('jousts');
  const enter = b.decision('enter-tourney');
  const joust = b.decision('joust');
  const knights = (s: State, seat: Seat): number => played.get(s, seat, card);

  const layKnight = (s: State, seat: Seat): void => {
    played.add(s, seat, card, -1);
    if (s.events) tell(s, 'tournament-knight', { seat });
    b.rules.reviewAwards(s);
  };
  const layCoat = (s: State, seat: Seat): void => {
    coats.add(s, seat, -1);
    if (s.events) tell(s, 'coat-discarded', { seat });
  };
  const award = (s: State, seat: Seat): void => {
    entrants.set(s, 0);
    prizes.add(s, seat, 1);
    left.add(s, -1);
    if (s.events) tell(s, 'tourney-won', { seat });
  };
  /** the next of them to roll, from the one whose turn it is on */
  const roll = (s: State, waiting: number): void => {
    const active = b.fields.active.get(s);
    for (let i = 0; i < b.seats; i++) {
      const seat = (active + i) % b.seats;
      if (((waiting >> seat) & 1) === 0) continue;
      push(s, joust, NATURE, seat, waiting & ~(1 << seat));
      return;
    }
  };
  const begin = (s: State): void => {
    const host = b.fields.active.get(s);
    if (entrants.get(s) === 1 << host) {
      award(s, host);
      layKnight(s, host);
    } else roll(s, entrants.get(s));
  };
  return {
    card,
    coats,
    left,
    entrants,
    knights,
    joust,
    layKnight,
    layCoat,
    begin,
    roll,
    due: b.cell('tourneysDue'),
    shown: b.row<Seat>('knightsOut'),
    score: jousts,
    /** asks all who may enter; answers whether a question is open now */
    declare: (s: State, host: Seat): boolean => {
      if (left.get(s) === 0) {
        entrants.set(s, 0);
        return false;
      }
      entrants.set(s, 1 << host);
      if (s.events) tell(s, 'tourney-declared', { seat: host });
      let asked = 0;
      for (const seat of b.rivals[host])
        if (b.the.tournaments.arms(s, seat) > 0 && handSize(b, s, seat) > 0) asked |= 1 << seat;
      if (asked === 0) {
        begin(s);
        return false;
      }
      push(s, enter, asked);
      return true;
    },
    /** all have rolled: the best one wins, or those who are level roll again */
    decide: (s: State): void => {
      const entered = entrants.get(s);
      let best = -1;
      let tied = 0;
      for (let seat = 0; seat < b.seats; seat++) {
        if (((entered >> seat) & 1) === 0) continue;
        const score = jousts.get(s, seat);
        if (score > best) {
          best = score;
          tied = 1 << seat;
        } else if (score === best) tied |= 1 << seat;
      }
      jousts.fill(s, 0);
      if ((tied & (tied - 1)) !== 0) {
        if (s.events) tell(s, 'tourney-tied', {});
        entrants.set(s, tied);
        roll(s, tied);
        return;
      }
      const winner = 31 - Math.clz32(tied);
      award(s, winner);
      if (coats.get(s, winner) === 0) layKnight(s, winner);
      else if (knights(s, winner) === 0) layCoat(s, winner);
      else push(s, b.decision('lay-down-arms'), 1 << winner);
    },
  };
}

function entering(b: Book, config: TournamentsConfig): MoveSpec[] {
  const t = tourney(b, config);
  const fee: readonly Good[] = config.fee.map((good) => b.good(good));
  const answered = (s: State, seat: Seat): void => {
    const waiting = toMove(s) & ~(1 << seat);
    if (waiting) {
      setToMove(s, waiting);
      return;
    }
    pop(s);
    t.begin(s);
  };
  return [
    {
      name: 'enter-tourney',
      args: [{ name: 'good', domain: b.domain('good') }],
      decisions: ['enter-tourney'],
      list: (s, seat, out) => {
        for (const good of fee) if (held(b, s, seat, good) > 0) out.put(good);
      },
      apply: (s, seat, good) => {
        handOver(b, s, seat, b.fields.active.get(s), good, 1);
        t.entrants.set(s, t.entrants.get(s) | (1 << seat));
        if (s.events) tell(s, 'tourney-entered', { seat, good: b.goods[good].id });
        answered(s, seat);
      },
      why: () => NO_FEE,
    },
    {
      name: 'stay-out',
      decisions: ['enter-tourney'],
      list: (_s, _seat, out) => out.put(),
      apply: (s, seat) => {
        if (s.events) tell(s, 'stayed-out', { seat });
        answered(s, seat);
      },
    },
  ];
}

function jousting(b: Book, config: TournamentsConfig): MoveSpec[] {
  const t = tourney(b, config);
  return [
    {
      name: 'joust',
      args: [{ name: 'die', domain: b.domain('die') }],
      decisions: ['joust'],
      uniform: true,
      list: (_s, _nature, out) => out.putAll(),
      apply: (s, _nature, die) => {
        const [seat, waiting] = [topArg(s, 0), topArg(s, 1)];
        const total = die + 1 + b.the.tournaments.arms(s, seat);
        pop(s);
        t.score.set(s, seat, total);
        if (s.events) tell(s, 'jousted', { seat, die: die + 1, total });
        if (waiting) t.roll(s, waiting);
        else t.decide(s);
      },
    },
    {
      name: 'lay-down-arms',
      args: [{ name: 'arms', domain: { id: 'arms', size: ARMS.length, names: ARMS } }],
      decisions: ['lay-down-arms'],
      list: (_s, _seat, out) => out.putAll(),
      apply: (s, seat, arms) => {
        pop(s);
        if (arms === KNIGHT) t.layKnight(s, seat);
        else t.layCoat(s, seat);
      },
      why: () => NO_ARMS,
    },
  ];
}
