import type { Reason } from '@hexwright/kernel';
import { capital } from './speak.ts';
import { sentenceInWords } from './texts.ts';

/** Why something was refused outside a game, as a sentence of the page. */
export function reasonWords({ text }: Reason): string {
  return capital(sentenceInWords(text));
}
