import { markNeed } from '../../board/index.ts';
import { owe } from '../../mechanics/index.ts';
import { type Part, wanted } from '../../rulebook/index.ts';
import { markedCorners } from './marked.ts';

export interface GoldShareConfig {
  /** the mark of the corners */
  readonly mark: string;
  /** what has to stand there */
  readonly piece: string;
}

/** A large building on one of these corners takes gold for one of the goods that it draws from a hex. */
export function goldShare(config: GoldShareConfig): Part {
  const { mark, piece } = config;
  return {
    id: 'gold-share',
    of: config,
    wants: [wanted.cities],
    boardNeeds: [markNeed('corners', mark)],
    rules: (was, b) => {
      const gold = b.good('gold');
      const sharing = b.piece(piece).index;
      const isSite = new Uint8Array(b.topology.corners);
      for (const corner of markedCorners(b, [mark])) isSite[corner] = 1;
      return {
        hexOwes: (s, hex, good, corner, by, seat) => {
          const shares = by === sharing && isSite[corner] === 1;
          const count = shares ? b.rules.drawFrom(s, hex, corner, by) : 0;
          if (count < 2) return was.hexOwes(s, hex, good, corner, by, seat);
          owe(b, seat, good, count - 1);
          owe(b, seat, gold, 1);
        },
      };
    },
  };
}
