import { pop, push, reason, type Seat, type State, setToMove, tell, toMove } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { field, handlesOf, type Part, pointsIn } from '../../rulebook/index.ts';
import { lowerCity } from '../towns/fallen-cities.ts';
import type { Units } from './units.ts';

const fields = {
  attacks: field.cell(),
  defenderPoints: field.row('seat'),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    defence: DefencePoints;
  }
}

/** What would come of an attack. Seats are bits. */
export interface Foreseen {
  readonly attackers: number;
  readonly defenders: number;
  /** those who would lose a town */
  readonly losers: number;
  /** those who have done most for a defence that would hold */
  readonly best: number;
}

export interface DefencePoints {
  /** how strong the attackers are */
  attackers(s: State): number;
  /** whether a unit on this corner can take part in the defence at all, once it is active */
  mayDefend(s: State, corner: Corner): boolean;
  /** whether the unit on this corner defends */
  defends(s: State, corner: Corner): boolean;
  /** how strong the seat defends */
  strength(s: State, seat: Seat): number;
  /** what the seat has done for the defence, where the weakest are looked for */
  effort(s: State, seat: Seat): number;
  /** whether the town on this corner can fall */
  mayFall(s: State, corner: Corner): boolean;
  /** whether the seat is looked at when the weakest are looked for */
  answers(s: State, seat: Seat): boolean;
  /** how many steps they are from striking */
  steps(s: State): number;
  /** what would come of it if they struck now */
  foresee(s: State): Foreseen;
  /** the attackers have come: what is asked before they strike */
  attack(s: State): void;
  /** they strike */
  strike(s: State): void;
  /** the seat alone has done most for a defence that held */
  honour(s: State, seat: Seat): void;
  /** the seat is one of several that have done most for a defence that held */
  thank(s: State, seat: Seat): void;
  /** it is over */
  standDown(s: State): void;
}

export interface DefenceConfig {
  readonly units: Units;
  /** the piece that draws the attackers, one for one, and that they take */
  readonly town: string;
  /** the name of the option that says how the weakest are found: by `strength` or by `number` of active units. Default strength. */
  readonly weakest?: string;
}

const SAFE = reason('town-safe', 'this city cannot fall');

/**
 * Attackers come upon everybody at once, as many as there are towns. All active units together meet them. If they are
 * too weak, whoever did least loses a town; otherwise whoever did most is honoured, and if several did, each is thanked.
 */
