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
import type { Hex } from '../../board/index.ts';
import { canPay, needsOf, owe, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface SiteKind {
  readonly terrain: string;
  readonly good: string;
  readonly supply: number;
}

export interface ProductionSitesConfig {
  readonly kinds: readonly SiteKind[];
  readonly cost: Readonly<Record<string, number>>;
  /** how many everybody places before the first turn, for nothing */
  readonly start: number;
}

const NO_GROUND = reason('site-ground', 'no site belongs on this hex');
const NOT_BESIDE = reason('site-far', 'no settlement or city of the seat is beside it');
const OWN_SITE = reason('site-there', 'the seat has a site there');

/** for bots, in points: a site, and what one more of a kind that they have is worth less */
const SITE = 0.45;
const MORE = 0.15;

/**
 * Sites are built on hexes beside towns, one a seat and hex, and give a good of their kind when the hex produces. The sites of a kind are
 * one stock for all.
 */
export function productionSites(config: ProductionSitesConfig): Part {
  const { kinds, cost, start } = config;
  return {
    id: 'production-sites',
    of: config,
    fields: {
      sites: { per: ['hex', 'seat'] },
      /** by kind: those that are left */
      sitesLeft: { per: [kinds.length] },
    },
    decisions: { 'place-site': { args: () => [{ name: 'left', domain: { id: 'count', size: 10 } }] } },
    prepare: (b) => {
      const left = b.row('sitesLeft');
      return (s) => {
        kinds.forEach(({ supply }, kind) => {
          left.set(s, kind, supply);
        });
      };
    },
    setupSteps: (b) => [
      {
        after: 'place',
        add: {
          id: 'place-sites',
          run: (s) => {
            const { any } = handles(b, config);
            // Of these the last that is opened is asked first: in turn order from the first seat.
            for (let i = b.seats - 1; i >= 0; i--) {
              const seat = (b.rules.firstSeat(s) + i) % b.seats;
              if (any(s, seat)) push(s, b.decision('place-site'), 1 << seat, start);
            }
          },
        },
      },
    ],
    rules: (was, b) => {
      const { sites, kindOf, any } = handles(b, config);
      const bill = b.bill(cost);
      const goods = kinds.map(({ good }) => b.good(good));
      return {
        reckon: (s, number) => {
          was.reckon(s, number);
          for (let hex = 0; hex < b.topology.hexes; hex++) {
            const kind = kindOf(s, hex);
            if (kind < 0 || !b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex)) continue;
            for (let seat = 0; seat < b.seats; seat++)
              if (sites.get(s, hex, seat) > 0) owe(b, seat, goods[kind], 1);
          }
        },
        hints: {
          progress: (s, seat) => {
            let worth = was.hints.progress(s, seat);
            const have = kinds.map(() => 0);
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              const kind = sites.get(s, hex, seat) > 0 ? kindOf(s, hex) : -1;
              if (kind < 0) continue;
              const often = numberWeight(b, s, hex);
              worth += Math.max(0.1, SITE - MORE * have[kind]) * (0.4 + often);
              have[kind]++;
            }
            return worth;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (any(s, seat)) aim(bill, SITE);
          },
        },
      };
    },
    moves: (b) => {
      const { sites, left, kindOf, bar: barSite, any } = handles(b, config);
      const bill = b.bill(cost);
      const dear = unpaid(b, cost);
      const place = (s: State, seat: Seat, hex: Hex): void => {
        sites.set(s, hex, seat, 1);
        left.add(s, kindOf(s, hex), -1);
        if (s.events) tell(s, 'site-built', { seat, hex, good: kinds[kindOf(s, hex)].good });
      };
      const hexArg = { name: 'hex', domain: b.domain('hex') };
      return [
        {
          name: 'site',
          args: [hexArg],
          decisions: ['main', 'build', 'special'],
          price: () => bill,
          needs: needsOf(b, bill),
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, bill)) return;
            for (let hex = 0; hex < b.topology.hexes; hex++) if (!barSite(s, seat, hex)) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pay(b, s, seat, bill);
            place(s, seat, hex);
          },
          why: (s, seat, hex) => {
            const bar = hex < 0 ? undefined : barSite(s, seat, hex);
            if (bar) return bar;
            return canPay(b, s, seat, bill) ? NOT_BESIDE : dear;
          },
        },
        {
          name: 'place-site',
          args: [hexArg],
          decisions: ['place-site'],
          list: (s, seat, out) => {
            for (let hex = 0; hex < b.topology.hexes; hex++) if (!barSite(s, seat, hex)) out.put(hex);
          },
          apply: (s, seat, hex) => {
            place(s, seat, hex);
            const more = topArg(s, 0) - 1;
            if (more > 0 && any(s, seat)) setTopArg(s, 0, more);
            else pop(s);
          },
          why: (s, seat, hex) => (hex < 0 ? undefined : barSite(s, seat, hex)),
        },
      ];
    },
    words: {
      terms: {
        'field.sites': 'Production sites',
        'field.sitesLeft': 'Production sites left',
        'decision.place-site': 'Place a production site: {left} to go',
        'move.site': 'Build a production site',
        'move.site.short': 'Site',
        'move.place-site': 'Place a production site',
        'event.site-built': '{seat} builds a production site for {good}.',
        'reason.site-ground': 'No production site belongs on this hex.',
        'reason.site-far': 'You have no settlement or city beside it.',
        'reason.site-there': 'You have a production site there.',
        'reason.sites-gone': 'No production site for {good} is left.',
        'reason.site-price': 'A production site costs {cost}.',
        ...Object.fromEntries(kinds.map(({ good }) => [`site-kind.${good}`, good])),
      },
    },
    looks: {
      fields: {
        sites: { on: 'parties', shape: 'barrel' },
        sitesLeft: {
          on: 'stock',
          shape: 'barrel',
          of: { domain: 'site-kind', kinds: kinds.map(({ good }) => good) },
        },
      },
      moves: { site: { shape: 'barrel', seat: true } },
    },
  };
}

