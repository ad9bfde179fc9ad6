/** One after the other. */
export class Lock {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work, work);
    this.last = mine.catch(() => {});
    return mine;
  }

  async settled(): Promise<void> {
    await this.last;
  }
}
