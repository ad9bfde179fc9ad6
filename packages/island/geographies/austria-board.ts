import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 55 kilometres wide. */
export const austriaBoard = drawnMap({
  id: 'geographies-austria',
  name: 'Austria',
  frame: 'land',
  land: `
    -3 3: forest11
        Waldviertel
    -2 0: hills3 forest5 hills9 fields5 fields4
        Hausruck, Mühlviertel, Wachau, Weinviertel, Marchfeld
    -1 -1: fields9 fields2 pasture4 forest12 hills10 pasture12
        Innviertel, Traun plain, Mostviertel, Wienerwald, Wienerberg, Seewinkel
    0 -4: mountains9 pasture5 pasture11 mountains5 pasture3 mountains10 forest8 pasture9
        Karwendel, Kitzbühel Alps, Flachgau, Salzkammergut, Enns valley, Erzberg, Semmering, South Burgenland
    1 -7: pasture8 forest3 fields6 mountains3 desert mountains4 hills11 forest4 forest2 fields10
        Bregenzerwald, Lechtal, Inn valley, Zillertal, Großglockner, Dachstein, Gurk, Mur valley,
        Weststeiermark, Oststeiermark
    2 -3: mountains6 forest10 hills6 fields11 hills8
        Lienz Dolomites, Upper Carinthia, Klagenfurt basin, Lavant valley, Styrian vineyards`,
  cities: {
    Bregenz: '-7,1/1',
    Feldkirch: '-7,1/5',
    Landeck: '-6,1/5',
    Innsbruck: '-4,0/4',
    Kufstein: '-4,0/5',
    Lienz: '-3,1/4',
    'Zell am See': '-3,0/5',
    Salzburg: '-1,-1/3',
    Ried: '0,-2/3',
    Linz: '0,-2/5',
    Steyr: '1,-2/4',
    'Bad Ischl': '-1,-1/4',
    Liezen: '-1,0/5',
    Spittal: '-2,1/4',
    Villach: '-3,2/5',
    Klagenfurt: '-2,2/5',
    Wolfsberg: '0,1/4',
    Judenburg: '-1,1/5',
    Leoben: '1,0/4',
    Graz: '0,1/5',
    Hartberg: '2,0/4',
    'Wiener Neustadt': '3,-1/4',
    Eisenstadt: '3,-1/5',
    Wien: '3,-2/5',
    'St. Pölten': '2,-2/5',
    Krems: '3,-3/4',
    Zwettl: '3,-3/3',
    Mistelbach: '3,-2/0',
  },
  victories: {
    Reutte: '-6,1/0',
    Kitzbühel: '-3,0/4',
    Bischofshofen: '-2,0/5',
    Freistadt: '1,-2/0',
    Mariazell: '1,-1/5',
    Retz: '3,-3/5',
    Radkersburg: '1,2/5',
  },
  paths: {
    // Wien, the salt road of Salzburg, the Brenner, the fair of Linz
    any: '3,-2|5 -1,-1|4 -5,1|0 0,-2|0',
    // the clay of Klagenfurt
    brick: '-1,2|5',
    // the Waldviertel
    lumber: '2,-2|2',
    // the alps of the Bregenzerwald
    wool: '-7,1|1',
    // the Weinviertel
    grain: '4,-2|2',
    // the Erzberg
    ore: '0,0|0',
  },
  waters: {
    Inn: '-4,0|5',
    Traunsee: '-1,-1|5',
    Donau: '1,-2|4 2,-2|5 4,-2|4',
    'Neusiedler See': '4,-1|4',
    Drau: '-2,1|4',
    Wörthersee: '-2,2|4 -2,2|5',
    Mur: '0,1|0',
  },
});
