import type { TermBook } from '@hexwright/rulebook';
import { type DecksConfig, decks } from '../../mechanics/index.ts';
import type { CardSpec, Looks, Part, Terms } from '../../rulebook/index.ts';
import { BRANCH_COLOURS } from '../branches.ts';

/** The three decks, one for each branch of improvements, with one hand of up to four cards. */
export const PROGRESS: DecksConfig = {
  decks: ['trade', 'politics', 'science'],
  colours: [BRANCH_COLOURS.trade, BRANCH_COLOURS.politics, BRANCH_COLOURS.science],
  limit: 4,
  called: 'progress card',
};

export const progressDecks = decks(PROGRESS);

const COLOURS: Readonly<Record<string, string>> = BRANCH_COLOURS;

type CardShape = NonNullable<Looks['cards']>[string]['shape'];

export interface ProgressCard extends Omit<Part, 'id' | 'cards' | 'words'> {
  readonly card: CardSpec;
  readonly name: string;
  /** what it does, as players read it on the card */
  readonly text: string;
  readonly shape: CardShape;
  /** of its back, where its deck is not one of the three */
  readonly colour?: string;
  /** words for what it brings besides: decisions, moves, events, reasons */
  readonly terms?: Terms;
  /** words that hold only where an option is chosen so */
  readonly termsWhere?: TermBook['termsWhere'];
}

/** One kind of progress card, with all that belongs to it, as a part of its own. */
export function progressCard({
  card,
  name,
  text,
  shape,
  colour,
  terms,
  termsWhere,
  uses = [],
  looks,
  ...part
}: ProgressCard): Part {
  return {
    ...part,
    id: `card ${card.id}`,
    uses: [progressDecks, ...uses],
    cards: [{ ...card, among: PROGRESS.called }],
    words: {
      terms: { [`card.${card.id}`]: name, [`card.${card.id}.text`]: text, ...terms },
      ...(termsWhere && { termsWhere }),
    },
    looks: { ...looks, cards: { [card.id]: { shape, colour: colour ?? COLOURS[card.deck] } } },
  };
}
