import { randomBytes } from 'node:crypto';
import { USUAL } from '@hexwright/bots';
import { ENGINE_VERSION, rows, rulesFor, rulesOfSetup } from '@hexwright/catalog';
import {
  type Chance,
  cloneGame,
  type GameEvent,
  isOver,
  letNatureMove,
  NATURE,
  newGame,
  parseSave,
  play,
  Rng,
  replay,
  reportFault,
  resample,
  saveGame,
  stateToJson,
  toMove,
} from '@hexwright/kernel';
import { rowJson } from '../catalog/list.ts';
import { askingOrder } from '../research/asking.ts';
import { actionsJson } from './actions.ts';
import { boardJson } from './board.ts';
import { botMove } from './bots.ts';
import { beginCampaign, campaignFile, chronicleJson, loadCampaign, nextChapter } from './campaigns.ts';
import { Bytes, indexIn, openEnvs, openFromEnvs, resetEnvs, stepEnvs } from './envs.ts';
import { badParam, RpcError, refusal } from './errors.ts';
import { legendJson } from './legend.ts';
import { observationsJson, observeJson } from './observations.ts';
import {
  anything,
  campaign,
  choices,
  codes,
  envs,
  game,
  games,
  namesOrNull,
  oneOf,
  optional,
  readParams,
  record,
  type Shape,
  seed,
  text,
  texts,
  type Values,
  viewer,
  whole,
  wholes,
  yes,
} from './params.ts';
import { playouts } from './playouts.ts';
import { openPosition } from './position.ts';
import { decisionJson, eventsJson, pointsJson, standing, viewJson } from './reports.ts';
import { type Held, islandIn, seatIn, type Tables } from './tables.ts';
import { stepGames } from './vector.ts';

export interface Method {
  readonly params: readonly string[];
  /** whether bytes follow its answer */
  readonly bytes: boolean;
  call(tables: Tables, params: unknown): unknown;
}

function method<S extends Shape>(shape: S, run: (given: Values<S>, tables: Tables) => unknown): Method {
  return {
    params: Object.keys(shape),
    bytes: false,
    call: (tables, params) => run(readParams(shape, params, tables), tables),
  };
}

/** A method whose answer is followed by bytes. */
function inBytes<S extends Shape>(shape: S, run: (given: Values<S>, tables: Tables) => Bytes): Method {
  return { ...method(shape, run), bytes: true };
}

let listed: readonly ReturnType<typeof rowJson>[] | undefined;

/** What can be played. It never changes and takes a while to put together, so it is done once. */
function catalogJson(): readonly ReturnType<typeof rowJson>[] {
  listed ??= rows.map(rowJson);
  return listed;
}

