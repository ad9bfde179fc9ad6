import { pop, push, reason, tell } from '@hexwright/kernel';
import { actionsForTwo } from '../base/index.ts';
import type { Hex } from '../board/index.ts';
import { earnGold, earnTokens, foundsAt, makeTokenActions } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { liftBarbarian, setBarbarian } from './mechanics/invasion.ts';
import { castlePaths, knights } from './mechanics/knights.ts';

const TAKEN = reason('knight-there', 'a knight stands there');
const NO_CASTLE = reason('not-at-castle', 'the path is not at a castle');
const NO_BARBARIAN = reason('no-barbarian', 'no barbarian that can be taken stands there');
const NOT_FREE = reason('no-landing', 'no barbarian can be put there');

/** Official pair: a foreign knight that both may lead, attacks for nobody's settlements, tokens that move barbarians. */
export const barbarianAttackTwoPlayers = defineModule({
  id: 'traders-barbarians/barbarian-attack-two-players',
  kind: 'variant',
  seats: [2],
  needs: [barbarianAttack.id, 'variant/catan-for-two'],
  // Tokens move a barbarian here where they would send the robber away.
  provides: [wanted.robber.thing],
  decisions: { 'place-foreign-knight': {} },
  overrides: {
    'reconquest.compensate': 'two players are compensated otherwise',
  },
  rules: (was, b) => {
    const own = knights.of(b);
    const foreign = own.count - 1;
    const turn = b.fields.turn;
    return {
      invasion: {
        knighted: (s, seat) => {
          was.invasion.knighted(s, seat);
          if (own.at(s, foreign) < 0) push(s, b.decision('place-foreign-knight'), 1 << seat);
        },
      },
      travel: {
        leads: (s, kind, seat, unit) => {
          if (kind !== 'knight') return was.travel.leads(s, kind, seat, unit);
          if (unit === foreign) return true;
          // Whoever has moved the foreign knight is done with the own ones.
          return was.travel.leads(s, kind, seat, unit) && !own.moved(s, foreign);
        },
      },
      reconquest: {
        compensate: (s, seat) => {
          earnGold(b, s, seat, 2);
          earnTokens(b, s, seat, 1);
        },
      },
      build: (s, seat, piece, place) => {
        const founds = foundsAt(b, s, piece, place);
        was.build(s, seat, piece, place);
        if (founds && seat >= b.seats && turn.get(s) > 0) b.the.invasion.attack(s, b.fields.active.get(s), 3);
      },
    };
  },
  moves: (b) => {
    const own = knights.of(b);
    const foreign = own.count - 1;
    const isCastle = castlePaths(b);
    const barbarians = b.row<Hex>('barbarians');
    const tokens = makeTokenActions(b, actionsForTwo(b.options));
    return [
      {
        name: 'place-foreign-knight',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['place-foreign-knight'],
        list: (s, _seat, out) => {
          for (let edge = 0; edge < b.topology.edges; edge++)
            if (isCastle(s, edge) && own.on(s, edge) < 0) out.put(edge);
        },
        apply: (s, _seat, edge) => {
          pop(s);
          own.put(s, foreign, edge);
          if (s.events) tell(s, 'foreign-knight', {});
        },
        why: (s, _seat, edge) => (edge < 0 ? undefined : isCastle(s, edge) ? TAKEN : NO_CASTLE),
      },
      {
        name: 'lead-barbarian-away',
        args: [
          { name: 'from', domain: b.domain('hex') },
          { name: 'to', domain: b.domain('hex') },
        ],
        decisions: ['main', 'trade'],
        list: (s, seat, out) => {
          if (!tokens.may(s, seat)) return;
          for (let from = 0; from < b.topology.hexes; from++) {
            if (barbarians.get(s, from) === 0) continue;
            for (let to = 0; to < b.topology.hexes; to++)
              if (to !== from && b.the.invasion.mayHold(s, to) && !b.the.invasion.isConquered(s, to))
                out.put(from, to);
          }
        },
        apply: (s, seat, from, to) => {
          tokens.spend(s, seat);
          liftBarbarian(b, s, from);
          setBarbarian(b, s, to);
          if (s.events) tell(s, 'barbarian-moved', { seat, from, to });
        },
        why: (s, seat, from) =>
          tokens.why(s, seat, from >= 0 && barbarians.get(s, from) === 0 ? NO_BARBARIAN : NOT_FREE),
      },
    ];
  },
  words: {
    name: 'Barbarian Attack for two',
    summary:
      'Two players and two neutral colours on the attacked island. A foreign knight fights for the player who leads it.',
    rules: [
      'With the first knight that anybody places, the foreign knight comes to a free path at the castle. It belongs to neither neutral colour.',
      'On your turn you move your own knights first and then, if you like, the foreign one, even when you have none of your own.',
      'A settlement that you build for a neutral colour lures barbarians too, after those that yours lures.',
      'Instead of sending the robber away, a token action moves a barbarian to another hex of the coast with fewer than 3.',
      'The foreign knight gets a share of the prisoners; its share goes back to the supply. It never falls.',
      'For a knight that falls you get 2 gold and a trade token.',
      { house: 'The foreign knight goes 3 paths, or 5 if you pay 1 grain.' },
      { house: 'Where dice decide against the foreign knight, it wins one time in 34, as a 3 would.' },
    ],
    terms: {
      'decision.place-foreign-knight': 'Place the foreign knight',
      'move.place-foreign-knight': 'Place the foreign knight',
      'move.lead-barbarian-away': 'Move a barbarian (token)',
      'event.foreign-knight': 'The foreign knight comes to the castle.',
    },
  },
});
