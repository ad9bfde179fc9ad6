/** What the server writes down about itself. No name of a table, no token and nothing of a game belongs in it. */
export interface Log {
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}
