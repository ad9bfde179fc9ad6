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

describe('a campaign with more modules', () => {
  const ROBBERS = 'sea-robbers/core';
  const KNIGHTS = 'cities-knights/core';
  const TWO = 'variant/catan-for-two';

  it.each([
    { seats: 3, modules: [KNIGHTS] },
    { seats: 2, modules: [TWO] },
    { seats: 2, modules: [TWO, KNIGHTS] },
  ])('plays every chapter with $modules, and keeps them in its file', ({ seats, modules }) => {
    const fresh = newCampaign(ROBBERS, seats, modules);
    if (!fresh.ok) throw new Error(fresh.reason.text);
    const next = nextOfCampaign(fresh.chronicle, {});
    if (!next.ok) throw new Error(next.reason.text);
    expect([next.rules.seats, next.rules.setup.modules]).toEqual([seats, modules]);
    const half = played(fresh.chronicle, 'half', 20);
    expect(half.file.modules).toEqual(modules);
    expect(chronicleOf(JSON.parse(JSON.stringify(half.file)))).toMatchObject({ ok: true });
    expect(tellChronicle(half)[0]).toMatch(/^With (Catan for two|.*Cities & Knights)/);
  });

  it.each([
    { id: ROBBERS, seats: 2, modules: [], why: /chapter 1: The Castaways.*3, 4 players, not 2/ },
    {
      id: ROBBERS,
      seats: 3,
      modules: ['explorers-pirates/land-ho'],
      why: /chapter 1: The Castaways" cannot be played so/,
    },
    { id: ID, seats: 5, modules: [], why: /chapter 1.*not 5/ },
    { id: ROBBERS, seats: 3, modules: ['nothing'], why: /"nothing"/ },
  ])(
    'refuses $modules for $seats by the name of the chapter that does not take them',
    ({ id, seats, modules, why }) => {
      const refused = newCampaign(id, seats, modules);
      expect(!refused.ok && refused.reason).toMatchObject({ code: 'campaign-chapter' });
      expect(!refused.ok && refused.reason.text).toMatch(why);
    },
  );

  it('is refused by the first chapter that does not take a module, be it a later one', () => {
    const refused = newCampaign(ROBBERS, 3, ['sea-robbers/the-castaways']);
    expect(!refused.ok && refused.reason.text).toMatch(
      /^the chapter "Sea Robbers, chapter 2: The Attack" cannot/,
    );
  });

  it('refuses a game that was played with other modules than the campaign', () => {
    const { file } = played(begun(), 'half', 20);
    const refused = chronicleOf({ ...file, modules: [] });
    expect(refused).toMatchObject({ ok: true });
    const [{ save }] = file.games;
    const strange = { ...save, setup: { ...save.setup, modules: ['variant/friendly-robber'] } };
    const found = chronicleOf({ ...file, games: [{ chosen: {}, save: strange }] });
    expect(!found.ok && found.reason.text).toContain(
      'is played with variant/friendly-robber and not with nothing else',
    );
  });
});

describe('a campaign that was lost again and again', () => {
  const file = (games: number) => ({ ...begun().file, games: Array.from({ length: games }, () => ({})) });

  it('is read up to 200 games and refused above, before any is replayed', () => {
    const [most, more] = [200, 201].map((games) => chronicleOf(file(games)));
    expect([most.ok || most.reason.code, more.ok || more.reason.code]).toEqual([
      expect.not.stringMatching('campaign-long'),
      'campaign-long',
    ]);
  });

  it('grows by a game without replaying those before it', () => {
    const one = played(begun(), 'first');
    const games = one.file.games.map((game) => ({ ...game, save: { ...game.save, log: [] } }));
    const spoilt = { ...one, file: { ...one.file, games } };
    expect(played(spoilt, 'second').finished).toHaveLength(2);
  });
});
