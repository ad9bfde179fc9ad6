import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 18 kilometres wide. */
export const corsicaBoard = drawnMap({
  id: 'geographies-corsica',
  name: 'Corsica',
  frame: 'sea',
  land: `
    -5 4: pasture6
        Cap Corse north
    -4 4: hills12
        Cap Corse
    -3 1: fields6 desert hills8
        Balagne, Agriates, Bastia
    -2 0: pasture4 pasture10 hills2 fields3
        Calvi, Ostriconi, Golo, Casinca
    -1 -1: forest9 mountains3 pasture11 forest5
        Filosorma, Cinto, Corte, Castagniccia
    0 -2: hills10 forest4 mountains5 hills9 fields11
        Piana, Aïtone, Rotondo, Bozio, Tavignano
    1 -2: hills5 mountains8 mountains10 fields5
        Cinarca, Cruzzini, Renoso, Eastern plain
    2 -2: pasture9 forest12 forest6
        Cauro, Prunelli, Fiumorbo
    3 -3: fields10 forest11 mountains4 pasture2
        Ajaccio, Taravo, Incudine, Solenzara
    4 -3: hills4 mountains9 forest3
        Valinco, Alta Rocca, Ospedale
    5 -3: pasture3 fields8
        Sartenais, Figari`,
  cities: {
    Rogliano: '4,-5/0',
    Nonza: '4,-5/4',
    Bastia: '4,-4/4',
    'Saint-Florent': '2,-3/0',
    'L’Île-Rousse': '1,-3/0',
    Calvi: '1,-3/3',
    Borgo: '3,-3/4',
    'Ponte Leccia': '1,-2/5',
    Galéria: '0,-2/3',
    Calacuccia: '0,-1/5',
    Corte: '1,-1/4',
    Cervione: '2,-1/5',
    Porto: '-1,-1/4',
    Vico: '-1,0/4',
    Cargèse: '-2,0/4',
    Vivario: '0,0/5',
    Aléria: '2,0/4',
    Ghisonaccia: '1,1/4',
    Ajaccio: '-2,2/3',
    Bastelica: '-1,1/5',
    Solenzara: '0,2/5',
    Zonza: '-1,3/5',
    Petreto: '-2,3/5',
    Propriano: '-3,3/4',
    Sartène: '-3,4/5',
    'Porto-Vecchio': '-1,4/4',
    Figari: '-3,5/5',
    Bonifacio: '-2,5/4',
  },
  victories: {
    Luri: '4,-5/5',
    Belgodère: '1,-3/5',
    Asco: '1,-2/4',
    Piedicroce: '2,-2/5',
    Ghisoni: '1,0/4',
    Cauro: '-2,2/5',
    Levie: '-1,3/4',
  },
  paths: {
    // the roads to Ajaccio, Bastia, the railway at Ponte Leccia, Porto-Vecchio
    any: '-1,1|4 4,-4|4 2,-2|4 -1,4|4',
    // Sartène
    brick: '-3,4|0',
    // the pines of Aïtone
    lumber: '-1,0|0',
    // the shepherds of the Niolo
    wool: '0,-1|0',
    // Aléria
    grain: '2,0|4',
    // the Incudine
    ore: '-1,2|5',
  },
  waters: {
    'Cap Corse': '4,-4|1 4,-4|0',
    Agriates: '2,-3|1',
    Balagne: '1,-3|3 1,-3|2 1,-3|1',
    Biguglia: '3,-3|0',
    Girolata: '-1,-1|2 -1,-1|3',
    'Étang de Diane': '2,0|5',
    'Ajaccio – Propriano': '-3,3|2 -3,3|3 -3,3|4',
    'Bouches de Bonifacio': '-2,5|0',
  },
});
