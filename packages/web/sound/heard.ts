import type { AnyView } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import type { SoundName } from './recipes.ts';

/** The kinds of events that are heard, the weightiest first: of a move with several one sounds. */
const HEARD: readonly (readonly [kind: RegExp, sound: SoundName])[] = [
  [/^award$|^metropolis|^defender$|-led$|^rank-/, 'award'],
  [/^stolen$|^monopolised$/, 'steal'],
  [/^blocker-moved$|^town-fallen$|^downgraded$|^erupted$|-exploded$|^flooded$/, 'robber'],
  [/^traded$|^bank-trade$|^bought-with-gold$|^sold-for-gold$|-sold$|conduct-bought$/, 'trade'],
  [/^card-|-card|-drawn$/, 'card'],
  [/^built$|-built$|^settled/, 'build'],
  [/^offer$|^offer-countered$/, 'offer'],
  [/^chose$|^begged$|^gold-earned$|^tokens$|-point$/, 'goods'],
];

/** What the latest events of a view sound like, if like anything. */
export function soundOf(sheet: AnySheet, { events, result, seat }: AnyView): SoundName | null {
  if (result && events.some(({ kind }) => kind === 'game-over'))
    return seat === null || result.winners.includes(seat) ? 'win' : 'end';
  if (events.some(({ kind }) => sheet.looks.numbers?.[kind])) return 'dice';
  const found = HEARD.find(([kind]) => events.some((event) => kind.test(event.kind)));
  return found ? found[1] : null;
}
