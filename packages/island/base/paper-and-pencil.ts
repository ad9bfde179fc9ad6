import { tell } from '@hexwright/kernel';
import { printedStarts } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { boards } from './boards/index.ts';
import { UNMET } from './small-games.ts';

/** A sheet to draw on: printed starts, pieces without end, and a robber that goes home. */
export const paperAndPencil = defineModule({
  id: 'first-island/paper-and-pencil',
  kind: 'game',
  seats: [3, 4],
  needs: ['island'],
  options: {
    playmat: {
      type: 'choice',
      default: 'a',
      values: ['a', 'b', 'c', 'd'],
      words: 'Which of the four playmats',
    },
  },
  defaults: { points: 7, bank: '20' },
  changes: {
    pieces: {
      road: { supply: 'unlimited' },
      settlement: { supply: 'unlimited' },
      city: { supply: 'unlimited' },
    },
  },
  parts: [printedStarts({ goods: 'last' })],
  exempt: { rare: UNMET },
  board: (_was, { options }) => boards[`paper-and-pencil-${options.playmat}`](),
  rules: (was, b) => {
    const robber = b.blocker('robber');
    const desert = b.terrain('desert');
    return {
      afterProduction: (s, number) => {
        was.afterProduction(s, number);
        const at = b.fields.blocker.get(s, robber);
        if (at < 0 || !b.rules.answers(s, at, number)) return;
        for (let hex = 0; hex < b.topology.hexes; hex++)
          if (b.fields.terrain.get(s, hex) === desert) b.fields.blocker.set(s, robber, hex);
        if (s.events) tell(s, 'robber-home', {});
      },
    };
  },
  words: {
    name: 'Paper & Pencil',
    summary:
      'A seven-point game on one of four printed sheets: the starts are given, pieces are drawn, and the robber goes home after it has stopped one production.',
    takesBack: ['start'],
    rules: [
      { where: { points: 7 }, text: 'Seven points win.' },
      'There are no development cards and no awards.',
      'Terrain, numbers, harbours and the starts of four colours are printed on each playmat. With three players the fourth colour stays where it is and blocks.',
      'When the number of the robber’s hex is rolled, the hex gives nothing, and the robber goes to the desert right after that production.',
      'Roads, settlements and cities are drawn: nobody runs out of them.',
      'The bank holds 20 cards of each good.',
      'On each playmat one harbour stands in an unusual place.',
      { house: 'Everybody starts with the goods around the second printed settlement, as usual.' },
      { house: 'On a seven large hands discard, as usual.' },
      { house: 'The robber goes home whenever its number is rolled, even if nobody has a building there.' },
      { house: 'The printed sheets are lost and have been reconstructed.' },
    ],
    terms: { 'event.robber-home': 'The robber goes home to the desert.' },
  },
});
