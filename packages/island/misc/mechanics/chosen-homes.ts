import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type Hex, markNeed } from '../../board/index.ts';
import { homeHands, homeLaying } from '../../mechanics/index.ts';
import { type Book, field, handlesOf, type Part, SETUP } from '../../rulebook/index.ts';
import { landOf } from './land-draft.ts';

const fields = {
  /** by seat: where it begins */
  claiming: field.cell({ noLook: 'it is set while a choice is carried out' }),
  homePlace: field.row('seat', { start: -1, noLook: 'the log tells it, and the home is laid around it' }),
};

const PLACE_TAKEN = reason('home-place-taken', 'somebody else begins there');
const NO_START_PLACE = reason('home-no-place', 'this is no place to begin');
const FIRST_HERE = reason('home-first-here', 'the first hex goes on the place chosen');
const OWN_LAND = reason('home-apart', 'it goes beside land of the same home');
const TOUCHES = reason('home-touches', 'homes of two players do not touch');
const TOO_FAR = reason('home-too-far', 'the place is not nearest to the own starting place');
const LAND_FIRST = reason('home-land-first', 'land is laid before water');
const FACES_OWN = reason('home-harbour-water', 'the harbour lies on water of its own, towards the own land');
const ROBBER_FREE = reason('robber-free-home', 'the robber never comes to a home');
const HOME_START = reason('home-start', 'everybody begins on the own islands');

/**
 * Everybody chooses one of the marked places and lays a home around it: one landmass, which touches no other home. Everybody begins there,
 * and takes the first goods at either of the two settlements. The robber never comes to a home.
 */
