/** One word after `hexwright`. */
export interface Command {
  readonly name: string;
  /** one line for the list of commands */
  readonly summary: string;
  /** what `--help` prints */
  readonly help: string;
  /** answers the exit code */
  run(args: readonly string[]): Promise<number> | number;
}

/** What somebody typed or handed in cannot be used: the field and the reason. The command ends with code 2. */
export class BadInput extends Error {
  readonly field: string;

  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.field = field;
  }
}
