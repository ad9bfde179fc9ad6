import { type Chart, type Charts, harbourBag } from './chart.ts';

const forThreeAndFour: Chart = {
  id: 'forgotten-tribe-3-4',
  name: 'The Forgotten Tribe, three and four players',
  key: { m: 'main#main', t: '#tribe' },
  rows: `
    -3 -1: gold#t      mountains#t ~           desert#t    mountains#t fields#t
    -2 -2: ~           ~           ~           ~           ~           ~           ~
    -1 -3: m           m           m           m           m           m           ~           pasture#t
     0 -4: ~           m           m           m           m           m           m           ~           ~
     1 -4: m           m           m           m           m           m           ~           forest#t
     2 -4: ~           ~           ~           ~           ~           ~           ~
     3 -4: desert#t    hills#t     ~           hills#t     desert#t    gold#t`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: ['reds-apart', 'not-in:poor:5,6,8,9'],
    },
  },
  harbours: '-1,-3|2 2,-3|2 4,-1|1 3,1|5 -1,3|5 -4,3|4',
  bag: harbourBag(1),
  robber: 'off',
  hexes: { poor: '2,-1 2,0 1,1' },
  edges: {
    gift: '-1,-3|1=point 2,-3|1=point 4,-3|1=point 4,-1|0=point -4,3|5=point -1,3|4=point 1,3|5=point 3,1|0=point -1,-3|3=development-card 4,-3|0=development-card -4,3|3=development-card 1,3|0=development-card -1,-3|2=harbour 2,-3|2=harbour 4,-1|1=harbour 3,1|5=harbour -1,3|5=harbour -4,3|4=harbour',
  },
};

const forFiveAndSix: Chart = {
  id: 'forgotten-tribe-5-6',
  name: 'The Forgotten Tribe, five and six players',
  key: { m: 'main#main', t: '#tribe' },
  rows: `
    -3 -2: gold#t      fields#t    ~           hills#t     mountains#t ~           desert#t    desert#t
    -2 -3: ~           ~           ~           ~           ~           ~           ~           ~           ~
    -1 -4: m           m           m           m           m           m           m           m           m           m
     0 -5: ~           m           m           m           m           m           m           m           m           m           ~
     1 -5: m           m           m           m           m           m           m           m           m           m
     2 -5: ~           ~           ~           ~           ~           ~           ~           ~           ~
     3 -5: pasture#t   pasture#t   ~           gold#t      gold#t      ~           desert#t    desert#t`,
  groups: {
    main: {
      terrains: { hills: 6, fields: 6, forest: 7, mountains: 5, pasture: 5 },
      numbers: '2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12',
      wishes: ['reds-apart', 'not-in:poor:5,6,8,9'],
    },
  },
  harbours: '-1,-3|1 1,-3|2 4,-3|2 5,-3|1 1,3|4 -1,3|5 -4,3|4 -5,3|4',
  bag: harbourBag(3),
  robber: 'off',
  hexes: { poor: '5,-1 4,0 4,1' },
  edges: {
    gift: '-2,-3|2=point -1,-3|2=point 1,-3|1=point 2,-3|2=point 4,-3|1=point -4,3|5=point -2,3|5=point -1,3|4=point 1,3|5=point 2,3|5=point -2,-3|3=development-card 2,-3|1=development-card 5,-3|0=development-card -5,3|3=development-card -2,3|4=development-card 2,3|0=development-card -1,-3|1=harbour 1,-3|2=harbour 4,-3|2=harbour 5,-3|1=harbour 1,3|4=harbour -1,3|5=harbour -4,3|4=harbour -5,3|4=harbour',
  },
};

export const forgottenTribeCharts: Charts = {
  3: forThreeAndFour,
  4: forThreeAndFour,
  5: forFiveAndSix,
  6: forFiveAndSix,
};

/** Friendly Neighbors, in the newspaper of 2002. The deserts of the tribe lie behind those of the main island, where the robber starts. */
const of2002: Chart = {
  id: 'forgotten-tribe-2002-3-4',
  name: 'Friendly Neighbors of 2002, three and four players',
  provenance: 'house',
  note: 'The map is lost: the counts of 2002 on the frame of its time, with the gift harbours in the order that is told. The other gifts are as many as in 2003; which terrain the tribe lacks is a guess.',
  key: { m: 'main#main', t: '#tribe' },
  rows: `
    -3 -1: gold#t      fields#t    ~           hills#t     ~           ~           forest#t
    -2 -2: ~           ~           ~           ~           ~           ~           ~           ~
    -1 -2: m           m           m           m           m           m           m
     0 -3: ~           m           m           m           m           m           m           ~
     1 -3: m           m           m           m           m           m           m
     2 -4: ~           ~           ~           ~           ~           ~           ~           ~
     3 -4: desert#t    ~           ~           mountains#t ~           desert#t    gold#t`,
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 2 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: ['reds-apart', 'not-in:poor:5,6,8,9'],
    },
  },
  harbours: '0,-3|2=grain 2,-3|2=any 5,-3|2=lumber 1,3|5=wool -1,3|5=brick -4,3|5=any',
  robber: 'desert',
  hexes: { poor: '4,-1 3,0 3,1' },
  edges: {
    gift: '-1,-3|2=point 0,-3|1=point 2,-3|1=point 5,-3|1=point 2,3|5=point 1,3|4=point -1,3|4=point -4,3|4=point -1,-3|3=development-card 5,-3|0=development-card 2,3|0=development-card -4,3|3=development-card 0,-3|2=harbour 2,-3|2=harbour 5,-3|2=harbour 1,3|5=harbour -1,3|5=harbour -4,3|5=harbour',
  },
};

/** Of the map for five and six only the gift harbours are known. */
const { bag: _dealt, ...tribeForSix } = forFiveAndSix;
const harboursOf2002: Chart = {
  ...tribeForSix,
  id: 'forgotten-tribe-2002-5-6',
  name: 'Friendly Neighbors of 2002, five and six players',
  note: 'The map and its counts are lost: the map of 2003 with the gift harbours of 2002.',
  harbours: '-1,-3|1=grain 1,-3|2=any 4,-3|2=lumber 5,-3|1=any 1,3|4=any -1,3|5=wool -4,3|4=ore -5,3|4=brick',
};

export const forgottenTribeOf2002: Charts = {
  3: of2002,
  4: of2002,
  5: harboursOf2002,
  6: harboursOf2002,
};
