import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 145 kilometres wide. */
export const hispaniaBoard = drawnMap({
  id: 'geographies-hispania',
  name: 'Hispania',
  frame: 'sea',
  land: `
    -2 -1: pasture8 mountains10 pasture9 mountains5 forest3
        Galicia, Asturias, Cantabria, Basque Country, Navarre
    -1 -2: hills5 forest11 fields5 pasture2 pasture4 fields2 hills6
        Minho, Sanabria, Tierra de Campos, Bureba, Bardenas, Ebro, Catalan coast
    0 -2: forest6 pasture3 hills11 pasture10 mountains3 hills4 ~
        Beira, Salamanca dehesa, Segovia, Alcarria, Maestrazgo, Castellón, the sea
    1 -3: fields4 pasture11 forest10 fields9 forest5 fields10 ~ fields8
        Ribatejo, Cáceres, Montes de Toledo, La Mancha, Serranía de Cuenca, Valencia, the sea, Mallorca
    2 -3: forest9 fields12 mountains4 pasture12 hills8
        Alentejo, Badajoz, Almadén, Campo de Montiel, Alicante
    3 -3: mountains6 hills3 mountains9 desert
        Huelva mines, Guadalquivir, Sierra Nevada, Tabernas`,
  cities: {
    'A Coruña': '-1,-2/2',
    Oviedo: '0,-2/0',
    Bilbao: '1,-2/0',
    Pamplona: '2,-2/5',
    Vigo: '-1,-2/3',
    León: '0,-2/5',
    Burgos: '1,-2/5',
    Zaragoza: '2,-1/5',
    Lleida: '3,-1/5',
    Girona: '4,-1/0',
    Barcelona: '4,-1/5',
    Porto: '-2,-1/4',
    Valladolid: '0,-1/5',
    Salamanca: '0,-1/4',
    Coimbra: '-2,0/3',
    Madrid: '0,0/5',
    Toledo: '0,0/4',
    Valencia: '3,0/4',
    Palma: '3,1/5',
    Lisboa: '-3,1/4',
    Badajoz: '-2,1/4',
    Albacete: '1,1/4',
    Alicante: '2,1/4',
    Murcia: '1,2/4',
    Córdoba: '-1,2/4',
    Sevilla: '-2,2/4',
    Granada: '-1,2/5',
    Almería: '-1,3/5',
    Málaga: '-2,3/5',
    Cádiz: '-3,3/5',
  },
  victories: {
    Santiago: '-1,-2/4',
    Bragança: '-1,-1/5',
    Soria: '1,-1/5',
    Cuenca: '1,0/5',
    Mérida: '-2,1/5',
    Faro: '-3,3/3',
    Maó: '4,1/0',
  },
  paths: {
    // Barcelona, Lisboa, Sevilla, Madrid
    any: '4,-1|5 -3,1|4 -2,2|5 0,0|0',
    // the tiles of Valencia
    brick: '1,1|0',
    // the woods of Galicia
    lumber: '-1,-2|4',
    // the flocks of the Mesta
    wool: '0,-1|5',
    // the Tierra de Campos
    grain: '1,-2|4',
    // the iron of Bilbao
    ore: '2,-2|2',
  },
  waters: {
    'Ría de Vigo': '-2,-1|2',
    Douro: '-2,-1|5 -1,-1|4',
    Ebro: '3,-1|4 3,-1|5',
    Tejo: '-3,1|5',
    Guadiana: '-3,2|5',
    Guadalquivir: '-3,3|0',
    'Valencia – Palma': '2,1|0 3,1|4 3,1|5',
    'Barcelona – Palma': '4,0|1 4,0|0',
  },
});