export function chosenHomes({ mark }: { readonly mark: string }): Part {
  return {
    id: 'chosen-homes',
    of: { mark },
    uses: [homeLaying({})],
    boardNeeds: [markNeed('hexes', mark, 3)],
    fields,
    decisions: { 'choose-home': {}, 'claim-start': {} },
    rules: (was, b) => {
      const homeOf = b.row<Hex>('homeOf');
      const { homePlace: chosen } = handlesOf(b, fields);
      const hands = homeHands(b);
      const { hexHex, cornerHex, cornerHexFrom, edgeHex, edgeAt } = b.topology;
      const nearest = zonesOf(b, mark);
      const robber = b.blocker('robber');
      const land = (s: State, hex: Hex): number =>
        b.land[b.fields.terrain.get(s, hex)] ? homeOf.get(s, hex) : 0;
      const edgeOf = b.layout.harbours.places.map((at) => edgeAt(at.q, at.r, at.side));
      return {
        homeLaying: {
          barHex: (s, seat, place, terrain) => {
            const bar = was.homeLaying.barHex(s, seat, place, terrain);
            if (bar) return bar;
            const own = chosen.get(s, seat);
            if (homeOf.get(s, own) !== seat + 1) {
              if (b.land[terrain] === 0) return LAND_FIRST;
              return place === own ? undefined : FIRST_HERE;
            }
            if (b.land[terrain] === 0 && landOf(b, s, seat) > 0) return LAND_FIRST;
            if (nearest[place] !== own) return TOO_FAR;
            let beside = false;
            for (let i = place * 6; i < place * 6 + 6; i++) {
              const whose = hexHex[i] < 0 ? 0 : land(s, hexHex[i]);
              if (whose === seat + 1) beside = true;
              else if (whose > 0 && b.land[terrain] === 1) return TOUCHES;
            }
            return beside ? undefined : OWN_LAND;
          },
          barHarbour: (s, seat, kind, harbour) => {
            const bar = was.homeLaying.barHarbour(s, seat, kind, harbour);
            if (bar) return bar;
            const [one, other] = [0, 1].map((end) => edgeHex[edgeOf[harbour] * 2 + end]);
            if (one < 0 || other < 0) return FACES_OWN;
            const water = b.land[b.fields.terrain.get(s, one)] ? other : one;
            return homeOf.get(s, water) === seat + 1 && !hasHarbour(b, s, water) ? undefined : FACES_OWN;
          },
        },
        barStartAt: (s, seat, corner) => {
          for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
            if (land(s, cornerHex[i]) === seat + 1) return was.barStartAt(s, seat, corner);
          return HOME_START;
        },
        startGoods: (s, seat, corner) => {
          if (handlesOf(b, fields).claiming.get(s) === 1) was.startGoods(s, seat, corner);
          else push(s, b.decision('claim-start'), 1 << seat);
        },
        discovery: {
          discovered: (s, seat, hex) => {
            // What comes to light before the first turn brings nothing.
            if (b.fields.stage.get(s) !== SETUP) was.discovery.discovered(s, seat, hex);
          },
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (blocker === robber && land(s, place) > 0 ? ROBBER_FREE : undefined),
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) - 0.01 * hands.hexes.get(s, seat, b.terrain('sea')),
        },
      };
    },
    setupSteps: (b) => {
      const { homePlace: chosen } = handlesOf(b, fields);
      const next = (s: State): number => {
        for (let i = 0; i < b.seats; i++) {
          const seat = (b.rules.firstSeat(s) + i) % b.seats;
          if (chosen.get(s, seat) < 0) return seat;
        }
        return -1;
      };
      return [
        {
          before: 'lay-homes',
          add: {
            id: 'choose-homes',
            run: (s) => {
              if (next(s) >= 0) push(s, b.decision('choose-home'), 1 << next(s));
            },
            again: (s) => next(s) >= 0,
          },
        },
      ];
    },
    moves: (b) => {
      const { homePlace: chosen } = handlesOf(b, fields);
      const places = (b.layout.marks.hexes[mark] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
      const isOwn = (s: State, seat: Seat, corner: number): boolean =>
        b.ownerOf[b.fields.building.get(s, corner)] === seat && b.fields.building.get(s, corner) !== 0;
      return [
        {
          name: 'choose-home',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['choose-home'],
          list: (s, _seat, out) => {
            for (const place of places) if (!chosen.all(s).includes(place)) out.put(place);
          },
          apply: (s, seat, place) => {
            pop(s);
            chosen.set(s, seat, place);
            if (s.events) tell(s, 'home-chosen', { seat, hex: place });
          },
          why: (_s, _seat, place) => (place >= 0 && places.includes(place) ? PLACE_TAKEN : NO_START_PLACE),
        },
        {
          name: 'claim-start',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['claim-start'],
          list: (s, seat, out) => {
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (isOwn(s, seat, corner)) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pop(s);
            handlesOf(b, fields).claiming.set(s, 1);
            b.rules.startGoods(s, seat, corner);
            handlesOf(b, fields).claiming.set(s, 0);
          },
        },
      ];
    },
    words: {
      terms: {
        'move.choose-home': 'Begin here',
        'move.claim-start': 'Take the first goods here',
        'decision.choose-home': 'Choose where your home begins',
        'decision.claim-start': 'Choose the settlement that brings your first goods',
        'event.home-chosen': '{seat} chooses a place for a home.',
        'reason.home-place-taken': 'Somebody else begins there.',
        'reason.home-no-place': 'This is no place to begin.',
        'reason.home-first-here': 'Your first hex goes on the place that you have chosen.',
        'reason.home-apart': 'It goes beside land of your home.',
        'reason.home-touches': 'Homes of two players do not touch.',
        'reason.home-too-far': 'Another starting place is as near.',
        'reason.home-land-first': 'You lay your land before your water.',
        'reason.home-harbour-water':
          'Your harbour lies on water that you have taken with it, towards your land.',
        'reason.home-start': 'Everybody begins on their own islands.',
        'reason.robber-free-home': 'The robber never comes to a home.',
      },
    },
  };
}

/** by hex: the starting place that is nearest of all, or -1 where several are as near */
function zonesOf(b: Book, mark: string): readonly Hex[] {
  const { hexes, q, r, hexAt } = b.topology;
  const places = (b.layout.marks.hexes[mark] ?? []).map((at) => hexAt(at.q, at.r));
  return Array.from({ length: hexes }, (_, hex) => {
    const far = places.map((place) => {
      const [dq, dr] = [q[hex] - q[place], r[hex] - r[place]];
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    });
    const least = Math.min(...far);
    return far.filter((one) => one === least).length === 1 ? places[far.indexOf(least)] : -1;
  });
}

/** whether a harbour lies on the hex of water */
export function hasHarbour(b: Book, s: State, water: Hex): boolean {
  const { edgeHex, edgeAt } = b.topology;
  return b.layout.harbours.places.some(({ q, r, side }, place) => {
    const edge = edgeAt(q, r, side);
    return (
      b.fields.harbour.get(s, place) >= 0 && (edgeHex[edge * 2] === water || edgeHex[edge * 2 + 1] === water)
    );
  });
}
