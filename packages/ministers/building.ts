import { type Book, canPay, countOf, deckFields, makeHands, type Part, pay } from '@hexwright/island';
import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { pointsOf, summing } from '@hexwright/rulebook';
import { isBuilt } from './expansions.ts';
import { DECK } from './hand.ts';
import { GAPS, gapDomain, landOf } from './land.ts';

const NOT_HELD = reason('no-card', 'there is no such card in the hand');
const NO_SLOT = reason('no-slot', 'your settlements and cities have no room for it');
const NEEDS_CITY = reason('needs-city', 'a city improvement needs room in a city');
const NO_GAP = reason('no-gap', 'there is no gap left between your regions');
const ONE_OF_IT = reason('one-of-it', 'one of these stands in your land already');
const NEEDS_CHURCH = reason('needs-church', 'it needs a Church in your land');
const CANNOT_PAY = reason('cannot-pay-card', 'you cannot pay for this card');

const PER_SETTLEMENT = 2;
const PER_CITY = 4;
/** the least points that give a token */
const LEAST = 3;

/** what bots think of points that win a token, and of what a card does besides */
const QUALITY = { strength: 0.12, skill: 0.1, commerce: 0.2, progress: 0.25 } as const;
const DEED = 0.3;
const STOCKED = 0.05;

/**
 * Cards that are built: regional expansions, two for each settlement, and city improvements; a city has room for four of either kind. They
 * belong to no town. What works on regions lies in a gap between them. Most commerce and most strength bring a token each.
 */
export function building(): Part {
  return {
    id: 'expansions',
    fields: {
      /** by seat and card: how many stand in its land */
      standing: { per: (b) => ['seat', b.cards.length], noLook: 'the card land shows them' },
      /** by seat and gap: the card that lies there plus one */
      gap: { per: ['seat', GAPS.length], noLook: 'the card land shows them' },
      windmill: { start: -1 },
      knightToken: { start: -1 },
    },
    decisions: { 'lay-card': { args: (b) => [{ name: 'card', domain: b.domain('card') }] } },
    rules: (was, b) => {
      const land = landOf(b);
      const windmill = b.cell('windmill');
      const knight = b.cell('knightToken');
      const played = b.grid<Seat>('played');
      const smithy = b.card('smithy');
      const knights = b.card('knight');
      const market = b.card('charter-marketplace');
      const commerce = (s: State, seat: Seat): number =>
        land.sum(s, seat, 'commerce') + 2 * played.get(s, seat, market);
      const strength = (s: State, seat: Seat): number => land.sum(s, seat, 'strength');
      const review = (
        s: State,
        token: typeof windmill,
        name: string,
        of: (s: State, seat: Seat) => number,
        second: (s: State, seat: Seat) => number,
      ): void => {
        const before = token.get(s);
        let best = -1;
        let level = false;
        for (let seat = 0; seat < b.seats; seat++) {
          if (of(s, seat) < LEAST) continue;
          const more = best < 0 ? 1 : of(s, seat) - of(s, best) || second(s, seat) - second(s, best);
          if (more > 0) [best, level] = [seat, false];
          else if (more === 0) level = true;
        }
        const keeps =
          before >= 0 && best >= 0 && of(s, before) === of(s, best) && second(s, before) === second(s, best);
        const now = keeps ? before : level ? -1 : best;
        if (now === before) return;
        token.set(s, now);
        if (s.events) tell(s, now < 0 ? `${name}-lost` : `${name}-won`, { seat: now < 0 ? before : now });
      };
      return {
        reviewAwards: (s) => {
          was.reviewAwards(s);
          let forged = false;
          for (let seat = 0; seat < b.seats; seat++) forged ||= land.standing.get(s, seat, smithy) > 0;
          review(s, windmill, 'windmill', commerce, () => 0);
          review(s, knight, 'knight-token', strength, (_s, seat) =>
            forged ? played.get(s, seat, knights) : 0,
          );
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat) + STOCKED * land.total(s, seat);
            for (let card = 0; card < land.specs.length; card++) {
              const here = land.standing.get(s, seat, card);
              const spec = land.specs[card];
              if (here === 0 || !spec) continue;
              let worth = spec.unit === 'hero' ? 0 : DEED;
              for (const quality of ['strength', 'skill', 'commerce', 'progress'] as const)
                worth += QUALITY[quality] * (spec[quality] ?? 0);
              sum += here * worth;
            }
            return sum;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            const { cards } = deckFields(b, DECK);
            for (let card = 0; card < land.specs.length; card++) {
              const spec = land.specs[card];
              if (!spec || !isBuilt(spec) || cards.get(s, seat, card) === 0) continue;
              if (barBuilding(b, s, seat, card) === undefined)
                aim(b.bill(spec.cost ?? {}), (spec.victory ?? 0) + 0.4);
            }
          },
        },
      };
    },
    moves: (b) => {
      const { gap, specs, standing } = landOf(b);
      const hands = makeHands(b, DECK);
      const { cards, count } = deckFields(b, DECK);
      const bills = specs.map((spec) => b.bill(spec?.cost ?? {}));
      const barBuild = (s: State, seat: Seat, card: number): Bar => {
        const spec = specs[card];
        if (!spec || !isBuilt(spec) || cards.get(s, seat, card) === 0) return NOT_HELD;
        return barBuilding(b, s, seat, card) ?? (canPay(b, s, seat, bills[card]) ? undefined : CANNOT_PAY);
      };
      return [
        {
          name: 'build-expansion',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['main', 'build'],
          needs: Int32Array.of(count.at, 1, 1),
          list: (s, seat, out) => {
            for (let card = 0; card < specs.length; card++)
              if (cards.get(s, seat, card) > 0 && barBuild(s, seat, card) === undefined) out.put(card);
          },
          apply: (s, seat, card) => {
            hands.leave(s, seat, card);
            standing.add(s, seat, card, 1);
            if (s.events) tell(s, 'expansion-built', { seat, card: b.cards[card].id });
            b.rules.reviewAwards(s);
            if (specs[card]?.gap) push(s, b.decision('lay-card'), 1 << seat, card);
            pay(b, s, seat, bills[card]);
          },
          why: (s, seat, card) => (card < 0 ? undefined : barBuild(s, seat, card)),
        },
        {
          name: 'lay-card',
          args: [{ name: 'gap', domain: gapDomain }],
          decisions: ['lay-card'],
          list: (s, seat, out) => {
            for (let at = 0; at < GAPS.length; at++) if (gap.get(s, seat, at) === 0) out.put(at);
          },
          apply: (s, seat, at) => {
            gap.set(s, seat, at, topArg(s, 0) + 1);
            pop(s);
          },
        },
      ];
    },
    scores: [
      {
        id: 'improvements',
        ...summing((b: Book) => {
          const { standing, specs } = landOf(b);
          return pointsOf(
            standing,
            specs.flatMap((spec, card) => (spec?.victory ? [[card, spec.victory] as const] : [])),
          );
        }),
      },
      {
        id: 'tokens',
        most: () => 2,
        of: (b) => {
          const [windmill, knight] = [b.cell('windmill'), b.cell('knightToken')];
          return (s, seat) => Number(windmill.get(s) === seat) + Number(knight.get(s) === seat);
        },
      },
    ],
    words: {
      terms: {
        'field.windmill': 'Windmill token',
        'field.knightToken': 'Knight token',
        'score.improvements': 'city improvements',
        'score.tokens': 'tokens',
        'move.build-expansion': 'Build',
        'move.lay-card': 'Lay it between',
        'decision.lay-card': 'Between which regions?',
        'event.expansion-built': '{seat} builds {card}.',
        'event.windmill-won': '{seat} takes the windmill token.',
        'event.windmill-lost': '{seat} loses the windmill token.',
        'event.knight-token-won': '{seat} takes the knight token.',
        'event.knight-token-lost': '{seat} loses the knight token.',
        'reason.no-slot': 'Your settlements and cities have no room for it.',
        'reason.needs-city': 'A city improvement needs room in a city.',
        'reason.needs-church': 'It needs a Church in your land.',
        'reason.no-gap': 'There is no gap left between your regions.',
        'reason.one-of-it': 'One of these stands in your land already.',
        'reason.cannot-pay-card': 'You cannot pay for this card.',
        'gap.0': 'the first and the second region above',
        'gap.1': 'the second and the third region above',
        'gap.2': 'the first and the second region below',
        'gap.3': 'the second and the third region below',
        'gap.4': 'the first regions above and below',
        'gap.5': 'the second regions above and below',
        'gap.6': 'the third regions above and below',
      },
    },
    looks: {
      fields: {
        windmill: { on: 'holder', shape: 'wheel' },
        knightToken: { on: 'holder', shape: 'horse' },
      },
    },
  };
}

