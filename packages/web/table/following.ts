import type { AnyView, TableEvent } from './protocol.ts';
import { steady } from './steady.ts';

type See = (view: AnyView, told: readonly TableEvent[]) => void;

/** Follows the views of one table: the latest, and everything that was told so far. */
export class Following {
  latest: AnyView | null = null;
  private told: readonly TableEvent[] = [];
  private see: See | null = null;

  take(view: AnyView): void {
    this.latest = { ...view, fields: steady(this.latest?.fields, view.fields) };
    this.told = [...this.told.slice(0, view.eventsFrom), ...view.events];
    this.see?.(this.latest, this.told);
  }

  watch(see: See): () => void {
    this.see = see;
    if (this.latest) see(this.latest, this.told);
    return () => {
      if (this.see === see) this.see = null;
    };
  }
}
