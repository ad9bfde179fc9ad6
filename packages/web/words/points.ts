/** Points as they are read, halves as such: 12, 5½, ½. */
export function pointsText(points: number): string {
  if (Number.isInteger(points)) return `${points}`;
  const whole = Math.trunc(points);
  return `${whole === 0 ? (points < 0 ? '−' : '') : whole}½`;
}
