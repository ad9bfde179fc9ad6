import { pop, push, reason } from '@hexwright/kernel';
import { changeHex } from '../../mechanics/index.ts';
import { magicCard } from '../magic/magic-card.ts';

const NOT_LAND = reason('not-land', 'it is no land');
const DESERT = reason('is-desert', 'it is a desert already');

/** A hex becomes a desert. */
export const lightning = magicCard({
  card: {
    id: 'lightning',
    count: 1,
    worth: 0.2,
    play: (b) => {
      const asked = b.decision('lightning');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Lightning',
  text: 'Any hex of land becomes a desert, and its number token leaves the game.',
  shape: 'arrows',
  decisions: { lightning: {} },
  moves: (b) => {
    const desert = b.terrain('desert');
    const bar = (terrain: number) => {
      if (!b.land[terrain]) return NOT_LAND;
      return terrain === desert ? DESERT : undefined;
    };
    return [
      {
        name: 'strike-hex',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['lightning'],
        list: (s, _seat, out) => {
          for (let hex = 0; hex < b.topology.hexes; hex++)
            if (bar(b.fields.terrain.get(s, hex)) === undefined) out.put(hex);
        },
        apply: (s, _seat, hex) => {
          pop(s);
          changeHex(b, s, hex, desert, 0);
        },
        why: (s, _seat, hex) => (hex < 0 ? undefined : bar(b.fields.terrain.get(s, hex))),
      },
    ];
  },
  exempt: { rare: ['card.lightning', 'move.strike-hex'] },
  terms: {
    'decision.lightning': 'Lightning: choose a hex of land',
    'move.strike-hex': 'Strike this hex',
    'event.hex-changed': 'A hex becomes {terrain}.',
    'reason.not-land': 'It is no land.',
    'reason.is-desert': 'It is a desert already.',
  },
});