/** Whether such a card stands in the land of the seat, or a victory point card lies there that counts as one. */
function has(b: Book, s: State, seat: Seat, card: number): boolean {
  const { specs, standing } = landOf(b);
  const charter = specs[card]?.charter;
  return (
    standing.get(s, seat, card) > 0 ||
    (charter !== undefined && b.grid<Seat>('played').get(s, seat, b.card(charter)) > 0)
  );
}

/** What speaks against one more of the card in the land of the seat, whatever it costs. */
function barBuilding(b: Book, s: State, seat: Seat, card: number): Bar {
  const { specs, standing, gap, count } = landOf(b);
  const spec = specs[card]!;
  if (spec.once && standing.get(s, seat, card) > 0) return ONE_OF_IT;
  const cities = countOf(b, s, seat, b.piece('city').index);
  const towns = countOf(b, s, seat, b.piece('settlement').index);
  const improvements = count(s, seat, ({ kind }) => kind === 'city');
  const all = count(s, seat, () => true);
  if (spec.after !== undefined && !has(b, s, seat, b.card(spec.after))) return NEEDS_CHURCH;
  if (spec.kind === 'city' && improvements >= PER_CITY * cities) return NEEDS_CITY;
  if (all >= PER_SETTLEMENT * towns + PER_CITY * cities) return NO_SLOT;
  if (!spec.gap) return undefined;
  for (let at = 0; at < GAPS.length; at++) if (gap.get(s, seat, at) === 0) return undefined;
  return NO_GAP;
}

/** Takes one of a card out of the land of a seat; where it goes the caller says. */
export function takeDown(b: Book, s: State, seat: Seat, card: number): void {
  const { gap, standing } = landOf(b);
  standing.add(s, seat, card, -1);
  for (let at = 0; at < GAPS.length; at++)
    if (gap.get(s, seat, at) === card + 1) {
      gap.set(s, seat, at, 0);
      break;
    }
  b.rules.reviewAwards(s);
}
