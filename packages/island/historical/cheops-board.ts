import { chartedBoard } from '../seafarers/index.ts';

/** the lines of the map: where everybody starts, and from where the pyramid is built */
export const START_LINE = 'start-line';
export const SITE_LINE = 'building-site';

export const cheopsBoard = () =>
  chartedBoard({
    id: 'cheops',
    name: 'The Nile',
    provenance: 'house',
    note: 'The printed map is lost. This one is our own: the valley of the Nile from the delta to Nubia, Sinai and an island.',
    frame: 'mainland',
    key: { e: '#main', i: '#island' },
    rows: `
      1 -1: ~ ~ ~ ~ ~ ~ forest4#i ~ ~
      2 -1: ~ ~ ~ ~ ~ hills11#i mountains6#i ~
      3 -2: ~ desert#e fields9#e pasture10#e fields8#e hills12#e ~ ~ forest6#e
      4 -2: desert#e hills8#e fields3#e forest6#e pasture10#e ~ mountains5#e pasture11#e
      5 -3: desert#e mountains9#e pasture4#e fields10#e hills9#e mountains2#e ~ hills5#e fields3#e
      6 -3: desert#e forest11#e mountains2#e pasture9#e forest5#e ~ mountains8#e gold-field10#e
      7 -4: ~ desert#e gold-field12#e fields6#e mountains11#e pasture3#e ~ forest5#e hills4#e
      8 -4: ~ hills5#e pasture9#e fields3#e forest8#e ~ gold-field4#e pasture10#e`,
    harbours: `0,3|1=grain 2,3|2=any 3,3|0=brick 2,4|0=any 2,5|0=ore 1,7|0=any 4,5|3=wool 3,7|3=any 4,2|3=lumber`,
    robber: '-2,4',
    edges: {
      [SITE_LINE]: '-1,5|0 0,4|4 -1,4|5 -2,5|0 -1,5|4 -2,6|0 -2,6|5 -3,7|0 -2,7|4',
      [START_LINE]: `
        1,3|0 2,3|4 1,4|0 2,4|4 1,5|0 1,5|5 0,6|0 1,6|4 0,7|0 0,7|5 -1,3|0 0,3|4 0,3|5 1,3|4 1,3|5 2,3|5
        3,3|4 4,4|0 5,4|4 4,5|0 4,5|5 3,6|0 4,6|4 3,7|0 3,7|5 0,7|4 -1,7|5 -1,7|4 1,2|4 1,2|5 2,2|4 2,2|5
        2,4|0 3,4|4 2,5|0 2,5|5`,
    },
  });
