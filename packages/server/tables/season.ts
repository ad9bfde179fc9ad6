/** A season is a quarter of a year: in each everybody begins anew. */
export function seasonOf(at: number): string {
  const day = new Date(at);
  return `${day.getUTCFullYear()}-Q${Math.floor(day.getUTCMonth() / 3) + 1}`;
}
