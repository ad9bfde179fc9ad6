/** How a referee is: it answers, it has been silent for too long, or it is gone for good. */
export type Health = 'well' | 'silent' | 'dead';

const PATIENCE = 12_000;

/** Notices when a referee no longer answers. A slow one is well again with its next word. */
export class Pulse {
  health: Health = 'well';
  /** whether it has ever said anything */
  beaten = false;
  private beats = 0;
  private readonly hearers = new Set<(health: Health) => void>();

  beat(): void {
    this.beaten = true;
    this.beats++;
    if (this.health === 'silent') this.turn('well');
  }

  die(): void {
    this.turn('dead');
  }

  /** Something was asked: if it is still open after a while, and nothing else was heard, the referee is silent. */
  expect(open: () => boolean): void {
    const heard = this.beats;
    setTimeout(() => {
      if (open() && this.beats === heard && this.health === 'well') this.turn('silent');
    }, PATIENCE);
  }

  watch(hear: (health: Health) => void): () => void {
    this.hearers.add(hear);
    hear(this.health);
    return () => this.hearers.delete(hear);
  }

  private turn(health: Health): void {
    this.health = health;
    for (const hear of this.hearers) hear(health);
  }
}
