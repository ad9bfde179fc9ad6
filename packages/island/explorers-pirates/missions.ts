import { missionTrack } from '../mechanics/index.ts';

const RAIDS = [0, 1, 1, 2, 2, 2, 3, 3];
const TRADE = [0, 1, 1, 2, 2, 3, 3];

export const lairMission = missionTrack({
  name: 'lairTrack',
  points: RAIDS,
  bonus: 1,
  called: 'Pirate Lairs',
  leader: 'Greatest Pirate Scourge',
  shape: 'skull',
  colour: '#a33b3b',
});

export const fishMission = missionTrack({
  name: 'fishTrack',
  points: RAIDS,
  bonus: 1,
  called: 'Fish for Catan',
  leader: 'Best Fisher',
  shape: 'fish',
  colour: '#3f86a8',
});

export const spiceMission = missionTrack({
  name: 'spiceTrack',
  points: TRADE,
  bonus: 1,
  called: 'Spices for Catan',
  leader: 'Greatest Spice Merchant',
  shape: 'sack',
  colour: '#c9863a',
});
