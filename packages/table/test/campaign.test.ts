import { askBot, botFor } from '@hexwright/bots';
import { isOver, newGame, play, Rng, saveGame, seatList, toMove } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Chronicle,
  chronicleOf,
  newCampaign,
  nextOfCampaign,
  tellChronicle,
  withGame,
} from '../index.ts';

const ID = 'conquerors/core';

function begun(): Chronicle {
  const fresh = newCampaign(ID, 3);
  if (!fresh.ok) throw new Error(fresh.reason.text);
  return fresh.chronicle;
}

/** random players make so many moves of the next game */
function played(chronicle: Chronicle, seed: string, moves = 100_000, chosen = {}): Chronicle {
  const next = nextOfCampaign(chronicle, chosen);
  if (!next.ok) throw new Error(next.reason.text);
  const game = newGame(next.rules, { mode: 'seeded', seed });
  const bot = botFor(next.rules, 'random');
  const rng = new Rng(seed);
  for (let i = 0; i < moves && !isOver(game.state); i++) {
    const [seat] = seatList(toMove(game.state));
    play(game, seat, askBot(bot, game.state, seat, rng));
  }
  const added = withGame(chronicle, { chosen, save: saveGame(game) });
  if (!added.ok) throw new Error(added.reason.text);
  return added.chronicle;
}

describe('a campaign', () => {
  it('begins with its first chapter, and nothing to choose', () => {
    const { chapter, choices, totals, begun: game } = begun();
    expect([chapter, choices, totals, game]).toEqual([0, [], [0, 0, 0], null]);
  });

  it('repeats a chapter that was lost, with the choice that its rules offer, and is over after the last', () => {
    let chronicle = begun();
    for (let i = 0; i < 40 && !chronicle.finished.some(({ next }) => next === 'again'); i++)
      chronicle = played(begun(), `lost ${i}`);
    expect([chronicle.chapter, chronicle.choices.map(({ id }) => id)]).toEqual([0, ['mercy']]);
    const again = nextOfCampaign(chronicle, { mercy: true });
    expect(again.ok && again.rules.options.mercy).toBe(true);
    expect(nextOfCampaign(chronicle, { mercy: 'much' })).toMatchObject({ ok: false });
    expect(nextOfCampaign(begun(), { mercy: true })).toMatchObject({ ok: false });
    expect(tellChronicle(chronicle).join('\n')).toMatch(/lost[\s\S]*Next/);
  });

  it('is kept as a file of saves, from which everything follows again, in the middle of a game too', () => {
    const half = played(begun(), 'half', 50);
    expect([half.finished, half.begun === null, half.chapter]).toEqual([[], false, 0]);
    const read = chronicleOf(JSON.parse(JSON.stringify(half.file)));
    expect(read.ok && read.chronicle.begun).toEqual(half.begun);
  });

  it.each([
    [null, 'object'],
    [{}, 'format'],
    [{ format: 'hexwright-campaign/1', campaign: 'nothing', seats: 3, games: [] }, 'no campaign'],
    [{ format: 'hexwright-campaign/1', campaign: ID, seats: 3, games: [{}] }, 'saved game'],
  ])('refuses %j by the name of what is wrong', (file, why) => {
    const read = chronicleOf(file);
    expect(!read.ok && read.reason.text).toContain(why);
  });

  it('refuses a game of another row, or with other options than were carried over', () => {
    const { file } = played(begun(), 'half', 50);
    const [{ save }] = file.games;
    const strange = { ...save, setup: { ...save.setup, game: 'first-island/base' } };
    expect(chronicleOf({ ...file, games: [{ chosen: {}, save: strange }] })).toMatchObject({ ok: false });
    const kind = { ...save, setup: { ...save.setup, options: { ...save.setup.options, mercy: true } } };
    expect(chronicleOf({ ...file, games: [{ chosen: {}, save: kind }] })).toMatchObject({ ok: false });
  });
});
