import type { Pattern } from '@hexwright/rulebook';
import type { ComponentType } from 'react';
import { Desert } from './Desert.tsx';
import { Fields } from './Fields.tsx';
import { Fog } from './Fog.tsx';
import { Forest } from './Forest.tsx';
import { Gold } from './Gold.tsx';
import { Hills } from './Hills.tsx';
import { Mountains } from './Mountains.tsx';
import { Oasis } from './Oasis.tsx';
import { Pasture } from './Pasture.tsx';
import { Castle, Glassworks, Quarry } from './Places.tsx';
import { Plain } from './Plain.tsx';
import { Swamp } from './Swamp.tsx';
import { Lake, Sea } from './Waters.tsx';

/** The drawing of each pattern that a terrain may declare, inside a hex of size 100 around 0,0. */
export const terrainArt: Readonly<Record<Pattern, ComponentType>> = {
  hills: Hills,
  forest: Forest,
  pasture: Pasture,
  fields: Fields,
  mountains: Mountains,
  desert: Desert,
  gold: Gold,
  sea: Sea,
  lake: Lake,
  fog: Fog,
  castle: Castle,
  quarry: Quarry,
  glassworks: Glassworks,
  swamp: Swamp,
  oasis: Oasis,
  plain: Plain,
};
