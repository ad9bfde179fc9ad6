import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { knights } from '../../cities-knights/index.ts';
import { metropolisField } from '../../mechanics/index.ts';
import type { Book, Piece } from '../../rulebook/index.ts';
import { magicCard } from '../magic/magic-card.ts';

const NOT_OWN = reason('relocate-own', 'nothing of the seat that could move stands there');
const BUILDINGS = ['settlement', 'city', 'ship'];

/** what lies or stands beside a city and goes with it */
const MARKERS = ['city-wall', 'citadel', 'diocese'];
const FIGURES = [
  ['wizardAt', 'wizardOf'],
  ['inquisitorAt', 'inquisitorOf'],
] as const;

/** the kinds of pieces that magic moves */
const movable = (b: Book): readonly Piece[] => [
  ...BUILDINGS.filter((id) => b.has(`piece.${id}`)).map((id) => b.piece(id)),
  ...knights.of(b).ranks,
];

/** What belongs to a building on a corner, as bits: it comes along. */
function company(b: Book) {
  const markers = MARKERS.map((id) => b.piece(id));
  const metropolises = b.the.improvements.branches().map((branch) => b.cell(metropolisField(branch)));
  const figures = FIGURES.map(([at, of]) => ({ at: b.cell(at), of: b.cell(of) }));
  const first = markers.length;
  const second = first + metropolises.length;
  return {
    /** notes it, with who has each figure in `owners` */
    note: (s: State, corner: number): number => {
      let bits = 0;
      markers.forEach(({ marks, index }, i) => {
        const mark = marks.get(s, corner);
        if (mark !== 0 && b.pieceOf[mark] === index) bits |= 1 << i;
      });
      metropolises.forEach((at, i) => {
        if (at.get(s) === corner) bits |= 1 << (first + i);
      });
      figures.forEach(({ at, of }, i) => {
        if (at.get(s) === corner) bits |= (of.get(s) + 1) << (second + 4 * i);
      });
      return bits;
    },
    /** sets it up again beside the city on the corner, where the ground allows */
    restore: (s: State, seat: Seat, corner: number, bits: number): void => {
      markers.forEach(({ index }, i) => {
        if ((bits >> i) & 1 && b.rules.barBuild(s, seat, index, corner) === undefined)
          b.rules.build(s, seat, index, corner);
      });
      metropolises.forEach((at, i) => {
        if ((bits >> (first + i)) & 1) at.set(s, corner);
      });
      figures.forEach(({ at, of }, i) => {
        const owner = ((bits >> (second + 4 * i)) & 15) - 1;
        if (owner < 0) return;
        at.set(s, corner);
        of.set(s, owner);
      });
    },
  };
}

/** An own piece goes wherever it could be placed. */
export const magicRelocation = magicCard({
  card: {
    id: 'magic-relocation',
    count: 1,
    worth: 0.2,
    when: (b) => (s, seat) =>
      movable(b).some((piece) => b.fields.supply.get(s, seat, piece.index) < piece.limit),
    play: (b) => {
      const asked = b.decision('relocation');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Magic Relocation',
  text: 'Move one of your settlements, cities or knights, at sea a ship, too, to any place where you could place it now. What belongs to a city goes with it. Knights to which no road or ship of yours leads any more leave the board.',
  shape: 'crane',
  decisions: {
    relocation: {},
    'relocate-to': {
      args: (b) => [
        { name: 'piece', domain: b.domain('piece') },
        { name: 'from', domain: { id: 'place', size: Math.max(b.topology.corners, b.topology.edges) } },
        { name: 'state', domain: { id: 'unit-state', size: 8 } },
        { name: 'company', domain: { id: 'company', size: 1 << 20 } },
      ],
    },
  },
  moves: (b) => {
    const own = knights.of(b);
    const all = movable(b);
    const kinds = all.map(({ id }) => id);
    const size = Math.max(b.topology.corners, b.topology.edges);
    const settlement = b.piece('settlement');
    const along = company(b);
    const stands = (s: State, seat: Seat, kind: number, place: number): boolean =>
      place < all[kind].places && all[kind].marks.get(s, place) === b.mark(seat, all[kind].index);
    /** what speaks against the piece on the place: a city stands where a settlement could, a knight where a basic one could */
    const bar = (s: State, seat: Seat, piece: Piece, place: number): Bar => {
      const as = piece.id === 'city' ? settlement : own.ranks.includes(piece) ? own.ranks[0] : piece;
      return b.rules.barBuild(s, seat, as.index, place);
    };
    const place = { name: 'place', domain: { id: 'place', size } };
    return [
      {
        name: 'take-up',
        args: [{ name: 'kind', domain: { id: 'relocated', size: kinds.length, names: kinds } }, place],
        decisions: ['relocation'],
        list: (s, seat, out) => {
          for (let kind = 0; kind < all.length; kind++)
            for (let at = 0; at < all[kind].places; at++) if (stands(s, seat, kind, at)) out.put(kind, at);
        },
        apply: (s, seat, kind, at) => {
          const piece = all[kind];
          const isKnight = own.ranks.includes(piece);
          const state = isKnight ? (own.isActive(s, at) ? 4 : 0) | own.done(s, at) : 0;
          const with_ = !isKnight && piece.on === 'corner' ? along.note(s, at) : 0;
          pop(s);
          b.rules.unbuild(s, piece.index, at);
          push(s, b.decision('relocate-to'), 1 << seat, piece.index, at, state, with_);
        },
        why: (s, seat, kind, at) => (kind < 0 || at < 0 || stands(s, seat, kind, at) ? undefined : NOT_OWN),
      },
      {
        name: 'put-down',
        args: [place],
        decisions: ['relocate-to'],
        list: (s, seat, out) => {
          const piece = b.pieces[topArg(s, 0)];
          for (let at = 0; at < piece.places; at++)
            if (at === topArg(s, 1) || bar(s, seat, piece, at) === undefined) out.put(at);
        },
        apply: (s, seat, at) => {
          const piece = b.pieces[topArg(s, 0)];
          const [state, with_] = [topArg(s, 2), topArg(s, 3)];
          pop(s);
          const rank = own.ranks.indexOf(piece);
          if (rank >= 0) own.place(s, seat, rank, at, (state & 4) !== 0, state & 3);
          else b.rules.build(s, seat, piece.index, at);
          along.restore(s, seat, at, with_);
          own.each(s, seat, (corner) => {
            if (!b.the.units.atRoutes(s, seat, corner)) own.remove(s, corner);
          });
          b.rules.reviewAwards(s);
          if (s.events) tell(s, 'relocated', { seat, piece: piece.id, on: piece.on, place: at });
        },
        why: (s, seat, at) =>
          at < 0 || at === topArg(s, 1) ? undefined : bar(s, seat, b.pieces[topArg(s, 0)], at),
      },
    ];
  },
  exempt: { rare: ['card.magic-relocation', 'move.take-up', 'move.put-down', 'event.relocated'] },
  terms: {
    'decision.relocation': 'Magic Relocation: choose a piece of yours',
    'decision.relocate-to': 'Magic Relocation: choose its new place, or put it back',
    'move.take-up': 'Take up',
    'move.put-down': 'Put it here',
    'event.relocated': '{seat} moves by magic: {piece}.',
    'reason.relocate-own': 'Nothing of yours that you could move stands there.',
    ...Object.fromEntries(
      ['settlement', 'city', 'ship', 'basic-knight', 'strong-knight', 'mighty-knight'].map((id) => [
        `relocated.${id}`,
        id.replace('-', ' '),
      ]),
    ),
  },
});