/** Every method by name. Each checks all it is given before it changes anything. */
export const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  [
    'about',
    method({}, () => ({
      name: 'hexwright',
      protocol: 1,
      engine: ENGINE_VERSION,
      methods: signatures(),
    })),
  ],
  ['catalog', method({}, catalogJson)],
  ['games', method({}, (_given, tables) => tables.ids())],

  [
    'newGame',
    method(
      {
        game: text,
        seats: whole(1, 30),
        modules: optional(texts),
        options: optional(record),
        layout: optional(record),
        chance: optional(oneOf('seeded', 'manual')),
        seed: optional(seed),
      },
      ({ chance, seed: given, ...wish }, tables) => {
        const rolled = chanceOf(chance, given);
        const found = rulesFor(wish);
        if (!found.ok) throw refusal(found.reason, WISH_FIELDS[found.reason.code], 'params');
        const { opening, ...fresh } = newGame(found.rules, rolled);
        return standing(tables.open(found.rules, fresh, opening));
      },
    ),
  ],
  ['actions', method({ game }, ({ game: held }) => actionsJson(held))],
  ['observations', method({ game }, ({ game: held }) => observationsJson(held))],
  [
    'observe',
    method(
      { game, seat: viewer, form: optional(oneOf('flat', 'tensor', 'text')) },
      ({ game: held, seat, form = 'flat' }) =>
        observeJson(held, seat === null ? null : seatIn(held, seat, 'seat'), form),
    ),
  ],
  [
    'decision',
    method({ game, seat: viewer }, ({ game: held, seat }) =>
      decisionJson(held, seat === null ? null : seatIn(held, seat, 'seat')),
    ),
  ],
  [
    'apply',
    method(
      {
        game,
        seat: whole(NATURE, 30),
        move: anything,
        at: optional(whole(0, 1e9)),
        events: optional(yes),
        answer: optional(oneOf('standing', 'decision', 'view')),
      },
      ({ game: held, seat, move, at, events = true, answer = 'standing' }) => {
        const { length } = held.game.log;
        if (at !== undefined && at !== length)
          throw new RpcError('stale', `the game is at move ${length}, not ${at}`, {
            code: 'stale',
            field: 'at',
            length,
          });
        const first = held.events.length;
        applyMove(held, seat, move);
        return {
          ...(answer === 'standing'
            ? standing(held)
            : answer === 'view'
              ? nextView(held)
              : decisionJson(held, null)),
          ...(events && { events: eventsJson(held, first, 'all') }),
        };
      },
    ),
  ],
  [
    'step',
    method(
      { games, codes, observe: optional(yes), simultaneous: optional(yes) },
      ({ games: held, codes: steps, observe = false, simultaneous = false }) =>
        stepGames(held, steps, observe, simultaneous),
    ),
  ],
  [
    'bot',
    method(
      {
        game,
        seat: whole(0, 30),
        bot: optional(text),
        seed: optional(seed),
        imagine: optional(whole(0, 1e9)),
        ms: optional(whole(0, 600_000)),
      },
      ({ game: held, seat, bot = USUAL, seed: given = 0, imagine, ms }) =>
        botMove(held, decidingSeat(held, seat), bot, given, { imagine, ms }),
    ),
  ],

  [
    'state',
    method({ game }, ({ game: held }) => ({ ...standing(held), fields: stateToJson(held.game.state) })),
  ],
  [
    'view',
    method({ game, seat: viewer }, ({ game: held, seat }) =>
      viewJson(held, seat === null ? null : seatIn(held, seat, 'seat')),
    ),
  ],
  ['board', method({ game }, ({ game: held }) => boardJson(islandIn(held), held.game.state))],
  ['points', method({ game }, ({ game: held }) => pointsJson(held))],
  ['rules', method({ game }, ({ game: held }) => legendJson(held.rules))],
  [
    'events',
    method(
      {
        game,
        since: optional(whole(0, 1e9)),
        seat: (value, field, tables) => (value === 'all' ? value : viewer(value, field, tables)),
      },
      ({ game: held, since, seat }) => {
        const who = typeof seat === 'number' ? seatIn(held, seat, 'seat') : seat;
        return { events: eventsJson(held, since ?? 0, who), next: held.events.length };
      },
    ),
  ],

  [
    'clone',
    method({ game, seed: optional(seed) }, ({ game: held, seed: given }, tables) => {
      const copy = cloneGame(held.game);
      const chance = reseeded(held, given);
      return standing(tables.open(held.rules, { ...copy, chance }, held.events, held, held.imagined));
    }),
  ],
  [
    'resample',
    method(
      { game, seat: whole(0, 30), seed: optional(seed) },
      ({ game: held, seat, seed: given }, tables) => {
        const at = given ?? 0;
        const state = resample(held.game.state, seatIn(held, seat, 'seat'), new Rng(at));
        // The real game's seed would foretell its dice.
        const imagined = {
          ...held.game,
          chance: reseeded(held, `imagined ${at}`),
          state,
          log: held.game.log.slice(),
        };
        return standing(tables.open(held.rules, imagined, [], held, true));
      },
    ),
  ],
  [
    'position',
    method({ game, fields: record, seed: optional(seed) }, ({ game: held, fields, seed: given }, tables) =>
      standing(openPosition(tables, held, fields, reseeded(held, given ?? 0))),
    ),
  ],
  [
    'playout',
    method(
      {
        game,
        seed: optional(seed),
        games: optional(whole(1, 10_000)),
        limit: optional(whole(1, 10_000_000)),
      },
      ({ game: held, seed: given, games, limit }) => playouts(held, given ?? 0, games ?? 1, limit ?? 100_000),
    ),
  ],

  [
    'save',
    method({ game }, ({ game: held }) => {
      refuseImagined(held, 'saved');
      return saveGame(held.game);
    }),
  ],
  [
    'load',
    method({ save: record }, ({ save: given }, tables) => {
      const parsed = parseSave(given);
      if (!parsed.ok) throw refusal(parsed.reason, 'save');
      const found = rulesOfSetup(parsed.save.setup);
      if (!found.ok) throw refusal(found.reason, 'save');
      const events: GameEvent[] = [];
      const again = replay(found.rules, parsed.save.chance, parsed.save.log, (_entry, told) =>
        events.push(...told),
      );
      if (!again.ok) throw refusal(again.reason, 'save');
      events.push(...letNatureMove(again.game));
      return standing(tables.open(found.rules, again.game, events));
    }),
  ],
  [
    'undo',
    method({ game, to: optional(whole(0, 1e9)) }, ({ game: held, to }) => {
      refuseImagined(held, 'taken back');
      const { log, rules, chance } = held.game;
      const length = to ?? log.findLastIndex((entry) => chance.mode === 'manual' || entry.by !== NATURE);
      if (length < 0)
        throw new RpcError('refused', 'there is no move to take back', { code: 'undo-nothing' });
      if (length > log.length)
        throw badParam(
          'to',
          `must be from 0 to ${log.length}, the length of the log, not ${length}`,
          'undo-range',
        );
      const events: GameEvent[] = [];
      const again = replay(rules, chance, log.slice(0, length), (_entry, told) => events.push(...told));
      if (!again.ok) throw refusal(again.reason);
      events.push(...letNatureMove(again.game));
      held.game = again.game;
      held.events = events;
      return standing(held);
    }),
  ],
  [
    'close',
    method({ game }, ({ game: held }, tables) => {
      tables.close(held);
      return { closed: held.id };
    }),
  ],

  [
    'newEnvs',
    method(
      {
        game: text,
        seats: whole(1, 30),
        modules: optional(texts),
        options: optional(record),
        layout: optional(record),
        count: optional(whole(1, 4096)),
        seed: optional(seed),
        form: optional(oneOf('flat', 'tensor', 'none')),
        opponents: optional(namesOrNull),
        everybody: optional(yes),
        offers: optional(whole(0, 100)),
        reward: optional(oneOf('win', 'points')),
        limit: optional(whole(1, 1e9)),
        illegal: optional(oneOf('refuse', 'random')),
      },
      (given, tables) => {
        const { game: row, seats, modules, options, layout } = given;
        return openEnvs(
          tables,
          { game: row, seats, modules, options, layout },
          {
            count: given.count ?? 1,
            seed: given.seed ?? freshSeed(),
            form: given.form ?? 'flat',
            opponents: given.opponents,
            everybody: given.everybody ?? false,
            offers: given.offers ?? 0,
            reward: given.reward ?? 'win',
            limit: given.limit ?? 100_000,
            illegal: given.illegal ?? 'refuse',
          },
        );
      },
    ),
  ],
  [
    'resetEnvs',
    inBytes({ envs, seed: optional(seed), only: optional(wholes) }, ({ envs: held, seed: given, only }) =>
      resetEnvs(held, given, only),
    ),
  ],
  ['stepEnvs', inBytes({ envs, actions: wholes }, ({ envs: held, actions }) => stepEnvs(held, actions))],
  [
    'lookIntoEnv',
    inBytes({ envs, index: whole(0, 4095), seat: whole(0, 30) }, ({ envs: held, index, seat }) => {
      if (seat >= held.game.seats) throw badParam('seat', `must be a seat from 0 to ${held.game.seats - 1}`);
      return new Bytes(held.seenBy(indexIn(held, index), seat));
    }),
  ],
  [
    'openEnv',
    method(
      { envs, index: whole(0, 4095), seed: optional(seed) },
      ({ envs: held, index, seed: given }, tables) => standing(openFromEnvs(tables, held, index, given ?? 0)),
    ),
  ],
  [
    'closeEnvs',
    method({ envs: text }, ({ envs: id }, tables) => {
      tables.envs.find(id, 'envs');
      tables.envs.close(id);
      return { closed: id };
    }),
  ],

  [
    'newCampaign',
    method({ campaign: text, seats: whole(1, 30), modules: optional(texts) }, (wish, tables) =>
      chronicleJson(tables, beginCampaign(tables, wish)),
    ),
  ],
  ['chronicle', method({ campaign }, ({ campaign: held }, tables) => chronicleJson(tables, held))],
  [
    'nextChapter',
    method(
      {
        campaign,
        chosen: optional(choices),
        chance: optional(oneOf('seeded', 'manual')),
        seed: optional(seed),
      },
      ({ campaign: held, chosen = {}, chance, seed: given }, tables) =>
        standing(nextChapter(tables, held, chosen, chanceOf(chance, given))),
    ),
  ],
  ['saveCampaign', method({ campaign }, ({ campaign: held }, tables) => campaignFile(tables, held))],
  [
    'loadCampaign',
    method({ file: record }, ({ file }, tables) => chronicleJson(tables, loadCampaign(tables, file))),
  ],
  [
    'closeCampaign',
    method({ campaign }, ({ campaign: held }, tables) => {
      tables.campaigns.close(held);
      return { closed: held.id };
    }),
  ],
]);

