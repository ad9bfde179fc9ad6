import { expect, test } from 'vitest';
import { methods } from '../../stdio/methods.ts';
import { answerLine } from '../../stdio/rpc.ts';
import { Tables } from '../../stdio/tables.ts';

const tables = new Tables();
const line = (method: string, params: object): string =>
  answerLine(tables, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? '';
const call = (method: string, params: object) => JSON.parse(line(method, params)).result;

test('a table without a seed gets one of at least 128 bits, another each time', () => {
  const seeds = [1, 2, 3].map(() => {
    const { game } = call('newGame', { game: 'first-island/base', seats: 3 });
    return call('save', { game }).chance.seed as string;
  });
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32,}$/);
  expect(new Set(seeds).size).toBe(3);
});

test('a seed that is given lays the same game again', () => {
  const log = (seed: unknown) => {
    const { game } = call('newGame', { game: 'first-island/base', seats: 3, seed });
    return call('save', { game }).log;
  };
  expect(log(7)).toEqual(log(7));
  expect(log(7)).toEqual(log('7'));
  expect(log(7)).not.toEqual(log(8));
});

/** played above, or tells what is saved */
const OPENED = [
  'newGame',
  'close',
  'apply',
  'undo',
  'save',
  'load',
  'newCampaign',
  'nextChapter',
  'closeCampaign',
  'saveCampaign',
  'loadCampaign',
];

test('only a save tells the seed', () => {
  const seed = 'f00dfacef00dfacef00dfacef00dface';
  const { game } = call('newGame', { game: 'traders-barbarians/fishermen', seats: 3, seed });
  const told: string[] = [];
  for (let i = 0; i < 40; i++) {
    const { legal } = call('decision', { game });
    told.push(line('apply', { game, seat: legal[0].seat, move: legal[0].moves[0] }));
  }
  const [{ seat: deciding }] = call('decision', { game }).legal;
  const { campaign } = call('newCampaign', { campaign: 'conquerors/core', seats: 3 });
  const chapter = call('nextChapter', { campaign, seed });
  told.push(JSON.stringify({ result: chapter }), line('view', { game: chapter.game, seat: 0 }));
  const special: Readonly<Record<string, object>> = {
    chronicle: { campaign },
    step: { games: [game], codes: [null], observe: true },
    bot: { game, seat: deciding, imagine: 5 },
    position: { game, fields: {} },
    newEnvs: { game: 'first-island/base', seats: 3, seed, form: 'none', illegal: 'random' },
    resetEnvs: { envs: 'e1' },
    stepEnvs: { envs: 'e1', actions: [0] },
    lookIntoEnv: { envs: 'e1', index: 0, seat: 1 },
    openEnv: { envs: 'e1', index: 0 },
    closeEnvs: { envs: 'e1' },
  };
  for (const [name, { params }] of methods) {
    if (OPENED.includes(name)) continue;
    if (special[name]) {
      told.push(line(name, special[name]));
      continue;
    }
    for (const seat of params.includes('seat') ? [0, 1, 2] : [undefined])
      told.push(
        line(name, { ...(params.includes('game') && { game }), ...(seat !== undefined && { seat }) }),
      );
  }
  told.push(line('events', { game, seat: 'all' }), line('undo', { game }));
  expect(told.length).toBeGreaterThan(55);
  for (const answer of told) {
    expect(answer).toContain('"result"');
    expect(answer).not.toContain(seed);
  }
  expect(line('save', { game })).toContain(seed);
  expect(line('saveCampaign', { campaign })).toContain(seed);
});
