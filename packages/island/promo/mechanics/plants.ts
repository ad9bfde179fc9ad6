import {
  type Bar,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { blockerAt, canPay, cardFields, chits, gainChits, pay } from '../../mechanics/index.ts';
import { type Book, type CardNo, type Good, type Part, wanted } from '../../rulebook/index.ts';

export interface PlantsConfig {
  /** the cards that a plant costs, unplayed and from earlier turns */
  readonly cards: number;
  /** how many of its resource make a chit */
  readonly goods: number;
  /** how many chits there are for all */
  readonly stock: number;
}

const NO_PLANT_OWN = reason('plant-own', 'a plant belongs to a building of its owner at that hex');
const ONE_EACH = reason('plant-one', 'this building has a plant already');
const NO_RESOURCE = reason('plant-barren', 'that hex gives no resource');
const PLANT_BUILT = reason('plant-built', 'there is one plant for each resource, and this one stands');
const NOT_YOURS = reason('plant-not-yours', 'this is no plant of this player');
const PLANT_NEW = reason('plant-new', 'a plant is not used in the turn in which it is built');
const PLANT_USED = reason('plant-used', 'one plant has been used this turn');
const PLANT_ROBBED = reason('plant-robbed', 'the robber is at this plant');
const NO_CHITS = reason('chits-out', 'there are not as many chits left');
const NO_SUCH_CARD = reason('plant-card', 'this card may not be given up');

/** for bots, in points: a plant, what a plant has of each resource a roll, at most; and cards that may become one */
const PLANT = 0.9;
const BY_INCOME = 4;
const MOST = 2.4;
const HOPE = 0.5;

/**
 * Plants, one for each resource, are built for unplayed cards at hexes that give it. In a turn of its own the owner makes some of the
 * resource a chit.
 */
export function plants(config: PlantsConfig): Part {
  const tooFew = reason('plant-cards', `a plant costs ${config.cards} unplayed cards from earlier turns`);
  const tooPoor = reason('plant-goods', `a chit costs ${config.goods} of what the plant is for`);
  return {
    id: 'plants',
    of: config,
    uses: [chits()],
    wants: [{ ...wanted.developmentCards, why: 'plants are built for them' }],
    fields: {
      chitsLeft: { start: config.stock },
      /** by hex: whose plant stands there, counted from 1 */
      plantOn: { holds: 'seat+1', per: ['hex'] },
      /** by corner: the hex of the plant of the building there, counted from 1 */
      plantOf: { per: ['corner'] },
      /** the hex of each plant that was built this turn, and the seats that have used one, as bits */
      plantNew: { per: ['hex'], noLook: 'it ends in a reason where it counts' },
      plantUsed: { noLook: 'it ends in a reason where it counts' },
    },
    decisions: { 'plant-card': { args: () => [{ name: 'left', domain: { id: 'count', size: 10 } }] } },
    rules: (was, b) => {
      const { plantOn, plantOf, plantNew, plantUsed, old, site, free } = plantsOf(b);
      const incomeOf = (s: State, seat: Seat, good: Good): number => {
        let income = 0;
        for (let hex = 0; hex < b.topology.hexes; hex++) {
          if (b.rules.hexGood(s, hex) !== good) continue;
          let pips = 0;
          for (let n = 2; n <= 12; n++)
            if ((b.fields.numbers.get(s, hex) >> n) & 1) pips += 6 - Math.abs(7 - n);
          for (const corner of b.walks.cornersOf[hex]) {
            const mark = b.fields.building.get(s, corner);
            if (mark !== 0 && b.ownerOf[mark] === seat) income += (pips / 36) * b.drawsOf[b.pieceOf[mark]];
          }
        }
        return income;
      };
      const worthOf = (s: State, seat: Seat, hex: Hex): number =>
        Math.min(MOST, PLANT + BY_INCOME * incomeOf(s, seat, b.rules.hexGood(s, hex)));
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          plantUsed.set(s, 0);
          for (let hex = 0; hex < b.topology.hexes; hex++) plantNew.set(s, hex, 0);
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (b.pieces[piece].on !== 'corner' || b.fields.building.get(s, place) !== 0) return;
          const hex = plantOf.get(s, place) - 1;
          if (hex < 0) return;
          plantOf.set(s, place, 0);
          plantOn.set(s, hex, 0);
        },
        hints: {
          progress: (s, seat) => {
            let worth = was.hints.progress(s, seat);
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (plantOn.get(s, hex) === seat + 1) worth += worthOf(s, seat, hex);
            return worth;
          },
          heldCards: (s, seat, own) => {
            const worth = was.hints.heldCards(s, seat, own);
            if (!own || old(s, seat) < config.cards - 1) return worth;
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (site(s, seat, corner) && b.walks.hexesAt[corner].some((hex) => free(s, hex)))
                return worth + HOPE;
            return worth;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (plantOn.get(s, hex) === seat + 1) aim([[b.rules.hexGood(s, hex), config.goods]], 1);
          },
        },
      };
    },
    moves: (b) => {
      const at = cardFields(b);
      const robber = b.blockers.findIndex(({ id }) => id === 'robber');
      const left = b.cell('chitsLeft');
      const { plantOn, plantOf, plantNew, plantUsed, old, site, standing } = plantsOf(b);
      const asks = b.decision('plant-card');
      const barPlant = (s: State, seat: Seat, corner: Corner, hex: Hex): Bar => {
        const mark = b.fields.building.get(s, corner);
        if (mark === 0 || b.ownerOf[mark] !== seat || !b.walks.hexesAt[corner].includes(hex))
          return NO_PLANT_OWN;
        if (plantOf.get(s, corner) !== 0) return ONE_EACH;
        const good = b.rules.hexGood(s, hex);
        if (good < 0) return NO_RESOURCE;
        if (standing(s, good)) return PLANT_BUILT;
        return old(s, seat) < config.cards ? tooFew : undefined;
      };
      const barUse = (s: State, seat: Seat, hex: Hex): Bar => {
        if (plantOn.get(s, hex) !== seat + 1) return NOT_YOURS;
        if (plantNew.get(s, hex) !== 0) return PLANT_NEW;
        if ((plantUsed.get(s) >> seat) & 1) return PLANT_USED;
        if (robber >= 0 && blockerAt(b, s, robber) === hex) return PLANT_ROBBED;
        if (left.get(s) === 0) return NO_CHITS;
        return canPay(b, s, seat, [[b.rules.hexGood(s, hex), config.goods]]) ? undefined : tooPoor;
      };
      const mayGive = (s: State, seat: Seat, card: CardNo): boolean =>
        // Where hands are only imagined there may be no older card.
        at.cards.get(s, seat, card) > (old(s, seat) > 0 ? at.fresh.get(s, seat, card) : 0);
      return [
        {
          name: 'build-plant',
          args: [
            { name: 'corner', domain: b.domain('corner') },
            { name: 'hex', domain: b.domain('hex') },
          ],
          decisions: ['main', 'build'],
          needs: Int32Array.of(at.cardCount.at, 1, config.cards),
          list: (s, seat, out) => {
            if (old(s, seat) < config.cards) return;
            for (let corner = 0; corner < b.topology.corners; corner++) {
              if (!site(s, seat, corner)) continue;
              for (const hex of b.walks.hexesAt[corner])
                if (barPlant(s, seat, corner, hex) === undefined) out.put(corner, hex);
            }
          },
          apply: (s, seat, corner, hex) => {
            plantOf.set(s, corner, hex + 1);
            plantOn.set(s, hex, seat + 1);
            plantNew.set(s, hex, 1);
            if (s.events) tell(s, 'plant-built', { seat, good: b.goods[b.rules.hexGood(s, hex)].id });
            push(s, asks, 1 << seat, config.cards);
          },
          why: (s, seat, corner, hex) => {
            if (corner >= 0 && hex >= 0) return barPlant(s, seat, corner, hex);
            return old(s, seat) < config.cards ? tooFew : undefined;
          },
        },
        {
          name: 'give-plant-card',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['plant-card'],
          list: (s, seat, out) => {
            for (let card = 0; card < b.cards.length; card++) if (mayGive(s, seat, card)) out.put(card);
          },
          apply: (s, seat, card) => {
            at.cards.add(s, seat, card, -1);
            at.cardCount.add(s, seat, -1);
            at.fresh.set(s, seat, card, Math.min(at.fresh.get(s, seat, card), at.cards.get(s, seat, card)));
            at.under.add(s, card, 1);
            at.deckSize.add(s, 1);
            if (s.events) tell(s, 'plant-paid', { seat, card: b.cards[card].id });
            const owed = topArg(s, 0) - 1;
            if (owed === 0) pop(s);
            else setTopArg(s, 0, owed);
          },
          why: (s, seat, card) => (card < 0 || mayGive(s, seat, card) ? undefined : NO_SUCH_CARD),
        },
        {
          name: 'use-plant',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['main', 'trade', 'build'],
          needs: Int32Array.of(b.fields.handSize.at, 1, config.goods),
          list: (s, seat, out) => {
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (barUse(s, seat, hex) === undefined) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pay(b, s, seat, [[b.rules.hexGood(s, hex), config.goods]]);
            plantUsed.set(s, plantUsed.get(s) | (1 << seat));
            left.add(s, -1);
            gainChits(b, s, seat, 1);
          },
          why: (s, seat, hex) => {
            if (hex >= 0) return barUse(s, seat, hex);
            let first: Bar = NOT_YOURS;
            for (let any = 0; any < b.topology.hexes; any++) {
              if (plantOn.get(s, any) !== seat + 1) continue;
              first = barUse(s, seat, any);
              if (first === undefined) return undefined;
            }
            return first;
          },
        },
      ];
    },
    words: {
      terms: {
        'field.chitsLeft': 'Chits left',
        'field.plantOn': 'Manufacturing plant',
        'field.plantOf': 'It has a manufacturing plant',
        'move.build-plant': 'Build a manufacturing plant',
        'move.give-plant-card': 'Give up a card for the plant',
        'move.use-plant': 'Make a chit in a plant',
        'decision.plant-card': 'Give up cards for the plant',
        'event.plant-built': '{seat} builds a manufacturing plant for {good}.',
        'event.plant-paid': '{seat} gives up a card for the plant: {card}.',
        'reason.plant-own': 'A plant belongs to a settlement or city of yours at that hex.',
        'reason.plant-one': 'This building has a plant already.',
        'reason.plant-barren': 'That hex gives no resource.',
        'reason.plant-built': 'The plant for this resource has been built.',
        'reason.plant-cards': 'You do not hold enough cards from earlier turns.',
        'reason.plant-not-yours': 'That is no plant of yours.',
        'reason.plant-new': 'You do not use a plant in the turn in which you build it.',
        'reason.plant-used': 'You have used a plant this turn.',
        'reason.plant-robbed': 'The robber is at this plant.',
        'reason.plant-goods': 'You do not hold enough of what this plant is for.',
        'reason.plant-card': 'You do not give up this card.',
        'reason.chits-out': 'There are not as many chits left.',
      },
    },
    looks: {
      fields: {
        chitsLeft: { on: 'table', shape: 'chit' },
        plantOn: { on: 'hex', shape: 'wheel', seat: true },
        plantOf: { on: 'corner', shape: 'wheel', colour: '#4d4f57' },
      },
    },
  };
}

