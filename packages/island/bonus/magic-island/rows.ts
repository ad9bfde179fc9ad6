/** What a development card is: what is done with it, and what it asks for. */
export interface CardRow {
  readonly stack: Stack;
  readonly kind: CardKind;
  /** how many there are. Default 1. */
  readonly count?: number;
  /** what it costs to play, in goods; of strong and mighty knights the whole printed price */
  readonly cost?: Readonly<Record<string, number>>;
  /** what it costs to play, or each time to use it, in magic */
  readonly magic?: number;
  /** an action that does something to another player */
  readonly attack?: boolean;
  /** of knights */
  readonly rank?: 0 | 1 | 2;
  readonly strength?: number;
  readonly tournament?: number;
  /** of wizards: the good that each unit of magic is made of */
  readonly feeds?: string;
  /** one of the eight that begin at the bottom of their stack */
  readonly deep?: boolean;
}

export type Stack = 'standard' | 'magic';
export const STACKS: readonly Stack[] = ['standard', 'magic'];

/** Fleets, knights, wizards and books stay in play; actions are done at once, and answers are played when something happens. */
export type CardKind = 'action' | 'answer' | 'fleet' | 'knight' | 'wizard' | 'book';

type Numbers = readonly [strength: number, tournament: number];

const knight = (
  rank: 0 | 1 | 2,
  [strength, tournament]: Numbers,
  cost: CardRow['cost'],
  deep = false,
): CardRow => ({
  stack: 'standard',
  kind: 'knight',
  rank,
  strength,
  tournament,
  cost,
  deep,
});

const action = (more: Partial<CardRow> = {}): CardRow => ({ stack: 'standard', kind: 'action', ...more });

const wizard = (feeds: string, cost: CardRow['cost']): CardRow => ({
  stack: 'magic',
  kind: 'wizard',
  feeds,
  cost,
});

const book = (magic: number): CardRow => ({ stack: 'magic', kind: 'book', magic });

const spell = (magic: number, attack = false): CardRow => ({ stack: 'magic', kind: 'action', magic, attack });

/** Both stacks, card by card. */
export const ROWS = {
  archivist: action(),
  baroc: knight(0, [1, 0], { ore: 1, gold: 2 }),
  bodo: knight(1, [2, 2], { grain: 1, ore: 1, wool: 1 }),
  conrad: knight(0, [2, 1], { grain: 1, ore: 1 }),
  'council-meeting': action(),
  eryn: action({ deep: true }),
  falk: knight(2, [1, 5], { grain: 2, ore: 2, wool: 1 }, true),
  flagship: { stack: 'standard', kind: 'fleet', cost: { lumber: 1, ore: 1, wool: 1 } },
  gotz: knight(2, [5, 2], { grain: 2, ore: 2, wool: 2 }, true),
  guido: action({ attack: true, deep: true }),
  gunther: action(),
  hagen: knight(0, [1, 2], { grain: 1, ore: 1 }),
  ingo: knight(2, [3, 3], { grain: 2, ore: 2, wool: 1 }, true),
  johanna: knight(0, [3, 0], { grain: 1, ore: 1, wool: 1 }),
  joust: action({ attack: true }),
  karl: knight(2, [7, 1], { grain: 2, ore: 2, wool: 3 }, true),
  'land-reform': action(),
  mayor: action({ deep: true }),
  otto: knight(1, [3, 2], { grain: 1, ore: 2, wool: 1 }),
  pippin: knight(1, [1, 3], { grain: 1, ore: 1, wool: 1 }),
  'pirate-fleet': { stack: 'standard', kind: 'fleet', count: 2, cost: { lumber: 1, wool: 1 } },
  richard: knight(0, [1, 1], { ore: 1, wool: 1 }),
  roland: knight(2, [1, 7], { grain: 2, ore: 2, wool: 3 }, true),
  scout: { stack: 'standard', kind: 'answer', count: 2 },
  siegfried: knight(0, [1, 1], { ore: 1 }),
  sigmund: { stack: 'standard', kind: 'answer' },
  sven: knight(0, [0, 2], { grain: 1, wool: 1 }),
  walter: knight(1, [3, 1], { grain: 1, ore: 1, wool: 1 }),

  ari: wizard('gold', { gold: 3 }),
  arsa: wizard('brick', { brick: 1, gold: 1 }),
  hafil: wizard('lumber', { lumber: 1, gold: 1 }),
  hor: wizard('wool', { wool: 1, gold: 1 }),
  ira: wizard('ore', { ore: 1, gold: 1 }),
  tali: wizard('grain', { grain: 1, gold: 1 }),
  'wizards-alliance': wizard('gold', { gold: 1 }),

  'change-places': book(2),
  inspiration: book(2),
  'magic-potion': book(2),
  'magical-eye': book(1),
  prophecy: book(1),
  timejump: book(2),
  'wheel-of-time': book(2),

  'better-world': spell(1),
  'by-magics-hand': spell(1, true),
  'knowledge-of-the-ancients': spell(2),
  'land-change-thyself': spell(1),
  materialization: spell(1),
  witch: spell(1, true),
  'wizards-duel': spell(1, true),
} as const satisfies Readonly<Record<string, CardRow>>;

export type CardId = keyof typeof ROWS;

export const rowOf = (id: string): CardRow | undefined => (ROWS as Readonly<Record<string, CardRow>>)[id];
