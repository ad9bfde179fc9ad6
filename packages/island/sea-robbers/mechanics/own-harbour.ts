import { pop, push, reason, type State, tell } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const GIVEN = reason('harbour-given', 'this harbour is given to somebody else');
const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'];

const fields = {
  ownHarbour: field.grid('seat', RESOURCES.length),
};
const RATE = 2;

/** With the first settlement everybody may choose a harbour for one resource, each of which there is once. */
export function ownHarbours({ option }: { readonly option: string }): Part {
  return {
    id: 'own-harbours',
    of: { option },
    fields,
    decisions: { 'choose-harbour': {} },
    rules: (was, b) => {
      const { ownHarbour: own } = handlesOf(b, fields);
      const kindOf = b.goods.map(({ id }) => RESOURCES.indexOf(id));
      const allowed = b.option<boolean>(option);
      return {
        startWay: (s, seat, round, corner) => {
          was.startWay(s, seat, round, corner);
          if (round === 0 && allowed) push(s, b.decision('choose-harbour'), 1 << seat);
        },
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            return kindOf[good] >= 0 && own.get(s, seat, kindOf[good]) > 0 ? Math.min(rate, RATE) : rate;
          },
        },
      };
    },
    moves: (b) => {
      const { ownHarbour: own } = handlesOf(b, fields);
      const isFree = (s: State, kind: number): boolean => {
        for (let seat = 0; seat < b.seats; seat++) if (own.get(s, seat, kind) > 0) return false;
        return true;
      };
      return [
        {
          name: 'choose-harbour',
          args: [{ name: 'resource', domain: { id: 'resource', size: RESOURCES.length, names: RESOURCES } }],
          decisions: ['choose-harbour'],
          list: (s, _seat, out) => {
            for (let kind = 0; kind < RESOURCES.length; kind++) if (isFree(s, kind)) out.put(kind);
          },
          apply: (s, seat, kind) => {
            pop(s);
            own.set(s, seat, kind, 1);
            if (s.events) tell(s, 'harbour-chosen', { seat, resource: RESOURCES[kind] });
          },
          why: (s, _seat, kind) => (kind < 0 || isFree(s, kind) ? undefined : GIVEN),
        },
      ];
    },
    words: {
      terms: {
        'field.ownHarbour': 'Harbour, 2 for 1',
        'move.choose-harbour': 'Have this harbour',
        'decision.choose-harbour': 'Choose a harbour for your first settlement',
        'event.harbour-chosen': '{seat} has a harbour for {resource}.',
        ...Object.fromEntries(
          RESOURCES.flatMap((id) => [`resource.${id}`, `token.${id}`].map((key) => [key, id])),
        ),
        'reason.harbour-given': 'Another player has this harbour.',
      },
    },
    looks: {
      fields: {
        ownHarbour: {
          on: 'purse',
          shape: 'anchor',
          kinds: RESOURCES,
          colours: ['#b5533c', '#4d7a3a', '#a7c957', '#e0b23c', '#7d8a97'],
        },
      },
    },
  };
}
