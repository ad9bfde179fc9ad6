import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { addToHand, charge, discard, dropFromHand, grant, loseCard, seatAsked } from '../mechanics/index.ts';
import {
  answerAlone,
  type Book,
  type CardNo,
  COMMERCE,
  countWhere,
  eachExpansion,
  goodNo,
  goodsOf,
  HERO,
  handSize,
  held,
  type Part,
  rivalOf,
  type Site,
  STRENGTH,
} from '../rulebook/index.ts';

/** An attack that a die may fend off. */
export const striking: Part = {
  id: 'striking',
  exempt: { rare: ['move.defence-die', 'event.fended-off', 'event.struck'] },
  decisions: {
    'defence-die': {
      nature: true,
      args: (b) => [
        { name: 'card', domain: b.domain('card') },
        { name: 'attacker', domain: b.domain('seat') },
      ],
    },
  },
  moves: (b) => [
    {
      name: 'defence-die',
      args: [{ name: 'number', domain: b.domain('die') }],
      decisions: ['defence-die'],
      uniform: true,
      list: (_s, _seat, out) => out.putAll(),
      apply: (s, _seat, face) => {
        const [card, attacker] = [topArg(s, 0), topArg(s, 1)];
        const rival = rivalOf(attacker);
        pop(s);
        const held = ((b.rules.defence(s, rival) >> (face + 1)) & 1) === 1;
        if (s.events)
          tell(s, held ? 'fended-off' : 'struck', { seat: rival, number: face + 1, card: b.cards[card].id });
        if (!held) b.cards[card].deed.strike?.(s, attacker);
      },
    },
  ],
  words: {
    terms: {
      'decision.defence-die': 'A die is rolled against {card}',
      'move.defence-die': 'Roll the die',
      'event.fended-off': '{seat} rolls a {number} and fends {card} off.',
      'event.struck': '{seat} rolls a {number} in vain against {card}.',
    },
  },
};

/** The attack is made, or first rolled against. */
export function attack(b: Book, s: State, seat: Seat, card: CardNo): void {
  if (b.rules.defence(s, rivalOf(seat)) > 0) push(s, b.decision('defence-die'), NATURE, card, seat);
  else b.cards[card].deed.strike?.(s, seat);
}

/** A unit with strength is given up. */
export const shooting: Part = {
  id: 'shooting',
  uses: [striking],
  decisions: { 'lose-unit': {} },
  moves: (b) => [
    {
      name: 'lose-unit',
      args: [{ name: 'site', domain: b.domain('site') }],
      decisions: ['lose-unit'],
      list: (s, seat, out) => {
        for (const site of unitSites(b, s, seat, [STRENGTH])) out.put(site);
      },
      apply: (s, seat, site) => {
        pop(s);
        loseCard(b, s, seat, site);
      },
    },
  ],
  eases: () => ({ 'lose-unit': answerAlone() }),
  // a game of chance seldom has two to choose from
  exempt: { rare: ['move.lose-unit'] },
  words: {
    terms: {
      'decision.lose-unit': 'Give up a unit with strength points',
      'move.lose-unit': 'Give up this unit',
    },
  },
};

/** The sites of units that have points of one of these qualities. */
export function unitSites(b: Book, s: State, seat: Seat, qualities: readonly number[]): Site[] {
  const found: Site[] = [];
  eachExpansion(b, s, seat, (card, site) => {
    const counts = qualities.some((quality) => b.rules.worthAt(s, seat, site, quality) > 0);
    if (b.cards[card].kind === 'unit' && counts) found.push(site);
  });
  return found;
}

/** A building that nothing protects is burnt down. */
export const burning: Part = {
  id: 'burning',
  uses: [striking],
  decisions: { burn: {} },
  moves: (b) => [
    {
      name: 'burn',
      args: [{ name: 'site', domain: b.domain('site') }],
      decisions: ['burn'],
      list: (s, seat, out) => {
        for (const site of burnable(b, s, rivalOf(seat))) out.put(site);
      },
      apply: (s, seat, site) => {
        pop(s);
        loseCard(b, s, rivalOf(seat), site);
      },
      why: (s, seat, site) =>
        site >= 0 && !burnable(b, s, rivalOf(seat)).includes(site) ? NOTHING_BURNS : undefined,
    },
  ],
  eases: () => ({ burn: answerAlone() }),
  exempt: { rare: ['move.burn'] },
  looks: { moves: { burn: { at: 'rival' } } },
  words: {
    terms: {
      'decision.burn': 'Choose the building that is burnt down',
      'move.burn': 'Burn this building down',
      'reason.nothing-burns': 'No unprotected building of the opponent stands there.',
    },
  },
};