function unpaid(b: Book, cost: ProductionSitesConfig['cost']) {
  const text = b
    .bill(cost)
    .map(([good, count]) => `${count} ${b.goods[good].id}`)
    .join(', ');
  return reason('site-price', `a site costs ${text}`, { cost: text });
}

function numberWeight(b: Book, s: State, hex: Hex): number {
  const bits = b.fields.numbers.get(s, hex);
  let weight = 0;
  for (let number = 2; number <= 12; number++)
    if ((bits >> number) & 1) weight += (6 - Math.abs(7 - number)) / 6;
  return weight;
}

/** Where its sites are and may be; what is looked up by name is looked up once. */
function handles(b: Book, { kinds }: ProductionSitesConfig) {
  const sites = b.grid<Hex, Seat>('sites');
  const left = b.row('sitesLeft');
  const byTerrain = Int8Array.from(b.terrains, ({ id }) => kinds.findIndex(({ terrain }) => terrain === id));
  const gone = kinds.map(({ good }) => reason('sites-gone', `no site for ${good} is left`, { good }));
  const { terrain, building } = b.fields;
  const kindOf = (s: State, hex: Hex): number => byTerrain[terrain.get(s, hex)];
  const bar = (s: State, seat: Seat, hex: Hex): Bar => {
    const kind = kindOf(s, hex);
    if (kind < 0) return NO_GROUND;
    if (sites.get(s, hex, seat) > 0) return OWN_SITE;
    if (left.get(s, kind) === 0) return gone[kind];
    const corners = b.walks.cornersOf[hex];
    for (let i = 0; i < corners.length; i++) {
      const mark = building.get(s, corners[i]);
      if (mark !== 0 && b.ownerOf[mark] === seat) return undefined;
    }
    return NOT_BESIDE;
  };
  const any = (s: State, seat: Seat): boolean => {
    for (let hex = 0; hex < b.topology.hexes; hex++) if (bar(s, seat, hex) === undefined) return true;
    return false;
  };
  return { sites, left, kindOf, bar, any };
}
