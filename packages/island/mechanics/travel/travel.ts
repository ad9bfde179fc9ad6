import { push, type Seat, type State } from '@hexwright/kernel';
import { type Book, concerning, type Part, type Terms } from '../../rulebook/index.ts';
import { giveBack } from '../core/goods.ts';
import {
  countTravellers,
  extraOf,
  holdOf,
  makeTravellers,
  paidOf,
  paysByWay,
  placesOf,
  spentOf,
  type Travellers,
} from './handles.ts';
import { travelMoves } from './moves.ts';
import type { TravelConfig } from './points.ts';

export interface Travel {
  readonly part: Part;
  /** the travellers of a book: ask and change them through these */
  of(b: Book): Travellers;
}

/** What holds of a journey of any kind until somebody amends it: each step costs a point and no toll, and nothing is in the way. */
const journeys: Part = {
  id: 'journeys',
  brings: ['travel'],
  rules: () => ({
    travel: {
      allowance: () => 0,
      leads: () => false,
      stepCost: () => 1,
      toll: () => 0,
      payToll: () => {},
      barStep: () => undefined,
      barStand: () => undefined,
      stops: () => false,
      goesOn: () => false,
      arrived: () => {},
      barRest: () => undefined,
    },
  }),
};

/**
 * Units that travel over corners, edges or hexes by movement points: so many a turn, more for a price. What a step
 * costs, who is paid for it, what bars it, where a journey ends and what happens there are rule points. Each may carry
 * something in the slots of its hold. They move in a phase after trading and building, or among other moves.
 */
