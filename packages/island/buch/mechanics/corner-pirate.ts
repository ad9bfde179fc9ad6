import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { CORNER_SHIP, TAKEN } from '../../mechanics/index.ts';
import { concerning, type Part } from '../../rulebook/index.ts';
import { type ColonyTokensConfig, colonyTokensOf, tokenArg } from './colony-tokens.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    cornerPirate: CornerPiratePoints;
  }
}

export interface CornerPiratePoints {
  /** whether the ship or building of the seat on the corner is safe from the pirate */
  isGuarded(s: State, seat: Seat, corner: Corner): boolean;
}

export interface CornerPirateConfig {
  readonly tokens: ColonyTokensConfig;
  /** whether it also robs towns on the coast of the home island */
  readonly robsHome: boolean;
  /** whether it keeps off the rim of the board */
  readonly keepsOffRim: boolean;
}

/** no pirate of the sea: what those do to hexes this one does to corners */
export const CORNER_PIRATE = 'corner-pirate';
const PIRATE_AWAY = reason('pirate-needs-sea', 'the pirate stays at the water, beside known hexes');
const PIRATE_RIM = reason('pirate-off-rim', 'the pirate keeps off the rim');
const PIRATE_THERE = reason('pirate-there', 'the pirate lies there');
const NO_PREY = reason('no-prey', 'nothing of another seat beside the pirate has that');
const PLUNDER = 'plunder';

/**
 * The pirate lies on a corner at the water. Ships neither come there nor pass it, and nobody settles there. Whoever moves it
 * steals from one ship or town on a corner beside it: a card of its owner's hand, or a token that lies there.
 */
