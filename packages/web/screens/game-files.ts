import { type Outcome, readJson } from '@hexwright/kernel';
import { referee } from '../table/link.ts';
import type { GameCard } from '../table/protocol.ts';
import { t } from '../words/i18n.ts';

/** Takes a game file in; whatever is wrong with it is said in words. */
export async function adoptFile(
  file: File,
): Promise<Outcome<{ readonly game: string; readonly campaign?: string }>> {
  const read = readJson(await file.text());
  if (!read.ok) return { ok: false, reason: { ...read.reason, text: t(`import.${read.reason.code}`) } };
  return referee.adopt(read.json);
}

/** Gives a kept game to the person as a file. */
export async function saveFile(game: Pick<GameCard, 'id' | 'title'>): Promise<void> {
  const copied = await referee.copy(game.id);
  if (copied.ok) handOver(copied.file, game);
}

/** The same with a campaign, all its games in one file. */
export async function saveCampaign(campaign: Pick<GameCard, 'id' | 'title'>): Promise<void> {
  const copied = await referee.copyCampaign(campaign.id);
  if (copied.ok) handOver(copied.file, campaign);
}

/** Hands something to the browser as a download. */
export function handOver(file: unknown, { id, title }: Pick<GameCard, 'id' | 'title'>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  link.download = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${id.slice(0, 8)}.json`;
  link.click();
  // The browser reads it after the click, on a slow machine well after it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
