import { itemAt } from '@hexwright/kernel';
import { characterName } from '../look/characters.ts';
import type { AnyView, Player } from '../table/protocol.ts';

export const MOMENTS = ['greet', 'robbed', 'robs', 'traded', 'award', 'builds', 'wins', 'loses'] as const;
type Moment = (typeof MOMENTS)[number];

export interface Remark {
  readonly seat: number;
  readonly moment: Moment;
}

const seatIn = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** What a bot would say to the latest events, and which; the weightiest first. */
export function remarkOn(
  {
    events,
    eventsFrom,
    result,
    seat: mine,
    moves,
  }: Pick<AnyView, 'events' | 'eventsFrom' | 'result' | 'seat' | 'moves'>,
  players: readonly Player[],
): Remark | undefined {
  const isBot = (seat: number): boolean => characterName(players[seat], seat) !== undefined;
  const bots = players.flatMap((_, seat) => (isBot(seat) ? [seat] : []));
  const first = bots[0];
  if (result) {
    const winner = result.winners.find(isBot);
    if (winner !== undefined) return { seat: winner, moment: 'wins' };
    return bots.length > 0 ? { seat: itemAt(bots, moves % bots.length), moment: 'loses' } : undefined;
  }
  if (eventsFrom === 0)
    return moves < 2 && first !== undefined ? { seat: first, moment: 'greet' } : undefined;
  for (const { kind, data } of events) {
    const [seat, from, other] = [seatIn(data.seat), seatIn(data.from), seatIn(data.with)];
    if (kind === 'award' && isBot(seat)) return { seat, moment: 'award' };
    if (kind === 'stolen' || kind === 'monopolised') {
      if (isBot(from)) return { seat: from, moment: 'robbed' };
      if (isBot(seat) && from === mine) return { seat, moment: 'robs' };
    }
    // Among themselves they trade without a word.
    if (kind === 'traded' && seat === mine && isBot(other)) return { seat: other, moment: 'traded' };
    if (kind === 'traded' && other === mine && isBot(seat)) return { seat, moment: 'traded' };
    if (kind === 'built' && data.piece === 'city' && isBot(seat)) return { seat, moment: 'builds' };
  }
  return undefined;
}
