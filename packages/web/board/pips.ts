/** What a number token shows of how often its number comes. */
export interface Pips {
  readonly pips: number;
  /** none comes more often, and some come less */
  readonly hot: boolean;
}

/** so many find room below a number */
const ROOM = 5;
/** is on no token where hands are halved by it */
const SEVEN = 7;

/** Pips by number, from the weights with which this game brings them: dice, a wheel, one die. */
export function pipsBy(odds: Readonly<Record<number, number>>): (number: number) => Pips {
  const weights = Object.entries(odds).flatMap(([number, weight]) =>
    Number(number) === SEVEN || weight === 0 ? [] : [weight],
  );
  const most = Math.max(...weights);
  const even = weights.every((weight) => weight === most);
  return (number) => {
    const weight = odds[number] ?? 0;
    const pips = even ? Math.min(weight, 1) : most <= ROOM ? weight : Math.ceil((weight * ROOM) / most);
    return { pips, hot: !even && weight === most };
  };
}
