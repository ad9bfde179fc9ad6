/** The colours of the seats. Each has a pattern too, so that nobody must tell colours apart. */
export interface SeatLook {
  /** a key into the words */
  readonly name: string;
  readonly fill: string;
  readonly ink: string;
  readonly pattern: 'plain' | 'stripes' | 'dots' | 'bars' | 'grid' | 'waves' | 'rings' | 'chevrons';
}

export const SEATS: readonly SeatLook[] = [
  { name: 'seat.red', fill: '#c73a30', ink: '#ffffff', pattern: 'plain' },
  { name: 'seat.blue', fill: '#2b5fc4', ink: '#ffffff', pattern: 'stripes' },
  { name: 'seat.white', fill: '#f6f1e4', ink: '#2a2620', pattern: 'dots' },
  { name: 'seat.orange', fill: '#ef8e1f', ink: '#2a1a05', pattern: 'bars' },
  { name: 'seat.teal', fill: '#12877f', ink: '#ffffff', pattern: 'grid' },
  { name: 'seat.violet', fill: '#8246bd', ink: '#ffffff', pattern: 'waves' },
  { name: 'seat.brown', fill: '#7b4a26', ink: '#ffffff', pattern: 'rings' },
  { name: 'seat.pink', fill: '#f2a3bf', ink: '#3a0f20', pattern: 'chevrons' },
];

/** What belongs to nobody. */
export const NOBODY: SeatLook = { name: 'seat.nobody', fill: '#9a958a', ink: '#1d1b18', pattern: 'plain' };

/** by seat: the colour that its person has chosen; a seat that is not there has the colour of its place */
let worn: readonly number[] = [];
const hearers = new Set<() => void>();

export function seatLook(seat: number): SeatLook {
  return SEATS[worn[seat] ?? seat] ?? NOBODY;
}

/** The colours of the table on the screen; gives them back when it is left. */
export function wearColours(colours: readonly number[]): () => void {
  change(colours);
  return () => change([]);
}

export function watchColours(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

export function wornColours(): readonly number[] {
  return worn;
}

function change(colours: readonly number[]): void {
  if (worn.join() === colours.join()) return;
  worn = colours;
  for (const hear of hearers) hear();
}
