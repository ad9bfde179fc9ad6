import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { canPay, held, pay } from '../../mechanics/index.ts';
import type { AwardSpec, Bill, Book, Part } from '../../rulebook/index.ts';

export interface CastleTokensConfig {
  /** by value from 1 on: how many there are, and how many materials and foods each costs */
  readonly tokens: readonly { readonly count: number; readonly materials: 1 | 2; readonly foods: 1 | 2 }[];
  readonly materials: readonly string[];
  readonly foods: readonly string[];
  /** so much value is a point */
  readonly perPoint: number;
}

const SOLD_OUT = reason('castle-done', 'all castle tokens are sold');
const PRICE = reason('castle-price', 'that is not the price of the token, or not in the hand');

/** for bots, in points: what a token is worth on the way to the favour */
const COUNT = 0.12;

/**
 * Castle tokens out of a common stock, the lesser values first. They are paid with materials and foods of any mix; so much value of
 * tokens is a point.
 */
export function castleTokens(config: CastleTokensConfig): Part {
  return {
    id: 'castle-tokens',
    of: config,
    fields: {
      castleLeft: { per: [config.tokens.length] },
      castleTokens: { per: ['seat', config.tokens.length] },
    },
    prepare: (b) => {
      const left = b.row('castleLeft');
      return (s) => {
        config.tokens.forEach(({ count }, i) => {
          left.set(s, i, count);
        });
      };
    },
    rules: (was, b) => {
      const c = castle(b, config);
      return {
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) +
            (c.value(s, seat) % config.perPoint) / config.perPoint +
            COUNT * c.count(s, seat),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            const tier = c.tier(s);
            if (tier >= config.tokens.length) return;
            const { materials, foods } = config.tokens[tier];
            const first = c.pick(s, seat, c.materialGoods, materials);
            const second = c.pick(s, seat, c.foodGoods, foods);
            aim(
              c.bills[first + c.from[materials - 1]][second + c.foodFrom[foods - 1]],
              (tier + 1) / config.perPoint + COUNT,
            );
          },
        },
      };
    },
    moves: (b) => {
      const c = castle(b, config);
      const bar = (s: State, seat: Seat, materials: number, foods: number): Bar => {
        const tier = c.tier(s);
        if (tier >= config.tokens.length) return SOLD_OUT;
        const token = config.tokens[tier];
        const fits =
          c.materials[materials].length === token.materials && c.foods[foods].length === token.foods;
        return fits && canPay(b, s, seat, c.bills[materials][foods]) ? undefined : PRICE;
      };
      return [
        {
          name: 'castle-token',
          args: [
            { name: 'materials', domain: domainOf('castle-materials', c.materials, config.materials) },
            { name: 'foods', domain: domainOf('castle-foods', c.foods, config.foods) },
          ],
          decisions: ['main', 'build', 'special'],
          needs: Int32Array.of(b.fields.handSize.at, 1, 2),
          list: (s, seat, out) => {
            if (c.tier(s) >= config.tokens.length) return;
            for (let i = 0; i < c.materials.length; i++)
              for (let k = 0; k < c.foods.length; k++) if (bar(s, seat, i, k) === undefined) out.put(i, k);
          },
          apply: (s, seat, materials, foods) => {
            const tier = c.tier(s);
            pay(b, s, seat, c.bills[materials][foods]);
            c.left.add(s, tier, -1);
            c.tokens.add(s, seat, tier, 1);
            if (s.events) tell(s, 'castle-built', { seat, value: tier + 1 });
            b.rules.reviewAwards(s);
          },
          why: (s, seat, materials, foods) =>
            materials < 0 || foods < 0
              ? c.tier(s) >= config.tokens.length
                ? SOLD_OUT
                : PRICE
              : bar(s, seat, materials, foods),
        },
      ];
    },
    scores: [
      {
        id: 'castle',
        most: () =>
          Math.floor(config.tokens.reduce((sum, { count }, i) => sum + count * (i + 1), 0) / config.perPoint),
        of: (b) => {
          const c = castle(b, config);
          return (s, seat) => Math.floor(c.value(s, seat) / config.perPoint);
        },
      },
    ],
    words: {
      terms: {
        'field.castleLeft': 'Castle tokens left',
        'field.castleTokens': 'Castle tokens',
        ...Object.fromEntries(
          config.tokens.flatMap((_, i) => [
            [`token.value-${i + 1}`, `Value ${i + 1}`],
            [`castle-value.value-${i + 1}`, `Value ${i + 1}`],
          ]),
        ),
        'move.castle-token': 'Build at the castle',
        'move.castle-token.short': 'Castle',
        'event.castle-built': '{seat} builds at the castle and takes a token of value {value}.',
        'reason.castle-done': 'All castle tokens are sold.',
        'reason.castle-price': 'That is not the price of the next token, or you do not have it.',
        'score.castle': 'Castle',
      },
    },
    looks: {
      fields: {
        castleLeft: {
          on: 'stock',
          shape: 'fort',
          of: { domain: 'castle-value', kinds: config.tokens.map((_, i) => `value-${i + 1}`) },
        },
        castleTokens: {
          on: 'purse',
          shape: 'fort',
          kinds: config.tokens.map((_, i) => `value-${i + 1}`),
          colours: ['#a9a294', '#8a8172', '#6a6252'],
        },
      },
      moves: { 'castle-token': { shape: 'castle', seat: true } },
    },
  };
}

