import { BRANCH_COLOURS, BRANCHES, PROGRESS } from '../cities-knights/index.ts';
import type { FieldLook } from '../rulebook/index.ts';

type Further = readonly (readonly [branch: string, colour: string])[];

/** What the event die shows where there are further branches, in the order of its faces. */
export function eventFaces(further: Further, anyGate: boolean): Readonly<Record<string, FieldLook>> {
  const gates: Further = [
    ...BRANCHES.map(({ branch }) => [branch, BRANCH_COLOURS[branch]] as const),
    ...further,
  ];
  return {
    eventFace: {
      on: 'die',
      domain: 'event-face',
      faces: [
        { id: 'ship', shape: 'longship', colour: '#2f2a33' },
        ...gates.map(([id, colour]) => ({ id, shape: 'gate' as const, colour })),
        ...(anyGate ? [{ id: 'any', shape: 'gate' as const, colour: '#f2ead8' }] : []),
      ],
    },
  };
}

/** The backs of the decks where there are further ones. */
export function cardBacks(further: Further): Readonly<Record<string, FieldLook>> {
  const kinds = [...PROGRESS.decks, ...further.map(([branch]) => branch)];
  return {
    deckSizes: { on: 'stock', shape: 'scroll', of: { domain: 'deck', kinds } },
    cardBacks: {
      on: 'purse',
      shape: 'card',
      kinds,
      colours: [...(PROGRESS.colours ?? []), ...further.map(([, colour]) => colour)],
    },
  };
}
