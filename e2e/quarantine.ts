/** A test in a browser that may fail once, for a reason that is known and is not the page's. */
export interface Quarantined {
  /** the file, as `friends.test.ts` */
  readonly file: string;
  /** the test, by its whole name */
  readonly test: string;
  /** what goes wrong, and what would mend it */
  readonly why: string;
}

/**
 * Tests that are tried a second time. Everything else fails at once: a page that works most of the time does not work.
 * `scripts/test/quarantine.test.mjs` holds that what stands here exists and says why.
 */
export const QUARANTINE: readonly Quarantined[] = [];

/** How often a test is tried again. */
export function triesAgain(file: string, test: string, listed: readonly Quarantined[] = QUARANTINE): number {
  return listed.some((each) => file.endsWith(`/${each.file}`) && each.test === test) ? 1 : 0;
}

/** What is wrong with the list, given what stands in each file. */
export function wrongsOf(
  listed: readonly Quarantined[],
  sourceOf: (file: string) => string | undefined,
): readonly string[] {
  return listed.flatMap(({ file, test, why }) => {
    const source = sourceOf(file);
    if (source === undefined) return [`${file}: no such file`];
    if (![`'`, '"', '`'].some((quote) => source.includes(`test(${quote}${test}${quote},`)))
      return [`${file}: no test is called "${test}"`];
    return why.split(' ').length < 5 ? [`${file}: "${test}" does not say why`] : [];
  });
}
