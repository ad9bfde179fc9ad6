import { families } from '@hexwright/island';
import { rivalsFamilies } from '@hexwright/rivals';

const modules = (
  await Promise.all([...Object.values(families), ...Object.values(rivalsFamilies)].map((load) => load()))
).flat();

/** What every row is about, by its id, in place of which the build puts the plain answer (computed-at-build.ts). */
export const summaries: Readonly<Record<string, string>> = Object.fromEntries(
  modules.filter(({ internal }) => !internal).map(({ id, words }) => [id, words.summary]),
);
