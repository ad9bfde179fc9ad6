import { pop, push, reason, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { chosenTokens } from '../../mechanics/index.ts';
import { NO_GOOD, type Part } from '../../rulebook/index.ts';

/** what no hand comes to */
const NO_LIMIT = 500;
const [FREEZING, THAWING, OVER] = [1, 2, 3];

const FROZEN = reason('frozen', 'the ice is there already');
const OPEN = reason('not-frozen', 'there is no ice');
const TOO_FAR = reason('ice-far', 'the ice grows and melts from the rim and where it ends');
const UNKNOWN = reason('ice-unknown', 'nobody knows yet what lies there');

/**
 * An age of ice. When everybody has had so many turns a hex freezes after each turn, from the rim on or beside one that is frozen;
 * when all are, they thaw in the same way. A frozen hex gives nothing and loses its token, and routes of the land lie on frozen water.
 */
export function glaciers({ after }: { readonly after: number }): Part {
  return {
    id: 'glaciers',
    of: { after },
    uses: [chosenTokens()],
    fields: {
      /** by hex: whether it is frozen */
      ice: { per: ['hex'] },
      /** 0 before it begins, then 1 while it freezes, 2 while it thaws, 3 afterwards */
      iceAge: { noLook: 'the ice on the board shows it, and the log tells when it turns' },
      /** how many hexes are frozen */
      frozen: {},
    },
    decisions: { freeze: {}, thaw: {} },
    rules: (was, b) => {
      const ice = b.row<Hex>('ice');
      const frozen = b.cell('frozen');
      const { edgeHex } = b.topology;
      const landBits = b.edgeClassBits(['land']);
      const walks = Uint8Array.from(b.pieces, (piece) =>
        piece.route && (piece.edgeClasses & landBits) !== 0 ? 1 : 0,
      );
      const isIce = (s: State, hex: number): boolean =>
        hex >= 0 && ice.get(s, hex) !== 0 && b.land[b.fields.terrain.get(s, hex)] === 0;
      return {
        hexStopped: (s, hex) => ice.get(s, hex) !== 0 || was.hexStopped(s, hex),
        edgeFit: (s, piece, edge) =>
          was.edgeFit(s, piece, edge) ||
          (walks[piece] === 1 && (isIce(s, edgeHex[edge * 2]) || isIce(s, edgeHex[edge * 2 + 1]))),
        handLimit: (s, seat) => (frozen.get(s) > 0 ? NO_LIMIT : was.handLimit(s, seat)),
        hints: {
          awaitsNumber: (s, hex) =>
            was.hints.awaitsNumber(s, hex) || (ice.get(s, hex) !== 0 && b.rules.hexGood(s, hex) !== NO_GOOD),
        },
      };
    },
    turnSteps: (b) => {
      const age = b.cell('iceAge');
      const frozen = b.cell('frozen');
      const { freeze, thaw } = { freeze: b.decision('freeze'), thaw: b.decision('thaw') };
      return [
        {
          after: 'end',
          add: {
            id: 'ice',
            run: (s) => {
              const seat = b.fields.active.get(s);
              if (age.get(s) === 0 && b.fields.turn.get(s) > after * b.seats) turns(s, FREEZING);
              if (age.get(s) === FREEZING && frozen.get(s) >= known(s)) turns(s, THAWING);
              if (age.get(s) === THAWING && frozen.get(s) === 0) turns(s, OVER);
              if (age.get(s) === FREEZING) push(s, freeze, 1 << seat);
              else if (age.get(s) === THAWING) push(s, thaw, 1 << seat);
            },
          },
        },
      ];
      function turns(s: State, to: number): void {
        age.set(s, to);
        if (s.events) tell(s, ['ice-comes', 'ice-goes', 'ice-gone'][to - 1], {});
      }
      function known(s: State): number {
        const unknown = b.terrains.findIndex(({ id }) => id === 'unknown');
        let count = 0;
        for (let hex = 0; hex < b.topology.hexes; hex++)
          if (b.fields.terrain.get(s, hex) !== unknown) count++;
        return count;
      }
    },
    moves: (b) => {
      const ice = b.row<Hex>('ice');
      const frozen = b.cell('frozen');
      const unknown = b.terrains.findIndex(({ id }) => id === 'unknown');
      const { hexes, hexHex } = b.topology;
      const isRim = (hex: Hex): boolean => hexHex.subarray(hex * 6, hex * 6 + 6).includes(-1);
      const beside = (s: State, hex: Hex, frozenOnes: boolean): boolean => {
        for (let i = hex * 6; i < hex * 6 + 6; i++)
          if (hexHex[i] >= 0 && (ice.get(s, hexHex[i]) !== 0) === frozenOnes) return true;
        return false;
      };
      const bar = (s: State, hex: Hex, freezes: boolean) => {
        if (b.fields.terrain.get(s, hex) === unknown) return UNKNOWN;
        if ((ice.get(s, hex) !== 0) === freezes) return freezes ? FROZEN : OPEN;
        return isRim(hex) || beside(s, hex, freezes) ? undefined : TOO_FAR;
      };
      /** a lake of unknown hexes may cut the rest off: then anywhere will do */
      const hexesFor = (s: State, freezes: boolean): Hex[] => {
        const all = Array.from({ length: hexes }, (_, hex) => hex);
        const near = all.filter((hex) => bar(s, hex, freezes) === undefined);
        return near.length > 0 ? near : all.filter((hex) => bar(s, hex, freezes) === TOO_FAR);
      };
      const ends = (s: State): void => b.rules.reviewAwards(s);
      return [
        {
          name: 'freeze',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['freeze'],
          list: (s, _seat, out) => {
            for (const hex of hexesFor(s, true)) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pop(s);
            ice.set(s, hex, 1);
            frozen.add(s, 1);
            if (s.events)
              tell(s, 'froze', { seat, hex, terrain: b.terrains[b.fields.terrain.get(s, hex)].id });
            b.the.tokenReserve.lift(s, hex);
          },
          why: (s, _seat, hex) => (hex >= 0 ? bar(s, hex, true) : undefined),
        },
        {
          name: 'thaw',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['thaw'],
          list: (s, _seat, out) => {
            for (const hex of hexesFor(s, false)) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pop(s);
            ice.set(s, hex, 0);
            frozen.add(s, -1);
            if (s.events)
              tell(s, 'thawed', { seat, hex, terrain: b.terrains[b.fields.terrain.get(s, hex)].id });
            for (const edge of b.walks.edgesOf[hex]) {
              const mark = b.fields.route.get(s, edge);
              if (mark !== 0 && !b.rules.edgeFit(s, b.pieceOf[mark], edge))
                b.rules.unbuild(s, b.pieceOf[mark], edge);
            }
            ends(s);
            if (b.rules.hexGood(s, hex) !== NO_GOOD) b.the.chosenTokens.lay(s, seat, hex);
          },
          why: (s, _seat, hex) => (hex >= 0 ? bar(s, hex, false) : undefined),
        },
      ];
    },
    words: {
      terms: {
        'field.ice': 'ice',
        'field.frozen': 'Frozen hexes',
        'decision.freeze': 'The ice grows: choose a hex that freezes',
        'decision.thaw': 'The ice melts: choose a hex that thaws',
        'move.freeze': 'Freeze this hex',
        'move.thaw': 'Thaw this hex',
        'event.ice-comes': 'The age of ice begins.',
        'event.ice-goes': 'Everything is frozen. Now the ice melts.',
        'event.ice-gone': 'The age of ice is over.',
        'event.froze': '{seat} lets a hex freeze: {terrain}.',
        'event.thawed': '{seat} lets a hex thaw: {terrain}.',
        'reason.frozen': 'The ice is there already.',
        'reason.not-frozen': 'There is no ice.',
        'reason.ice-far': 'Ice grows and melts at the rim of the board and where it ends.',
        'reason.ice-unknown': 'Nobody knows yet what lies there.',
      },
    },
    looks: {
      fields: {
        ice: { on: 'hex', shape: 'gem', colour: '#d8f1ff' },
        frozen: { on: 'table', shape: 'gem', hideAt: 0 },
      },
      moves: { freeze: { shape: 'gem', colour: '#d8f1ff' }, thaw: { shape: 'drop' } },
    },
  };
}
