import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';
import type { GuildsConfig } from './town-guilds.ts';
import { houseWorth, townHouse } from './town-houses.ts';

const TOO_FAR = reason('palace-ahead', 'the seat would be two points ahead of everybody there');
const AT_END = reason('palace-end', 'the seat has all points there');
/** what bots think of a guild point of choice, in points */
const RAISED = 1;

/** On the numbers of a house its guests may go on by one in a guild, but not so as to be two ahead of everybody. */
export function palace(terrain: string, config: GuildsConfig): Part {
  const names = config.guilds.map(({ id }) => id);
  const domain = { id: 'guild', size: names.length, names };
  return {
    id: 'palace',
    of: { terrain, config },
    decisions: { 'raise-guild': {} },
    rules: (was, b) => {
      const house = townHouse(b, terrain);
      const worth = houseWorth(b, terrain, { once: RAISED });
      const raise = b.decision('raise-guild');
      const bar = makeBar(b, config);
      return {
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          if (!house.comes(s, number)) return;
          for (const seat of house.inTurn(s).reverse())
            if (names.some((_, i) => bar(s, seat, i) === undefined)) push(s, raise, 1 << seat);
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + worth.now(s, seat),
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + worth.gain(s, seat, corner),
        },
      };
    },
    moves: (b) => {
      const bar = makeBar(b, config);
      return [
        {
          name: 'raise-guild',
          args: [{ name: 'guild', domain }],
          decisions: ['raise-guild'],
          list: (s, seat, out) => {
            for (let i = 0; i < names.length; i++) if (bar(s, seat, i) === undefined) out.put(i);
          },
          apply: (s, seat, i) => {
            pop(s);
            if (s.events) tell(s, 'palace-favours', { seat });
            b.the.townGuilds.gain(s, seat, b.good(config.guilds[i].good));
          },
          why: (s, seat, i) => (i < 0 ? undefined : bar(s, seat, i)),
        },
        {
          name: 'raise-none',
          decisions: ['raise-guild'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        'decision.raise-guild': 'Choose the guild in which you gain a point',
        'move.raise-guild': 'Gain a guild point from the palace',
        'move.raise-none': 'Gain no guild point',
        'event.palace-favours': 'The palace favours {seat}.',
        'reason.palace-ahead': 'The palace never puts you two points ahead of everybody else.',
        'reason.palace-end': 'You have all points of this guild.',
      },
    },
    looks: { events: { 'guild-point': { joins: ['palace-favours'] } } },
  };
}

function makeBar(b: Book, config: GuildsConfig): (s: State, seat: Seat, guild: number) => Bar {
  const goods = config.guilds.map(({ good }) => b.good(good));
  return (s, seat, i) => {
    const at = b.the.townGuilds.at(s, seat, goods[i]);
    if (at >= config.most) return AT_END;
    let best = 0;
    for (const other of b.rivals[seat]) best = Math.max(best, b.the.townGuilds.at(s, other, goods[i]));
    return at + 1 >= best + 2 ? TOO_FAR : undefined;
  };
}
