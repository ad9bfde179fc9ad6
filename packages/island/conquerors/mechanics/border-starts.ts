import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import { type Corner, type Edge, markNeed } from '../../board/index.ts';
import { knights, PROGRESS } from '../../cities-knights/index.ts';
import { deckNames, improve } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { SITE, SITE_ROAD } from '../boards/chart.ts';

const fields = {
  citiesChosen: field.cell({ noLook: 'the pieces stand on the board' }),
};

export interface BorderStartsConfig {
  /** how many settlements everybody places */
  readonly rounds: number;
  /** the knight stands at the end of the first road, or wherever its owner wants it when the city is chosen */
  readonly knight: 'first-road' | 'choice';
  /** whether the city is walled */
  readonly wall: boolean;
  /** who is behind chooses the city first */
  readonly cities: 'forward' | 'backward';
  /** the decks of which a card comes with mercy */
  readonly mercy: { readonly cards: readonly string[]; readonly wall: boolean };
}

const NO_SITE = reason('no-start-site', 'the first settlement stands on a marked corner');
const SITE_ROAD_ONLY = reason('start-site-road', 'the first road lies where it is marked');
const NOT_OWN = reason('no-own-settlement', 'no settlement of the seat stands there');

/**
 * Everybody begins on the border: the first settlement and road on a marked site, with a knight; others where one
 * likes; then one of them becomes a city. With mercy everybody begins stronger.
 */
export function borderStarts(config: BorderStartsConfig): Part {
  return {
    id: 'border-starts',
    of: config,
    boardNeeds: [markNeed('corners', SITE, 3), markNeed('edges', SITE_ROAD, 3)],
    fields,
    decisions: { 'choose-city': {}, ...(config.knight === 'choice' && { 'choose-post': {} }) },
    overrides: {
      startRounds: 'the chapter says how many settlements everybody begins with',
      startPiece: 'the chapter chooses the city afterwards',
    },
    rules: (was, b) => {
      const placed = b.cell('startsPlaced');
      const settlement = b.piece('settlement').index;
      const own = knights.of(b);
      const sites = new Uint8Array(b.topology.corners);
      const roads = new Uint8Array(b.topology.edges);
      for (const at of b.layout.marks.corners[SITE] ?? [])
        sites[b.topology.cornerAt(at.q, at.r, at.corner)] = 1;
      for (const at of b.layout.marks.edges[SITE_ROAD] ?? [])
        roads[b.topology.edgeAt(at.q, at.r, at.side)] = 1;
      const isFirst = (s: State): boolean => placed.get(s) < b.seats;
      return {
        startRounds: () => config.rounds,
        startPiece: () => settlement,
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ?? (isFirst(s) && sites[corner] === 0 ? NO_SITE : undefined),
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ??
          (isFirst(s) && roads[edge] === 0 ? SITE_ROAD_ONLY : undefined),
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (config.knight !== 'first-road' || b.fields.turn.get(s) > 0) return;
          if (b.isRoute[piece] && isFirst(s)) own.place(s, seat, rankOf(b), farEnd(b, s, place), false);
        },
      };
    },
    setupSteps: (b) => {
      const { citiesChosen: chosen } = handlesOf(b, fields);
      const merciful = b.option<boolean>('mercy');
      const names = deckNames(b, PROGRESS);
      return [
        {
          after: 'place',
          add: {
            id: 'choose-cities',
            run: (s) => {
              if (chosen.get(s) >= b.seats) return;
              const nth = chosen.get(s);
              const turn = config.cities === 'forward' ? nth : b.seats - 1 - nth;
              push(s, b.decision('choose-city'), 1 << ((b.rules.firstSeat(s) + turn) % b.seats));
            },
            again: (s) => chosen.get(s) < b.seats,
          },
        },
        {
          after: 'choose-cities',
          add: {
            id: 'mercy',
            run: (s) => {
              if (!merciful) return;
              for (let i = b.seats - 1; i >= 0; i--) {
                const seat = (b.rules.firstSeat(s) + i) % b.seats;
                for (const branch of ['politics', 'science']) improve(b, s, seat, branch);
                for (const deck of config.mercy.cards) b.the.decks.draw(s, seat, names.indexOf(deck));
              }
            },
          },
        },
      ];
    },
    moves: (b) => {
      const own = knights.of(b);
      const { citiesChosen: chosen } = handlesOf(b, fields);
      const [settlement, city, wall] = ['settlement', 'city', 'city-wall'].map((id) => b.piece(id));
      const walled = config.wall || (config.mercy.wall && b.option<boolean>('mercy'));
      const isOwn = (s: State, seat: Seat, corner: Corner): boolean =>
        settlement.marks.get(s, corner) === b.mark(seat, settlement.index);
      const moves: MoveSpec[] = [
        {
          name: 'choose-city',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['choose-city'],
          list: (s, seat, out) => {
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (isOwn(s, seat, corner)) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pop(s);
            b.rules.build(s, seat, city.index, corner);
            if (walled) b.rules.build(s, seat, wall.index, corner);
            if (config.knight === 'choice') push(s, b.decision('choose-post'), 1 << seat);
            else chosen.add(s, 1);
          },
          why: (s, seat, corner) => (corner < 0 || isOwn(s, seat, corner) ? undefined : NOT_OWN),
        },
        {
          name: 'choose-post',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['choose-post'],
          list: (s, seat, out) => {
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (b.the.units.barHire(s, seat, corner) === undefined) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pop(s);
            own.place(s, seat, rankOf(b), corner, false);
            chosen.add(s, 1);
          },
          why: (s, seat, corner) => (corner < 0 ? undefined : b.the.units.barHire(s, seat, corner)),
        },
      ];
      return moves.slice(0, config.knight === 'choice' ? 2 : 1);
    },
    words: {
      terms: {
        'decision.choose-city': 'Choose the settlement that becomes a city',
        'move.choose-city': 'Make it a city',
        ...(config.knight === 'choice' && {
          'decision.choose-post': 'Choose where your knight stands',
          'move.choose-post': 'Place the knight',
        }),
        'reason.no-start-site': 'The first settlement stands on a marked corner.',
        'reason.start-site-road': 'The first road lies where it is marked.',
        'reason.no-own-settlement': 'No settlement of yours stands there.',
        'mark.site': 'a starting site',
        'mark.site-road': 'the road of a starting site',
      },
    },
    looks: {
      marks: {
        [SITE]: { shape: 'site', colour: '#c0392b' },
        [SITE_ROAD]: { shape: 'way', colour: '#c0392b' },
      },
    },
  };
}

/** the rank of the first knight */
const rankOf = (b: Book): number => (b.option<boolean>('mercy') ? 1 : 0);

/** the end of the first road where no building stands */
function farEnd(b: Book, s: State, edge: Edge): Corner {
  const [a, z] = b.walks.endsOf[edge];
  return b.fields.building.get(s, a) === 0 ? a : z;
}
