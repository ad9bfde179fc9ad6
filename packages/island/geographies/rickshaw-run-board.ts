import { printedHexes } from '../base/index.ts';
import { layoutOnce, readHex, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';
import { alsoMarked } from './more-marks.ts';

/** North up, a hex about 264 kilometres wide. */
const HEXES = wordsOf(`
  -2,-2 -1,-2 0,-2
  -3,-1 -2,-1 -1,-1 0,-1
  -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0 4,0 5,0
  -5,1 -4,1 -3,1 -2,1 -1,1 0,1 1,1 2,1 3,1 4,1
  -5,2 -4,2 -3,2 -2,2 -1,2 0,2 1,2`).map(readHex);

export const rickshawRunBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-rickshaw-run',
  name: 'Rickshaw Run',
  provenance: 'house',
  note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its uplands and plains, each town on the corner nearest to it that is free, and a route of 19 edges from Jaisalmer to Shillong.',
  frame: 'land',
  hexes: printedHexes(
    HEXES,
    // the Punjab, Shimla, Garhwal
    // the Thar, Haryana, the upper Doab, Kumaon
    // Jaisalmer’s pastures, Marwar, the Aravallis, the lower Doab, Awadh, the Terai, the Kosi, the Dooars, Tezpur, upper Assam
    // the edge of the Rann, Mewar, the Chambal, Bundelkhand, Rewa, Mirzapur, Bihar, Malda, Meghalaya, Manipur
    // Gujarat, western Malwa, Bhopal, the Satpuras, Surguja, Chota Nagpur, Bengal
    `fields 10, hills 9, mountains 11,
     desert, pasture 12, fields 5, mountains 4,
     pasture 9, hills 4, mountains 9, fields 2, fields 3, forest 6, pasture 3, forest 11, forest 3, hills 6,
     pasture 8, mountains 3, hills 12, pasture 4, forest 5, hills 11, fields 4, pasture 5, mountains 6, forest 10,
     pasture 10, hills 5, fields 9, forest 2, forest 8, mountains 10, fields 8`,
  ),
  marks: alsoMarked(
    sights({
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
    }),
    {
      // from Jaisalmer by Jodhpur, Jaipur, Agra, Lucknow, Varanasi, Patna, Siliguri and Guwahati to Shillong
      edges: {
        'rickshaw-route':
          '-4,0|4 -4,0|5 -4,0|0 -3,-1|5 -2,-1|4 -2,-1|5 -1,-1|4 -1,-1|5 0,-1|4 -1,0|0 0,0|4 0,0|5 1,0|4 1,0|5 2,0|4 2,0|5 3,0|4 3,0|5 4,0|4',
      },
    },
  ),
}));
