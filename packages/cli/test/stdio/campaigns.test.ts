import { type RawMove, Rng } from '@hexwright/kernel';
import type { CampaignFile } from '@hexwright/table';
import { afterAll, expect, test } from 'vitest';
import { Driver } from '../running.ts';

interface Standing {
  readonly game: string;
  readonly row: string;
  readonly over: boolean;
  readonly length: number;
}
interface Decision extends Standing {
  readonly legal: readonly { readonly seat: number; readonly moves: readonly RawMove[] }[];
}
interface Chronicle {
  readonly campaign: string;
  readonly chapters: readonly string[];
  readonly games: readonly { readonly chapter: number; readonly next: 'on' | 'again' }[];
  readonly totals: readonly number[];
  readonly chapter: number | null;
  readonly game: string | null;
}

const driver = new Driver();
afterAll(async () => expect(await driver.end()).toBe(0));

/** Random moves until the game is over, or so many. */
async function playOn(game: string, seed: string, most = 20_000): Promise<Standing> {
  const rng = new Rng(seed);
  let now = await driver.call<Decision>('decision', { game });
  for (let i = 0; i < most && !now.over; i++) {
    const { seat, moves } = now.legal[rng.below(now.legal.length)];
    const move = moves[rng.below(moves.length)];
    now = await driver.call<Decision>('apply', { game, seat, move, answer: 'decision', events: false });
  }
  return now;
}

test('a campaign is played chapter after chapter, kept as a file in the middle of one, and gone on with', async () => {
  const begun = await driver.call<Chronicle>('newCampaign', { campaign: 'conquerors/core', seats: 3 });
  expect(begun).toMatchObject({ of: 'conquerors/core', seats: 3, games: [], chapter: 0, game: null });
  const { campaign, chapters } = begun;
  const first = await driver.call<Standing>('nextChapter', { campaign, seed: 'one' });
  expect(first.row).toBe(chapters[0]);
  expect(await driver.ask('nextChapter', { campaign })).toMatchObject({
    error: { data: { code: 'campaign-begun', game: first.game } },
  });

  await playOn(first.game, 'a', 40);
  const half = await driver.call<CampaignFile>('saveCampaign', { campaign });
  expect(half.games).toHaveLength(1);
  const again = await driver.call<Chronicle>('loadCampaign', { file: half });
  expect(again.campaign).not.toBe(campaign);
  expect(await driver.call('state', { game: again.game })).toEqual({
    ...(await driver.call<object>('state', { game: first.game })),
    game: again.game,
  });

  expect((await playOn(again.game!, 'b')).over).toBe(true);
  const told = await driver.call<Chronicle>('chronicle', { campaign: again.campaign });
  expect(told.games).toHaveLength(1);
  expect(told.game).toBeNull();
  expect(told.chapter).toBe(told.games[0].next === 'again' ? 0 : 1);

  // What is over stands in the chronicle, whatever becomes of the game.
  await driver.call('undo', { game: again.game });
  expect(await driver.call('chronicle', { campaign: again.campaign })).toEqual(told);

  const second = await driver.call<Standing>('nextChapter', { campaign: again.campaign, seed: 'two' });
  expect(second.row).toBe(chapters[told.chapter!]);
  const file = await driver.call<CampaignFile>('saveCampaign', { campaign: again.campaign });
  expect(file.games).toHaveLength(2);
  // The other one still plays its first chapter.
  expect(await driver.call('chronicle', { campaign })).toMatchObject({ games: [], game: first.game });
});

test('a game that is closed before its end is played anew', async () => {
  const { campaign } = await driver.call<Chronicle>('newCampaign', {
    campaign: 'sea-robbers/core',
    seats: 4,
  });
  const { game } = await driver.call<Standing>('nextChapter', { campaign, seed: 1 });
  await driver.call('close', { game });
  expect(await driver.call('chronicle', { campaign })).toMatchObject({ chapter: 0, game: null, games: [] });
  const anew = await driver.call<Standing>('nextChapter', { campaign, seed: 2 });
  expect(anew.game).not.toBe(game);
});

test('what is no campaign, no choice of it, or no file of one is refused by name', async () => {
  const code = async (method: string, params: Record<string, unknown>) => {
    const { error } = await driver.ask(method, params);
    return [error?.data.code, error?.data.field];
  };
  expect(await code('newCampaign', { campaign: 'first-island/base', seats: 4 })).toEqual([
    'no-campaign',
    'campaign',
  ]);
  expect(await code('newCampaign', { campaign: 'sea-robbers/core', seats: 7 })).toEqual([
    'campaign-chapter',
    'params',
  ]);
  expect(await code('chronicle', { campaign: 'c999' })).toEqual(['campaign-not-open', 'campaign']);
  expect(await code('loadCampaign', { file: { format: 'x' } })).toEqual(['campaign-format', 'file']);
  const { campaign } = await driver.call<Chronicle>('newCampaign', {
    campaign: 'sea-robbers/core',
    seats: 3,
  });
  expect(await code('nextChapter', { campaign, chosen: { weather: 'fair' } })).toEqual([
    'campaign-choice',
    'chosen',
  ]);
  expect(await code('nextChapter', { campaign, chosen: { weather: {} } })).toEqual(['param', 'chosen']);
  expect(await code('nextChapter', { campaign, chance: 'manual', seed: 1 })).toEqual(['param', 'seed']);
  expect(await driver.call('closeCampaign', { campaign })).toEqual({ closed: campaign });
  expect(await code('chronicle', { campaign })).toEqual(['campaign-not-open', 'campaign']);
});
