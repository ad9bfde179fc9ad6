import { botsFor } from '@hexwright/bots';
import { type RulesRequest, rulesFor } from '@hexwright/catalog';
import type { Playable } from '@hexwright/rulebook';
import { actionSpaceOf } from '../research/action-space.ts';
import { Envs, type EnvsPlan } from '../research/envs.ts';
import { type Player, seatPlayer } from '../sim/players.ts';
import { badParam, RpcError, refusal } from './errors.ts';
import { observerOf } from './observations.ts';
import type { Held, Tables } from './tables.ts';

/** An answer of bytes: its line says how many follow it. */
export class Bytes {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

const MOST = 100;

/** The environments that are open, by id. */
export class OpenEnvs {
  private readonly held = new Map<string, Envs>();
  private opened = 0;

  open(envs: Envs): string {
    if (this.held.size >= MOST)
      throw new RpcError('refused', `${MOST} environments are open; close some first`, {
        code: 'too-many-envs',
      });
    const id = `e${++this.opened}`;
    this.held.set(id, envs);
    return id;
  }

  find(id: string, field: string): Envs {
    const envs = this.held.get(id);
    if (envs) return envs;
    throw new RpcError('game', `no environments "${id}" are open`, {
      code: 'envs-not-open',
      field,
      envs: id,
    });
  }

  close(id: string): void {
    this.held.delete(id);
  }
}

type Asked = Omit<EnvsPlan, 'opponents'> & { readonly opponents: readonly (string | null)[] | undefined };

/** Opens many games at once, and says all that a program must know to read what comes of them. */
export function openEnvs(tables: Tables, wish: RulesRequest, plan: Asked) {
  const found = rulesFor(wish);
  if (!found.ok) throw refusal(found.reason, 'params', 'params');
  const spaced = actionSpaceOf(wish);
  if (!spaced.ok) throw refusal(spaced.reason, 'params', 'params');
  const { rules } = found;
  const observer = observerOf(rules);
  if (plan.form === 'tensor' && !observer.planes)
    throw badParam('form', `cannot be "tensor": "${wish.game}" is not played on a board of hexes`);
  const envs = new Envs(rules, spaced.space, observer, { ...plan, opponents: seated(rules, plan.opponents) });
  const { version, size, fields, planes } = observer;
  return {
    envs: tables.envs.open(envs),
    setup: rules.setup,
    actions: spaced.space,
    observations: { version, size, fields, planes: planes?.spec ?? null },
    rows: envs.rows,
    width: envs.width,
    layout: envs.layout,
    target: rules.target(envs.position(0), 0),
  };
}

function seated(rules: Playable, names: readonly (string | null)[] | undefined): (Player | null)[] {
  const { seats } = rules;
  if (names !== undefined && names.length !== seats)
    throw badParam('opponents', `must have one name or null for each seat: ${seats}, not ${names.length}`);
  if (names !== undefined && !names.includes(null))
    throw badParam('opponents', 'must leave a seat to the program: null');
  const known = [...botsFor(rules).keys()];
  return Array.from({ length: seats }, (_, seat) => {
    const name = names?.[seat] ?? null;
    if (name !== null && !known.includes(name))
      throw badParam('opponents', `name "${name}", which there is not; there are: ${known.join(', ')}`);
    return name === null ? null : seatPlayer(name, rules);
  });
}

/** One action for each row, each of them legal, or chance takes another where the environments were opened so. */
export function stepEnvs(envs: Envs, actions: readonly number[]): Bytes {
  const { count, illegal } = envs.plan;
  if (actions.length !== count * envs.rows)
    throw badParam(
      'actions',
      `must have one action for each row: ${count * envs.rows}, not ${actions.length}`,
    );
  const wrong = illegal === 'refuse' ? envs.wrong(actions) : undefined;
  if (wrong !== undefined)
    throw new RpcError('refused', `action ${actions[wrong]} is not legal in row ${wrong} now`, {
      code: 'action-illegal',
      field: `actions[${wrong}]`,
    });
  return new Bytes(envs.step(actions));
}

export function resetEnvs(
  envs: Envs,
  seed: string | number | undefined,
  only: readonly number[] | undefined,
): Bytes {
  const bad = only?.findIndex((index) => index < 0 || index >= envs.plan.count) ?? -1;
  if (bad >= 0) throw badParam(`only[${bad}]`, `must be a game from 0 to ${envs.plan.count - 1}`);
  return new Bytes(envs.reset(seed, only));
}

/** A game of them as one of its own: it can be looked at, searched and played on, but not saved. */
export function openFromEnvs(tables: Tables, envs: Envs, index: number, seed: string | number): Held {
  const { game } = envs;
  const chance = { mode: 'seeded', seed: String(seed) } as const;
  return tables.open(
    game,
    { rules: game, chance, state: envs.position(indexIn(envs, index)), log: [] },
    [],
    undefined,
    true,
  );
}

export function indexIn(envs: Envs, index: number): number {
  if (index < envs.plan.count) return index;
  throw badParam('index', `must be a game from 0 to ${envs.plan.count - 1}, not ${index}`);
}
