import { reason } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { islandPoints, NOWHERE, startIn, startRounds, startShips } from '../mechanics/index.ts';
import { ANY_GOOD, defineModule, type Part, SETUP, wanted } from '../rulebook/index.ts';
import { CENTRE, researchBoard, reserves, reserveTokens } from './marine-researchers-board.ts';
import { marineWords } from './marine-researchers-words.ts';
import { mostSuccessful, research } from './mechanics/research.ts';
import { researchHarbours } from './mechanics/research-harbours.ts';

const SUCCESSFUL = 'most-successful-researcher';
const NO_ROOM = reason('no-room-left', 'another settlement would find no place');
const AT_CENTRE = reason('at-centre', 'only starting settlements stand at the central gold field');
const NO_CITY = reason('start-stays', 'a starting settlement never becomes a city');
const NO_ROBBER = reason('robber-kept-off', 'the robber keeps off the central gold field');

const config = {
  special: (seats: number) => reserveTokens(seats, true),
  oceans: (seats: number) => reserves[seats].oceans,
};

/** From one gold field into an unbounded sea: whoever discovers a hex chooses between land and ocean. */
export const marineResearchers = defineModule({
  id: 'misc/marine-researchers',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  // Colours of nobody have no place at the gold field.
  fixed: true,
  needs: ['sea'],
  // Its land is discovered: no river runs through it. Around the gold field there is room for one settlement each.
  leaves: [wanted.riverBed.thing, wanted.moreStarts.thing],
  defaults: { points: 12 },
  without: { blockers: ['pirate'] },
  awards: [mostSuccessful(SUCCESSFUL)],
  parts: [
    startRounds(1),
    startIn({ regions: [CENTRE] }),
    startShips(),
    research(config),
    researchHarbours(config),
    islandPoints({ hold: () => 'any', except: () => [CENTRE] }),
    centralGold(),
    lateRobber(),
  ],
  rules: (was, b) => ({
    paired: { skips: (s) => was.paired.skips(s) || b.fields.turn.get(s) <= b.seats },
  }),
  board: (_was, { seats }) => researchBoard(seats),
  words: marineWords(SUCCESSFUL),
});

/** Everybody starts at the gold field in the middle. It gives whenever nothing else that is settled answers. */
function centralGold(): Part {
  return {
    id: 'central-gold',
    rules: (was, b) => {
      const centre = b.layout.hexes.findIndex(({ region }) => region === CENTRE);
      const corners = b.walks.cornersOf[centre];
      const atCentre = new Uint8Array(b.topology.corners);
      for (const corner of corners) atCentre[corner] = 1;
      const { hexes } = b.topology;
      const settled = (s: Parameters<typeof was.reckon>[0], hex: number): boolean =>
        b.walks.cornersOf[hex].some((corner: Corner) => {
          const mark = b.fields.building.get(s, corner);
          return mark !== 0 && b.ownerOf[mark] < b.seats;
        });
      return {
        // With three each takes every other corner, or the last would find none.
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ??
          (b.seats === 3 &&
          atCentre[corner] === 1 &&
          corners.some(
            (other: Corner, i: number) =>
              b.fields.building.get(s, other) !== 0 && (corners.indexOf(corner) - i) % 2 !== 0,
          )
            ? NO_ROOM
            : undefined),
        tooNear: (s, seat, corner) =>
          !(b.seats > 3 && b.fields.stage.get(s) === SETUP) && was.tooNear(s, seat, corner),
        startGoods: () => {},
        barFound: (s, seat, corner) => (atCentre[corner] ? AT_CENTRE : was.barFound(s, seat, corner)),
        barBuild: (s, seat, piece, place, list) =>
          was.barBuild(s, seat, piece, place, list) ??
          (b.pieces[piece].on === 'corner' && b.pieces[piece].id === 'city' && atCentre[place]
            ? NO_CITY
            : undefined),
        reckon: (s, number) => {
          was.reckon(s, number);
          if (b.rules.hexStopped(s, centre)) return;
          for (let hex = 0; hex < hexes; hex++)
            if (hex !== centre && b.rules.answers(s, hex, number) && settled(s, hex)) return;
          for (const corner of corners) {
            const mark = b.fields.building.get(s, corner);
            if (mark === 0 || b.ownerOf[mark] >= b.seats) continue;
            b.rules.hexOwes(s, centre, ANY_GOOD, corner, b.pieceOf[mark], b.ownerOf[mark]);
          }
        },
      };
    },
    overrides: { startGoods: 'the page gives nobody goods to start with' },
    words: {
      terms: {
        'reason.no-room-left': 'Another player would find no place to start.',
        'reason.at-centre': 'Only starting settlements stand at the central gold field.',
        'reason.start-stays': 'A starting settlement never becomes a city.',
      },
    },
  };
}

/** The robber comes with the first desert, and never to the middle. */
function lateRobber(): Part {
  return {
    id: 'late-robber',
    rules: (was, b) => {
      const robber = b.blockers.findIndex(({ id }) => id === 'robber');
      if (robber < 0) return {};
      const centre = b.layout.hexes.findIndex(({ region }) => region === CENTRE);
      const desert = b.terrain('desert');
      return {
        blockers: {
          toMove: (s, seat) => {
            const bits = was.blockers.toMove(s, seat);
            return b.fields.blocker.get(s, robber) === NOWHERE ? bits & ~(1 << robber) : bits;
          },
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (blocker === robber && place === centre ? NO_ROBBER : undefined),
        },
        discovery: {
          discovered: (s, seat, hex) => {
            was.discovery.discovered(s, seat, hex);
            if (b.fields.terrain.get(s, hex) !== desert || b.fields.blocker.get(s, robber) !== NOWHERE)
              return;
            b.fields.blocker.set(s, robber, hex);
          },
        },
      };
    },
    words: { terms: { 'reason.robber-kept-off': 'The robber keeps off the central gold field.' } },
  };
}
