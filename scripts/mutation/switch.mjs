/** Read by every process of a mutated test run: says which mistake is in force, and notes which could be. */
const mistakes = {
  inForce: Number(process.env.HEXWRIGHT_MUTANT ?? -1),
  /** those whose places were come across since somebody cleared them */
  reached: new Set(),
  /** how often the one in force was asked for, and how often it may be before its test is taken to come to no end */
  asked: 0,
  patience: Number.POSITIVE_INFINITY,
};

globalThis.__mistakes = mistakes;
globalThis.__mutant = (number) => {
  mistakes.reached.add(number);
  if (number !== mistakes.inForce) return false;
  if (++mistakes.asked > mistakes.patience) throw new Error('comes to no end');
  return true;
};
