/** The colours of the seats. Each has a pattern too, so that nobody must tell colours apart. */
export interface SeatLook {
  /** a key into the words */
  readonly name: string;
  readonly fill: string;
  readonly ink: string;
  /** as a line on paper, where the fill could not be told from it */
  readonly line?: string;
  readonly pattern: 'plain' | 'stripes' | 'dots' | 'bars' | 'grid' | 'waves' | 'rings' | 'chevrons';
}

export const SEATS: readonly SeatLook[] = [
  { name: 'seat.red', fill: '#c73a30', ink: '#ffffff', pattern: 'plain' },
  { name: 'seat.blue', fill: '#2b5fc4', ink: '#ffffff', pattern: 'stripes' },
  { name: 'seat.white', fill: '#f6f1e4', ink: '#2a2620', line: '#8a7f68', pattern: 'dots' },
  { name: 'seat.orange', fill: '#ef8e1f', ink: '#2a1a05', pattern: 'bars' },
  { name: 'seat.teal', fill: '#12877f', ink: '#ffffff', pattern: 'grid' },
  { name: 'seat.violet', fill: '#8246bd', ink: '#ffffff', pattern: 'waves' },
  { name: 'seat.brown', fill: '#7b4a26', ink: '#ffffff', pattern: 'rings' },
  { name: 'seat.pink', fill: '#f2a3bf', ink: '#3a0f20', pattern: 'chevrons' },
  { name: 'seat.gold', fill: '#e3b81f', ink: '#2a1f02', pattern: 'stripes' },
  { name: 'seat.lime', fill: '#a6cf3a', ink: '#1f2a05', pattern: 'dots' },
  { name: 'seat.green', fill: '#2f8f3e', ink: '#ffffff', pattern: 'rings' },
  { name: 'seat.sky', fill: '#8cc8f0', ink: '#0f2436', pattern: 'bars' },
  { name: 'seat.navy', fill: '#1f2f63', ink: '#ffffff', pattern: 'chevrons' },
  { name: 'seat.grey', fill: '#7f858c', ink: '#ffffff', pattern: 'waves' },
  { name: 'seat.black', fill: '#2b2b2e', ink: '#ffffff', pattern: 'grid' },
  { name: 'seat.magenta', fill: '#c2329a', ink: '#ffffff', pattern: 'stripes' },
  { name: 'seat.coral', fill: '#f27d66', ink: '#3a1008', pattern: 'rings' },
  { name: 'seat.olive', fill: '#7a7a24', ink: '#ffffff', pattern: 'dots' },
  { name: 'seat.mint', fill: '#a5e2c4', ink: '#0c2e20', pattern: 'grid' },
  { name: 'seat.plum', fill: '#5e2a55', ink: '#ffffff', pattern: 'bars' },
  { name: 'seat.sand', fill: '#d9c093', ink: '#33270c', pattern: 'waves' },
  { name: 'seat.rust', fill: '#a24a1c', ink: '#ffffff', pattern: 'chevrons' },
  { name: 'seat.lavender', fill: '#c4b0ea', ink: '#23153d', pattern: 'plain' },
  { name: 'seat.petrol', fill: '#0f5668', ink: '#ffffff', pattern: 'dots' },
  { name: 'seat.lemon', fill: '#f5e96b', ink: '#312c04', pattern: 'chevrons' },
  { name: 'seat.wine', fill: '#7d1b33', ink: '#ffffff', pattern: 'stripes' },
  { name: 'seat.forest', fill: '#1f5531', ink: '#ffffff', pattern: 'waves' },
  { name: 'seat.azure', fill: '#2f97d6', ink: '#06243a', pattern: 'plain' },
  { name: 'seat.peach', fill: '#f7c69c', ink: '#3a2208', pattern: 'grid' },
  { name: 'seat.slate', fill: '#4a5a6a', ink: '#ffffff', pattern: 'rings' },
  { name: 'seat.cocoa', fill: '#4c2f22', ink: '#ffffff', pattern: 'bars' },
  { name: 'seat.silver', fill: '#cfd6da', ink: '#20262a', pattern: 'rings' },
];

/** so many are offered at any table; where more play, as many as they are */
const USUAL = 8;

/** The colours to choose from at a table of so many, as places in the list; one that is worn already is among them. */
export function coloursFor(seats: number, worn = 0): readonly number[] {
  const count = Math.max(USUAL, seats);
  return SEATS.flatMap((_, colour) => (colour < count || colour === worn ? [colour] : []));
}

/** What belongs to nobody. */
export const NOBODY: SeatLook = { name: 'seat.nobody', fill: '#9a958a', ink: '#1d1b18', pattern: 'plain' };

/** by seat: the colour that its person has chosen; a seat that is not there has the colour of its place */
let worn: readonly number[] = [];
const hearers = new Set<() => void>();

export function seatLook(seat: number): SeatLook {
  return SEATS[worn[seat] ?? seat] ?? NOBODY;
}

/** The colour in which a seat is drawn as a line of a chart. */
export function lineOf(seat: number): string {
  const { line, fill } = seatLook(seat);
  return line ?? fill;
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
