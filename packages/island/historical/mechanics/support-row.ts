import { NATURE, pop, push, reason, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import { giveBack, held, redealHands, take } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  row: field.row('good', { audience: 'none' }),
  rowLength: field.cell(),
  /** cards that have been drawn for a battle and are still face down */
  turned: field.row('good', { audience: 'none' }),
  /** a card out of a hand that waits until another has been drawn for it */
  rowSwap: field.grid('seat', 'good', { audience: 'owner', noLook: 'it goes on at once' }),
  /** how many cards the active seat has added this turn */
  supported: field.cell({ noLook: 'it ends in a reason where it counts' }),
};

export interface SupportRowConfig {
  /** what lies in it from the beginning */
  readonly start: Readonly<Record<string, number>>;
  /** by side, the goods that speak for it; others speak for nobody */
  readonly sides: readonly [readonly string[], readonly string[]];
  /** a row so long is a battle, for which so many of its cards are turned up */
  readonly length: (seats: number) => number;
  readonly shown: (seats: number) => number;
  /** the good that each card earns, and how many cards a seat adds in a turn */
  readonly earns: string;
  readonly most: number;
}

const NO_MORE = reason('support-done', 'no more cards are added to the row this turn');

/** for bots, in points: a card for their own side, and what cards are worth that lie there unseen */
const CARD = 0.1;

/**
 * A row of cards that lie face down, added by everybody out of their hands, each for a token. When it is long enough, some of them are
 * turned up at random, and the side that more of them speak for has won. Nobody knows what is in it but for the own cards.
 */
