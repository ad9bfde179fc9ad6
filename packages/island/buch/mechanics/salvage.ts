import { pop, tell, topArg } from '@hexwright/kernel';
import { numberMoment } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import {
  type ColonyTokensConfig,
  colonyTokensOf,
  makeLinks,
  NO_TOKEN,
  NOT_LINKED,
  STORE_FULL,
  tokenArg,
} from './colony-tokens.ts';

const SALVAGE = 'salvage';

/** Tokens of a settlement that is lost go along the roads of their owner to others that have room; the rest is lost. */
export function salvage(config: ColonyTokensConfig): Part {
  const { tokens } = config;
  const kindArg = tokenArg(config);
  return {
    id: 'salvage',
    uses: [numberMoment()],
    decisions: { [SALVAGE]: { args: (b) => [{ name: 'corner', domain: b.domain('corner') }] } },
    slots: { number: { [SALVAGE]: 'after' } },
    exempt: { rare: ['move.salvage', 'event.token-saved'] },
    rules: (was, b) => {
      const own = colonyTokensOf(b, config);
      return {
        unbuild: (s, piece, place) => {
          const { on, layerAt, marks } = b.pieces[piece];
          const seat = on === 'corner' && layerAt === b.at.building ? b.ownerOf[marks.get(s, place)] : -1;
          was.unbuild(s, piece, place);
          if (seat >= 0 && seat < b.seats && own.stores.size(s, place) > 0)
            b.opening('number')(s, b.decision(SALVAGE), 1 << seat, place);
        },
      };
    },
    moves: (b) => {
      const own = colonyTokensOf(b, config);
      const { stores } = own;
      const { bank } = b.fields;
      const linked = makeLinks(b);
      const corner = b.domain('corner');
      const K = tokens.length;
      return [
        {
          name: SALVAGE,
          args: [kindArg, { name: 'to', domain: corner }],
          decisions: [SALVAGE],
          list: (s, seat, out) => {
            const from = topArg(s, 0);
            for (const to of linked(s, seat, from))
              if (stores.room(s, to))
                for (let kind = 0; kind < K; kind++) if (stores.count(s, from, kind) > 0) out.put(kind, to);
          },
          apply: (s, seat, kind, to) => {
            const from = topArg(s, 0);
            stores.remove(s, from, kind);
            stores.add(s, to, kind);
            if (s.events) tell(s, 'token-saved', { seat, token: tokens[kind].kind, corner: to });
            if (stores.size(s, from) === 0) pop(s);
          },
          why: (s, seat, kind, to) => {
            if (to < 0) return undefined;
            const from = topArg(s, 0);
            if (stores.count(s, from, kind) === 0) return NO_TOKEN;
            return stores.room(s, to) && linked(s, seat, from).includes(to) ? undefined : NOT_LINKED;
          },
        },
        {
          name: 'tokens-lost',
          decisions: [SALVAGE],
          list: (s, seat, out) => {
            if (!linked(s, seat, topArg(s, 0)).some((to) => stores.room(s, to))) out.put();
          },
          apply: (s, seat) => {
            const from = topArg(s, 0);
            pop(s);
            for (let kind = 0; kind < K; kind++) bank.add(s, own.goods[kind], stores.count(s, from, kind));
            if (s.events) tell(s, 'tokens-lost', { seat, count: stores.size(s, from) });
            stores.clear(s, from);
          },
          why: () => STORE_FULL,
        },
      ];
    },
    words: {
      terms: {
        [`move.${SALVAGE}`]: 'Save a colony token',
        [`decision.${SALVAGE}`]: 'Move the colony tokens of the lost settlement',
        'move.tokens-lost': 'Give the tokens up',
        'event.token-saved': '{seat} saves a colony token: {token}.',
        'event.tokens-lost': '{seat} loses colony tokens: {count}.',
      },
    },
    looks: { events: { 'tokens-lost': { befalls: 'seat' } } },
  };
}
