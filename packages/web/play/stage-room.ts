import { type RefObject, useLayoutEffect } from 'react';

/** In pixels, without what the question, the dice and the controls take. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

let room: Room | null = null;
const watchers = new Set<() => void>();

/** The room that the stage has for the board; null before a table has told it. */
export const stageRoom = (): Room | null => room;

export function watchStageRoom(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function tell(now: Room | null): void {
  room = now;
  for (const changed of watchers) changed();
}

/** Tells how much room the stage has, whenever that changes. */
export function useStageRoom(stage: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = (): void => {
      const picture = element.querySelector('.board > svg');
      const { width, height } = element.getBoundingClientRect();
      const { paddingTop = '0', paddingBottom = '0' } = picture ? getComputedStyle(picture) : {};
      tell({ width, height: height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom) });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => {
      watch.disconnect();
      tell(null);
    };
  }, [stage]);
}
