import { itemAt } from '@hexwright/kernel';
import type { TableView } from '../table/protocol.ts';
import type { MoveEntry, Sheet } from '../table/sheet.ts';
import { t } from '../words/i18n.ts';
import type { Speaker } from '../words/speak.ts';
import { byKind } from './choices.ts';
import { inputModeOf } from './input-mode.ts';

/** so near to an award it is worth a word */
const NEAR = 2;

/** What the moment offers besides building: buying a card, playing one, an award in reach, a trade with the bank. */
export function offersNow(sheet: Sheet, view: TableView): string[] {
  // What has a price, builds nothing and asks for nothing more is a card.
  const isBought = (entry: MoveEntry): boolean =>
    entry.piece === null &&
    inputModeOf(entry) === 'button' &&
    view.prices.some(({ move }) => move === entry.name);
  const kinds = byKind(sheet, view.legal).map(({ entry }) => entry);
  const { seat } = view;
  const inReach = view.awards.some(({ id, values }) => {
    const { min = 0 } = sheet.awards.find((award) => award.id === id) ?? {};
    return seat !== null && (values[seat] ?? 0) >= min - NEAR;
  });
  return [
    ...(sheet.cards.length > 0 && kinds.some(isBought) ? ['buy-card'] : []),
    ...(kinds.some((entry) => inputModeOf(entry) === 'card') ? ['card'] : []),
    ...(inReach ? ['award'] : []),
    ...(kinds.some((entry) => inputModeOf(entry) === 'exchange') ? ['trade'] : []),
  ];
}

/** The numbers and names of this game that tips speak of. */
export function gapsOf(
  sheet: Sheet,
  view: TableView,
  speak: Speaker,
): Readonly<Record<string, string | number>> {
  const awards = sheet.awards.map(({ id, points, min }) =>
    t('guide.award', { award: speak.name('award', id), count: points, min }),
  );
  const worth = sheet.pieces
    .filter(({ points }) => points > 0)
    .map(({ id, points }) => `${speak.name('piece', id)} ${points}`);
  return {
    limit: itemAt(view.handLimits, view.seat ?? 0),
    awards: awards.join(', '),
    worth: worth.join(', '),
  };
}
