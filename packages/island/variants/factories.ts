import { pop, reason, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import type { Corner, Hex } from '../board/index.ts';
import { bankEmpty, inBank, take } from '../mechanics/index.ts';
import { ANY_GOOD, type Book, defineModule, type Good, NO_GOOD } from '../rulebook/index.ts';

const NOT_AROUND = reason('not-around', 'no hex around the factory gives this now');

/** A building that gives, when one of its hexes does, what any of them gives. */
export const factories = defineModule({
  id: 'variant/factories',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  pieces: [
    {
      id: 'factory',
      on: 'corner',
      supply: 1,
      cost: { brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 },
      draws: 1,
      distance: true,
      blocksRoutes: true,
    },
  ],
  decisions: {
    'run-factory': {
      args: (b) => [
        { name: 'left', domain: { id: 'count', size: 10 } },
        { name: 'corner', domain: b.domain('corner') },
      ],
    },
  },
  slots: { number: { 'run-factory': 'choice' } },
  rules: (was, b) => {
    const { index } = b.piece('factory');
    const got = b.cell('gotSomething');
    // While a number is reckoned the factory draws nothing: it is asked afterwards.
    let reckoning = false;
    return {
      drawFrom: (s, hex, corner, piece) =>
        reckoning && piece === index ? 0 : was.drawFrom(s, hex, corner, piece),
      reckon: (s, number) => {
        reckoning = true;
        was.reckon(s, number);
        reckoning = false;
      },
      afterProduction: (s, number) => {
        for (let corner = 0; corner < b.topology.corners; corner++) {
          const mark = b.fields.building.get(s, corner);
          if (mark === 0 || b.pieceOf[mark] !== index || b.ownerOf[mark] >= b.seats) continue;
          const hexes = b.walks.hexesAt[corner].filter((hex) => b.rules.answers(s, hex, number));
          const runs = hexes.filter((hex) => isOpen(b, s, hex)).length;
          if (runs === 0 || productsAt(b, s, corner).length === 0) continue;
          got.set(s, got.get(s) | (1 << b.ownerOf[mark]));
          b.opening('number')(s, b.decision('run-factory'), 1 << b.ownerOf[mark], runs, corner);
        }
        was.afterProduction(s, number);
      },
    };
  },
  moves: (b) => [
    {
      name: 'run-factory',
      args: [{ name: 'good', domain: b.domain('good') }],
      decisions: ['run-factory'],
      list: (s, _seat, out) => {
        for (const good of productsAt(b, s, topArg(s, 1))) out.put(good);
      },
      apply: (s, seat, good) => {
        const left = topArg(s, 0) - 1;
        take(b, s, seat, good, 1);
        if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count: 1 });
        if (left > 0 && productsAt(b, s, topArg(s, 1)).length > 0) setTopArg(s, 0, left);
        else pop(s);
      },
      why: (s, _seat, good) =>
        good >= 0 && inBank(b, s, good) === 0 ? bankEmpty(b.goods[good]) : NOT_AROUND,
    },
    {
      // for one that has waited while the bank was emptied
      name: 'stop-factory',
      decisions: ['run-factory'],
      list: (s, _seat, out) => {
        if (productsAt(b, s, topArg(s, 1)).length === 0) out.put();
      },
      apply: (s) => pop(s),
      why: () => reason('must-choose', 'there is something to choose'),
    },
  ],
  exempt: { rare: ['move.stop-factory'] },
  words: {
    name: 'Factories on Catan',
    summary: 'Everybody may build one factory, which gives the good of any hex around it.',
    rules: [
      'A factory costs 1 of each good and is built where a settlement could be. Everybody has one.',
      'When a hex beside a factory produces, its owner takes 1 good of any of the hexes around the factory.',
      'A hex with the robber sets no factory going, and its good cannot be chosen.',
      'A factory is worth no points, and does not become a city.',
      {
        house:
          'Otherwise it is like a settlement: it keeps the distance, stops other players’ roads, uses harbours and is robbed.',
      },
      { house: 'Factories take from the bank after all others have been paid.' },
    ],
    terms: {
      'piece.factory': 'factory',
      'move.factory': 'Build a factory',
      'move.run-factory': 'Make this',
      'move.stop-factory': 'Make nothing',
      'decision.run-factory': 'Choose what the factory makes',
      'reason.not-around': 'No hex around the factory gives this now.',
    },
  },
  looks: { pieces: { factory: { shape: 'tower' } } },
});

function isOpen(b: Book, s: State, hex: Hex): boolean {
  return b.rules.hexGood(s, hex) !== NO_GOOD && !b.rules.hexStopped(s, hex);
}

/** the goods that the factory could make now, as far as the bank has them */
function productsAt(b: Book, s: State, corner: Corner): Good[] {
  const open = b.walks.hexesAt[corner]
    .filter((hex) => isOpen(b, s, hex))
    .map((hex) => b.rules.hexGood(s, hex));
  const goods = open.includes(ANY_GOOD) ? b.choosable : [...new Set(open)];
  return goods.filter((good) => inBank(b, s, good) > 0);
}
