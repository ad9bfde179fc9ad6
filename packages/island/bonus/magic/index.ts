import { commoditySupply } from '../../cities-knights/index.ts';
import { cityTitle, furtherBranch } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { bigMagicDragon } from './big-magic-dragon.ts';
import { MAGIC } from './colours.ts';
import { danceOfTheUnicorns } from './dance-of-the-unicorns.ts';
import { favorOfTheStars } from './favor-of-the-stars.ts';
import { littleMagicDragon } from './little-magic-dragon.ts';
import { magicDispense } from './magic-dispense.ts';
import { magicFlow } from './magic-flow.ts';
import { magicFormula } from './magic-formula.ts';
import { magicOfNature } from './magic-of-nature.ts';
import { magicPower } from './magic-power.ts';
import { magicSwap } from './magic-swap.ts';
import { magicVeto } from './magic-veto.ts';
import { whiteMagic } from './white-magic.ts';
import { witchsSpell } from './witchs-spell.ts';
import { wizard } from './wizard.ts';

export { MAGIC } from './colours.ts';
export { veto } from './magic-veto.ts';

/** The title that opens magic: one citadel for each player, which makes magic of brick. */
export const citadel = cityTitle({
  piece: 'citadel',
  cost: { brick: 2, ore: 1 },
  straight: { ore: 1 },
  land: 'brick',
  makes: 'magic',
  supply: commoditySupply,
  shape: 'tower',
});

export const MAGIC_LEVELS = [
  'Magic Book',
  'Stone Circle',
  'Magic Kitchen',
  'Magic Mill',
  'Magic Castle',
] as const;

export const magicBranch = (drawsWithTitle: boolean): Part =>
  furtherBranch({
    branch: 'magic',
    good: 'magic',
    levels: MAGIC_LEVELS,
    draws: [2, 3, 4, 5, 6],
    title: 'citadel',
    drawsWithTitle,
    metropolis: { first: 4, final: 5, points: 2 },
    colour: MAGIC,
    shape: 'star',
  });

/** The 17 purple cards. */
export const magicCards: readonly Part[] = [
  bigMagicDragon,
  danceOfTheUnicorns,
  favorOfTheStars,
  littleMagicDragon,
  magicDispense,
  magicFlow,
  magicFormula,
  magicOfNature,
  magicPower,
  magicSwap,
  magicVeto,
  whiteMagic,
  witchsSpell,
  wizard,
];
