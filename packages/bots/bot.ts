import {
  listMoves,
  MoveList,
  nameMove,
  pick,
  type RawMove,
  type Rng,
  type Rules,
  resample,
  type State,
} from '@hexwright/kernel';

/**
 * Asked between two thoughts with the number of moves imagined so far, and how many stories of each move have been told to the end:
 * whether there is time for more.
 */
export type Time = (imagined: number, told: number) => boolean;

/** A player made of code. It is asked with a state that its seat could not tell from the real one. */
export interface Bot {
  readonly id: string;
  /**
   * A legal move of the seat; `state` is the bot's to read, not to change. Who thinks ahead goes on while there is time;
   * where nobody says how much there is, as long as it usually does, the same on every machine.
   */
  choose(state: State, seat: number, rng: Rng, time?: Time): RawMove;
}

/** Asks a bot for a move: what it may not know is dealt anew before it looks. */
export function askBot(bot: Bot, real: State, seat: number, rng: Rng, time?: Time): RawMove {
  return bot.choose(resample(real, seat, rng), seat, rng, time);
}

/** Any listed legal move, each as likely as the others. */
export function randomBot(rules: Rules): Bot {
  const list = new MoveList();
  return {
    id: 'random',
    choose: (state, seat, rng) => {
      listMoves(state, seat, list);
      return nameMove(rules, pick(list, rng, false));
    },
  };
}