function plantsOf(b: Book) {
  const { cards, fresh } = cardFields(b);
  const plantOn = b.row<Hex>('plantOn');
  const plantOf = b.row<Corner>('plantOf');
  /** how many cards of the seat are from earlier turns */
  const old = (s: State, seat: Seat): number => {
    let count = 0;
    for (let card = 0; card < b.cards.length; card++)
      count += cards.get(s, seat, card) - fresh.get(s, seat, card);
    return count;
  };
  const standing = (s: State, good: Good): boolean => {
    for (let hex = 0; hex < b.topology.hexes; hex++)
      if (plantOn.get(s, hex) !== 0 && b.rules.hexGood(s, hex) === good) return true;
    return false;
  };
  return {
    plantOn,
    plantOf,
    plantNew: b.row<Hex>('plantNew'),
    plantUsed: b.cell('plantUsed'),
    old,
    standing,
    /** whether an own building without a plant stands there */
    site: (s: State, seat: Seat, corner: Corner): boolean => {
      const mark = b.fields.building.get(s, corner);
      return mark !== 0 && b.ownerOf[mark] === seat && plantOf.get(s, corner) === 0;
    },
    /** whether the plant of what the hex gives is still to be built */
    free: (s: State, hex: Hex): boolean => {
      const good = b.rules.hexGood(s, hex);
      return good >= 0 && !standing(s, good);
    },
  };
}