const NOTHING_BURNS = reason('nothing-burns', 'no unprotected building of the opponent stands there');

export function burnable(b: Book, s: State, seat: Seat): Site[] {
  const found: Site[] = [];
  eachExpansion(b, s, seat, (card, site) => {
    if (b.cards[card].kind === 'building' && !b.rules.fireproof(s, seat, site)) found.push(site);
  });
  return found;
}

/** The opponent's hand is looked at, and a card may be taken from it. */
export const betraying: Part = {
  id: 'betraying',
  uses: [striking],
  decisions: {
    betray: {
      args: (b) => [
        { name: 'count', domain: { id: 'count', size: 100 } },
        { name: 'owner', domain: b.domain('seat') },
      ],
    },
  },
  glimpses: { betray: 'hand' },
  moves: (b) => [
    {
      name: 'steal',
      args: [{ name: 'card', domain: b.domain('card') }],
      decisions: ['betray'],
      audience: () => 3,
      list: (s, _seat, out) => {
        const owner = topArg(s, 1);
        for (const { index } of b.cards) if (b.fields.hand.get(s, owner, index) > 0) out.put(index);
      },
      apply: (s, seat, card) => {
        const owner = topArg(s, 1);
        pop(s);
        dropFromHand(b, s, owner, card);
        addToHand(b, s, seat, card);
        if (s.events)
          tell(s, 'stolen', { seat, from: owner }, { seats: 3, data: { card: b.cards[card].id } });
      },
    },
    {
      name: 'steal-nothing',
      decisions: ['betray'],
      list: (_s, _seat, out) => out.put(),
      apply: (s, seat) => {
        const owner = topArg(s, 1);
        pop(s);
        if (s.events) tell(s, 'left-alone', { seat, from: owner });
      },
    },
  ],
  words: {
    terms: {
      'decision.betray': 'Look at your opponent’s hand and take a card, or none',
      'move.steal': 'Take this card',
      'move.steal-nothing': 'Take no card',
      'event.stolen': '{seat} takes a card from {from}.',
      'event.stolen.known': '{seat} takes {card} from {from}.',
      'event.left-alone': '{seat} looks at the hand of {from} and takes nothing.',
    },
  },
};

/** Riots: gold is paid, or a unit is lost. */
export const rioting: Part = {
  id: 'rioting',
  decisions: { riots: { args: () => [{ name: 'count', domain: { id: 'count', size: 100 } }] } },
  moves: (b) => [
    {
      name: 'pay-rioters',
      decisions: ['riots'],
      list: (s, seat, out) => {
        if (held(b, s, seat, goodsOf('gold')) >= topArg(s, 0)) out.put();
      },
      apply: (s, seat) => {
        const fee = topArg(s, 0);
        pop(s);
        charge(b, s, seat, fee, goodsOf('gold'));
      },
      why: (s, seat) => (held(b, s, seat, goodsOf('gold')) < topArg(s, 0) ? NO_GOLD : undefined),
    },
    {
      name: 'lose-to-rioters',
      args: [{ name: 'site', domain: b.domain('site') }],
      decisions: ['riots'],
      list: (s, seat, out) => {
        for (const site of unitSites(b, s, seat, [STRENGTH, COMMERCE])) out.put(site);
      },
      apply: (s, seat, site) => {
        pop(s);
        loseCard(b, s, seat, site);
      },
    },
  ],
  words: {
    terms: {
      'decision.riots': 'Riots: pay {count} gold or lose a unit',
      'move.pay-rioters': 'Pay the gold',
      'move.lose-to-rioters': 'Lose this unit',
      'reason.no-gold': 'You do not have that much gold.',
    },
  },
};

const NO_GOLD = reason('no-gold', 'you have not so much gold');

export function riot(b: Book, s: State, seat: Seat, event: CardNo): void {
  const units = unitSites(b, s, seat, [STRENGTH, COMMERCE]).length;
  if (units > 0 && !b.rules.spared(s, seat, event))
    push(s, b.decision('riots'), 1 << seat, units > 2 ? 2 : 1);
}

