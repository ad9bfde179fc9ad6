import type { Outline } from './outline.ts';

/** The first of these modules, in their order, that is not for so many players here. */
export function notFor(modules: readonly Outline[], seats: number): Outline | undefined {
  const lifted = new Set(
    modules.filter((module) => module.opens?.includes(seats)).flatMap((module) => groundOf(module, modules)),
  );
  // Who opens a table to other numbers knows what it is built on. All others must be for the nearest usual number.
  const usual = lifted.size > 0 && modules[0] ? nearestOf(modules[0].seats, seats) : seats;
  return modules.find((module) => {
    if (module.seats.includes(seats)) return false;
    return !lifted.has(module.id) && (module.fixed || !module.seats.includes(usual));
  });
}

/** The number nearest to this one. */
export function nearestOf(numbers: readonly number[], to: number): number {
  return numbers.reduce((best, n) => (Math.abs(n - to) < Math.abs(best - to) ? n : best));
}

/** The ids of a module and of all that it needs among these. */
export function groundOf(module: Outline, modules: readonly Outline[]): string[] {
  const found: string[] = [];
  const add = ({ id, needs = [] }: Outline): void => {
    if (found.includes(id)) return;
    found.push(id);
    for (const need of needs) {
      const other = modules.find((each) => each.id === need);
      if (other) add(other);
    }
  };
  add(module);
  return found;
}
