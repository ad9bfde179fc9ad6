import { type Bar, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import {
  type Book,
  type CardNo,
  CITY,
  canPay,
  countCards,
  countQuality,
  isOuter,
  type Part,
  reviewTokens,
  SITES,
  type Site,
  slotOf,
  TOKENS,
  VICTORY,
} from '../rulebook/index.ts';
import { CANNOT_PAY } from './centre.ts';
import { chargeBill } from './goods.ts';
import { dropFromHand } from './stacks.ts';

/** Buildings and units from the hand on the sites above and below settlements and cities. */
export const expansions: Part = {
  id: 'expansions',
  scores: [
    { id: 'expansions', of: (b) => (s, seat) => countQuality(b, s, seat, VICTORY) },
    ...TOKENS.map((id, token) => ({
      id: `${id}-token`,
      of: (b: Book) => (s: State, seat: Seat) => (b.fields.tokens.get(s, token) === seat ? 1 : 0),
      most: () => 1,
    })),
  ],
  rules: (_was, b) => ({
    worthAt: (s, seat, site, quality) => b.cards[b.fields.sites.get(s, seat, site) - 1].worth[quality],
    saving: () => 0,
    barBuild: (s, seat, card) => {
      const { once, deed } = b.cards[card];
      if (once && countCards(b, s, seat, [card]) > 0) return ONLY_ONCE;
      return deed.bar?.(s, seat);
    },
    barSite: (s, seat, card, site) => {
      const stands = b.fields.centre.get(s, seat, slotOf(site));
      if (stands === 0) return NO_SITE;
      if (stands === CITY) return undefined;
      if (isOuter(site)) return NO_SITE;
      return b.cards[card].city ? CITY_ONLY : undefined;
    },
    barTaken: (s, seat, _card, site) => (b.fields.sites.get(s, seat, site) > 0 ? SITE_TAKEN : undefined),
    onBuilt: (s, seat, card, site) => b.cards[card].deed.built?.(s, seat, site),
    onLost: () => {},
  }),
  moves: (b) => {
    const buildable = Int16Array.from(b.cards.filter(isBuildable), ({ index }) => index);
    return [
      {
        name: 'build',
        args: [
          { name: 'card', domain: b.domain('card') },
          { name: 'site', domain: b.domain('site') },
        ],
        decisions: ['act'],
        list: (s, seat, out) => {
          for (let i = 0; i < buildable.length; i++) {
            const index = buildable[i];
            if (!isAtHand(b, s, seat, index) || barCard(b, s, seat, index)) continue;
            for (let site = 0; site < SITES; site++) {
              // no settlement or city, no sites
              if (b.fields.centre.get(s, seat, slotOf(site)) === 0) site += 3;
              else if (!barFree(b, s, seat, index, site)) out.put(index, site);
            }
          }
        },
        apply: (s, seat, card, site) => {
          if (b.fields.hand.get(s, seat, card) > 0) dropFromHand(b, s, seat, card);
          else b.fields.open.add(s, card, -1);
          place(b, s, seat, card, site);
          if (s.events) tell(s, 'built', { seat, card: b.cards[card].id, site });
          b.rules.onBuilt(s, seat, card, site);
          if (b.rules.saving(s, seat, card) > 0) push(s, b.decision('spare'), 1 << seat, card);
          else chargeBill(b, s, seat, b.cards[card].bill);
        },
        why: (s, seat, card, site) => {
          if (card < 0) return undefined;
          if (!isAtHand(b, s, seat, card)) return NOT_AT_HAND;
          return barCard(b, s, seat, card) ?? (site < 0 ? undefined : barFree(b, s, seat, card, site));
        },
      },
    ];
  },
  words: {
    terms: {
      'move.build': 'Build {card}',
      'event.built': '{seat} builds {card}.',
      'event.token': 'The {token} token goes to {holder}.',
      'token.hero': 'hero',
      'token.trade': 'trade',
      'seat.none': 'nobody',
      'reason.only-once': 'A principality may have one of these.',
      'reason.no-site': 'There is no building site.',
      'reason.site-taken': 'Something stands there already.',
      'reason.city-only': 'It can only stand in a city.',
      'reason.not-at-hand': 'It is not a card that you can build now.',
      'score.expansions': 'City expansions',
      'score.hero-token': 'Strength advantage',
      'score.trade-token': 'Trade advantage',
    },
  },
};

const ONLY_ONCE = reason('only-once', 'a principality may have one of these');
const NO_SITE = reason('no-site', 'there is no building site');
const SITE_TAKEN = reason('site-taken', 'something stands there already');
const CITY_ONLY = reason('city-only', 'it can only stand in a city');
const NOT_AT_HAND = reason('not-at-hand', 'it is not a card that you can build now');

/** whether the seat could build the card from its hand, or from those that lie open */
export function isAtHand(b: Book, s: State, seat: Seat, card: CardNo): boolean {
  if (b.fields.hand.get(s, seat, card) > 0) return isBuildable(b.cards[card]);
  return b.cards[card].open === true && isBuildable(b.cards[card]) && b.fields.open.get(s, card) > 0;
}

const isBuildable = ({ kind }: { readonly kind: string }): boolean => kind === 'building' || kind === 'unit';

function barCard(b: Book, s: State, seat: Seat, card: CardNo): Bar {
  const bar = b.rules.barBuild(s, seat, card);
  if (bar) return bar;
  return canPay(b, s, seat, b.cards[card].bill, b.rules.saving(s, seat, card)) ? undefined : CANNOT_PAY;
}

function barFree(b: Book, s: State, seat: Seat, card: CardNo, site: Site): Bar {
  return b.rules.barSite(s, seat, card, site) ?? b.rules.barTaken(s, seat, card, site);
}

export function place(b: Book, s: State, seat: Seat, card: CardNo, site: Site): void {
  b.fields.beneath.set(s, seat, site, b.fields.sites.get(s, seat, site));
  b.fields.sites.set(s, seat, site, card + 1);
  reviewTokens(b, s);
}

/** Takes a card off its site; what it covered stands there again. */
export function liftCard(b: Book, s: State, seat: Seat, site: Site): CardNo {
  const card = b.fields.sites.get(s, seat, site) - 1;
  b.fields.sites.set(s, seat, site, b.fields.beneath.get(s, seat, site));
  b.fields.beneath.set(s, seat, site, 0);
  reviewTokens(b, s);
  return card;
}
