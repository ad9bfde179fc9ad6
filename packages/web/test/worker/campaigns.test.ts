import { isOver, legalMoves, newGame, play, Rng, saveGame, seatList, toMove } from '@hexwright/kernel';
import { newCampaign, nextOfCampaign, withGame } from '@hexwright/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Player } from '../../table/protocol.ts';
import { Browser } from './tabs.ts';

const LEGEND = 'conquerors/core';
const TRIO: readonly Player[] = [{ kind: 'person', name: 'Ada' }, { kind: 'bot' }, { kind: 'bot' }];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a campaign is begun with its first chapter, listed by its name, and told by its chronicle', async () => {
  const { referee } = new Browser().tab();
  const begun = await referee.beginCampaign(LEGEND, TRIO, 'seed');
  if (!begun.ok) throw new Error(begun.reason.text);
  const [card] = await referee.games();
  expect(card).toMatchObject({
    id: begun.game,
    campaign: { id: begun.campaign, title: 'Legend of the Conquerors' },
  });
  const told = await referee.chronicle(begun.campaign);
  if (!told.ok) throw new Error(told.reason.text);
  expect(told.chronicle).toMatchObject({ chapter: 0, begun: begun.game, games: [], players: TRIO });
  expect(told.chronicle.chapters).toHaveLength(3);
  expect(await referee.nextChapter(begun.campaign, {}, 'more')).toMatchObject({
    reason: { code: 'campaign-begun' },
  });
});

test('a campaign goes out as a file, comes in again, and is thrown away with its games', async () => {
  const { referee } = new Browser().tab();
  const begun = await referee.beginCampaign(LEGEND, TRIO, 'seed');
  if (!begun.ok) throw new Error(begun.reason.text);
  const copied = await referee.copyCampaign(begun.campaign);
  if (!copied.ok) throw new Error(copied.reason.text);
  const adopted = await referee.adopt(JSON.parse(JSON.stringify(copied.file)));
  if (!adopted.ok || !adopted.campaign) throw new Error('not taken in');
  const told = await referee.chronicle(adopted.campaign);
  expect(told).toMatchObject({ ok: true, chronicle: { begun: adopted.game, players: TRIO } });
  await referee.forgetCampaign(begun.campaign);
  expect((await referee.games()).map(({ id }) => id)).toEqual([adopted.game]);
  expect(await referee.chronicle(begun.campaign)).toMatchObject({ reason: { code: 'game-lost' } });
});

test.each([
  [{ format: 'hexwright-campaign/1', campaign: 'nothing', seats: 3, games: [] }, 'no-campaign'],
  [{ format: 'hexwright-campaign/1', campaign: LEGEND, seats: 3, games: [] }, 'campaign-empty'],
  [{ format: 'hexwright-campaign/1', campaign: LEGEND, seats: 3, games: [{}] }, 'save-not-object'],
])('refuses %j by the name of what is wrong, and keeps nothing', async (file, code) => {
  const { referee } = new Browser().tab();
  expect(await referee.adopt(file)).toMatchObject({ ok: false, reason: { code } });
  expect(await referee.games()).toEqual([]);
});

test('a row that tells no campaign begins none', async () => {
  const { referee } = new Browser().tab();
  expect(await referee.beginCampaign('first-island/base', TRIO, 'seed')).toMatchObject({
    reason: { code: 'no-campaign' },
  });
});

test('a campaign is begun with more modules, keeps them in its file, and is refused by the chapter that does not take them', async () => {
  const { referee } = new Browser().tab();
  const duo = TRIO.slice(0, 2);
  const begun = await referee.beginCampaign('sea-robbers/core', duo, 'seed', ['variant/catan-for-two']);
  if (!begun.ok) throw new Error(begun.reason.text);
  expect(await referee.chronicle(begun.campaign)).toMatchObject({
    chronicle: { modules: ['Catan for two'], players: duo },
  });
  const copied = await referee.copyCampaign(begun.campaign);
  expect(copied).toMatchObject({ file: { seats: 2, modules: ['variant/catan-for-two'] } });
  expect(copied.ok && (await referee.adopt(JSON.parse(JSON.stringify(copied.file))))).toMatchObject({
    ok: true,
  });
  const refused = await referee.beginCampaign('sea-robbers/core', duo, 'seed');
  expect(!refused.ok && refused.reason.text).toMatch(/^the chapter "Sea Robbers, chapter 1.*not 2$/);
});

test('a module that opens the table to others can be added whoever sits there, and says to how many', async () => {
  const { referee } = new Browser().tab();
  const found = await referee.row({ game: 'sea-robbers/core', seats: 3 });
  const companion = (id: string) => found.ok && found.row.companions.find((each) => each.id === id);
  expect(companion('variant/catan-for-two')).toMatchObject({ opens: 2 });
  expect(companion('cities-knights/core')).not.toHaveProperty('opens');
});

/** The first chapter of a campaign, played to its end by chance, as a file. */
function finishedChapter() {
  const begun = newCampaign(LEGEND, 3);
  if (!begun.ok) throw new Error(begun.reason.text);
  const next = nextOfCampaign(begun.chronicle, {});
  if (!next.ok) throw new Error(next.reason.text);
  const game = newGame(next.rules, { mode: 'seeded', seed: 'over' });
  const rng = new Rng('over');
  while (!isOver(game.state)) {
    const [seat] = seatList(toMove(game.state));
    const { moves } = legalMoves(game.state, seat);
    play(game, seat, moves[rng.below(moves.length)]);
  }
  const told = withGame(begun.chronicle, { chosen: {}, save: { ...saveGame(game), players: TRIO } as never });
  if (!told.ok) throw new Error(told.reason.text);
  return told.chronicle.file;
}

test('a chapter that is over stays as it is told: nothing of it is taken back', async () => {
  const { referee, undo, latest } = new Browser().tab();
  const adopted = await referee.adopt(JSON.parse(JSON.stringify(finishedChapter())));
  if (!adopted.ok || !adopted.campaign) throw new Error('not taken in');
  const before = await referee.chronicle(adopted.campaign);
  await referee.open(adopted.game);
  expect(latest().mayUndo).toBe(false);
  expect(await undo(adopted.game)).toMatchObject({ ok: false, reason: { code: 'chapter-over' } });
  expect(await referee.chronicle(adopted.campaign)).toEqual(before);
});
