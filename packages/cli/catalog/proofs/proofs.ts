import { type Sentence, sentencesOf, type Teller } from '@hexwright/catalog';
import type { Claim } from './claims.ts';

export interface Proved extends Sentence {
  readonly claims: readonly Claim[];
}

/** Each sentence of a module with the tests that prove it; none where nothing does. */
export function provedBy(module: Teller, claims: readonly Claim[]): readonly Proved[] {
  const sentences = sentencesOf(module);
  const sound = claims.filter((claim) => claim.module === module.id && !flawOf(claim, sentences));
  return sentences.map((sentence) => ({
    ...sentence,
    claims: sound.filter(({ piece }) => met(piece, sentences)[0] === sentence),
  }));
}

/** Claims that prove nothing, each with the reason: they would only look like proof. */
export function hollowClaims(modules: readonly Teller[], claims: readonly Claim[]): string[] {
  const shown = new Map(modules.map((module) => [module.id, sentencesOf(module)]));
  return claims.flatMap((claim) => {
    const flaw = flawOf(claim, shown.get(claim.module));
    return flaw ? [`${claim.where} "${claim.test}": ${flaw}`] : [];
  });
}

/** less than this is no piece of a sentence, unless it is all of one */
const SHORTEST = 8;

function flawOf({ module, piece, flaw }: Claim, shown?: readonly Sentence[]): string | undefined {
  if (flaw) return flaw;
  if (!shown) return `there is no module "${module}"`;
  const found = met(piece, shown);
  if (found.length === 0) return `"${module}" says nowhere "${piece}"`;
  if (found.length > 1) return `"${piece}" stands in ${found.length} sentences of "${module}"`;
  if (piece.length < SHORTEST && piece !== found[0].text) return `"${piece}" is too short a piece`;
  return undefined;
}

/** The sentences that hold the piece; one that is the piece and nothing more comes before all others. */
function met(piece: string, shown: readonly Sentence[]): readonly Sentence[] {
  const whole = shown.filter(({ text }) => text === piece);
  return whole.length > 0 ? whole : shown.filter(({ text }) => text.includes(piece));
}