export function supportRow(config: SupportRowConfig): Part {
  return {
    id: 'support-row',
    of: config,
    fields,
    exempt: { pockets: ['row', 'rowSwap', 'turned'], rare: ['event.battle-even'] },
    decisions: {
      battle: {
        nature: true,
        args: () => [{ name: 'left', domain: { id: 'count', size: 20 } }],
        outcomesFor: () => 0,
      },
      'turn-up': { nature: true },
      'draw-support': {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'swap', domain: { id: 'count', size: 2 } },
        ],
        outcomesFor: () => 0,
      },
    },
    prepare: (b) => {
      const { row, rowLength: length } = handlesOf(b, fields);
      const start = b.bill(config.start);
      return (s) => {
        for (const [good, count] of start) {
          b.fields.bank.add(s, good, -count);
          row.add(s, good, count);
          length.add(s, count);
        }
      };
    },
    rules: (was, b) => {
      const { supported, row } = handlesOf(b, fields);
      const side = b.grid<Seat>('side');
      const speaks = speakers(b, config);
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          supported.set(s, 0);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            supported.set(s, 0);
          },
        },
        hints: {
          promised: (s, seat) => {
            let worth = was.hints.promised(s, seat);
            for (let at = 0; at < 2; at++)
              for (const good of speaks[at])
                worth += CARD * row.get(s, good) * (side.get(s, seat, at) === 1 ? 1 : -1);
            return worth;
          },
        },
      };
    },
    moves: (b) => {
      const { row, rowLength: length, supported, rowSwap: swap } = handlesOf(b, fields);
      const token = b.good(config.earns);
      const speaks = speakers(b, config);
      const battle = b.decision('battle');
      const turnUp = b.decision('turn-up');
      const { turned } = handlesOf(b, fields);
      const none = b.goods.map(({ id }) =>
        reason('none-held', `there is no ${id} in the hand`, { good: id }),
      );
      return [
        {
          name: 'support',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (supported.get(s) >= config.most) return;
            for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            b.fields.bank.add(s, good, -1);
            row.add(s, good, 1);
            length.add(s, 1);
            supported.add(s, 1);
            take(b, s, seat, token, 1);
            if (s.events)
              tell(s, 'supported', { seat }, { seats: 1 << seat, data: { good: b.goods[good].id } });
            if (length.get(s) >= config.length(b.seats)) push(s, battle, NATURE, config.shown(b.seats));
          },
          why: (s, _seat, good) => {
            if (supported.get(s) >= config.most) return NO_MORE;
            return good < 0 ? undefined : none[good];
          },
          audience: (_s, seat) => 1 << seat,
        },
        {
          name: 'pick-support',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['battle'],
          list: (s, _nature, out) => {
            for (const good of b.handGoods) if (row.get(s, good) > 0) out.weigh(row.get(s, good), good);
          },
          apply: (s, _nature, good) => {
            row.add(s, good, -1);
            length.add(s, -1);
            turned.add(s, good, 1);
            const left = topArg(s, 0) - 1;
            if (left > 0) return setTopArg(s, 0, left);
            pop(s);
            push(s, turnUp, NATURE);
          },
          audience: () => 0,
        },
        {
          // All of them are turned up at once: until then nobody knows any, nor what it might be.
          name: 'turn-up-support',
          decisions: ['turn-up'],
          list: (_s, _nature, out) => out.put(),
          apply: (s) => {
            pop(s);
            const [first, second] = speaks.map((goods) =>
              goods.reduce((sum, good) => sum + turned.get(s, good), 0),
            );
            for (const good of b.handGoods) {
              const count = turned.get(s, good);
              if (count > 0 && s.events) tell(s, 'support-shown', { good: b.goods[good].id, count });
              turned.set(s, good, 0);
              b.fields.bank.add(s, good, count);
            }
            if (s.events) tell(s, first === second ? 'battle-even' : 'battle-fought', { first, second });
            if (first !== second) b.the.sides.won(s, first > second ? 0 : 1);
          },
        },
        {
          name: 'draw-support',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['draw-support'],
          list: (s, _nature, out) => {
            for (const good of b.handGoods) if (row.get(s, good) > 0) out.weigh(row.get(s, good), good);
          },
          apply: (s, _nature, good) => {
            const seat = topArg(s, 0);
            pop(s);
            row.add(s, good, -1);
            length.add(s, -1);
            b.fields.bank.add(s, good, 1);
            take(b, s, seat, good, 1);
            for (const given of b.handGoods) {
              const count = swap.get(s, seat, given);
              row.add(s, given, count);
              length.add(s, count);
              swap.set(s, seat, given, 0);
            }
            if (s.events)
              tell(s, 'support-drawn', { seat }, { seats: 1 << seat, data: { good: b.goods[good].id } });
          },
          audience: (s) => 1 << topArg(s, 0),
        },
      ];
    },
    resample: (b) => (s, viewer, rng) => {
      const { row, rowSwap: swap } = handlesOf(b, fields);
      const secret = b.handGoods.filter((good) => !b.goods[good].open);
      const { turned } = handlesOf(b, fields);
      const unseen: number[] = [];
      let drawn = 0;
      for (const good of secret)
        for (; turned.get(s, good) > 0; turned.add(s, good, -1)) {
          unseen.push(good);
          drawn++;
        }
      const waiting: Seat[] = [];
      for (const good of secret) for (let n = row.get(s, good); n > 0; n--) unseen.push(good);
      for (let seat = 0; seat < b.seats; seat++)
        for (const good of secret)
          if (seat !== viewer && swap.get(s, seat, good) > 0) {
            unseen.push(good);
            waiting.push(seat);
            swap.set(s, seat, good, 0);
          }
      if (unseen.length === 0) return;
      const rest = redealHands(b, s, viewer, rng, secret, unseen);
      for (; drawn > 0; drawn--) turned.add(s, rest.pop()!, 1);
      for (const seat of waiting) swap.set(s, seat, rest.pop()!, 1);
      for (const good of secret) row.set(s, good, 0);
      for (const good of rest) row.add(s, good, 1);
    },
    words: {
      terms: {
        'field.rowLength': 'Support row',
        'decision.battle': 'A battle is fought',
        'decision.draw-support': 'A card of the row is drawn',
        'move.support': 'Add a card to the support row',
        'move.support.short': 'Support',
        'decision.turn-up': 'A battle is fought',
        'move.pick-support': 'Pick a card of the row',
        'move.turn-up-support': 'Turn the cards up',
        'move.draw-support': 'Draw a card of the row',
        'event.supported': '{seat} adds a card to the support row.',
        'event.supported.known': '{seat} adds to the support row: {good}.',
        'event.support-shown': 'Turned up in the row: {count} {good}.',
        'event.support-drawn': '{seat} takes a card of the row.',
        'event.support-drawn.known': '{seat} takes a card of the row: {good}.',
        'reason.support-done': 'You have added as many cards this turn as you may.',
      },
    },
    looks: {
      fields: { rowLength: { on: 'table', shape: 'card', track: config.length, decides: true } },
      moves: { support: { shape: 'card' } },
    },
  };
}

/** Draws a card of the row for the seat; one that it gives for it joins the row afterwards. */
export function drawSupport(b: Book, s: State, seat: Seat, given?: Good): void {
  if (given !== undefined) {
    giveBack(b, s, seat, given, 1);
    b.fields.bank.add(s, given, -1);
    handlesOf(b, fields).rowSwap.set(s, seat, given, 1);
  }
  push(s, b.decision('draw-support'), NATURE, seat, given === undefined ? 0 : 1);
}

function speakers(b: Book, { sides }: SupportRowConfig): Good[][] {
  return sides.map((goods) => goods.map((good) => b.good(good)));
}
