import { pop, push, reason, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import { giveBack, held } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { barWithout, citadels, citadelsOf } from './citadels.ts';
import { development, developmentCard } from './development.ts';
import { type CardId, rowOf } from './rows.ts';
import { CARD_IDS, stacksOf } from './stacks.ts';

export const WIZARDS = CARD_IDS.filter((id) => rowOf(id)!.kind === 'wizard');
const STORE = 3;
/** what a bot thinks of a wizard, and of what one holds, in points */
const WIZARD = 0.35;
const MAGIC = [0, 0.28, 0.5, 0.66, 0.74, 0.8];

const wizardDomain = { id: 'wizard', size: WIZARDS.length, names: WIZARDS };
const wizardArg = { name: 'wizard', domain: wizardDomain };

const NOT_OWN = reason('no-such-wizard', 'this wizard does not serve the seat');
const FULL = reason('wizard-full', 'this wizard holds three magic');
const NO_FEED = reason('nothing-to-feed', 'the seat has nothing that this wizard makes magic of');
const SPENT = reason('wizard-empty', 'this wizard holds no magic');
const ALONE = reason('no-other-wizard', 'nobody else has a wizard');

/** How many wizards the seat has in play. */
export const wizardsOf = (b: Book, s: State, seat: Seat): number => {
  const { inPlay } = stacksOf(b);
  let count = 0;
  for (const id of WIZARDS) count += inPlay(s, seat, id);
  return count;
};

/** Wizards make magic, each of a good of its own, and keep up to three; what costs magic is paid out of any of them. */
export const wizardry: Part = {
  id: 'wizardry',
  uses: [development, citadels],
  fields: {
    /** by wizard: the magic that it holds */
    wizardMagic: { per: [WIZARDS.length] },
  },
  decisions: { 'pay-magic': { args: () => [{ name: 'left', domain: { id: 'count', size: 100 } }] } },
  brings: ['magic'],
  rules: (was, b) => {
    const store = b.row('wizardMagic');
    const { inPlay } = stacksOf(b);
    const own = citadelsOf(b);
    return {
      magic: {
        held: (s, seat) => {
          let sum = 0;
          for (let i = 0; i < WIZARDS.length; i++)
            if (inPlay(s, seat, WIZARDS[i]) > 0) sum += store.get(s, i);
          return sum;
        },
        pay: (s, seat, count) => {
          const mine = WIZARDS.flatMap((id, i) =>
            inPlay(s, seat, id) > 0 && store.get(s, i) > 0 ? [i] : [],
          );
          // Where it can be paid in one way alone nobody is asked.
          if (mine.length === 1) store.add(s, mine[0], -count);
          else if (b.the.magic.held(s, seat) === count) for (const i of mine) store.set(s, i, 0);
          else push(s, b.decision('pay-magic'), 1 << seat, count);
        },
      },
      hints: {
        progress: (s, seat) => {
          const count = wizardsOf(b, s, seat);
          const held = Math.min(MAGIC.length - 1, b.the.magic.held(s, seat));
          return (
            was.hints.progress(s, seat) + WIZARD * Math.min(3, count) + (own.has(s, seat) ? MAGIC[held] : 0)
          );
        },
      },
    };
  },
  moves: (b) => {
    const store = b.row('wizardMagic');
    const { inPlay } = stacksOf(b);
    const feeds = WIZARDS.map((id) => b.good(rowOf(id)!.feeds!));
    return [
      {
        name: 'charge-wizard',
        args: [wizardArg],
        decisions: ['main', 'trade', 'build'],
        list: (s, seat, out) => {
          for (let i = 0; i < WIZARDS.length; i++)
            if (inPlay(s, seat, WIZARDS[i]) > 0 && store.get(s, i) < STORE && held(b, s, seat, feeds[i]) > 0)
              out.put(i);
        },
        apply: (s, seat, i) => {
          giveBack(b, s, seat, feeds[i], 1);
          store.add(s, i, 1);
          if (s.events)
            tell(s, 'wizard-charged', {
              seat,
              wizard: WIZARDS[i],
              good: b.goods[feeds[i]].id,
              magic: store.get(s, i),
            });
        },
        why: (s, seat, i) => {
          if (i < 0) return wizardsOf(b, s, seat) > 0 ? NO_FEED : NOT_OWN;
          if (inPlay(s, seat, WIZARDS[i]) === 0) return NOT_OWN;
          return store.get(s, i) >= STORE ? FULL : held(b, s, seat, feeds[i]) > 0 ? undefined : NO_FEED;
        },
      },
      {
        name: 'spend-magic',
        args: [wizardArg],
        decisions: ['pay-magic'],
        list: (s, seat, out) => {
          for (let i = 0; i < WIZARDS.length; i++)
            if (inPlay(s, seat, WIZARDS[i]) > 0 && store.get(s, i) > 0) out.put(i);
        },
        apply: (s, _seat, i) => {
          const left = topArg(s, 0) - 1;
          store.add(s, i, -1);
          if (left > 0) setTopArg(s, 0, left);
          else pop(s);
        },
        why: (s, seat, i) => {
          if (i < 0) return undefined;
          if (inPlay(s, seat, WIZARDS[i]) === 0) return NOT_OWN;
          return store.get(s, i) > 0 ? undefined : SPENT;
        },
      },
    ];
  },
  scores: [
    {
      id: 'wizards-citadel',
      most: () => 1,
      of: (b) => {
        const own = citadelsOf(b);
        return (s, seat) => (wizardsOf(b, s, seat) > 0 && own.has(s, seat) ? 1 : 0);
      },
    },
  ],
  words: {
    terms: {
      'score.wizards-citadel': 'A citadel with a wizard',
      'field.wizardMagic': 'Magic that the wizards hold',
      'decision.pay-magic': 'Pay with magic: choose a wizard',
      'move.charge-wizard': 'Make magic',
      'move.spend-magic': 'Take 1 magic from this wizard',
      'event.wizard-charged': '{seat} gives 1 {good} to {wizard}, who holds {magic} magic.',
      'reason.no-such-wizard': 'This wizard does not serve you.',
      'reason.wizard-full': 'This wizard holds 3 magic already.',
      'reason.nothing-to-feed': 'You have nothing that your wizards could make magic of.',
      'reason.wizard-empty': 'This wizard holds no magic.',
      ...Object.fromEntries(WIZARDS.map((id) => [`wizard.${id}`, nameOf(id)])),
    },
  },
  looks: {
    fields: {
      wizardMagic: { on: 'stock', shape: 'flame', of: { domain: 'wizard', kinds: WIZARDS } },
    },
    moves: { 'charge-wizard': { shape: 'flame', colour: '#6b3fa0' } },
  },
};

function nameOf(id: CardId): string {
  return id === 'wizards-alliance' ? 'Wizard’s Alliance' : `${id[0].toUpperCase()}${id.slice(1)}`;
}

/** It leaves its owner and goes under the magic stack, with whatever it held. */
export function banish(b: Book, s: State, id: CardId): void {
  const { ownerOf, lift, bury } = stacksOf(b);
  const card = b.card(id);
  lift(s, ownerOf(s, id), card);
  bury(s, card);
  b.row('wizardMagic').set(s, WIZARDS.indexOf(id), 0);
  if (s.events) tell(s, 'wizard-banished', { wizard: id });
  b.rules.reviewAwards(s);
}

const wizardCard = (id: CardId, name: string, more: string, alone = false): Part =>
  developmentCard({
    card: id,
    name,
    text: `Wizard for ${Object.entries(rowOf(id)!.cost!)
      .map(([good, count]) => `${count} ${good}`)
      .join(', ')}. You need a citadel. It makes 1 magic of 1 ${rowOf(id)!.feeds} and holds up to 3.${more}`,
    shape: 'star',
    worth: 0.7,
    uses: [wizardry],
    bar: (b) => {
      const without = barWithout(b);
      return (s, seat) => {
        const bar = without(s, seat);
        if (bar || !alone) return bar;
        return b.rivals[seat].some((other) => wizardsOf(b, s, other) > 0) ? undefined : ALONE;
      };
    },
    ...(alone && { terms: { 'reason.no-other-wizard': 'Nobody else has a wizard.' } }),
  });

export const wizardCards: readonly Part[] = [
  wizardCard('ari', 'Ari', ' Among those with most wizards you are the Greatest Magician.'),
  wizardCard('arsa', 'Arsa', ''),
  wizardCard('hafil', 'Hafil', ''),
  wizardCard('hor', 'Hor', ''),
  wizardCard('ira', 'Ira', ''),
  wizardCard('tali', 'Tali', ''),
  wizardCard(
    'wizards-alliance',
    'Wizard’s Alliance',
    ' You play it only if another player has a wizard.',
    true,
  ),
];
