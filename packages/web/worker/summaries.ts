import { families } from '@hexwright/island';
import { rivalsFamilies } from '@hexwright/rivals';
import { ministersFamilies } from '../../ministers/index.ts';

const modules = (
  await Promise.all(
    [families, ministersFamilies, rivalsFamilies]
      .flatMap((each) => Object.values(each))
      .map((load) => load()),
  )
).flat();

/** What every row is about, by its id, in place of which the build puts the plain answer (computed-at-build.ts). */
export const summaries: Readonly<Record<string, string>> = Object.fromEntries(
  modules.filter(({ internal }) => !internal).map(({ id, words }) => [id, words.summary]),
);
