import { fleet, hiredCargo, settling } from '../mechanics/index.ts';

/** The ships of the family, and everything that any of its games carries. */
export const ships = fleet({
  ships: 3,
  cost: { lumber: 1, wool: 1 },
  steps: 4,
  extra: { cost: { wool: 1 }, points: 2 },
  abreast: 2,
  port: 'harbour-settlement',
  cargo: [
    { kind: 'settler', size: 2, hired: true, shape: 'people', colour: '#f1e3c0', seat: true },
    { kind: 'crew', size: 1, hired: true, shape: 'crew', colour: '#d8553f', seat: true },
    { kind: 'fish', size: 2, shape: 'fish', colour: '#7fb7d8' },
    { kind: 'spice', size: 1, shape: 'sack', colour: '#c9863a' },
  ],
  toll: 'gold',
});

export const settlers = [
  hiredCargo({
    fleet: ships,
    cargo: 'settler',
    cost: { brick: 1, grain: 1, lumber: 1, wool: 1 },
    supply: 2,
  }),
  settling({ fleet: ships, cargo: 'settler', piece: 'settlement' }),
];

export const crews = hiredCargo({ fleet: ships, cargo: 'crew', cost: { ore: 1, wool: 1 }, supply: 9 });
