import { reason } from '@hexwright/kernel';
import { isFounding } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { markedCorners } from './marked.ts';

export interface OffSiteConfig {
  /** the mark of the city sites */
  readonly mark: string;
  /** the mark of corners on which nothing is ever built off site, and which are city sites from so many seats on */
  readonly more: { readonly mark: string; readonly from: number };
}

const NEVER_GROWS = reason('off-site', 'only settlements on city sites become cities');

/**
 * Settlements are built off the city sites too: on corners that are neither a site nor beside one, as if all of them were
 * occupied. Nothing grows there. Where everybody starts stays as it is.
 */
export function offSite(config: OffSiteConfig): Part {
  const { mark, more } = config;
  return {
    id: 'off-site',
    of: config,
    words: {
      terms: { 'reason.off-site': 'Only settlements on city sites become cities.' },
      instead: { 'reason.no-site': 'You build only on city sites and on corners without one beside them.' },
    },
    rules: (was, b) => {
      const isSite = new Uint8Array(b.topology.corners);
      const marks = b.seats >= more.from ? [mark, more.mark] : [mark];
      for (const corner of markedCorners(b, marks)) isSite[corner] = 1;
      const open = new Uint8Array(b.topology.corners);
      for (let corner = 0; corner < open.length; corner++)
        open[corner] =
          isSite[corner] === 0 && !b.walks.cornersNear[corner].some((other) => isSite[other] === 1) ? 1 : 0;
      for (const corner of markedCorners(b, [more.mark])) open[corner] = 0;
      const grows = Uint8Array.from(b.pieces, (piece) =>
        piece.on === 'corner' && piece.layerAt === b.at.building && !isFounding(b, piece) ? 1 : 0,
      );
      return {
        sites: { offSite: (s, corner) => open[corner] === 1 || was.sites.offSite(s, corner) },
        barBuild: (s, seat, piece, place, list) =>
          grows[piece] === 1 && isSite[place] === 0 ? NEVER_GROWS : was.barBuild(s, seat, piece, place, list),
      };
    },
  };
}