/** What the seat that must decide sees, of several the first that is asked; everybody's view once nobody must. */
function nextView(held: Held) {
  return viewJson(held, askingOrder(held.rules, held.game.state)[0] ?? null);
}

/** A seat that is asked for a move now, or the error that names the parameter. */
function decidingSeat(held: Held, seat: number): number {
  const { state } = held.game;
  if (!isOver(state) && toMove(state) !== NATURE && (toMove(state) >> seatIn(held, seat, 'seat')) & 1)
    return seat;
  throw refusal({ code: 'not-your-turn', text: `seat ${seat} has nothing to decide now` }, 'seat');
}

function signatures(): Record<string, readonly string[]> {
  return Object.fromEntries([...methods].map(([name, { params }]) => [name, params]));
}

/** The chance of a new game, as it was asked for. */
function chanceOf(chance: 'seeded' | 'manual' | undefined, given: string | number | undefined): Chance {
  if (chance !== 'manual') return { mode: 'seeded', seed: String(given ?? freshSeed()) };
  if (given !== undefined) throw badParam('seed', 'has no use where chance is "manual"');
  return { mode: 'manual' };
}

/** 128 bits: whoever sits at a table must not find the seed by trying. */
function freshSeed(): string {
  return randomBytes(16).toString('hex');
}

