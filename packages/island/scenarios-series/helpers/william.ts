import { type Bar, pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import { canPay, makeSites, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { doWithout, type Helper, replaced, replacements } from './helper.ts';

const PRICE = reason('makeshift-price', 'one resource of the price is replaced by another of the hand');
const POSSIBLE = reason('makeshift-possible', 'a road can be built');

export const william: Helper = {
  id: 'william',
  name: 'William',
  text: 'Build a road, with one of its two resources replaced by any other.',
  number: 2,
  in: ['main', 'build'],
  when: (b) => makeCan(b),
  help: (b) => {
    const decision = b.decision('makeshift-road');
    return (s, seat) => push(s, decision, 1 << seat);
  },
  part: makeshiftRoad(),
};

function makeCan(b: Book): (s: State, seat: Seat) => boolean {
  const road = b.piece('road');
  const sites = makeSites(b, road);
  return (s, seat) => {
    if (b.fields.supply.get(s, seat, road.index) === 0) return false;
    if (b.rules.barBuildKind(s, seat, road.index) !== undefined) return false;
    let payable = false;
    replacements(b, s, seat, b.rules.cost(s, seat, road.index, -1), () => {
      payable = true;
    });
    return payable && sites.any(s, seat);
  };
}

function makeshiftRoad(): Part {
  return {
    id: 'makeshift-road',
    decisions: { 'makeshift-road': {} },
    moves: (b) => {
      const road = b.piece('road');
      const sites = makeSites(b, road);
      const can = makeCan(b);
      const barPrice = (s: State, seat: Seat, instead: number, by: number): Bar => {
        const bill = b.rules.cost(s, seat, road.index, -1);
        const fits = instead !== by && bill.some(([good]) => good === instead);
        return fits && canPay(b, s, seat, replaced(bill, instead, by)) ? undefined : PRICE;
      };
      return [
        {
          name: 'makeshift-road',
          args: [
            { name: 'edge', domain: b.domain('edge') },
            { name: 'instead', domain: b.domain('good') },
            { name: 'good', domain: b.domain('good') },
          ],
          decisions: ['makeshift-road'],
          list: (s, seat, out) => {
            if (!can(s, seat)) return;
            const bill = b.rules.cost(s, seat, road.index, -1);
            const count = sites.find(s, seat);
            for (let i = 0; i < count; i++)
              if (b.rules.barBuild(s, seat, road.index, sites.places[i]) === undefined)
                replacements(b, s, seat, bill, (instead, by) => out.put(sites.places[i], instead, by));
          },
          apply: (s, seat, edge, instead, by) => {
            pop(s);
            pay(b, s, seat, replaced(b.rules.cost(s, seat, road.index, -1), instead, by));
            b.rules.build(s, seat, road.index, edge);
            b.rules.reviewAwards(s);
            b.rules.built(s, seat, road.index, edge);
          },
          why: (s, seat, edge, instead, by) => {
            const bar = edge < 0 ? undefined : b.rules.barBuild(s, seat, road.index, edge);
            return bar ?? (instead < 0 || by < 0 ? undefined : barPrice(s, seat, instead, by));
          },
        },
        doWithout('no-makeshift', 'makeshift-road', can, () => POSSIBLE),
      ];
    },
    exempt: { rare: ['move.no-makeshift'] },
    words: {
      terms: {
        'decision.makeshift-road': 'Build a road with one resource replaced',
        'move.makeshift-road': 'Build a road: {good} instead of {instead:good}',
        'move.makeshift-road.short': 'Makeshift road',
        'move.no-makeshift': 'Do without',
        'reason.makeshift-price': 'One resource of the price is replaced by another of your hand.',
        'reason.makeshift-possible': 'You can build a road.',
      },
    },
    looks: { moves: { 'makeshift-road': { shape: 'road' } } },
  };
}
