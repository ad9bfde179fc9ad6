import { findModule, modulesFor, rulesFor, rulesOfSetup } from '@hexwright/catalog';
import { makeCampaigns } from './chronicle.ts';

/** The campaigns of the whole catalogue, for whoever has it at hand. */
export const { newCampaign, chronicleOf, standingOf, nextOfCampaign, withGame, tellChronicle } =
  makeCampaigns({
    campaignOf: (id) => findModule(id)?.campaign,
    nameOf: (id) => findModule(id)?.words.name,
    modulesFor,
    rulesFor,
    rulesOfSetup,
  });
