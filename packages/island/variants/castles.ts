import { type Bar, pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import type { Hex } from '../board/index.ts';
import { cardFields, countOf, returnedCards, returnUnder, TAKEN } from '../mechanics/index.ts';
import { defineModule, field, handlesOf, wanted } from '../rulebook/index.ts';

const fields = {
  knightsRidden: field.row('seat', { noLook: 'every second knight asks for a castle' }),
};

const CASTLE = reason('castle-there', 'a castle stands there');
const NOT_BESIDE = reason('castle-away', 'a castle stands beside one of your own buildings');
const BLOCKED = reason('castle-blocked', 'the robber is there');
const NONE_LEFT = reason('none-left', 'no castle is left');
const EVERY = 2;

/** Every second knight may become a castle that keeps the robber from a hex. */
export const castles = defineModule({
  id: 'variant/castles',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.robber, wanted.knightCards],
  options: {
    castles: {
      type: 'choice',
      default: 'common',
      values: ['common', 'own'],
      words: 'Castles: six for all together, or (Das Buch zum Spielen) one for each player',
    },
  },
  parts: [returnedCards()],
  pieces: [{ id: 'castle', on: 'hex', layer: 'castle', supply: { common: 6 } }],
  fields,
  decisions: { castle: {} },
  rules: (was, b) => {
    const knight = b.card('knight');
    const { knightsRidden: ridden } = handlesOf(b, fields);
    const { played } = cardFields(b);
    const layer = b.row<Hex>('castle');
    const castle = b.piece('castle');
    const robber = b.blocker('robber');
    const barCastle = (s: State, seat: Seat, hex: Hex): Bar => {
      if (b.fields.supply.get(s, seat, castle.index) === 0) return NONE_LEFT;
      if (b.option('castles') === 'own' && countOf(b, s, seat, castle.index) > 0) return NONE_LEFT;
      if (layer.get(s, hex) !== 0) return TAKEN;
      if (b.fields.blocker.get(s, robber) === hex) return BLOCKED;
      const own = b.walks.cornersOf[hex].some(
        (corner) => b.ownerOf[b.fields.building.get(s, corner)] === seat,
      );
      return own && b.land[b.fields.terrain.get(s, hex)] === 1 ? undefined : NOT_BESIDE;
    };
    return {
      castles: { barCastle },
      cards: {
        played: (s, seat, card) => {
          if (card === knight) {
            ridden.add(s, seat, 1);
            // The castle is asked for below the robber, which moves first.
            if (ridden.get(s, seat) % EVERY === 0 && played.get(s, seat, knight) + 1 >= EVERY)
              push(s, b.decision('castle'), 1 << seat);
          }
          was.cards.played(s, seat, card);
        },
      },
      blockers: {
        barStand: (s, blocker, place, seat, list) =>
          was.blockers.barStand(s, blocker, place, seat, list) ??
          (blocker === robber && layer.get(s, place) !== 0 ? CASTLE : undefined),
      },
    };
  },
  brings: ['castles'],
  moves: (b) => {
    const knight = b.card('knight');
    const castle = b.piece('castle');
    return [
      {
        name: 'build-castle',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['castle'],
        list: (s, seat, out) => {
          for (let hex = 0; hex < castle.places; hex++)
            if (!b.the.castles.barCastle(s, seat, hex)) out.put(hex);
        },
        apply: (s, seat, hex) => {
          pop(s);
          for (let i = 0; i < EVERY; i++) returnUnder(b, s, seat, knight);
          b.rules.build(s, seat, castle.index, hex);
        },
        why: (s, seat, hex) => (hex < 0 ? undefined : b.the.castles.barCastle(s, seat, hex)),
      },
      {
        name: 'build-no-castle',
        decisions: ['castle'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ];
  },
  words: {
    name: 'Castles on Catan',
    summary: 'Two knights may be given up for a castle that keeps the robber from a hex.',
    rules: [
      'When you have played a second knight, a fourth and so on, you may put the two knights under the deck and build a castle on a hex beside one of your buildings.',
      'The robber may not be moved to a hex with a castle.',
      'A castle is not built where the robber stands, and a hex takes only one.',
      'There are six castles for all players together.',
      { option: 'castles', text: 'Das Buch zum Spielen: everybody has one castle.' },
      {
        house: 'The knight moves the robber first. Knights under the deck no longer count for Largest Army.',
      },
    ],
    terms: {
      'piece.castle': 'castle',
      'move.build-castle': 'Build a castle',
      'move.build-no-castle': 'Keep the knights',
      'decision.castle': 'Give up two knights for a castle?',
      'reason.castle-there': 'A castle stands there.',
      'reason.castle-away': 'A castle stands on land beside a building of your own.',
      'reason.castle-blocked': 'The robber is there.',
    },
  },
  looks: { pieces: { castle: { shape: 'castle' } } },
});

declare module '../rulebook/points.ts' {
  interface Groups {
    castles: CastlePoints;
  }
}

export interface CastlePoints {
  /** what speaks against the seat's building a castle on the hex */
  barCastle(s: State, seat: Seat, hex: Hex): Bar;
}
