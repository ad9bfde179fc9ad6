import { USUAL } from '@hexwright/bots';
import type { Outcome } from '@hexwright/kernel';
import { rememberedName } from '../look/my-name.ts';
import { currentSettings } from '../look/settings.ts';
import { referee } from '../table/link.ts';
import type { Player, Seating, Wish } from '../table/protocol.ts';
import { t } from '../words/i18n.ts';
import { inColours } from './colours.ts';
import { freshSeed } from './fresh-seed.ts';

export const DRAWN: Seating = { begins: 'drawn', order: 'listed' };

/** The first game a newcomer meets: the first row of the catalogue, against three bots. */
export async function playNow(guided: boolean): Promise<Outcome<{ readonly game: string }>> {
  const found = await referee.front();
  if (!found.ok) return found;
  const { game, seats } = found.front;
  // Whoever is guided goes first: the guide begins with the first settlement.
  const seating = guided ? { ...DRAWN, begins: 0 } : DRAWN;
  return beginGame({ game, seats }, soloPlayers(seats), freshSeed(), guided, seating);
}

export function beginGame(
  wish: Wish,
  players: readonly Player[],
  seed: string,
  guided = false,
  seating: Seating = DRAWN,
): Promise<Outcome<{ readonly game: string }>> {
  return referee.begin(wish, players, seed || freshSeed(), guided, seating).catch(() => ({
    ok: false,
    reason: { code: 'no-referee', text: t('trouble.no-referee') },
  }));
}

/** The person at this screen, with the name and the colour of last time. */
export function myself(): Player {
  const name = rememberedName();
  return { kind: 'person', colour: currentSettings().colour, ...(name !== '' && { name }) };
}

/** A bot that plays as well as was chosen last. */
export function aBot(): Player {
  const { level } = currentSettings();
  return { kind: 'bot', ...(level !== USUAL && { level }) };
}

/** The same against bots. */
export function soloPlayers(seats: number): Player[] {
  return inColours([myself(), ...Array.from({ length: seats - 1 }, aBot)]);
}