/** which parameter of newGame a refusal of the catalogue is about */
const WISH_FIELDS: Readonly<Record<string, string>> = {
  'game-unknown': 'game',
  seats: 'seats',
  'option-unknown': 'options',
  'option-range': 'options',
  'option-settled': 'options',
  'module-unknown': 'modules',
  'module-conflict': 'modules',
  layout: 'layout',
  'terrain-unknown': 'layout',
};

/** Plays the move; a driver is told all there is to know where the rules break down over it. */
function applyMove(held: Held, seat: number, move: unknown): void {
  const played = play(held.game, seat, move);
  if (played.ok) held.events.push(...played.events);
  else if (played.fault) {
    const { text, fault } = reportFault(held.game, played.fault);
    throw new RpcError('fault', `the rules broke down: ${text}`, { code: 'fault', ...fault });
  } else throw refusal(played.reason, FIELDS[played.reason.code] ?? 'move');
}

/** which parameter of apply a refusal of the referee is about; the move if not said */
const FIELDS: Readonly<Record<string, string>> = {
  'seat-unknown': 'seat',
  'not-your-turn': 'seat',
  'game-over': 'game',
  stopped: 'game',
};

function reseeded(held: Held, given: string | number | undefined): Chance {
  const { chance } = held.game;
  return given === undefined || chance.mode === 'manual' ? chance : { mode: 'seeded', seed: String(given) };
}

function refuseImagined(held: Held, done: string): void {
  if (held.imagined)
    throw new RpcError('refused', `a resampled game does not follow from its log and cannot be ${done}`, {
      code: 'imagined',
      field: 'game',
    });
}