/** Whoever has the most tokens, whatever their value. */
export function mostCastleTokens(spec: {
  readonly id: string;
  readonly points: number;
  readonly min: number;
}): AwardSpec {
  return {
    ...spec,
    metric: (b) => {
      const tokens = b.grid<Seat>('castleTokens');
      return (s, seat) => tokens.sum(s, seat);
    },
  };
}

/** one or two of these, in any mix */
function mixes(count: number): number[][] {
  const one = Array.from({ length: count }, (_, i) => [i]);
  const two = one.flatMap(([i]) => one.slice(i).map(([k]) => [i, k]));
  return [...one, ...two];
}

const domainOf = (id: string, sums: readonly number[][], goods: readonly string[]) => ({
  id,
  size: sums.length,
  names: sums.map((sum) => sum.map((i) => goods[i]).join('-')),
});

function castle(b: Book, config: CastleTokensConfig) {
  const left = b.row('castleLeft');
  const tokens = b.grid<Seat>('castleTokens');
  const materials = mixes(config.materials.length);
  const foods = mixes(config.foods.length);
  const materialGoods = config.materials.map((good) => b.good(good));
  const foodGoods = config.foods.map((good) => b.good(good));
  const bills: Bill[][] = materials.map((some) =>
    foods.map((others) => {
      const bill: Record<string, number> = {};
      for (const good of [...some.map((i) => config.materials[i]), ...others.map((i) => config.foods[i])])
        bill[good] = (bill[good] ?? 0) + 1;
      return b.bill(bill);
    }),
  );
  const { length } = config.tokens;
  return {
    left,
    tokens,
    materials,
    foods,
    materialGoods,
    foodGoods,
    bills,
    /** where the mixes of one and of two begin */
    from: [0, config.materials.length],
    foodFrom: [0, config.foods.length],
    /** which of the values is on sale: the least of which any are left */
    tier: (s: State): number => {
      for (let i = 0; i < length; i++) if (left.get(s, i) > 0) return i;
      return length;
    },
    value: (s: State, seat: Seat): number => {
      let sum = 0;
      for (let i = 0; i < length; i++) sum += (i + 1) * tokens.get(s, seat, i);
      return sum;
    },
    count: (s: State, seat: Seat): number => tokens.sum(s, seat),
    /** the place, among the mixes of so many of these goods, of the one that the hand comes nearest to */
    pick: (s: State, seat: Seat, goods: readonly number[], count: number): number => {
      let first = 0;
      for (let i = 1; i < goods.length; i++)
        if (held(b, s, seat, goods[i]) > held(b, s, seat, goods[first])) first = i;
      if (count === 1) return first;
      let second = first;
      for (let i = 0; i < goods.length; i++) {
        const spare = held(b, s, seat, goods[i]) - (i === first ? 1 : 0);
        const best = held(b, s, seat, goods[second]) - (second === first ? 1 : 0);
        if (spare > best) second = i;
      }
      const [low, high] = first < second ? [first, second] : [second, first];
      let at = 0;
      for (let i = 0; i < low; i++) at += goods.length - i;
      return at + high - low;
    },
  };
}
