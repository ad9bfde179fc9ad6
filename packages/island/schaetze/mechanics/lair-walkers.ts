import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { canPay, held, lanePieceAt, liftPiece, pay, putPiece } from '../../mechanics/index.ts';
import type { Book, CardNo, Part } from '../../rulebook/index.ts';
import { barChallenge, challenge, lairLand, makeWalk } from './lairs.ts';

const KNIGHT = 'lair-knight';
const NOT_ASHORE = reason('not-ashore', 'no knight of the seat is on the Enchanted Land');
const TOO_FAR = reason('walk-too-far', 'the knight cannot walk there');
const ON_COAST = reason('walk-on-coast', 'no walk ends on the coast');
const NO_LANDING = reason('no-landing', 'the knight cannot land there');

export interface LairWalkersConfig {
  readonly region: string;
  /** what each step costs */
  readonly good: string;
}

/** The corners where a knight of the seat comes ashore: at the end of its ships, or beside a building that stands there. */
export function makeLandings(b: Book, region: string) {
  const land = lairLand(b, region);
  const { corners } = b.topology;
  const shipAt = lanePieceAt(b, 'ship');
  const { building } = b.fields;
  const coast = Array.from({ length: corners }, (_, corner) => corner).filter((corner) => land.coast[corner]);
  const landings = new Uint8Array(corners);
  return {
    /** by corner: 1 where one comes ashore, as found last */
    landings,
    /** answers whether there is any, whoever stands there */
    find: (s: State, seat: Seat): boolean => {
      landings.fill(0);
      let any = false;
      for (const corner of coast) {
        if (!b.walks.edgesAt[corner].some((edge) => shipAt(s, seat, edge) >= 0)) continue;
        if (building.get(s, corner) === 0) {
          landings[corner] = 1;
          any = true;
        } else
          for (const next of land.steps[corner])
            if (building.get(s, next) === 0) {
              landings[next] = 1;
              any = true;
            }
      }
      return any;
    },
  };
}

