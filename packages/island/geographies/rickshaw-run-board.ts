import { drawnMap } from './drawn-map.ts';

/** North up, a hex about 264 kilometres wide. */
export const rickshawRunBoard = drawnMap({
  id: 'geographies-rickshaw-run',
  name: 'Rickshaw Run',
  frame: 'land',
  land: `
    -2 -2: fields10 hills9 mountains11
        the Punjab, Shimla, Garhwal
    -1 -3: desert pasture12 fields5 mountains4
        the Thar, Haryana, the upper Doab, Kumaon
    0 -4: pasture9 hills4 mountains9 fields2 fields3 forest6 pasture3 forest11 forest3 hills6
        Jaisalmer’s pastures, Marwar, the Aravallis, the lower Doab, Awadh, the Terai, the Kosi, the Dooars, Tezpur, upper Assam
    1 -5: pasture8 mountains3 hills12 pasture4 forest5 hills11 fields4 pasture5 mountains6 forest10
        the edge of the Rann, Mewar, the Chambal, Bundelkhand, Rewa, Mirzapur, Bihar, Malda, Meghalaya, Manipur
    2 -5: pasture10 hills5 fields9 forest2 forest8 mountains10 fields8
        Gujarat, western Malwa, Bhopal, the Satpuras, Surguja, Chota Nagpur, Bengal`,
  cities: {
    Jaisalmer: '-4,0/3',
    Jodhpur: '-4,0/5',
    Bikaner: '-3,-1/4',
    Udaipur: '-4,1/5',
    Ahmedabad: '-4,1/4',
    Jaipur: '-2,-1/4',
    Amritsar: '-2,-2/0',
    Chandigarh: '-1,-2/4',
    Delhi: '-2,-1/5',
    Agra: '-1,-1/4',
    Bhopal: '-2,1/4',
    Indore: '-4,2/5',
    Kota: '-2,0/4',
    Dehradun: '-1,-2/5',
    Bareilly: '-1,-1/5',
    Lucknow: '-1,0/5',
    Allahabad: '0,0/4',
    Varanasi: '0,0/5',
    Jabalpur: '-1,1/4',
    Gorakhpur: '0,0/0',
    Patna: '1,0/4',
    Ranchi: '1,1/4',
    Kolkata: '1,2/5',
    Siliguri: '2,0/5',
    Guwahati: '3,0/5',
    Shillong: '4,0/4',
    Dibrugarh: '4,0/0',
  },
  // Ajmer, Bhuj, Hisar, Jhansi, Raipur, Haldwani, Gaya, Jamshedpur, Malda, Silchar
  victories: '-3,0/5 -5,1/4 -2,-2/5 -1,0/4 -1,2/4 0,-2/4 0,1/5 0,2/5 2,0/4 3,1/5',
  paths: {
    // Delhi, Kolkata, Ahmedabad
    any: '-2,-1|0 1,2|0 -4,1|4',
    brick: '-3,1|5',
    lumber: '5,0|4',
    wool: '-3,-1|4',
    grain: '-2,-2|5',
    ore: '1,1|4',
  },
  // Sutlej, Yamuna, Ganges, Hooghly, Brahmaputra (twice), Narmada, Chambal
  waters: '-2,-2|0 -1,-2|5 1,1|0 2,1|4 4,0|0 2,1|0 -3,2|0 -3,1|0',

  also: {
    // from Jaisalmer by Jodhpur, Jaipur, Agra, Lucknow, Varanasi, Patna, Siliguri and Guwahati to Shillong
    edges: {
      'rickshaw-route':
        '-4,0|4 -4,0|5 -4,0|0 -3,-1|5 -2,-1|4 -2,-1|5 -1,-1|4 -1,-1|5 0,-1|4 -1,0|0 0,0|4 0,0|5 1,0|4 1,0|5 2,0|4 2,0|5 3,0|4 3,0|5 4,0|4',
    },
  },
});
