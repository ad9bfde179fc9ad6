import type { EventLook, Looks } from '@hexwright/rulebook';

const OF_THE_OFFER: EventLook = { joins: ['offer'] };

export const islandLooks: Looks = {
  terrains: {
    hills: { colour: '#c8693f', pattern: 'hills' },
    forest: { colour: '#2f6b3c', pattern: 'forest' },
    pasture: { colour: '#9cc95c', pattern: 'pasture' },
    fields: { colour: '#e3b93c', pattern: 'fields' },
    mountains: { colour: '#8b8f98', pattern: 'mountains' },
    desert: { colour: '#dcc89b', pattern: 'desert' },
    sea: { colour: '#4a90b8', pattern: 'sea' },
  },
  goods: {
    brick: { colour: '#b9542c', shape: 'brick' },
    lumber: { colour: '#2f6b3c', shape: 'log' },
    wool: { colour: '#7fae3e', shape: 'fleece' },
    grain: { colour: '#c9981d', shape: 'sheaf' },
    ore: { colour: '#6b7079', shape: 'stone' },
  },
  pieces: {
    road: { shape: 'road' },
    settlement: { shape: 'house' },
    city: { shape: 'city' },
  },
  blockers: { robber: { shape: 'pawn', colour: '#2b2b30' } },
  numbers: { rolled: { by: 'dice' } },
  events: {
    'offer-accepted': OF_THE_OFFER,
    'offer-declined': OF_THE_OFFER,
    'offer-countered': OF_THE_OFFER,
    'offer-withdrawn': OF_THE_OFFER,
    'offer-failed': OF_THE_OFFER,
    traded: OF_THE_OFFER,
    award: { befalls: 'from' },
    removed: { befalls: 'seat' },
    downgraded: { befalls: 'seat' },
  },
  moves: {
    'place-building': { shape: 'house' },
    roll: { flow: 'on' },
    'end-trade': { flow: 'on' },
    'end-turn': { flow: 'end' },
    'done-building': { flow: 'end' },
    offer: { toOne: true },
    accept: { flow: 'on', at: 'offer' },
    decline: { at: 'offer' },
    counter: { at: 'offer' },
    'trade-with': { at: 'offer' },
    withdraw: { at: 'offer' },
  },
};

export const baseLooks: Looks = {
  cards: {
    knight: { shape: 'knight', colour: '#7a3b3b' },
    'road-building': { shape: 'road', colour: '#8a6a2f' },
    'year-of-plenty': { shape: 'barrel', colour: '#3f7a4a' },
    monopoly: { shape: 'scroll', colour: '#5a4a8a' },
    'victory-point': { shape: 'star', colour: '#b8902a' },
  },
  moves: { 'buy-card': { shape: 'scroll', colour: '#cbb58a' } },
};
