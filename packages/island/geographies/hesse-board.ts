import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 35 kilometres wide. */
export const hesseBoard = drawnMap({
  id: 'geographies-hesse',
  name: 'Hesse',
  frame: 'land',
  land: `
    -4 3: forest9
        Reinhardswald
    -3 1: pasture5 fields3 mountains10
        Waldeck, Habichtswald, Meißner
    -2 0: forest12 hills10 fields8 pasture9
        Rothaar, Kellerwald, Knüll, Ringgau
    -1 -1: mountains6 fields4 forest11 hills3
        Dill, Amöneburg, northern Vogelsberg, Kuppenrhön
    0 -2: hills5 pasture10 pasture2 mountains9 pasture8
        Westerwald, Gießen, western Vogelsberg, high Vogelsberg, Rhön
    1 -2: mountains11 fields5 forest6
        Taunus, Wetterau, Spessart
    2 -3: hills6 fields4 desert
        Rheingau, Ried, the sands south of the Main
    3 -2: forest8 fields4
        Bergstraße, Odenwald`,
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
  waters: {
    Fulda: '2,-3|0 2,-1|4',
    Werra: '3,-3|5',
    Lahn: '-1,-1|5',
    Main: '-1,1|4',
    Rhein: '-3,2|0 -3,2|5 -3,2|4',
  },
});
