/** What moves for a moment at the table: found, moved, and put to rest as soon as anybody wants to go on. */

const moving = new Set<Animation>();

/** Moves something; it is over when it has come to rest, or was put there. */
export function move(what: Element, frames: Keyframe[], how: KeyframeAnimationOptions): Promise<void> {
  const animation = what.animate(frames, how);
  moving.add(animation);
  const rest = (): void => void moving.delete(animation);
  return animation.finished.then(rest, rest);
}

/** Whatever still moves is where it goes. */
export function skipAll(): void {
  for (const animation of moving) animation.finish();
}

export function nth(selector: string, n: number): Element | undefined {
  return document.querySelectorAll(selector)[n];
}

export function middle(element: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
