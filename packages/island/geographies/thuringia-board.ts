import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 25 kilometres wide. */
export const thuringiaBoard = drawnMap({
  id: 'geographies-thuringia',
  name: 'Thuringia',
  frame: 'land',
  land: `
    -3 0: hills3 mountains6 fields9
        Ohm hills, South Harz, Golden Meadow
    -2 -1: pasture5 fields10 forest12 hills10
        Eichsfeld, Mühlhausen plain, Hainleite, Schmücke
    -1 -1: desert fields6 fields11 pasture8
        Hainich, Unstrut, Sömmerda plain, Ettersberg
    0 -2: mountains9 forest3 fields2 hills4 hills5 forest11 mountains5 fields4
        Merkers, Hörsel hills, Gotha plain, Erfurt, Saale vineyards, Holzland, Ronneburg, Altenburg land
    1 -3: pasture2 mountains11 forest8 pasture3 forest9 pasture12 pasture6
        Rhön, Schmalkalden, Thuringian Forest, Ilm plateau, Saalfeld heights, Orla, Vogtland
    2 -3: pasture4 fields3 mountains4 mountains10 forest5 forest10
        Werra at Meiningen, Grabfeld, Suhl, Slate Mountains, Franconian Forest, Schleiz lakes
    3 -2: hills8 hills9
        Heldburg, Sonneberg`,
  cities: {
    Heiligenstadt: '0,-3/3',
    Nordhausen: '1,-3/0',
    Sondershausen: '1,-3/5',
    Mühlhausen: '-1,-2/5',
    Artern: '2,-3/5',
    Langensalza: '0,-2/4',
    Sömmerda: '2,-2/4',
    Eisenach: '-1,-1/4',
    Gotha: '0,-1/4',
    Erfurt: '1,-1/4',
    Weimar: '2,-1/4',
    Jena: '2,0/0',
    Eisenberg: '3,0/0',
    Gera: '3,0/5',
    Altenburg: '4,0/0',
    Salzungen: '-2,0/4',
    Arnstadt: '0,0/5',
    Schmalkalden: '-1,0/4',
    Meiningen: '-2,1/4',
    Suhl: '-1,1/4',
    Ilmenau: '-1,1/5',
    Rudolstadt: '1,0/4',
    Saalfeld: '1,1/4',
    Pößneck: '1,1/5',
    Schleiz: '2,1/4',
    Greiz: '3,1/5',
    Hildburghausen: '-2,2/5',
    Sonneberg: '0,2/4',
  },
  victories: {
    Worbis: '0,-3/4',
    Frankenhausen: '2,-3/4',
    Apolda: '2,-1/5',
    Schmölln: '4,0/5',
    Oberhof: '0,0/4',
    Lobenstein: '1,2/5',
    Kahla: '2,0/4',
  },
  paths: {
    // the Via Regia at Erfurt, and at Eisenach, Gera, the bridge of Saalfeld
    any: '1,-1|4 -1,-1|5 3,0|5 1,1|4',
    // the clay of Sonneberg
    brick: '-1,2|5',
    // rafts at Lobenstein
    lumber: '1,2|5',
    // the knitters of Apolda
    wool: '2,-1|0',
    // Mühlhausen
    grain: '0,-2|0',
    // the iron of Schmalkalden
    ore: '-2,1|0',
  },
  waters: {
    Unstrut: '2,-2|5 2,-2|0',
    Werra: '-1,-1|3 -1,-2|4 -2,1|4 -3,1|0',
    Ilm: '1,0|4',
    Saale: '2,0|5 2,0|0 1,2|4 0,2|0',
    'Weiße Elster': '4,0|4',
  },
});