/**
 * Somebody who may hold a card that answers an event is asked whether he does, so that nobody learns from the question
 * who holds it. The event goes on when it is answered.
 */
export const answering: Part = {
  id: 'answering',
  fields: { answered: { noLook: 'the question on the table shows it' } },
  decisions: { answer: { args: (b) => [{ name: 'card', domain: b.domain('card') }] } },
  rules: (was, b) => {
    const feuds = [...b.kin('feud'), ...b.kin('fraternal-feuds')];
    const answered = b.cell('answered');
    const sebastian = b.card('sebastian');
    return {
      onEvent: (s, seat, card) => {
        const holder = b.fields.tokens.get(s, HERO);
        if (
          holder < 0 ||
          !feuds.includes(card) ||
          answered.get(s) === 1 ||
          !mayHold(b, s, rivalOf(holder), sebastian) ||
          !touches(b, s, rivalOf(holder), card)
        ) {
          answered.set(s, 0);
          was.onEvent(s, seat, card);
        } else push(s, b.decision('answer'), 1 << rivalOf(holder), card);
      },
    };
  },
  moves: (b) => {
    const sebastian = b.card('sebastian');
    return [
      {
        name: 'bear-it',
        decisions: ['answer'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => {
          const card = topArg(s, 0);
          pop(s);
          b.cell('answered').set(s, 1);
          b.rules.onEvent(s, b.fields.active.get(s), card);
        },
      },
      {
        name: 'send-sebastian',
        decisions: ['answer', 'riots'],
        list: (s, seat, out) => {
          if (b.fields.hand.get(s, seat, sebastian) > 0) out.put();
        },
        apply: (s, seat) => {
          pop(s);
          discard(b, s, seat, sebastian);
        },
      },
    ];
  },
  eases: (b) => {
    const alone = answerAlone();
    const sebastian = b.card('sebastian');
    return { riots: (s) => !mayHold(b, s, seatAsked(s), sebastian) && alone(s) };
  },
  words: {
    terms: {
      'decision.answer': 'Bear {card}, or answer it',
      'move.bear-it': 'Let it happen',
      'move.send-sebastian': 'Play Sebastian',
    },
  },
};

/** whether the seat may hold the card, by what everybody can see */
function mayHold(b: Book, s: State, seat: Seat, card: CardNo): boolean {
  const { hidden, back } = b.cards[card];
  return hidden > b.fields.discard.get(s, card) && b.fields.handBacks.get(s, seat, back) > 0;
}

/** whether the event would cost the seat anything, by what everybody can see */
function touches(b: Book, s: State, seat: Seat, event: CardNo): boolean {
  if (b.cards[event].kin === 'fraternal-feuds') return handSize(b, s, seat) > 0;
  return countWhere(b, s, seat, (card) => b.cards[card].kind === 'building') > 0;
}

/** Grain or wool, one for each hero. */
export const tithing: Part = {
  id: 'tithing',
  decisions: { tithe: { args: () => [{ name: 'count', domain: { id: 'count', size: 100 } }] } },
  moves: (b) => [
    {
      name: 'tithe',
      args: [{ name: 'good', domain: b.domain('good') }],
      decisions: ['tithe'],
      list: (_s, _seat, out) => {
        for (const good of TITHES) out.put(good);
      },
      apply: (s, seat, good) => {
        const count = topArg(s, 0);
        pop(s);
        grant(b, s, seat, { count, among: 1 << good });
      },
      why: (_s, _seat, good) => (good >= 0 && !TITHES.includes(good) ? NO_TITHE : undefined),
    },
  ],
  words: {
    terms: {
      'decision.tithe': 'Take {count} grain or {count} wool',
      'move.tithe': 'Take {good}',
      'reason.no-tithe': 'The tithe is grain or wool.',
    },
  },
};

const TITHES: readonly number[] = [goodNo('grain'), goodNo('wool')];
const NO_TITHE = reason('no-tithe', 'the tithe is grain or wool');

export function askTithe(b: Book, s: State, seat: Seat): void {
  const heroes = countWhere(b, s, seat, (card) => b.cards[card].unit === 'hero');
  if (heroes > 0) push(s, b.decision('tithe'), 1 << seat, heroes);
}