export function travel(config: TravelConfig): Travel {
  const { name, extra, hold, toll, apart, abreast = 1 } = config;
  const phase = config.when === undefined || config.when === 'phase';
  const known = new WeakMap<Book, Travellers>();
  const of = (b: Book): Travellers => {
    const own = known.get(b) ?? makeTravellers(b, config);
    known.set(b, own);
    return own;
  };
  const units = (b: Book): number => countTravellers(config, b);
  const part: Part = {
    id: `travel ${name}`,
    of: config,
    words: { terms: travelTerms(config) },
    looks: {
      fields: {
        [placesOf(name)]: {
          on: 'figures',
          place: config.on,
          shape: config.shape,
          each: config.each,
          ...(hold && { hold: { field: holdOf(name), slots: hold.slots, kinds: hold.kinds } }),
        },
      },
      ...(phase && { moves: { [`rest-${name}`]: { flow: 'on' } } }),
    },
    fields: {
      /** where each is; -1 off the board */
      [placesOf(name)]: { per: (b) => [units(b)], start: -1 },
      /** the movement points that each has spent this turn */
      [spentOf(name)]: {
        per: (b) => [units(b)],
        noLook: 'what has no points left is not offered to be moved',
      },
      ...(extra && {
        /** whether more points were bought for it this turn */
        [extraOf(name)]: { per: (b: Book) => [units(b)], noLook: 'what was bought is offered no more' },
      }),
      ...(paysByWay(config) && {
        /** whether it has paid for all tolls of its ways this turn */
        [paidOf(name)]: { per: (b: Book) => [units(b)], noLook: 'what was paid is not asked for again' },
      }),
      ...(hold && {
        /** by unit and slot of its hold: what it carries, a kind plus one */
        [holdOf(name)]: {
          per: (b: Book) => [units(b) * hold.slots],
          noLook: 'it is drawn with whoever carries it',
        },
      }),
    },
    decisions: {
      ...(phase && { [`move-${name}`]: { phase: true } }),
      ...(config.picks && {
        [`${name}-to`]: {
          args: (b: Book) => [
            { name: config.on, domain: b.domain(config.on) },
            { name: 'unit', domain: { id: name, size: units(b) } },
          ],
        },
      }),
    },
    uses: [journeys],
    rules: (was, b) => {
      const own = of(b);
      const paidFor = paysByWay(config) ? b.row(paidOf(name)) : undefined;
      const refresh = (s: State): void => {
        for (let unit = 0; unit < own.count; unit++) own.rested(s, unit);
        paidFor?.fill(s, 0);
      };
      const mine = (kind: string): boolean => kind === name;
      const paid = toll === undefined ? -1 : b.good(toll);
      const { barStay: stays, ends } = config.ground?.(b) ?? {};
      return {
        travel: {
          allowance: (s, kind, unit) => (mine(kind) ? config.allowance : was.travel.allowance(s, kind, unit)),
          leads: (s, kind, seat, unit) =>
            mine(kind) ? own.owner(unit) === seat : was.travel.leads(s, kind, seat, unit),
          ...((stays || apart) && {
            barStand: concerning(name, (s, kind, seat, unit, place) => {
              const bar = was.travel.barStand(s, kind, seat, unit, place);
              if (bar || !mine(kind)) return bar;
              return stays?.(s, place) ?? (apart && own.crowd(s, place) >= abreast ? apart : undefined);
            }),
          }),
          ...(ends && {
            stops: concerning(
              name,
              (s, kind, unit, place) =>
                was.travel.stops(s, kind, unit, place) || (mine(kind) && ends(s, place)),
            ),
          }),
          payToll: (s, kind, seat, via, to) => {
            if (!mine(kind)) return was.travel.payToll(s, kind, seat, via, to);
            giveBack(b, s, seat, paid, b.the.travel.toll(s, kind, seat, via, to));
            b.rules.reviewAwards(s);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          refresh(s);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            refresh(s);
          },
        },
      };
    },
    ...(phase && {
      turnSteps: (b: Book) => {
        const own = of(b);
        const decision = b.decision(`move-${name}`);
        const special = b.cell('special');
        const open = (s: State, seat: Seat): void => {
          for (let unit = 0; unit < own.count; unit++)
            if (own.at(s, unit) >= 0 && b.the.travel.leads(s, name, seat, unit)) {
              push(s, decision, 1 << seat);
              return;
            }
        };
        return [
          {
            before: 'end',
            add: { id: `move-${name}`, run: (s: State) => open(s, b.fields.active.get(s)) },
          },
          // The paired part of a turn has a journey of its own.
          ...(b.option<string>('waiting') === 'paired'
            ? [
                {
                  add: {
                    id: `move-${name}-paired`,
                    run: (s: State) => open(s, (b.fields.active.get(s) + special.get(s)) % b.seats),
                  },
                },
              ]
            : []),
        ];
      },
    }),
    moves: (b) => travelMoves(b, config, of(b)),
  };
  return { part, of };
}

function travelTerms({ name, extra, toll, when, goes, picks }: TravelConfig): Terms {
  return {
    [`move.move-${name}`]: `Move the ${name}`,
    [`field.${placesOf(name)}`]: `${name[0].toUpperCase()}${name.slice(1)}s`,
    [`event.${name}-moved`]: `{seat} moves a ${name}.`,
    [`reason.${name}-absent`]: `No ${name} of yours stands there.`,
    [`reason.${name}-too-far`]: `The ${name} cannot get there with the movement points it has left.`,
    ...(toll && { [`reason.${name}-toll`]: 'You cannot pay the toll.' }),
    ...(toll && goes === 'way' && { [`event.${name}-toll`]: `{seat} pays {count} ${toll} as a toll.` }),
    ...(picks && {
      [`move.${name}-to`]: `Move the ${name} there`,
      [`decision.${name}-to`]: `Where does the ${name} go?`,
    }),
    ...(extra && {
      [`move.hurry-${name}`]: `Hurry a ${name} (+${extra.points})`,
      [`event.${name}-hurried`]: `{seat} hurries a ${name}.`,
      [`reason.${name}-hurried`]: `The ${name} has been hurried this turn.`,
    }),
    ...((when === undefined || when === 'phase') && {
      [`move.rest-${name}`]: 'Done moving',
      [`decision.move-${name}`]: `Move your ${name}s`,
    }),
  };
}