export function defence(config: DefenceConfig): Part {
  return {
    id: 'defence',
    of: config,
    fields,
    decisions: { 'lose-town': {} },
    brings: ['defence'],
    rules: (_was, b) => {
      const own = config.units.of(b);
      const { attacks, defenderPoints: points } = handlesOf(b, fields);
      const town = b.piece(config.town);
      const { corners } = b.topology;
      const byNumber = config.weakest !== undefined && b.option(config.weakest) === 'number';
      const isTown = Uint8Array.from(b.pieceOf, (piece, mark) =>
        mark !== 0 && piece === town.index ? 1 : 0,
      );
      const posts = new Int16Array(own.ranks[0].places);
      /** the strength of all units of the seat that defend, or their number; asked of every position that bots imagine */
      const muster = (s: State, seat: Seat, counted: boolean): number => {
        const count = own.find(s, seat, posts);
        let sum = 0;
        for (let i = 0; i < count; i++)
          if (b.the.defence.defends(s, posts[i])) sum += counted ? 1 : own.strength(s, posts[i]);
        return sum;
      };
      /** the seats that did least, of those who have something to lose */
      const weakest = (s: State): number => {
        let least = Number.POSITIVE_INFINITY;
        let seats = 0;
        for (let seat = 0; seat < b.seats; seat++) {
          if (!b.the.defence.answers(s, seat)) continue;
          const effort = b.the.defence.effort(s, seat);
          if (effort < least) {
            least = effort;
            seats = 0;
          }
          if (effort === least) seats |= 1 << seat;
        }
        return seats;
      };
      const lose = (s: State, seats: number): void => {
        let asked = 0;
        for (let seat = 0; seat < b.seats; seat++) {
          if (!((seats >> seat) & 1)) continue;
          const choice = towns(s, seat);
          if (choice.length === 1) fall(s, seat, choice[0]);
          else asked |= 1 << seat;
        }
        if (asked) push(s, b.decision('lose-town'), asked);
      };
      const mayLose = (s: State, seat: Seat, corner: Corner): boolean =>
        town.marks.get(s, corner) === b.mark(seat, town.index) && b.the.defence.mayFall(s, corner);
      const towns = (s: State, seat: Seat): Corner[] => {
        const found: Corner[] = [];
        for (let corner = 0; corner < corners; corner++) if (mayLose(s, seat, corner)) found.push(corner);
        return found;
      };
      const fall = (s: State, seat: Seat, corner: Corner): void => {
        if (s.events) tell(s, 'town-fallen', { seat, on: 'corner', place: corner });
        lowerCity(b, s, corner);
      };
      const strengths = new Int32Array(b.seats);
      /** the seats that did most, if anybody did anything */
      const strongest = (): number => {
        let most = 0;
        let best = 0;
        for (let seat = 0; seat < b.seats; seat++) {
          if (strengths[seat] > most) {
            most = strengths[seat];
            best = 0;
          }
          if (strengths[seat] === most && most > 0) best |= 1 << seat;
        }
        return best;
      };
      const reward = (s: State, best: number): void => {
        if (best === 0) return;
        if ((best & (best - 1)) === 0) b.the.defence.honour(s, 31 - Math.clz32(best));
        // In turn order from the active seat: whoever is asked first lies on top.
        else
          for (let i = b.seats - 1; i >= 0; i--) {
            const seat = (b.fields.active.get(s) + i) % b.seats;
            if ((best >> seat) & 1) b.the.defence.thank(s, seat);
          }
      };
      return {
        defence: {
          attackers: (s) => {
            const { cells } = s;
            let count = 0;
            for (let at = town.marks.at; at < town.marks.at + corners; at++) count += isTown[cells[at]];
            return count;
          },
          mayDefend: () => true,
          defends: (s, corner) => own.isActive(s, corner) && b.the.defence.mayDefend(s, corner),
          strength: (s, seat) => muster(s, seat, false),
          effort: (s, seat) => (byNumber ? muster(s, seat, true) : b.the.defence.strength(s, seat)),
          mayFall: () => true,
          steps: () => 0,
          answers: (s, seat) => {
            const mark = b.mark(seat, town.index);
            for (let corner = 0; corner < corners; corner++)
              if (s.cells[town.marks.at + corner] === mark && b.the.defence.mayFall(s, corner)) return true;
            return false;
          },
          foresee: (s) => {
            const attackers = b.the.defence.attackers(s);
            let defenders = 0;
            for (let seat = 0; seat < b.seats; seat++) {
              strengths[seat] = b.the.defence.strength(s, seat);
              defenders += strengths[seat];
            }
            const lost = attackers > defenders;
            return { attackers, defenders, losers: lost ? weakest(s) : 0, best: lost ? 0 : strongest() };
          },
          attack: (s) => b.the.defence.strike(s),
          strike: (s) => {
            const { attackers, defenders, losers, best } = b.the.defence.foresee(s);
            if (s.events)
              tell(s, attackers > defenders ? 'attack-lost' : 'attack-held', { attackers, defenders });
            attacks.add(s, 1);
            if (losers) lose(s, losers);
            else reward(s, best);
            b.the.defence.standDown(s);
          },
          honour: (s, seat) => {
            points.add(s, seat, 1);
            if (s.events) tell(s, 'defender', { seat });
          },
          thank: () => {},
          standDown: (s) => {
            for (let seat = 0; seat < b.seats; seat++)
              own.each(s, seat, (corner) => own.deactivate(s, corner));
          },
        },
      };
    },
    moves: (b) => {
      const town = b.piece(config.town);
      const mayLose = (s: State, seat: Seat, corner: Corner): boolean =>
        town.marks.get(s, corner) === b.mark(seat, town.index) && b.the.defence.mayFall(s, corner);
      return [
        {
          name: 'lose-town',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['lose-town'],
          list: (s, seat, out) => {
            for (let corner = 0; corner < town.places; corner++)
              if (mayLose(s, seat, corner)) out.put(corner);
          },
          apply: (s, seat, corner) => {
            const left = toMove(s) & ~(1 << seat);
            if (left) setToMove(s, left);
            else pop(s);
            if (s.events) tell(s, 'town-fallen', { seat, on: 'corner', place: corner });
            lowerCity(b, s, corner);
          },
          why: (s, seat, corner) => (corner >= 0 && !mayLose(s, seat, corner) ? SAFE : undefined),
        },
      ];
    },
    scores: [
      {
        id: 'defender',
        ...pointsIn('defenderPoints'),
      },
    ],
    words: {
      terms: {
        'move.lose-town': 'Give up this city',
        'decision.lose-town': 'Choose the city that falls',
        'score.defender': 'Defender',
        'field.defenderPoints': 'Defender',
        'field.attacks': 'Attacks so far',
        'event.attack-lost': 'The attackers ({attackers}) beat the defence ({defenders}).',
        'event.attack-held': 'The defence ({defenders}) holds against the attackers ({attackers}).',
        'event.town-fallen': 'A city of {seat} falls.',
        'event.defender': '{seat} is honoured as defender.',
        'threat.attackers': 'Attackers: one for each city on the board',
        'threat.defenders': 'Defence: the strength of all active knights',
        'threat.strength': 'Strength of active knights',
        'threat.lose': '{seats} would lose a city.',
        'threat.honour': '{seats} would be honoured.',
        'threat.thank': '{seats} would be thanked alike.',
        'threat.held': 'nobody would win or lose.',
        'threat.nobody': 'no city could fall.',
        'reason.town-safe': 'This city cannot fall.',
      },
    },
    looks: { events: { 'town-fallen': { befalls: 'seat' } } },
  };
}
