import { NATURE, pop, push, reason, type State, tell, topArg } from '@hexwright/kernel';
import { NO_GOOD, type Options, type Part } from '../rulebook/index.ts';

export interface MapLayingConfig {
  /** whether the players lay the map in this game; otherwise nature does as always */
  readonly when: (options: Options) => boolean;
}

const NUMBERS = 13;
const REDS = (1 << 6) | (1 << 8);
const EMPTY = -1;

/**
 * The seats lay the map in turn: each draws a hex out of the bags of the layout and puts it on any free place. Then
 * the number tokens are laid in the same way, 6 and 8 first so that they can keep apart.
 */
export function mapLaying({ when }: MapLayingConfig): Part {
  return {
    fields: {
      tileBag: { per: (b) => [b.terrains.length] },
      tokenBag: { per: [NUMBERS] },
      /** hexes and tokens laid so far, which says whose turn it is */
      mapLaid: {},
    },
    decisions: {
      'draw-tile': {},
      'lay-tile': { args: (b) => [{ name: 'terrain', domain: b.domain('terrain') }] },
      'draw-number': {},
      'lay-number': { args: () => [{ name: 'number', domain: { id: 'number', size: NUMBERS } }] },
    },
    setupSteps: (b) => {
      if (!when(b.options)) return [];
      const tiles = b.field('tileBag');
      const tokens = b.field('tokenBag');
      const drawTile = b.decision('draw-tile');
      const drawNumber = b.decision('draw-number');
      const { hexes } = b.layout;
      const tilesLeft = (s: State): boolean => someLeft(s, tiles, b.terrains.length);
      const goesOn = (s: State): boolean => {
        if (tilesLeft(s)) return true;
        if (!someLeft(s, tokens, NUMBERS)) return false;
        for (let hex = 0; hex < hexes.length; hex++) {
          const terrain = s.cells[b.at.terrain + hex];
          if (s.cells[b.at.numbers + hex] === 0 && b.gives[terrain] !== NO_GOOD) return true;
        }
        return false;
      };
      return [
        {
          replace: 'lay-board',
          by: {
            id: 'lay-board',
            run: (s) => {
              hexes.forEach(({ terrain }, hex) => {
                s.cells[b.at.terrain + hex] = terrain === undefined ? EMPTY : b.terrain(terrain);
              });
              for (let place = 0; place < b.layout.harbours.places.length; place++)
                s.cells[b.at.harbour + place] = EMPTY;
              for (const group of Object.values(b.layout.groups)) {
                for (const [id, count] of Object.entries(group.terrains ?? {}))
                  s.cells[tiles + b.terrain(id)] += count;
                for (const n of (group.numbers?.bag ?? []).flat()) s.cells[tokens + n]++;
              }
              // Nature has nothing left to lay.
              s.cells[b.at.drawn] = b.filler.draws;
            },
          },
        },
        {
          after: 'lay-board',
          add: {
            id: 'lay-map',
            run: (s) => {
              if (goesOn(s)) push(s, tilesLeft(s) ? drawTile : drawNumber, NATURE);
            },
            again: goesOn,
          },
        },
      ];
    },
    moves: (b) => {
      const tiles = b.field('tileBag');
      const tokens = b.field('tokenBag');
      const laid = b.field('mapLaid');
      const layTile = b.decision('lay-tile');
      const layNumber = b.decision('lay-number');
      const { hexes, hexHex } = b.topology;
      const number = { id: 'number', size: NUMBERS };
      const inTurn = (s: State): number => 1 << (s.cells[laid] % b.seats);
      const waits = (s: State, hex: number): boolean =>
        s.cells[b.at.numbers + hex] === 0 && b.gives[s.cells[b.at.terrain + hex]] !== NO_GOOD;
      const besideRed = (s: State, hex: number): boolean => {
        for (let i = hex * 6; i < hex * 6 + 6; i++)
          if (hexHex[i] >= 0 && s.cells[b.at.numbers + hexHex[i]] & REDS) return true;
        return false;
      };
      /** whether the token must keep away from other reds: where it can */
      const keepsApart = (s: State, n: number): boolean => {
        if (!((REDS >> n) & 1)) return false;
        for (let hex = 0; hex < hexes; hex++) if (waits(s, hex) && !besideRed(s, hex)) return true;
        return false;
      };
      return [
        {
          name: 'draw-tile',
          args: [{ name: 'terrain', domain: b.domain('terrain') }],
          decisions: ['draw-tile'],
          list: (s, _seat, out) => {
            for (let terrain = 0; terrain < b.terrains.length; terrain++)
              if (s.cells[tiles + terrain] > 0) out.weigh(s.cells[tiles + terrain], terrain);
          },
          apply: (s, _nature, terrain) => {
            pop(s);
            s.cells[tiles + terrain]--;
            push(s, layTile, inTurn(s), terrain);
          },
        },
        {
          name: 'lay-tile',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['lay-tile'],
          list: (s, _seat, out) => {
            for (let hex = 0; hex < hexes; hex++) if (s.cells[b.at.terrain + hex] === EMPTY) out.put(hex);
          },
          apply: (s, seat, hex) => {
            const terrain = topArg(s, 0);
            pop(s);
            s.cells[b.at.terrain + hex] = terrain;
            s.cells[laid]++;
            if (s.events) tell(s, 'tile-laid', { seat, terrain: b.terrains[terrain].id, hex });
          },
          why: () => reason('hex-taken', 'a hex lies there already'),
        },
        {
          name: 'draw-number',
          args: [{ name: 'number', domain: number }],
          decisions: ['draw-number'],
          list: (s, _seat, out) => {
            const reds = s.cells[tokens + 6] + s.cells[tokens + 8] > 0;
            for (let n = 2; n < NUMBERS; n++)
              if (s.cells[tokens + n] > 0 && (!reds || (REDS >> n) & 1)) out.weigh(s.cells[tokens + n], n);
          },
          apply: (s, _nature, n) => {
            pop(s);
            s.cells[tokens + n]--;
            push(s, layNumber, inTurn(s), n);
          },
        },
        {
          name: 'lay-number',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['lay-number'],
          list: (s, _seat, out) => {
            const apart = keepsApart(s, topArg(s, 0));
            for (let hex = 0; hex < hexes; hex++)
              if (waits(s, hex) && !(apart && besideRed(s, hex))) out.put(hex);
          },
          apply: (s, seat, hex) => {
            const n = topArg(s, 0);
            pop(s);
            s.cells[b.at.numbers + hex] = 1 << n;
            s.cells[laid]++;
            if (s.events) tell(s, 'token-laid', { seat, number: n, hex });
          },
          why: (s, _seat, hex) =>
            hex >= 0 && waits(s, hex)
              ? reason('token-reds', 'a 6 or 8 would lie beside another')
              : reason('no-number-here', 'that hex takes no number'),
        },
      ];
    },
  };
}

export const mapLayingTerms: Readonly<Record<string, string>> = {
  'move.draw-tile': 'A hex is drawn',
  'move.lay-tile': 'Lay the hex here',
  'move.draw-number': 'A number token is drawn',
  'move.lay-number': 'Lay the number here',
  'decision.draw-tile': 'The next hex is drawn',
  'decision.lay-tile': 'Choose a place for the hex',
  'decision.draw-number': 'The next number token is drawn',
  'decision.lay-number': 'Choose a hex for the number',
  'event.tile-laid': '{seat} lays {terrain}.',
  'event.token-laid': '{seat} lays the number {number}.',
  'field.tileBag': 'Hexes still to be laid',
  'field.tokenBag': 'Number tokens still to be laid',
  'reason.hex-taken': 'A hex lies there already.',
  'reason.no-number-here': 'That hex takes no number.',
  'reason.token-reds': 'A 6 or 8 would lie beside another.',
};

function someLeft(s: State, at: number, count: number): boolean {
  for (let i = at; i < at + count; i++) if (s.cells[i] > 0) return true;
  return false;
}