export function cornerPirate({ tokens, robsHome, keepsOffRim }: CornerPirateConfig): Part {
  const { ships } = tokens;
  const kindArg = tokenArg(tokens);
  return {
    id: 'corner-pirate',
    of: { robsHome, keepsOffRim },
    uses: [ships.part],
    blockers: [{ id: CORNER_PIRATE, on: 'corner', where: 'water' }],
    brings: ['cornerPirate'],
    decisions: { [PLUNDER]: {} },
    prepare: (b) => {
      const pirate = b.blocker(CORNER_PIRATE);
      const [start] = b.layout.marks.corners.pirate ?? [];
      return (s) => {
        if (start) b.fields.blocker.set(s, pirate, b.topology.cornerAt(start.q, start.r, start.corner));
      };
    },
    rules: (was, b) => {
      const pirate = b.blocker(CORNER_PIRATE);
      const own = colonyTokensOf(b, tokens);
      const fleet = ships.of(b);
      const { building, blocker: standsOn } = b.fields;
      const { corners, cornerHex, cornerHexFrom, cornerCorner, cornerCornerFrom } = b.topology;
      const unknown = b.terrain('unknown');
      const rim = Uint8Array.from({ length: corners }, (_, corner) =>
        cornerHexFrom[corner + 1] - cornerHexFrom[corner] < 3 ? 1 : 0,
      );
      const isPrey = (s: State, victim: Seat, corner: Corner): boolean => {
        const mark = building.get(s, corner);
        const town = mark !== 0 && b.ownerOf[mark] === victim && (robsHome || !own.isHome(corner));
        return (town || fleet.of(s, victim, corner) >= 0) && !b.the.cornerPirate.isGuarded(s, victim, corner);
      };
      return {
        cornerPirate: { isGuarded: () => false },
        travel: {
          barStep: concerning(CORNER_SHIP, (s, kind, seat, unit, via, to) => {
            const bar = was.travel.barStep(s, kind, seat, unit, via, to);
            return bar ?? (kind === CORNER_SHIP && standsOn.get(s, pirate) === to ? PIRATE_THERE : undefined);
          }),
        },
        barFound: (s, seat, corner) =>
          was.barFound(s, seat, corner) ?? (standsOn.get(s, pirate) === corner ? PIRATE_THERE : undefined),
        barBuild: (s, seat, piece, place, list) =>
          was.barBuild(s, seat, piece, place, list) ??
          (b.pieces[piece].on === 'corner' && standsOn.get(s, pirate) === place ? PIRATE_THERE : undefined),
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ?? (standsOn.get(s, pirate) === corner ? PIRATE_THERE : undefined),
        blockers: {
          barStand: (s, blocker, place, seat, list) => {
            const bar = was.blockers.barStand(s, blocker, place, seat, list);
            if (bar || blocker !== pirate) return bar;
            if (!fleet.isWater(s, place)) return PIRATE_AWAY;
            for (let i = cornerHexFrom[place]; i < cornerHexFrom[place + 1]; i++)
              if (b.fields.terrain.get(s, cornerHex[i]) === unknown) return PIRATE_AWAY;
            if (keepsOffRim && rim[place] === 1) return PIRATE_RIM;
            return building.get(s, place) !== 0 || fleet.on(s, place) >= 0 ? TAKEN : undefined;
          },
          touches: (s, victim, blocker, place) => {
            if (blocker !== pirate) return was.blockers.touches(s, victim, blocker, place);
            for (let i = cornerCornerFrom[place]; i < cornerCornerFrom[place + 1]; i++)
              if (isPrey(s, victim, cornerCorner[i])) return true;
            return false;
          },
          moved: (s, seat, blocker, place) => {
            if (blocker !== pirate) {
              was.blockers.moved(s, seat, blocker, place);
              return;
            }
            standsOn.set(s, pirate, place);
            if (s.events) tell(s, 'blocker-moved', { seat, blocker: CORNER_PIRATE, place });
            for (const other of b.rivals[seat]) {
              const robs = b.the.blockers.barRob(s, seat, other, pirate, place) === undefined;
              if (!robs && !hasTokens(s, other, place)) continue;
              push(s, b.decision(PLUNDER), 1 << seat);
              return;
            }
          },
        },
      };
      /** whether tokens of the victim lie beside the corner where the pirate could take them */
      function hasTokens(s: State, victim: Seat, place: Corner): boolean {
        for (let i = cornerCornerFrom[place]; i < cornerCornerFrom[place + 1]; i++) {
          const corner = cornerCorner[i];
          if (!isPrey(s, victim, corner)) continue;
          const ship = fleet.of(s, victim, corner);
          const mark = building.get(s, corner);
          const town = mark !== 0 && b.ownerOf[mark] === victim;
          if ((ship >= 0 && fleet.stow.size(s, ship) > 0) || (town && own.stores.size(s, corner) > 0))
            return true;
        }
        return false;
      }
    },
    moves: (b) => {
      const pirate = b.blocker(CORNER_PIRATE);
      const own = colonyTokensOf(b, tokens);
      const fleet = ships.of(b);
      const { building, blocker: standsOn } = b.fields;
      const { cornerCorner, cornerCornerFrom } = b.topology;
      const K = tokens.tokens.length;
      const isBeside = (s: State, corner: Corner): boolean => {
        const at = standsOn.get(s, pirate);
        for (let i = cornerCornerFrom[at]; i < cornerCornerFrom[at + 1]; i++)
          if (cornerCorner[i] === corner) return true;
        return false;
      };
      /** whose token of this kind lies on the corner, in a ship or at a settlement; -1 if none can be taken */
      const preyAt = (s: State, seat: Seat, corner: Corner, kind: number, aboard: boolean): Seat => {
        for (const victim of b.rivals[seat]) {
          if (b.the.cornerPirate.isGuarded(s, victim, corner)) continue;
          const ship = fleet.of(s, victim, corner);
          if (aboard && ship >= 0 && fleet.stow.count(s, ship, kind) > 0) return victim;
          const mark = building.get(s, corner);
          if (!aboard && mark !== 0 && b.ownerOf[mark] === victim && own.stores.count(s, corner, kind) > 0)
            return victim;
        }
        return -1;
      };
      const seize = (name: string, aboard: boolean) => ({
        name,
        args: [{ name: 'corner', domain: b.domain('corner') }, kindArg],
        decisions: [PLUNDER],
        list: (s: State, seat: Seat, out: { put(corner: number, kind: number): void }) => {
          const at = standsOn.get(s, pirate);
          for (let i = cornerCornerFrom[at]; i < cornerCornerFrom[at + 1]; i++)
            for (let kind = 0; kind < K; kind++)
              if (preyAt(s, seat, cornerCorner[i], kind, aboard) >= 0) out.put(cornerCorner[i], kind);
        },
        apply: (s: State, seat: Seat, corner: Corner, kind: number) => {
          const victim = preyAt(s, seat, corner, kind, aboard);
          pop(s);
          if (aboard) fleet.stow.remove(s, fleet.of(s, victim, corner), kind);
          else own.stores.remove(s, corner, kind);
          if (s.events) tell(s, 'token-plundered', { seat, from: victim, token: tokens.tokens[kind].kind });
          own.bring(s, seat, kind);
        },
        why: (s: State, seat: Seat, corner: Corner, kind: number): Bar =>
          corner >= 0 && isBeside(s, corner) && preyAt(s, seat, corner, kind, aboard) >= 0
            ? undefined
            : NO_PREY,
      });
      return [
        {
          name: 'plunder-hand',
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: [PLUNDER],
          list: (s, seat, out) => {
            for (const other of b.rivals[seat])
              if (b.the.blockers.barRob(s, seat, other, pirate, standsOn.get(s, pirate)) === undefined)
                out.put(other);
          },
          apply: (s, seat, victim) => {
            pop(s);
            b.the.blockers.rob(s, seat, victim);
          },
          why: (s, seat, victim) => {
            if (victim < 0) return NO_PREY;
            return victim === seat
              ? NO_PREY
              : b.the.blockers.barRob(s, seat, victim, pirate, standsOn.get(s, pirate));
          },
        },
        seize('plunder-ship', true),
        seize('plunder-settlement', false),
      ];
    },
    words: {
      terms: {
        [`blocker.${CORNER_PIRATE}`]: 'pirate',
        [`decision.${PLUNDER}`]: 'What does the pirate take?',
        'move.plunder-hand': 'Steal a card',
        'move.plunder-ship': 'Take a colony token out of a ship',
        'move.plunder-settlement': 'Take a colony token from a settlement',
        'event.token-plundered': '{seat} takes a colony token from {from}: {token}.',
        'reason.pirate-needs-sea': 'The pirate stays at the water, beside known hexes.',
        'reason.pirate-off-rim': 'The pirate keeps off the edge of the board.',
        'reason.pirate-there': 'The pirate lies there.',
        'reason.no-prey': 'There is nothing of that kind to take.',
      },
      instead: { 'move.move-blocker': 'Move the pirate', 'decision.move-blocker': 'Move the pirate' },
    },
    looks: {
      blockers: { [CORNER_PIRATE]: { shape: 'longship', colour: '#1f1f26' } },
      events: { 'token-plundered': { befalls: 'from' } },
    },
  };
}
