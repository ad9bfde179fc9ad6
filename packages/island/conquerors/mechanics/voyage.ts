import { type State, tell } from '@hexwright/kernel';
import type { ThreatStop } from '@hexwright/rulebook';
import type { Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    voyage: VoyagePoints;
  }
}

export interface VoyagePoints {
  /** the event die has shown the ship */
  rolled(s: State): void;
  /** the ship sails on by a space, unless the number is a 7 */
  sail(s: State): void;
  /** the ship has come to a space with this picture */
  event(s: State, picture: string): void;
  /** whether the ship has come to its last space */
  isOver(s: State): boolean;
  /** how many spaces the track has */
  spaces(): number;
  /** what is pictured on a space, if anything is */
  picture(space: number): string | undefined;
}

export interface VoyageConfig {
  /** how many spaces the track has, with the first, on which the ship begins */
  readonly spaces: number;
  /** the pictures, by space */
  readonly pictures: Readonly<Record<number, string>>;
}

export const ATTACK = 'attack';
const SHIP = 0;

/**
 * The ship of the barbarians on the track of a chapter: it never goes back, and what is pictured on a space happens as it comes
 * there. Attacks are some of those pictures.
 */
export function voyage(): Part {
  return {
    id: 'voyage',
    brings: ['voyage'],
    overrides: { 'defence.steps': 'the track says how far it is to the next attack' },
    rules: (was, b) => {
      const at = b.cell('barbarians');
      return {
        eventDie: {
          shows: (s, face) => {
            if (face !== SHIP) return was.eventDie.shows(s, face);
            b.the.voyage.rolled(s);
          },
        },
        voyage: {
          rolled: (s) => b.the.voyage.sail(s),
          sail: (s) => {
            const seven = b.rules.isSeven(s, b.the.roll.number(s));
            if (seven || b.the.voyage.isOver(s)) return;
            at.add(s, 1);
            if (s.events) tell(s, 'barbarians-sail', { count: 1, at: at.get(s) });
            const picture = b.the.voyage.picture(at.get(s) + 1);
            if (picture !== undefined) b.the.voyage.event(s, picture);
          },
          event: (s, picture) => {
            if (picture === ATTACK) b.the.defence.attack(s);
          },
          isOver: (s) => at.get(s) + 1 >= b.the.voyage.spaces(),
          spaces: () => 1,
          picture: () => undefined,
        },
        defence: {
          steps: (s) => {
            const spaces = b.the.voyage.spaces();
            for (let space = at.get(s) + 2; space <= spaces; space++)
              if (b.the.voyage.picture(space) === ATTACK) return space - at.get(s) - 1;
            return spaces;
          },
          standDown: (s) => {
            const space = at.get(s);
            was.defence.standDown(s);
            at.set(s, space);
          },
        },
      };
    },
  };
}

/** The track of a chapter. */
export function shipTrack(config: VoyageConfig): Part {
  const { spaces, pictures } = config;
  return {
    id: 'ship-track',
    of: config,
    overrides: {
      'voyage.spaces': 'the chapter draws the track',
      'voyage.picture': 'the chapter draws the track',
    },
    rules: () => ({
      voyage: { spaces: () => spaces, picture: (space) => pictures[space] },
    }),
    looks: {
      fields: {
        barbarians: { on: 'threat', shape: 'longship', track: spaces - 1, stops: stopsOf(pictures) },
      },
    },
    words: {
      terms: Object.fromEntries(
        [...new Set(Object.values(pictures))].map((picture) => [`stop.${picture}`, stopWords(picture)]),
      ),
      instead: { 'event.barbarians-sail': `The barbarian ship sails on: {at} of ${spaces - 1}.` },
    },
  };
}

function stopsOf(pictures: VoyageConfig['pictures']): Record<number, ThreatStop> {
  return Object.fromEntries(
    Object.entries(pictures).map(([space, id]) => [
      Number(space) - 1,
      { id, ...STOPS[id.split('-')[0]], ...(id === ATTACK && { attack: true }) },
    ]),
  );
}

const STOPS: Readonly<Record<string, Pick<ThreatStop, 'shape' | 'colour'>>> = {
  attack: { shape: 'city', colour: '#d8b25a' },
  land: { shape: 'tent', colour: '#5b2a86' },
  advance: { shape: 'skull', colour: '#5b2a86' },
  charge: { shape: 'flame', colour: '#a3362a' },
  south: { shape: 'wagon', colour: '#d98a1f' },
  wyler: { shape: 'ship', colour: '#8a2f2f' },
  east: { shape: 'road', colour: '#6b5a3a' },
  end: { shape: 'marker', colour: '#2f2a33' },
};

/** by the kind of a picture, what is said of it; the rest of its name says which */
const SAID: Readonly<Record<string, (which: string) => string>> = {
  attack: () => 'the barbarians attack',
  land: (strength) => `conquerors of strength ${strength} land`,
  advance: (sword) => `the conquerors march, the ${sword === 'red' ? 'north' : 'south'} first`,
  charge: () => 'the conquerors charge out of their forts',
  south: (token) => `everybody gets 1 ${token}`,
  wyler: () => 'battle cards for amber and wine',
  east: () => 'a road for everybody in the north',
  end: (most = '') =>
    most === '' ? 'the chapter ends' : `the chapter ends if the red die shows at most ${most}`,
};

function stopWords(picture: string): string {
  const [kind, which] = picture.split('-');
  return `In {steps}: ${SAID[kind](which)}.`;
}
