import { type Bar, type Outcome, reason, refuse } from './reason.ts';

/** nothing that is told in JSON here goes half as deep */
const DEEPEST = 100;

/**
 * What a text of JSON from outside says. How deep it is nested is looked at first: parsing ten million brackets takes
 * gigabytes, and whoever copies what came of them runs out of stack.
 */
export function readJson(text: string): Outcome<{ readonly json: unknown }> {
  const deep = barDepth(text);
  if (deep) return { ok: false, reason: deep };
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    return refuse('not-json', `not JSON: ${message}`, { message });
  }
}

const tooDeep = reason('too-deep', `it is nested more than ${DEEPEST} deep`, { most: DEEPEST });

/** Whether a text may be parsed at all, for whoever has a reader of its own. */
export function barDepth(text: string): Bar {
  return nestedDeeper(text, DEEPEST) ? tooDeep : undefined;
}

const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = Array.from('"\\[]{}', (sign) =>
  sign.charCodeAt(0),
);

function nestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (quoted) {
      if (sign === BACKSLASH) i++;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (sign === LIST || sign === OBJECT) {
      if (++depth > most) return true;
    } else if (sign === LIST_END || sign === OBJECT_END) depth--;
  }
  return false;
}
