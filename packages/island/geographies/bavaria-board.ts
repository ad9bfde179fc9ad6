import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 50 kilometres wide. */
export const bavariaBoard = drawnMap({
  id: 'geographies-bavaria',
  name: 'Bavaria',
  frame: 'land',
  land: `
    -3 -1: mountains4 fields9 forest3 hills6
        Rhön, Grabfeld, Franconian Forest, Vogtland
    -2 -2: forest8 hills3 forest5 pasture2 mountains5
        Spessart, the vineyards of the Main, Steigerwald, Franconian Jura, Fichtelgebirge
    -1 -1: pasture6 fields11 mountains3 forest2
        Aischgrund, Knoblauchsland, Amberg, Upper Palatine Forest
    0 -1: pasture4 hills9 hills5 forest4
        Altmühl, Neumarkt Jura, Regensburg vale, Bavarian Forest
    1 -2: fields5 desert fields12 fields10 mountains6
        Ries, Donaumoos, Hallertau, Gäuboden, Arber
    2 -2: hills10 fields8 hills4 pasture11
        Lech field, Dachau land, the hills of Lower Bavaria, Rottal
    3 -3: fields3 pasture12 forest11 pasture9
        Mindel, Ammersee, Ebersberg, Chiemgau
    4 -4: pasture8 forest10 mountains9 mountains10
        Allgäu, Pfaffenwinkel, Wetterstein, Tegernsee`,
  cities: {
    Aschaffenburg: '-2,-2/2',
    Würzburg: '-2,-2/5',
    Schweinfurt: '0,-3/4',
    Coburg: '0,-3/5',
    Hof: '2,-3/0',
    Bayreuth: '2,-3/4',
    Bamberg: '0,-2/5',
    Weiden: '2,-2/4',
    Nürnberg: '-1,-1/5',
    Ansbach: '-1,-1/4',
    Amberg: '1,-1/4',
    Regensburg: '1,0/4',
    Cham: '2,-1/4',
    Straubing: '1,0/5',
    Passau: '2,1/5',
    Ingolstadt: '-1,1/5',
    Landshut: '0,1/5',
    Nördlingen: '-1,0/3',
    Augsburg: '-2,2/5',
    München: '-1,2/4',
    Altötting: '0,2/5',
    Rosenheim: '-1,3/5',
    Traunstein: '0,3/4',
    Memmingen: '-3,3/3',
    Kempten: '-3,3/4',
    Garmisch: '-3,4/5',
    Lindau: '-4,4/3',
  },
  victories: {
    'Bad Kissingen': '-1,-3/5',
    Rothenburg: '-1,-1/3',
    Selb: '2,-3/5',
    Eichstätt: '-1,0/5',
    Regen: '2,0/5',
    Füssen: '-4,4/5',
    'Bad Tölz': '-2,3/5',
  },
  paths: {
    // the market of Nürnberg, the Fugger of Augsburg, the salt of Passau, the road to Frankfurt
    any: '0,-1|4 -2,2|0 2,1|5 -2,-2|2',
    // the brick churches of Landshut and Altötting
    brick: '0,2|0',
    // rafts on the Isar
    lumber: '-1,3|4',
    // the loden of Nördlingen
    wool: '-1,0|4',
    // the corn of the Gäuboden
    grain: '0,1|0',
    // the iron of Amberg
    ore: '1,-1|0',
  },
  waters: {
    Main: '-2,-2|0 -1,-3|5',
    'Main-Donau-Kanal': '-1,-1|0 0,-2|5',
    Donau: '-1,1|0 0,0|5 2,0|4 1,1|0 2,1|4',
    Inn: '-1,3|0 0,2|5',
    'Starnberger See': '-2,3|5',
  },
});
