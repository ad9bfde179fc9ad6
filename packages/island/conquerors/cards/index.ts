import { bribery } from './bribery.ts';
import { brothersInArms } from './brothers-in-arms.ts';
import { helpFromTheSouth } from './help-from-the-south.ts';
import { leaTheHealer } from './lea-the-healer.ts';
import { neighborlyHelp } from './neighborly-help.ts';
import { roadBuildingMission } from './road-building-mission.ts';
import { warlordRoven } from './warlord-roven.ts';

/** The politics deck of the war, which takes the place of that of peace; its three spies are those of that one. */
export const warPolitics = [
  bribery,
  brothersInArms,
  helpFromTheSouth,
  leaTheHealer,
  neighborlyHelp,
  roadBuildingMission,
  warlordRoven,
];

/** the cards of peace that it takes the place of */
export const PEACE_POLITICS = [
  'bishop',
  'constitution',
  'deserter',
  'diplomat',
  'intrigue',
  'saboteur',
  'warlord',
  'wedding',
] as const;
