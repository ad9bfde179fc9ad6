import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 100 kilometres wide. */
export const polandBoard = drawnMap({
  id: 'geographies-poland',
  name: 'Poland',
  frame: 'land',
  land: `
    -4 0: ~ ~ ~
    -3 -2: ~ ~ forest6 fields4
        the Baltic, Kashubia, Żuławy
    -2 -2: pasture9 forest3 forest10 fields8 forest9 pasture8
        Szczecin lagoon, Drawa lakes, Tuchola Forest, Chełmno land, Kurpie, Suwałki
    -1 -3: forest11 pasture4 fields12 pasture5 fields2 pasture3 forest5
        Lubusz, Noteć meadows, Kuyavia, Dobrzyń, North Mazovia, Bug, Białowieża
    0 -3: hills3 fields11 hills10 pasture11 hills6 pasture2
        Zielona Góra, Greater Poland, Konin, Łęczyca, Warsaw plain, Podlasie
    1 -3: mountains8 pasture12 hills9 hills5 fields3 fields9
        Legnica, Barycz, Łódź, Radom, Lublin, Chełm
    2 -3: fields10 hills11 desert mountains10 forest4
        Silesian plain, Opole, Błędów Desert, Świętokrzyskie, Roztocze
    3 -2: mountains6 mountains4 mountains5
        Beskids, Wieliczka, Bieszczady`,
  cities: {
    Słupsk: '0,-3/3',
    Gdańsk: '0,-3/0',
    Elbląg: '1,-3/5',
    Suwałki: '3,-2/1',
    Koszalin: '-2,-2/0',
    Szczecin: '-2,-2/3',
    Olsztyn: '1,-2/0',
    Białystok: '3,-2/5',
    Bydgoszcz: '0,-2/4',
    Toruń: '0,-2/5',
    Gorzów: '-3,-1/5',
    Poznań: '-2,-1/5',
    Płock: '0,-1/5',
    Warszawa: '1,-1/4',
    Siedlce: '2,-1/4',
    'Zielona Góra': '-3,0/5',
    Kalisz: '-1,0/4',
    Łódź: '0,0/4',
    Radom: '1,0/4',
    Lublin: '1,1/5',
    Wrocław: '-3,1/5',
    'Jelenia Góra': '-3,1/4',
    Opole: '-2,1/4',
    Częstochowa: '-1,1/4',
    Kielce: '0,1/4',
    Zamość: '2,1/4',
    Katowice: '-2,2/5',
    Kraków: '-1,2/4',
    Rzeszów: '0,2/5',
    'Nowy Sącz': '-1,3/5',
  },
  victories: {
    Malbork: '1,-3/4',
    Giżycko: '2,-2/0',
    Piła: '-1,-2/4',
    Łomża: '2,-2/5',
    Gniezno: '-1,-1/4',
    Sandomierz: '1,1/4',
    Zakopane: '-2,3/5',
  },
  paths: {
    // Gdańsk, the fair of Poznań, Warszawa, Kraków
    any: '0,-3|0 -1,-1|4 1,-1|5 -2,3|0',
    // the brick castle of Malbork
    brick: '1,-3|5',
    // Białystok
    lumber: '3,-2|5',
    // the mills of Łódź
    wool: '0,0|4',
    // Lublin
    grain: '1,1|0',
    // the mines of Katowice
    ore: '-2,2|0',
  },
  waters: {
    'Zatoka Gdańska': '1,-3|2 1,-3|1',
    'Kanał Elbląski': '1,-2|1',
    Mazury: '2,-2|0',
    Odra: '-3,-1|2 -2,1|4',
    Warta: '-2,-1|5',
    Wisła: '0,-2|0 1,-1|4 -1,2|5 0,2|4',
    Bug: '3,-1|4 2,-1|5',
  },
});
