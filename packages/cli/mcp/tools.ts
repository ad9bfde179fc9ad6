import { botsFor, USUAL } from '@hexwright/bots';
import { findRow, rows, rulesFor } from '@hexwright/catalog';
import { playersText } from '../catalog/list.ts';
import { showText } from '../catalog/show.ts';
import { ModelTable } from './table.ts';

/** What a tool answers: a text, which may be about a mistake of whoever asked. */
export interface ToolAnswer {
  readonly text: string;
  readonly isError?: boolean;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its arguments */
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
    readonly required: readonly string[];
    readonly additionalProperties: false;
  };
  call(given: Readonly<Record<string, unknown>>, tables: ModelTables): ToolAnswer;
}

/** tables that may be open at once */
const MOST = 100;

/** The tables that a client has sat down at, by id. */
export class ModelTables {
  private readonly open = new Map<string, ModelTable>();
  private opened = 0;

  get full(): boolean {
    return this.open.size >= MOST;
  }
  nextId(): string {
    return `t${++this.opened}`;
  }
  add(table: ModelTable): void {
    this.open.set(table.id, table);
  }
  find(id: unknown): ModelTable | undefined {
    return this.open.get(String(id));
  }
  leave(id: unknown): boolean {
    return this.open.delete(String(id));
  }
}

const wrong = (text: string): ToolAnswer => ({ text, isError: true });

const schema = (properties: Record<string, object>, ...required: string[]): Tool['inputSchema'] => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const TABLE = { type: 'string', description: 'the id of the table, as sit_down told it' };
const ROW = {
  type: 'string',
  description: 'the id of a game, as list_games tells it, like first-island/base',
};

export const tools: readonly Tool[] = [
  {
    name: 'list_games',
    description:
      'Lists the games that can be played: id, number of players, name and a line about each. With "search", only those with that word in id, name or line.',
    inputSchema: schema({ search: { type: 'string', description: 'a word, like "seafarers"' } }),
    call: ({ search }) => {
      const word = String(search ?? '').toLowerCase();
      const found = rows.filter(({ id, name, summary }) =>
        [id, name, summary].some((text) => text.toLowerCase().includes(word)),
      );
      if (found.length === 0) return wrong(`no game has "${search}" in its id, name or summary`);
      return {
        text: found
          .map(
            ({ id, players, name, summary }) =>
              `${id} (${playersText(players)} players): ${name}. ${summary}`,
          )
          .join('\n'),
      };
    },
  },
  {
    name: 'read_rules',
    description: 'Tells the rules of a game in words, with its options.',
    inputSchema: schema({ game: ROW }, 'game'),
    call: ({ game }) => {
      const row = findRow(String(game));
      return row ? { text: showText(row) } : wrong(`there is no game "${game}"; list_games tells them`);
    },
  },
  {
    name: 'sit_down',
    description:
      'Begins a game at a table of your own: you have one seat, bots have the others. Tells the id of the table, what you see, and your moves by number.',
    inputSchema: schema(
      {
        game: ROW,
        seats: { type: 'integer', minimum: 2, maximum: 30, description: 'how many play, you included' },
        seat: { type: 'integer', minimum: 0, description: 'your seat in turn order, from 0; 0 if not said' },
        opponents: {
          type: 'string',
          description: `who plays the other seats: beginner, easy, normal, hard, expert or random; ${USUAL} if not said`,
        },
        modules: { type: 'array', items: { type: 'string' }, description: 'ids of variants to play with' },
        options: { type: 'object', description: 'choices of the game by name, like {"points": 8}' },
        seed: { type: 'string', description: 'the same seed and the same moves give the same game' },
      },
      'game',
      'seats',
    ),
    call: ({ game, seats, seat = 0, opponents = USUAL, modules = [], options = {}, seed }, tables) => {
      if (tables.full) return wrong(`${MOST} tables are open; leave one first`);
      const found = rulesFor({
        game: game as string,
        seats: seats as number,
        modules: modules as string[],
        options: options as Record<string, unknown>,
      });
      if (!found.ok) return wrong(found.reason.text);
      if ((seat as number) >= found.rules.seats)
        return wrong(`"seat" must be from 0 to ${found.rules.seats - 1}, not ${seat}`);
      const known = [...botsFor(found.rules).keys()];
      if (!known.includes(opponents as string))
        return wrong(`nobody is called "${opponents}"; there are: ${known.join(', ')}`);
      const table = new ModelTable(
        tables.nextId(),
        found.rules,
        seat as number,
        opponents as string,
        seed as string | undefined,
      );
      tables.add(table);
      return { text: `Table ${table.id}.\n\n${table.look()}` };
    },
  },
  {
    name: 'look',
    description:
      'Tells what you see at a table: what happened since you last looked, the position, and your moves by number.',
    inputSchema: schema({ table: TABLE }, 'table'),
    call: ({ table }, tables) => {
      const found = tables.find(table);
      return found ? { text: found.look() } : noTable(table);
    },
  },
  {
    name: 'move',
    description:
      'Makes a move of yours: by its number among your moves ("choice"), or as an object ("move") for moves of your own making, such as an offer. Bots move until it is your turn again; then it tells what happened, the position and your moves.',
    inputSchema: schema(
      {
        table: TABLE,
        choice: { type: 'integer', minimum: 0, description: 'the number of the move' },
        move: {
          type: 'object',
          description: 'a move, like {"move": "offer", "give": {"wool": 1}, "want": {"ore": 1}}',
        },
      },
      'table',
    ),
    call: ({ table, choice, move }, tables) => {
      const found = tables.find(table);
      if (!found) return noTable(table);
      if ((choice === undefined) === (move === undefined)) return wrong('say either "choice" or "move"');
      const made = found.move(choice ?? move);
      return made.ok ? { text: found.look() } : wrong(`That was not done: ${made.reason.text}`);
    },
  },
  {
    name: 'leave',
    description: 'Leaves a table. Its game is gone then.',
    inputSchema: schema({ table: TABLE }, 'table'),
    call: ({ table }, tables) =>
      tables.leave(table) ? { text: `You left table ${table}.` } : noTable(table),
  },
];

const noTable = (id: unknown): ToolAnswer => wrong(`there is no table "${id}"; sit_down opens one`);
