/** A bar on a terminal; silent where there is none. */
export function makeProgress(total: number, stream: NodeJS.WriteStream = process.stderr) {
  const began = performance.now();
  let drawn = 0;
  return {
    show(done: number): void {
      const now = performance.now();
      if (!stream.isTTY || (now - drawn < 100 && done < total)) return;
      drawn = now;
      const width = 30;
      const full = Math.round((width * done) / total);
      const rate = done / ((now - began) / 1000);
      const left = rate > 0 ? `${Math.ceil((total - done) / rate)} s left` : '';
      stream.write(
        `\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${total}  ${rate.toFixed(0)} games/s  ${left}\u001b[K`,
      );
    },
    clear(): void {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}