/** One knight for each player, without ranks: it lands once a knight card was played, walks for a good a step, and is as strong as the knight cards played. */
export function lairWalkers({ region, good }: LairWalkersConfig): Part {
  const playedOf = (b: Book) => {
    const played = b.grid<Seat, CardNo>('played');
    const knight = b.card('knight');
    return (s: State, seat: Seat): number => played.get(s, seat, knight);
  };
  const findsKnight = (b: Book) => {
    const { marks, index, places } = b.piece(KNIGHT);
    return (s: State, seat: Seat): Corner => {
      if (b.fields.supply.get(s, seat, index) > 0) return -1;
      const own = b.mark(seat, index);
      for (let corner = 0; corner < places; corner++) if (marks.get(s, corner) === own) return corner;
      return -1;
    };
  };
  const barLand = (b: Book) => {
    const { marks, index } = b.piece(KNIGHT);
    const { landings, find } = makeLandings(b, region);
    const played = playedOf(b);
    return {
      may: (s: State, seat: Seat): boolean => {
        if (seat >= b.seats || b.fields.supply.get(s, seat, index) === 0 || played(s, seat) === 0)
          return false;
        if (!find(s, seat)) return false;
        for (let corner = 0; corner < landings.length; corner++)
          if (landings[corner] && marks.get(s, corner) === 0) return true;
        return false;
      },
      bar: (s: State, corner: Corner): Bar =>
        landings[corner] && marks.get(s, corner) === 0 ? undefined : NO_LANDING,
      find,
    };
  };
  return {
    id: 'lair-walkers',
    of: { region, good },
    overrides: {
      'lairs.knightOf': 'the knights of this game are those that walk here',
      'lairs.beats': 'knight cards are what beats a dragon',
    },
    pieces: [{ id: KNIGHT, on: 'corner', layer: 'lairKnight', supply: 1 }],
    decisions: { 'knight-ashore': {} },
    rules: (was, b) => {
      const played = playedOf(b);
      const knightOf = findsKnight(b);
      const landing = barLand(b);
      const ask = (s: State, seat: Seat): void => {
        if (landing.may(s, seat)) push(s, b.decision('knight-ashore'), 1 << seat);
      };
      const { marks } = b.piece(KNIGHT);
      const calling = b.card('knight');
      return {
        lairs: { knightOf, beats: (s, seat, value) => played(s, seat) > value },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (b.isRoute[piece] && s.cells[b.at.turn] > 0) ask(s, seat);
        },
        barBuild: (s, seat, piece, place, list) =>
          was.barBuild(s, seat, piece, place, list) ??
          (b.pieces[piece].layerAt === b.at.building && marks.get(s, place) !== 0 ? KNIGHT_THERE : undefined),
        cards: {
          played: (s, seat, card) => {
            was.cards.played(s, seat, card);
            if (card === calling) ask(s, seat);
          },
        },
      };
    },
    turnSteps: (b) => {
      const landing = barLand(b);
      return [
        {
          before: 'end',
          add: {
            id: 'knight-ashore',
            run: (s) => {
              const seat = b.fields.active.get(s);
              if (landing.may(s, seat)) push(s, b.decision('knight-ashore'), 1 << seat);
            },
          },
        },
      ];
    },
    moves: (b) => {
      const { marks, index } = b.piece(KNIGHT);
      const knightOf = findsKnight(b);
      const landing = barLand(b);
      const walk = makeWalk(b, region, (s, corner) => marks.get(s, corner) !== 0);
      const fare = b.good(good);
      const corner = { name: 'corner', domain: b.domain('corner') };
      return [
        {
          name: 'knight-ashore',
          args: [corner],
          decisions: ['knight-ashore'],
          list: (s, seat, out) => {
            landing.find(s, seat);
            for (let at = 0; at < b.topology.corners; at++) if (landing.bar(s, at) === undefined) out.put(at);
          },
          apply: (s, seat, at) => {
            pop(s);
            putPiece(b, s, seat, index, at);
            if (s.events) tell(s, 'knight-ashore', { seat, place: at });
          },
          why: (s, seat, at) => {
            landing.find(s, seat);
            return at < 0 ? undefined : landing.bar(s, at);
          },
        },
        {
          name: 'walk-ashore',
          args: [corner],
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            const from = knightOf(s, seat);
            if (from < 0) return;
            const count = walk.from(s, from, held(b, s, seat, fare));
            for (let i = 1; i < count; i++) if (walk.mayRest(walk.found[i])) out.put(walk.found[i]);
          },
          apply: (s, seat, to) => {
            const from = knightOf(s, seat);
            const count = walk.from(s, from, held(b, s, seat, fare));
            let steps = 0;
            for (let i = 1; i < count; i++) if (walk.found[i] === to) steps = walk.steps[i];
            pay(b, s, seat, [[fare, steps]]);
            liftPiece(b, s, index, from);
            putPiece(b, s, seat, index, to);
            if (s.events) tell(s, 'knight-walks', { seat, from, place: to });
          },
          why: (s, seat, to) => {
            const from = knightOf(s, seat);
            if (from < 0) return NOT_ASHORE;
            if (to < 0) return canPay(b, s, seat, [[fare, 1]]) ? undefined : TOO_FAR;
            const count = walk.from(s, from, held(b, s, seat, fare));
            if (!walk.found.subarray(1, count).includes(to)) return TOO_FAR;
            return walk.mayRest(to) ? undefined : ON_COAST;
          },
        },
        {
          name: 'challenge-dragon',
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            if (barChallenge(b, s, seat, knightOf(s, seat)) === undefined) out.put();
          },
          apply: (s, seat) => challenge(b, s, seat, knightOf(s, seat)),
          why: (s, seat) => barChallenge(b, s, seat, knightOf(s, seat)),
        },
      ];
    },
    words: {
      terms: {
        [`piece.${KNIGHT}`]: 'knight',
        'decision.knight-ashore': 'Choose where your knight comes ashore',
        'move.knight-ashore': 'Your knight comes ashore here',
        'move.walk-ashore': 'Walk to this corner',
        'move.challenge-dragon': 'Challenge the dragon',
        'event.knight-ashore': '{seat}’s knight comes ashore on the Enchanted Land.',
        'event.knight-walks': '{seat}’s knight walks on.',
        'reason.walk-too-far': 'Your knight cannot walk there.',
        'reason.walk-on-coast': 'Your knight cannot stop on the coast.',
        'reason.no-landing': 'Your knight cannot land there.',
        'reason.knight-there': 'A knight stands there.',
      },
    },
    looks: {
      pieces: { [KNIGHT]: { shape: 'helmet' } },
      moves: { 'challenge-dragon': { shape: 'flame', colour: '#7a2fb3' } },
    },
  };
}

const KNIGHT_THERE = reason('knight-there', 'a knight stands there');
