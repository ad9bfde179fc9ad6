import { reason } from '@hexwright/kernel';
import { countOf, printedStarts, startCorners } from '../mechanics/index.ts';
import { defineModule, type GoodSpec, wanted } from '../rulebook/index.ts';
import { boards } from './boards/index.ts';
import { spinner } from './mechanics/spinner.ts';
import { stalemate } from './mechanics/stalemate.ts';
import { UNMET } from './small-games.ts';

const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];
const DIAL: Partial<GoodSpec> = { open: true, cap: 5, supply: 'unlimited' };
/** the 30 of 36 throws of two dice that are no seven */
const WHEEL = { 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 };
/** what each seat may build besides what is printed */
const LIMITS = { settlement: 3, city: 2, road: 5 };
const PRINTED = 2;
const ALL_BUILT = reason('all-built', `nobody builds more than ${LIMITS.settlement} settlements`);
const PRINTED_STAYS = reason('printed-stays', 'printed settlements never become cities');

/** A paper game for three: a wheel instead of dice, dials instead of cards, no robber. */
export const wegwerpcatan = defineModule({
  id: 'first-island/wegwerpcatan',
  kind: 'game',
  seats: [3],
  needs: ['island'],
  leaves: [wanted.harbours.thing],
  defaults: { points: 7, bank: 'unlimited' },
  // Its paper dials never run out.
  offers: { bank: [] },
  changes: {
    goods: Object.fromEntries(GOODS.map((good) => [good, DIAL])),
    pieces: {
      road: { supply: LIMITS.road + PRINTED },
      settlement: { supply: LIMITS.settlement + PRINTED },
      city: { supply: LIMITS.city },
    },
  },
  parts: [
    spinner(WHEEL),
    printedStarts({ goods: Object.fromEntries(GOODS.map((good) => [good, 1])) }),
    stalemate(),
  ],
  without: { blockers: ['robber'], moves: ['discard', 'move-blocker', 'rob', 'steal'] },
  exempt: {
    rare: [
      ...UNMET,
      'event.rolled',
      'event.shortage',
      'event.discarded',
      'event.blocker-moved',
      'event.stolen',
    ],
  },
  board: boards.wegwerpcatan,
  rules: (was, b) => {
    const settlement = b.piece('settlement').index;
    const city = b.piece('city').index;
    const printed = new Set(startCorners(b));
    return {
      barBuildKind: (s, seat, piece) =>
        was.barBuildKind(s, seat, piece) ??
        // every city was once a settlement, so both count against the settlements ever built
        (piece === settlement &&
        countOf(b, s, seat, settlement) + countOf(b, s, seat, city) >= LIMITS.settlement + PRINTED
          ? ALL_BUILT
          : undefined),
      barBuild: (s, seat, piece, place) =>
        was.barBuild(s, seat, piece, place) ??
        (piece === city && printed.has(place) ? PRINTED_STAYS : undefined),
    };
  },
  looks: { numbers: { spun: { by: 'wheel', odds: WHEEL } } },
  words: {
    name: 'Wegwerpcatan',
    summary:
      'A paper game for three, to seven points: a wheel instead of dice, open stocks of at most five of each good, no robber, no harbours.',
    takesBack: ['start', 'dice', 'shortage'],
    rules: [
      { where: { points: 7 }, text: 'Seven points win.' },
      'There are no development cards and no awards.',
      'A wheel with 30 fields gives the number: one for each roll of two dice that is not a seven. So there is no robber, and no hand is too large.',
      'Everybody’s goods are open. Nobody holds more than five of a good; anything beyond that is lost.',
      'Everybody starts with one of each good and with the settlements and roads printed on the board.',
      'There are no harbours: the bank always asks for four.',
      'Besides what is printed, you build at most 3 settlements, 2 cities and 5 roads. Printed settlements never become cities.',
      {
        house:
          'The limits hold for the whole game: you do not get back a settlement that became a city. Two printed settlements, three built and two cities make the seven points just reachable.',
      },
      { house: 'A trade that would bring somebody above five of a good cannot be made.' },
      { house: 'The paper dials never run out: the bank is unlimited.' },
      {
        house:
          'When nobody can ever build again the game ends: the most points win, and equal points share the win.',
      },
      { house: 'The printed board is lost and has been reconstructed.' },
    ],
    instead: {
      'move.roll': 'Spin the wheel',
      'decision.roll': 'Spin the wheel',
    },
    terms: {
      'move.spin': 'The wheel',
      'decision.spin': 'The wheel is spinning',
      'reason.all-built': 'You have built your three settlements, cities included.',
      'reason.printed-stays': 'A printed settlement never becomes a city.',
      'event.spun': '{seat} spins {number}.',
    },
  },
});
