import type { ViewChange } from '@hexwright/table';
import type { AnyView, TableEvent } from './protocol.ts';
import { steady } from './steady.ts';

type See = (view: AnyView, told: readonly TableEvent[]) => void;

/** Follows the views of one table: the latest, and everything that was told so far. */
export class ViewStream {
  latest: AnyView | null = null;
  private told: readonly TableEvent[] = [];
  private see: See | null = null;

  take(view: AnyView): void {
    this.latest = { ...view, fields: steady(this.latest?.fields, view.fields) };
    this.told = [...this.told.slice(0, view.eventsFrom), ...view.events];
    this.see?.(this.latest, this.told);
  }

  /** Only what has changed is told; false where it rests on another view than the latest. */
  change({ from, shared, own }: ViewChange): boolean {
    const { latest } = this;
    if (latest?.n !== from) return false;
    this.take({
      ...latest,
      ...shared,
      ...own,
      fields: { ...latest.fields, ...shared.fields, ...own.fields },
    } as AnyView);
    return true;
  }

  watch(see: See): () => void {
    this.see = see;
    if (this.latest) see(this.latest, this.told);
    return () => {
      if (this.see === see) this.see = null;
    };
  }
}
