import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 35 kilometres wide. */
export const northRhineWestphaliaBoard = drawnMap({
  id: 'geographies-north-rhine-westphalia',
  name: 'North Rhine-Westphalia',
  frame: 'land',
  land: `
    -3 4: fields4
        Minden land
    -2 0: pasture5 fields10 mountains8 hills5 forest9
        Ahaus, Münster, Ibbenbüren, Ravensberg, Weser hills
    -1 -2: pasture4 hills11 hills3 pasture12 pasture3 desert forest11
        Kleve marshes, Bocholt heath, Baumberge, Lippe meadows, Ems springs, Senne, the foot of the Solling
    0 -2: pasture8 forest5 mountains10 fields9 fields2 fields6
        Wesel, Hohe Mark, eastern Ruhr, Soest plain, Paderborn plateau, Warburg plain
    1 -3: fields11 mountains9 hills4 mountains11 forest6
        Krefeld plain, western Ruhr, Bergisches Land, Lenne, Arnsberg Forest
    2 -4: pasture10 hills8 fields12 pasture9 forest3 forest2
        Schwalm, Jülich plain, Köln bay, Agger, Wittgenstein, Winterberg
    3 -4: mountains4 fields3 hills6 mountains5
        Aachen, Zülpich plain, Siebengebirge, Siegerland
    4 -4: forest10
        North Eifel`,
  cities: {
    Kleve: '-2,-1/4',
    Bocholt: '-2,-1/5',
    Rheine: '0,-2/0',
    Coesfeld: '0,-2/4',
    Münster: '1,-2/4',
    Minden: '4,-3/5',
    Bielefeld: '3,-2/4',
    Detmold: '4,-2/4',
    Höxter: '4,-1/4',
    Paderborn: '3,-1/4',
    Hamm: '1,-1/4',
    Soest: '2,-1/4',
    Wesel: '-1,-1/4',
    Essen: '-1,0/4',
    Dortmund: '-1,0/5',
    Arnsberg: '1,0/4',
    Hagen: '0,0/4',
    Düsseldorf: '-2,1/4',
    Wuppertal: '-2,1/5',
    Mönchengladbach: '-3,1/5',
    Köln: '-2,2/4',
    Gummersbach: '0,1/4',
    Siegen: '0,2/4',
    Bonn: '-3,3/5',
    Düren: '-3,2/4',
    Aachen: '-4,2/4',
    Brilon: '2,0/4',
  },
  victories: {
    Tecklenburg: '1,-2/0',
    Lübbecke: '4,-3/3',
    Warburg: '3,0/5',
    Winterberg: '1,1/5',
    Olpe: '-1,2/5',
    Monschau: '-4,3/4',
    Gütersloh: '2,-2/5',
  },
  paths: {
    // the staple of Köln, the port of Duisburg, the market of Münster, the bridge of Minden
    any: '-3,2|5 -2,0|5 1,-2|5 3,-2|0',
    // the brick houses of Coesfeld
    brick: '0,-2|4',
    // the Rothaar
    lumber: '1,1|5',
    // the cloth of Gladbach
    wool: '-3,1|5',
    // the Hellweg at Soest
    grain: '1,0|0',
    // the iron of Siegen
    ore: '0,2|4',
  },
  waters: {
    Rhein: '-2,-1|5 -3,2|0 -2,2|4',
    'Dortmund-Ems-Kanal': '1,-2|4 0,-2|0',
    Mittellandkanal: '4,-3|4 4,-3|5',
    Weser: '4,-1|0 4,-1|1',
    Möhnesee: '1,0|5',
    Ruhr: '-1,0|5',
  },
});
