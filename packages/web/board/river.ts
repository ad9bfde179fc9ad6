import { SIZE } from './geometry.ts';

const REACH = (SIZE * Math.sqrt(3)) / 2;

/** The way of a river through a hex around 0,0, from the side where it comes in (`s` for its source) to the other: `0-3`. */
export function riverCourse(course: string): string {
  const [from, to] = course.split('-');
  const end = sideMiddle(Number(to), 1);
  const start = from === 's' ? sideMiddle(Number(to) + 3, 0.5) : sideMiddle(Number(from), 1);
  // It winds a little where it goes straight on, and bends around the middle where it turns.
  const wind = { x: (end.y - start.y) * 0.16, y: (start.x - end.x) * 0.16 };
  const one = { x: start.x * 0.45 + wind.x, y: start.y * 0.45 + wind.y };
  const two = { x: end.x * 0.45 - wind.x, y: end.y * 0.45 - wind.y };
  return `M${text(start)}C${text(one)} ${text(two)} ${text(end)}`;
}

function sideMiddle(side: number, far: number): { x: number; y: number } {
  const angle = (Math.PI / 3) * side;
  return { x: Math.cos(angle) * REACH * far, y: -Math.sin(angle) * REACH * far };
}

function text({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
