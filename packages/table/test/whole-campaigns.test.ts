import { askBot, botFor } from '@hexwright/bots';
import { modules, modulesFor, rows } from '@hexwright/catalog';
import { isOver, newGame, play, Rng, saveGame, seatList, toMove } from '@hexwright/kernel';
import type { Campaign } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { type Chronicle, newCampaign, nextOfCampaign, withGame } from '../index.ts';

const SEATS = [2, 3, 4, 5, 6];
const PATIENCE = 60;

const takes = (id: string, seats: number, more: readonly string[]): boolean =>
  newCampaign(id, seats, more).ok;

/** whether the module is there anyway */
function isIn(game: string, seats: number, row: string): boolean {
  const found = modulesFor({ game, seats });
  return found.ok && found.modules.some(({ id }) => id === row);
}

/** One game several times: what others do to that game, its own tables show. */
const isMatch = ({ chapters }: Campaign): boolean => new Set(chapters).size === 1;

/** Everything that some campaign is played with: alone, with one companion, and with any two that go together; a match alone. */
const legends = modules
  .filter(({ campaign }) => campaign)
  .flatMap(({ id, seats, campaign }) => {
    const [fewest] = seats;
    if (campaign && isMatch(campaign))
      return seats
        .filter((count) => takes(id, count, []))
        .map((count) => ({ id, seats: count, more: [] as string[] }));
    const companions = rows
      .map((row) => row.id)
      .filter((row) => !isIn(id, fewest, row) && SEATS.some((seats) => takes(id, seats, [row])));
    const pairs = companions.flatMap((one, at) => companions.slice(at + 1).map((other) => [one, other]));
    return [[], ...companions.map((one) => [one]), ...pairs].flatMap((more) =>
      SEATS.filter((seats) => takes(id, seats, more)).map((seats) => ({ id, seats, more })),
    );
  });

/** Bots play the next game of the campaign to its end: random ones, and where those have lost the chapter, better ones, with mercy. */
function played(chronicle: Chronicle, seed: string): Chronicle {
  const chosen = Object.fromEntries(chronicle.choices.map(({ id, values }) => [id, values.at(-1) ?? false]));
  const next = nextOfCampaign(chronicle, chosen);
  if (!next.ok) throw new Error(next.reason.text);
  const game = newGame(next.rules, { mode: 'seeded', seed });
  const bot = botFor(next.rules, chronicle.choices.length > 0 ? undefined : 'random');
  const rng = new Rng(seed);
  while (!isOver(game.state)) {
    const [seat] = seatList(toMove(game.state));
    play(game, seat, askBot(bot, game.state, seat, rng));
  }
  const added = withGame(chronicle, { chosen, save: saveGame(game) });
  if (!added.ok) throw new Error(added.reason.text);
  return added.chronicle;
}

test.each(legends)(
  '$id is played by $seats with $more from its first chapter to its end',
  ({ id, seats, more }) => {
    const fresh = newCampaign(id, seats, more);
    if (!fresh.ok) throw new Error(fresh.reason.text);
    let { chronicle } = fresh;
    for (let game = 0; game < PATIENCE && chronicle.chapter !== null; game++)
      chronicle = played(chronicle, `${id} ${seats} ${more} ${game}`);
    const won = chronicle.finished.filter(({ next }) => next === 'on').map(({ chapter }) => chapter);
    expect(won).toEqual(chronicle.campaign.chapters.map((_, chapter) => chapter));
    expect([chronicle.chapter, chronicle.begun]).toEqual([null, null]);
  },
);
