/** The decisions of these parts, each once: their places are their indices. */
export function decisionNames(parts: readonly { readonly decisions?: object }[]): string[] {
  return [...new Set(parts.flatMap((part) => Object.keys(part.decisions ?? {})))];
}
