import type { Looks } from '@hexwright/rulebook';

export const basicLooks: Looks = {
  goods: {
    brick: { colour: '#b5533c', shape: 'brick' },
    grain: { colour: '#d9a521', shape: 'sheaf' },
    lumber: { colour: '#3f6b3a', shape: 'log' },
    ore: { colour: '#6b7280', shape: 'stone' },
    wool: { colour: '#9fbf7f', shape: 'fleece' },
    gold: { colour: '#e3b81e', shape: 'coin' },
  },
  terrains: {
    hills: { colour: '#b5533c', pattern: 'hills' },
    fields: { colour: '#d9a521', pattern: 'fields' },
    forest: { colour: '#3f6b3a', pattern: 'forest' },
    mountains: { colour: '#6b7280', pattern: 'mountains' },
    pasture: { colour: '#9fbf7f', pattern: 'pasture' },
    'gold-field': { colour: '#e3b81e', pattern: 'gold' },
  },
};
