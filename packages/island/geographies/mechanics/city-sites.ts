import { reason, type Seat, type State } from '@hexwright/kernel';
import { type Corner, markNeed } from '../../board/index.ts';
import { isFounding } from '../../mechanics/index.ts';
import type { Part, Terms } from '../../rulebook/index.ts';
import { markedCorners } from './marked.ts';

const NO_SITE = reason('no-site', 'only city sites are built on');
const UNSETTLED = reason('unsettled-site', 'nobody has built on the city site there');

const terms: Terms = {
  'reason.no-site': 'You build only on city sites.',
  'reason.unsettled-site': 'Nobody has built on the city site there yet.',
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    sites: SitePoints;
  }
}

export interface SitePoints {
  /** whether a settlement may be built on this corner though it is no site */
  offSite(s: State, corner: Corner): boolean;
}

export interface CitySitesConfig {
  /** the mark of the corners that are city sites at every table */
  readonly mark: string;
  /** the mark of corners that are city sites as well from so many seats on */
  readonly more?: { readonly mark: string; readonly from: number };
  /** the option by which roads pass what others have built on a site; without it they never do */
  readonly pass?: string;
}

/**
 * Buildings stand on marked corners alone, however close those lie. A site that nobody has built on ends every road:
 * what meets there is joined when something is built.
 */
export function citySites(config: CitySitesConfig): Part {
  const { mark, more, pass } = config;
  return {
    id: 'city-sites',
    of: config,
    words: { terms },
    boardNeeds: [markNeed('corners', mark)],
    brings: ['sites'],
    rules: (was, b) => {
      const isSite = new Uint8Array(b.topology.corners);
      const marks = more && b.seats >= more.from ? [mark, more.mark] : [mark];
      for (const corner of markedCorners(b, marks)) isSite[corner] = 1;
      const passes = pass !== undefined && b.option<boolean>(pass);
      const { building } = b.fields;
      const routesAt = b.grid<number, Corner>('routesAt');
      const { endsOf } = b.walks;

      const fits = (s: State, corner: Corner): boolean =>
        isSite[corner] === 1 || b.the.sites.offSite(s, corner);
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));

      const goesOnFrom = (s: State, seat: Seat, corner: Corner): boolean => {
        const on = building.get(s, corner);
        if (on !== 0 && b.ownerOf[on] === seat) return true;
        return routesAt.get(s, seat, corner) > 0 && !b.rules.cornerBlocks(s, seat, corner);
      };
      return {
        sites: { offSite: () => false },
        cornerFit: (s, corner) => fits(s, corner) && was.cornerFit(s, corner),
        tooNear: (s, seat, corner) => isSite[corner] === 0 && was.tooNear(s, seat, corner),
        cornerBlocks: (s, seat, corner) => {
          if (isSite[corner] === 0) return was.cornerBlocks(s, seat, corner);
          return building.get(s, corner) === 0 || (!passes && was.cornerBlocks(s, seat, corner));
        },
        barBuild: (s, seat, piece, place) =>
          founds[piece] === 1 && !fits(s, place) ? NO_SITE : was.barBuild(s, seat, piece, place),
        barFound: (s, seat, corner) => (fits(s, corner) ? was.barFound(s, seat, corner) : NO_SITE),
        barJoin: (s, seat, piece, edge) => {
          const bar = was.barJoin(s, seat, piece, edge);
          const [a, z] = endsOf[edge];
          const bare = (corner: number): boolean =>
            isSite[corner] === 1 && building.get(s, corner) === 0 && routesAt.get(s, seat, corner) > 0;
          // A road that comes to an empty site is stopped by the site, not by anybody's building.
          if (bar) return bar.code === 'route-stopped' && (bare(a) || bare(z)) ? UNSETTLED : bar;
          return goesOnFrom(s, seat, a) || goesOnFrom(s, seat, z) ? undefined : UNSETTLED;
        },
        barStartAt: (s, seat, corner) => (isSite[corner] === 0 ? NO_SITE : was.barStartAt(s, seat, corner)),
      };
    },
  };
}
