import type { Seat, State } from '@hexwright/kernel';
import { expel } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { faithCard } from './faith-card.ts';

const SENT_OFF = ['robber', 'pirate'];

/** takes all of them off the board; answers whether there was any */
function sendOff(b: Book, s: State, go: boolean): boolean {
  let any = false;
  for (let i = 0; i < b.blockers.length; i++)
    if (SENT_OFF.includes(b.blockers[i].id) && b.fields.blocker.get(s, i) >= 0) {
      any = true;
      if (go) expel(b, s, i);
    }
  for (const [at, of] of [
    ['merchantHex', 'merchantOf'],
    ['inquisitorAt', 'inquisitorOf'],
  ])
    if (b.cell(at).get(s) >= 0) {
      any = true;
      if (go) {
        b.cell(at).set(s, -1);
        b.cell(of).set(s, -1);
      }
    }
  if (b.rules.wizard && b.cell('wizardAt').get(s) >= 0) {
    any = true;
    if (go) b.the.wizard.leave(s);
  }
  return any;
}

/** Every figure that is nobody's leaves the board. */
export const exile = faithCard({
  card: {
    id: 'exile',
    count: 1,
    when: (b) => (s: State) => sendOff(b, s, false),
    play: (b) => (s: State, _seat: Seat) => {
      sendOff(b, s, true);
    },
  },
  name: 'Exile',
  text: 'Take the robber, the merchant and the inquisitor off the board, at sea the pirate, too, and the wizard where there is one. Each comes back as it first came.',
  shape: 'anchor',
  terms: {},
});
