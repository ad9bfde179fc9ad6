import { missionTrack } from '../mechanics/index.ts';

const RAIDS = [0, 1, 1, 2, 2, 2, 3, 3];

export const lairMission = missionTrack({
  name: 'lairTrack',
  points: RAIDS,
  bonus: 1,
  called: 'Pirate Lairs',
  leader: 'Greatest Pirate Scourge',
  shape: 'skull',
  colour: '#a33b3b',
});
