import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 11 kilometres wide. */
export const mallorcaBoard = drawnMap({
  id: 'geographies-mallorca',
  name: 'Mallorca',
  frame: 'sea',
  land: `
    -3 2: forest5 forest8
        Pollença, Formentor
    -2 0: mountains6 mountains10 desert
        Puig Major, Massanella, Albufera
    -1 -2: forest9 fields3 hills4 fields5 fields4 pasture10 pasture4
        Teix, Sóller orchards, Inca, Sa Pobla, Santa Margalida, Son Serra, Capdepera
    0 -4: forest6 mountains3 mountains5 hills11 fields6 pasture3 hills9 hills8
        Andratx, Galatzó, Alfàbia, Raiguer, Pla of Sineu, Petra, Manacor, Son Servera
    1 -4: hills10 fields11 pasture9 pasture2 fields10 hills5 forest12
        Calvià, Palma plain, the plain by the bay, Algaida, Montuïri, Felanitx, Llevant coast
    2 -2: forest3 mountains4 fields2 mountains9
        Marina of Llucmajor, Llucmajor, Porreres, Sant Salvador
    3 -2: pasture12 pasture11 pasture8
        Cap Blanc, Salobrar, Santanyí`,
  cities: {
    Andratx: '-4,0/4',
    Calvià: '-3,0/4',
    Palma: '-3,1/5',
    Valldemossa: '-2,-1/5',
    Sóller: '0,-2/3',
    Alaró: '-1,-1/5',
    'Santa Maria': '-1,-1/4',
    Inca: '0,-1/5',
    Pollença: '2,-3/5',
    Alcúdia: '3,-3/4',
    'Sa Pobla': '1,-2/5',
    'Santa Margalida': '1,-1/5',
    Sineu: '1,-1/4',
    Petra: '1,0/5',
    Artà: '3,-1/5',
    Capdepera: '4,-1/4',
    'Son Servera': '3,0/5',
    Manacor: '2,0/4',
    Felanitx: '1,1/4',
    Porreres: '0,1/4',
    Algaida: '0,0/4',
    Llucmajor: '-1,1/4',
    Campos: '-1,2/5',
    Santanyí: '0,3/4',
    'Ses Salines': '-1,3/5',
  },
  victories: {
    Banyalbufar: '-2,-1/3',
    'Sa Calobra': '0,-2/1',
    Lluc: '0,-2/0',
    Formentor: '3,-3/1',
    'Can Picafort': '2,-1/0',
    'Porto Cristo': '3,0/4',
    'S’Arenal': '-2,1/4',
  },
  paths: {
    // the roads to Palma, the leather market of Inca, Manacor, Porreres
    any: '-2,0|5 0,-1|0 2,0|4 0,1|4',
    // the potters of Felanitx
    brick: '0,2|0',
    // the oaks of Lluc
    lumber: '1,-2|2',
    // Artà
    wool: '3,-1|5',
    // the gardens of Sa Pobla
    grain: '2,-2|4',
    // the train over the mountains
    ore: '-1,-1|4',
  },
  waters: {
    'Sa Dragonera': '-4,1|3 -4,1|4',
    'Badia de Palma': '-2,1|4',
    'Port de Sóller': '0,-2|3',
    'Badia de Pollença': '3,-3|4',
    'Badia d’Alcúdia': '3,-1|2 3,-1|1',
    'Coves del Drac': '2,1|0 2,1|5 1,2|0',
    'Es Trenc': '-1,3|5 -1,3|4',
  },
});
