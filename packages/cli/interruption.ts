/** Somebody at the terminal (or the machine) asks for an end: what was played until then is told, and asking twice ends all. */
export interface Interruption {
  /** comes when it was asked for */
  readonly asked: Promise<'interrupted'>;
  /** whether it has been asked for */
  readonly came: boolean;
  /** signals mean again what they mean to any program */
  forget(): void;
}

/** What a shell says of a program that was interrupted. */
export const INTERRUPTED = 130;

export function awaitInterruption(): Interruption {
  let came = false;
  let forget = (): void => {};
  const asked = new Promise<'interrupted'>((resolve) => {
    const hear = (): void => {
      came = true;
      forget();
      resolve('interrupted');
    };
    forget = () => {
      process.off('SIGINT', hear);
      process.off('SIGTERM', hear);
    };
    process.on('SIGINT', hear);
    process.on('SIGTERM', hear);
  });
  return {
    asked,
    get came() {
      return came;
    },
    forget: () => forget(),
  };
}
