import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';

/** North up, a hex about 35 kilometres wide. */
const HEXES = wordsOf(`
  3,-4
  1,-3 2,-3 3,-3
  0,-2 1,-2 2,-2 3,-2
  -1,-1 0,-1 1,-1 2,-1
  -2,0 -1,0 0,0 1,0 2,0
  -2,1 -1,1 0,1
  -3,2 -2,2 -1,2
  -2,3 -1,3`).map(readHex);

export const hesseBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-hesse',
  name: 'Hesse',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its uplands and plains, and each town on the corner nearest to it that is free.',
  frame: 'land',
  hexes: printedHexes(
    HEXES,
    // Reinhardswald
    // Waldeck, Habichtswald, Meißner
    // Rothaar, Kellerwald, Knüll, Ringgau
    // Dill, Amöneburg, northern Vogelsberg, Kuppenrhön
    // Westerwald, Gießen, western Vogelsberg, high Vogelsberg, Rhön
    // Taunus, Wetterau, Spessart
    // Rheingau, Ried, the sands south of the Main
    // Bergstraße, Odenwald
    `forest 9,
     pasture 5, fields 3, mountains 10,
     forest 12, hills 10, fields 8, pasture 9,
     mountains 6, fields 4, forest 11, hills 3,
     hills 5, pasture 10, pasture 2, mountains 9, pasture 8,
     mountains 11, fields 5, forest 6,
     hills 6, fields 4, desert,
     forest 8, fields 4`,
  ),
  marks: sights({
    cities: {
      Hofgeismar: '3,-4/3',
      Kassel: '3,-4/4',
      Korbach: '1,-3/0',
      Eschwege: '3,-3/5',
      Fritzlar: '2,-3/4',
      Hersfeld: '2,-2/5',
      Frankenberg: '1,-3/4',
      Marburg: '1,-2/4',
      Alsfeld: '2,-2/4',
      Lauterbach: '1,-1/4',
      Fulda: '2,-1/4',
      Hünfeld: '2,-1/5',
      Gießen: '0,-1/4',
      Wetzlar: '-1,-1/5',
      Biedenkopf: '0,-2/3',
      Dillenburg: '-1,-1/3',
      Limburg: '-2,0/4',
      Homburg: '-1,0/4',
      Büdingen: '0,0/4',
      Frankfurt: '-1,1/4',
      Gelnhausen: '0,1/4',
      Schlüchtern: '1,0/4',
      Wiesbaden: '-2,1/4',
      Rüdesheim: '-3,2/3',
      Darmstadt: '-2,2/5',
      Michelstadt: '-2,3/5',
      Heppenheim: '-2,3/3',
    },
    paths: {
      // the fair of Frankfurt, the crossing at Kassel, the royal road from Frankfurt to Leipzig
      any: '-1,1|5 3,-4|5 1,-1|5',
      brick: '-2,0|2',
      lumber: '-2,3|0',
      wool: '2,0|1',
      grain: '0,0|4',
      ore: '-1,-1|1',
    },
    // Fulda (twice), Werra, Lahn, Main, and the Rhine from Wiesbaden to Rüdesheim
    waters: '2,-3|0 2,-1|4 3,-3|5 -1,-1|5 -1,1|4 -3,2|0 -3,2|5 -3,2|4',
  }),
}));
