/** Read by every process of a mutated test run: says which mistake is in force, and notes which could be. */
const inForce = Number(process.env.HEXWRIGHT_MUTANT ?? -1);
const reached = new Set();

globalThis.__mutant = (number) => {
  reached.add(number);
  return number === inForce;
};
globalThis.__reached = reached;
